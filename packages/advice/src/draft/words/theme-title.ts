// Shops write tags for search engines and for programs. This finds the tags by which people would choose, joins spellings of the same tag, and
// writes a tag as an answer.

import { capital } from '@guidepost/fault/say-names';
import { foldText } from './fold-text.ts';

/** Words in tags that are only for the shop itself. */
const MARKS =
  /\b(imports?|imported|reviews?|inventory|pricing|shipping|versand\w*|sales?|discounts?|rabatt|promo\w*|clearance|featured|best ?sell\w*|new arrivals?|neu|new|tests?|tmp|temp|hidden|archived?|drafts?|wholesale|pre ?order|app|google|facebook|instagram|seo|merch|merchandise|products?|produkte?|all|alle|other|misc|sonstige\w*|gift ideas?|stock|sku|vendor|status|tags?|default|none|unknown|todo)\b/;
const LONGEST = 24;
const MOST_WORDS = 4;
const MOST_DIGITS = 4;

/** True for words that people read, not for marks of programs (`import_2021_02_11`), dates or numbers. */
export function isTheme(tag: string): boolean {
  const folded = foldText(tag);
  const words = folded.split(' ');
  if (tag.length > LONGEST || words.length > MOST_WORDS || /[:=/\\<>{}#@|]/.test(tag)) return false;
  if (!/\p{L}{3}/u.test(folded) || folded.replace(/\D/g, '').length > MOST_DIGITS) return false;
  return !MARKS.test(folded);
}

/** `Black_Pink`, `blackpink` and `BlackPink` are one theme; so are `sticker` and `stickers`. */
export const themeKey = (tag: string): string => {
  const letters = foldText(tag).replaceAll(' ', '');
  return letters.length > 4 && /[^s]s$/.test(letters) ? letters.slice(0, -1) : letters;
};

/** Words that stay in lower case within a name. */
const SMALL = new Set('a an and at by for from in of on or the to with und der die das von mit zu im am'.split(' '));

/** `taylor_swift` becomes `Taylor Swift`. */
export const themeTitle = (tag: string): string =>
  tag
    .replace(/[_\s]+/g, ' ')
    .trim()
    .split(' ')
    .map((word, nth) => (nth > 0 && SMALL.has(word) ? word : /^\p{Ll}/u.test(word) ? capital(word) : word))
    .join(' ');
