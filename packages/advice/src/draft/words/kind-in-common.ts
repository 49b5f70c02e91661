// Finds what all products of a catalog are, in words of the catalog, for the title of the advisor.

import { valueAt } from '@guidepost/engine/snapshot';
import { capital } from '@guidepost/fault/say-names';
import type { Profile } from '../attribute/profile.ts';
import { areEnglish } from './english-answers.ts';
import { kindKey } from './kind-synonyms.ts';
import type { DraftLanguage } from './languages/languages.ts';
import { tidyTitle } from './tidy-title.ts';

const MOST_KINDS = 40;
/** The share of products that must have a kind. With fewer, the name would not fit the catalog. */
const LEAST_FILL = 0.9;
/** Short words that people read, not lists and not names of shelves. */
const READABLE = /^\p{L}[\p{L}\p{M}’'-]*( [\p{L}\p{M}’'-]+){0,2}$/u;
const LONGEST = 30;
const NOT_A_KIND =
  /^(simple|configurable|variable|virtual|bundle|grouped|downloadable|products?|produkte?|artikel|items?|other|others|misc|sonstiges?|zubehör|accessor(y|ies)|sale|neu|new|default|all|alle|sets?|parts?|teile)$/i;

/** `Circumaural`, `Portable`, `Over-ear`: what things are like, and not what they are. */
const ADJECTIVE = /^(?:\p{L}{3,}(?:al|ous|ive|able|ible|less|ic|ish|ed)|(?:over|on|in|behind)[- ]\p{L}+)$/iu;

/** A shop of wines has a few glasses, too. */
const MOST = 0.8;
/** In these languages the thing comes first: `Vino tinto`. */
const THING_FIRST: ReadonlySet<DraftLanguage> = new Set(['es', 'fr', 'it', 'pt', 'ro', 'pl', 'ca', 'id', 'vi', 'th']);
/** What stands behind a small word is what the thing is for, or from: `Battery for laptops`. */
const SMALL_WORD = /^\p{Ll}{1,3}$/u;

/**
 * `Running Shoes` for `Road Running Shoes` and `Trail Running Shoes`; null if they are several things, or the words are of another language.
 * `share`: of the products, so many must be of the kind.
 */
export function kindInCommon(profiles: readonly Profile[], language: DraftLanguage, share = MOST): string | null {
  const isFirst = THING_FIRST.has(language);
  for (const profile of profiles) {
    const { concept, codes, counts, known, products, attribute, column } = profile;
    if (concept !== 'kind' || attribute.type !== 'text' || known < LEAST_FILL * products) continue;
    if (codes.length === 0 || codes.length > MOST_KINDS || areEnglish(profile, language)) continue;
    const kinds = codes.map((code) => {
      const words = tidyTitle(
        valueAt(column, code)
          .split(/\s+>\s+/)
          .at(-1) ?? '',
      ).split(' ');
      return { words, thing: (isFirst ? words[0] : words.at(-1))?.toLowerCase(), count: counts[code] ?? 0 };
    });
    const usual = kinds.toSorted((a, b) => b.count - a.count)[0];
    const same = kinds.filter(({ thing }) => thing === usual?.thing);
    if (!isFirst && same.some(({ words }) => words.slice(1, -1).some((word) => SMALL_WORD.test(word)))) continue;
    if (same.reduce((sum, { count }) => sum + count, 0) < share * known) continue;
    const shared = same
      .map(({ words }) => words)
      .reduce(isFirst ? beginningInCommon : endInCommon)
      .join(' ');
    if (language === 'en' && ADJECTIVE.test(shared)) continue;
    if (shared.length >= 3 && shared.length <= LONGEST && READABLE.test(shared) && !NOT_A_KIND.test(shared))
      return capital(shared);
  }
  return null;
}

/** The name of a catalog if it is a plain English word for goods (`laptops`); null for any other name, which only the shop understands. */
export function kindOfName(catalog: string, language: DraftLanguage): string | null {
  const kind = language === 'en' ? kindKey(catalog.replace(/[-_]+/g, ' ')) : null;
  return kind === null ? null : (SPELT.get(kind) ?? kind);
}
const SPELT: ReadonlyMap<string, string> = new Map([
  ['tv', 'TV'],
  ['t shirt', 'T-shirt'],
]);

/** The first words that both have. */
const beginningInCommon = (a: readonly string[], b: readonly string[]): string[] =>
  endInCommon(a.toReversed(), b.toReversed()).toReversed();

/** The last words that both have. */
function endInCommon(a: readonly string[], b: readonly string[]): string[] {
  let length = 0;
  while (
    length < Math.min(a.length, b.length) &&
    a.at(-1 - length)?.toLowerCase() === b.at(-1 - length)?.toLowerCase()
  ) {
    length++;
  }
  return a.slice(a.length - length);
}
