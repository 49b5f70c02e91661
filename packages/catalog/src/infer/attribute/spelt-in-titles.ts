// Makers as addresses have them, `royal-alder`, beside titles that write `ROYAL Alder`: shoppers read what titles have.

import { slugOf } from '../../mapping/compile-value.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

const SLUG = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u;
/** Of the titles of a maker. */
const MOSTLY = 0.5;

/** Value → its spelling in most titles. Empty: the column is not of slugs. `titles`: the columns that titles are made of. */
export function spelledInTitles(
  column: ColumnFacts,
  titles: readonly ColumnFacts[],
  rows: number,
): ReadonlyMap<string, string> {
  const spelled = new Map<string, string>();
  if (column.isArray || !column.values.some(({ text }) => SLUG.test(text) && text.includes('-'))) return spelled;
  const slugs = column.values.filter(({ text }) => SLUG.test(text) && /\p{L}/u.test(text));
  const found = new Map<string, Map<string, number>>(slugs.map(({ text }) => [text, new Map()]));
  for (let row = 0; row < rows; row++) {
    const slug = column.textAt(row);
    const counts = found.get(slug);
    if (counts === undefined) continue;
    const written = speltIn(titles.map((title) => title.textAt(row)).join(' '), slug);
    if (written !== null) counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  for (const { text, count } of slugs) {
    const spellings = [...(found.get(text) ?? [])].toSorted(([, a], [, b]) => b - a);
    const all = spellings.reduce((sum, [, times]) => sum + times, 0);
    const [best] = spellings;
    if (best !== undefined && all > count * MOSTLY && best[0] !== text) spelled.set(text, best[0]);
  }
  // A column in small letters may be meant so. What has blanks in titles and hyphens here is made for addresses.
  return [...spelled.values()].some((text) => text.includes(' ')) ? spelled : new Map();
}

/** The words of a title that are those of the slug. */
function speltIn(title: string, slug: string): string | null {
  const count = slug.split('-').length;
  const words = title.split(/\s+/);
  for (let at = 0; at < words.length; at++) {
    for (let end = at + 1; end <= Math.min(words.length, at + count); end++) {
      const written = words
        .slice(at, end)
        .join(' ')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (slugOf(written) === slug) return written;
    }
  }
  return null;
}
