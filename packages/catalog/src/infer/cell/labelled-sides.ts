// Recognises sides with their letters in a cell, in any number and order: `L1500 Ø26`, `Ø120, H 70`, `L618 B618 H14 / DA 605x605`. Once these tell
// that a column is about sides, cells without letters (`330x165, DA322x157`) and with joined ones (`Ø102, BH158x219`) are read, too.

import type { Decimal } from '../../mapping/mapping.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { BETWEEN_SIDES, SIZE_NUMBER, writtenSizeOf } from './written-size.ts';

export interface LabelledSide {
  /** As it is written: `L`, `Ø`. */
  readonly letter: string;
  readonly pattern: string;
  readonly decimal: Decimal | null;
}

const SIDE = new RegExp(
  `(?<![\\p{L}\\d])(Ø|⌀|[BHTLWD])\\s?[:=]?\\s?(${SIZE_NUMBER})(?:\\s?[cdm]?m)?(?![\\p{L}\\d]|\\s?[x×*])`,
  'gu',
);
/** `330x165` at the beginning of a cell. */
const BARE = new RegExp(`^(${SIZE_NUMBER})${BETWEEN_SIDES}(${SIZE_NUMBER})(?:${BETWEEN_SIDES}(${SIZE_NUMBER}))?`, 'u');
const BARE_ORDER = ['L', 'B', 'H'] as const;
/** The share of cells without letters whose first side is the longest, as length before width has it. */
const LONGEST_FIRST = 0.95;
const JOINED = new RegExp(`(?<![\\p{L}\\d])([BHTL]{2,3})\\s?(${SIZE_NUMBER}(?:${BETWEEN_SIDES}${SIZE_NUMBER})+)`, 'gu');
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
  const known = often.map(([letter]) => letter);
  const further = [...bareSides(known, values), ...joinedSides(known, values)];
  return known.map((letter) => ({
    letter,
    pattern: [
      `(?<![\\p{L}\\d])${letter}\\s?[:=]?\\s?(${SIZE_NUMBER})`,
      ...further.flatMap((side) => (side.letter === letter ? side.pattern : [])),
    ].join('|'),
    decimal: commas > 0 ? 'comma' : null,
  }));
}

interface FurtherSide {
  readonly letter: string;
  readonly pattern: string;
}

/** The sides of cells without letters, where other cells say length and width with letters, and the longer one comes first. */
function bareSides(known: readonly string[], values: readonly CountedValue[]): readonly FurtherSide[] {
  if (!known.includes('L') || !known.includes('B')) return [];
  let [bare, falling] = [0, 0];
  for (const { text, count } of values) {
    const [, first = '', second = ''] = BARE.exec(text) ?? [];
    if (first === '') continue;
    bare += count;
    if (writtenSizeOf(first) >= writtenSizeOf(second)) falling += count;
  }
  if (bare < FEWEST_CELLS || falling < bare * LONGEST_FIRST) return [];
  return BARE_ORDER.map((letter, nth) => {
    const before = `${SIZE_NUMBER}${BETWEEN_SIDES}`.repeat(nth);
    return { letter, pattern: `^${before}(${SIZE_NUMBER})${nth === 0 ? `(?=${BETWEEN_SIDES}\\d)` : ''}` };
  });
}

/** `BH158x219`: as many sides as letters. */
function joinedSides(known: readonly string[], values: readonly CountedValue[]): readonly FurtherSide[] {
  const counts = new Map<string, number>();
  for (const { text, count } of values) {
    for (const [, letters = '', sides = ''] of text.matchAll(JOINED)) {
      const isEach = new Set(letters).size === letters.length && sides.split(/[x×*]/).length === letters.length;
      if (isEach) counts.set(letters, (counts.get(letters) ?? 0) + count);
    }
  }
  return [...counts].flatMap(([letters, count]) =>
    count < FEWEST_CELLS || ![...letters].every((letter) => known.includes(letter))
      ? []
      : [...letters].map((letter, nth) => ({
          letter,
          pattern: `(?<![\\p{L}\\d])${letters}\\s?${`${SIZE_NUMBER}${BETWEEN_SIDES}`.repeat(nth)}(${SIZE_NUMBER})`,
        })),
  );
}

/**
 * The unit of all sides: the one behind nearly all numbers, or, in cells without any, millimetres where some sides are so long that
 * they cannot be centimetres. Null: nobody knows.
 */
export function unitOfSides(values: readonly CountedValue[]): string | null {
  const units = new Map<string, number>();
  let [total, long] = [0, 0];
  for (const { text, count } of values) {
    const found = [...text.matchAll(SIDE)];
    if (found.length === 0) continue;
    total += count;
    const written = found.map(([side]) => /[cdm]?m$/.exec(side)?.[0] ?? '');
    for (const unit of new Set(written)) units.set(unit, (units.get(unit) ?? 0) + count);
    if (found.some(([, , number = '']) => writtenSizeOf(number) >= TOO_LONG_FOR_CM)) long += count;
  }
  const [most] = [...units].toSorted(([, a], [, b]) => b - a);
  if (most === undefined || most[1] < total * AGREED) return null;
  return most[0] === '' ? (long >= total * SOME ? 'mm' : null) : most[0];
}

/** Nine metres. */
const TOO_LONG_FOR_CM = 900;
const SOME = 0.05;
const AGREED = 0.9;
