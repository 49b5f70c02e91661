// Pairs of numbers that are the two ends of a range, `20,20000`, and not two things of which one is a count or a kind: `5,6000`
// for DDR5 at 6000 MHz. Ends are named as such only where this is beyond doubt; any other pair keeps neutral names.

import { plainName } from '../column/column-names.ts';

export interface CountedPair {
  readonly numbers: readonly [number, number];
  /** Cells that have it. */
  readonly count: number;
}

/**
 * `ordered`: the first is never the larger one, so that a cell with a single number (a fixed speed) has that number at both ends.
 * `placed`: the name says that it is a range, but the first is the larger one here and there (`150,20`: Hz and kHz). The lower end
 * is what stands first then, whatever its number, and a single number says nothing of the upper one.
 */
export type EndsOfPairs = 'ordered' | 'placed';

/** `unit`: one unit stands behind the cells, so that both numbers are of one quantity. Null: nobody knows. */
export function endsOfPairs(pairs: readonly CountedPair[], name: string, unit: string | null): EndsOfPairs | null {
  const isOrdered = pairs.every(({ numbers: [first, second] }) => first <= second);
  if (namesRange(name)) return isOrdered ? 'ordered' : 'placed';
  return isOrdered && areFarApart(pairs) && (unit !== null || areOfOneQuantity(pairs)) ? 'ordered' : null;
}

const namesRange = (name: string): boolean => RANGE_NAME.test(` ${plainName(name)} `);

const RANGE_NAME =
  / (?:(?:frequency|temperature|operating|speed|voltage|dynamic) range|range|frequency response|(?:frequenz|temperatur|drehzahl|spannungs|mess|verstell|arbeits)?bereich|frequenzgang|spanne|min max|plage(?: de .+)?|rango(?: de .+)?|gamma di frequenza|bereik|rozsah|zakres) /;

/** Sizes such as `32,34` are near each other; the ends of ranges are not, at least some of them. */
function areFarApart(pairs: readonly CountedPair[]): boolean {
  let [far, all] = [0, 0];
  for (const { numbers, count } of pairs) {
    all += count;
    if (numbers[1] >= numbers[0] * 2 && numbers[1] > numbers[0]) far += count;
  }
  return far >= all * 0.1;
}

/** What begins one range is inside of another one; counts and kinds are few, and lie below what they stand beside. */
function areOfOneQuantity(pairs: readonly CountedPair[]): boolean {
  const firsts = new Set(pairs.map(({ numbers: [first] }) => first));
  const lowestSecond = pairs.reduce((lowest, { numbers: [, second] }) => Math.min(lowest, second), Infinity);
  return firsts.size >= MANY && [...firsts].filter((first) => first > lowestSecond).length >= firsts.size * 0.1;
}

const MANY = 8;
