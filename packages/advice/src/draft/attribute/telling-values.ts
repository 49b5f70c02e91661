// Which values of an attribute are worth offering: not one that every product has, nor two that always go together.

import type { Profile } from './profile.ts';

/** Codes, most frequent first. Only lists have values that every product has, or that share all of their products. */
export function tellingValues(profile: Profile): number[] {
  const { codes, counts, products, column } = profile;
  const byCount = codes
    .filter((code) => (counts[code] ?? 0) < products)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  if (column.type !== 'list') return byCount;
  const marks = markProducts(profile);
  const seen = new Set<string>();
  return byCount.filter((code) => {
    const mark = `${counts[code]} ${marks[code]}`;
    return !seen.has(mark) && seen.add(mark);
  });
}

/** Code → a number made of the products that have it: values of the same products have the same, others hardly ever. */
function markProducts({ column, counts, scope }: Profile): Uint32Array {
  const marks = new Uint32Array(counts.length);
  if (column.offsets === null) return marks;
  for (const product of scope) {
    const mixed = Math.imul(product + 1, 0x9e3779b1);
    const own = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    const end = column.offsets[product + 1] ?? 0;
    for (let at = column.offsets[product] ?? 0; at < end; at++) {
      const code = column.codes[at] ?? 0;
      marks[code] = ((marks[code] ?? 0) + own) >>> 0;
    }
  }
  return marks;
}
