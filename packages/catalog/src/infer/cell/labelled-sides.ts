// Recognises sides with their letters in a cell, in any number and order: `L1500 Ø26`, `Ø120, H 70`, `L618 B618 H14 / DA 605x605`.

import type { Decimal } from '../../mapping/mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';

export interface LabelledSide {
  /** As it is written: `L`, `Ø`. */
  readonly letter: string;
  readonly pattern: string;
  readonly decimal: Decimal | null;
}

const NUMBER = '\\d+(?:[.,]\\d+)?';
const SIDE = new RegExp(
  `(?<![\\p{L}\\d])(Ø|⌀|[BHTLWD])\\s?[:=]?\\s?(${NUMBER})(?:\\s?[cdm]?m)?(?![\\p{L}\\d]|\\s?[x×*])`,
  'gu',
);
const ENOUGH = 0.6;
const FEWEST_CELLS = 5;
/** The share of cells that must have a side for it to become an attribute. */
const LEAST_SHARE = 0.05;
/** Names that say size. Under any other name, letters before numbers may be codes, unless a cell has several sides. */
const NAMES_SIDES =
  /(?:abmess|dimension|ma(?:ß|ss)e?(?: |$)|gro(?:ß|ss)en?(?: |$)|sizes?(?: |$)|measurement|rozm[eě]r|rozmiar|wymiar|размер|розмір|габарит|medidas|mesures|misure|afmeting|mitat|m[aå]tt|m[aå]l(?: |$))/iu;
const SEVERAL = 0.3;

/** `name`: the name of the column. Null: the cells are something else. */
export function recogniseLabelledSides(name: string, values: readonly CountedValue[]): readonly LabelledSide[] | null {
  const letters = new Map<string, number>();
  let [total, having, several, commas] = [0, 0, 0, 0];
  for (const { text, count } of values) {
    total += count;
    const found = [...text.matchAll(SIDE)];
    if (found.length > 0) having += count;
    if (found.length > 1) several += count;
    for (const letter of new Set(found.map(([, written = '']) => written))) {
      letters.set(letter, (letters.get(letter) ?? 0) + count);
    }
    if (found.some(([, , number = '']) => /,\d{1,2}$/.test(number))) commas += count;
  }
  const often = [...letters].filter(([, count]) => count >= Math.max(FEWEST_CELLS, total * LEAST_SHARE));
  const areSides = NAMES_SIDES.test(name) || several >= total * SEVERAL;
  if (having < total * ENOUGH || often.length < 2 || !areSides) return null;
  return often.map(([letter]) => ({
    letter,
    pattern: `(?<![\\p{L}\\d])${letter}\\s?[:=]?\\s?(${NUMBER})`,
    decimal: commas > 0 ? 'comma' : null,
  }));
}
