// Joins values that people take for the same: spellings that differ in capitals, separators or a plural only, packs of as many,
// areas, colours with two names, and plain words in two languages.

import { valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../../alike-form.ts';
import { colorCode } from '../words/color-code.ts';
import { kindKey } from '../words/kind-synonyms.ts';
import { placeOfWord } from '../words/word-in-language.ts';
import type { Concept } from './concept-names.ts';
import type { Profile } from './profile.ts';

/** The spellings, most frequent first, but sides with a slash behind others. Never empty. */
export interface SameValues {
  readonly codes: readonly number[];
  readonly values: readonly string[];
  /** What shoppers call them where no value says it: `Purple` of `Purple & White` and `Purple & Black`. */
  readonly name?: string;
}

/** How many products have one of these. */
export const countOf = (some: readonly SameValues[], counts: Uint32Array): number =>
  some.reduce((sum, { codes }) => codes.reduce((all, code) => all + (counts[code] ?? 0), sum), 0);

/** `codes`: the most frequent first. The result has the same order. */
export function sameValues({ column, concept, counts }: Profile, codes: readonly number[]): SameValues[] {
  const byKey = new Map<string, { codes: number[]; values: string[]; count: number }>();
  const sidesOf = concept === 'size' ? readSides(codes.map((code) => valueAt(column, code))) : () => null;
  for (const code of codes) {
    const value = valueAt(column, code);
    const key = sidesOf(value) ?? meaningKey(concept, value) ?? spellingKey(value);
    const known = byKey.get(key);
    const count = counts[code] ?? 0;
    if (known === undefined) byKey.set(key, { codes: [code], values: [value], count });
    else {
      // A slash may mean anything.
      const isClearer = sidesOf(value) !== null && known.values[0]?.includes('/') === true && !value.includes('/');
      known.codes[isClearer ? 'unshift' : 'push'](code);
      known.values[isClearer ? 'unshift' : 'push'](value);
      known.count += count;
    }
  }
  return [...byKey.values()].sort((a, b) => b.count - a.count);
}

/** Plain words mean the same in all languages; colours also if they only look the same. Null: the spelling decides. */
function meaningKey(concept: Concept, value: string): string | null {
  if (concept === 'color') return colorCode(value);
  if (concept === 'kind') return kindKey(value);
  const place = placeOfWord(concept, value);
  return place === null ? null : `:${place}`;
}

function spellingKey(value: string): string {
  const key = value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const area = AREA.exec(key.replaceAll('×', 'x').replace(/[″”“]|''/g, '"'));
  if (area !== null) return `${area[1]} x ${area[2]}`;
  const pack = PACK_OF.exec(key);
  const form = inLatin(alikeForm(pack === null ? key : `${pack[2]} ${pack[1]}`) || key);
  return OTHER_NAMES.get(form) ?? form.replace(CYRILLIC_ENDING, '$1');
}

/** Names that a thing had before, as `alikeForm` makes them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  [['Mac OS X', 'Mac OS', 'OS X', 'macOS']].flatMap((names) =>
    names.map((name) => [alikeForm(name), alikeForm(names.at(-1) ?? name)] as const),
  ),
);

/** `А1` in Cyrillic letters looks just like `A1`. Words of such letters alone are left as they are. */
const inLatin = (form: string): string =>
  /\d/.test(form) && /^[\dавекмнорстух]+$/u.test(form)
    ? form.replace(/[авекмнорстух]/gu, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)))
    : form;
const [CYRILLIC, LATIN] = ['авекмнорстух', 'abekmhopctyx'] as const;

/** `Кругла`, `Круглі` and `Круглые` differ in gender, number or language only. */
const CYRILLIC_ENDING = /^(\p{Script=Cyrillic}{4,}?)(?:[иіыоеа]и|[аяое][яюе]|[ыи]е|[аяіиыоеє])$/u;

/** `70/200` is what others call `70×200 cm`, where all units of sides are the same. */
function readSides(values: readonly string[]): (value: string) => string | null {
  const units = new Set(values.flatMap((value) => SIDES.exec(value.trim())?.[4]?.toLowerCase() || []));
  if (units.size > 1) return () => null;
  return (value) => {
    const [, first = '', mark = '', second = ''] = SIDES.exec(value.trim()) ?? [];
    // A fraction has short numbers.
    if (first === '' || (mark === '/' && (first.length < 2 || second.length < 2))) return null;
    return `${first.replace(',', '.')} x ${second.replace(',', '.')}`;
  };
}

const SIDES = /^(\d+(?:[.,]\d+)?) ?([x×х*/]) ?(\d+(?:[.,]\d+)?) ?(?:(\p{L}{1,3})\.?)?$/iu;

/** `2" × 2"` and `2x2"`. */
const AREA = /^(\d+(?:[.,]\d+)?)"? ?x ?(\d+(?:[.,]\d+)?)"?$/;
/** `Pack of 5` is what others call `5-Pack`. */
const PACK_OF = /^(\p{L}+) (?:of|de|di|da|à|a|von|z|po|av|van) (\d+)$/u;
