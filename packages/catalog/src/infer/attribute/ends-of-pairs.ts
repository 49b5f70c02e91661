// Tells whether pairs of numbers are the two ends of a range, as in `20,20000`, or two different things, as in `5,6000` for
// DDR5 at 6000 MHz. Ends are named only if there is no doubt. All other pairs get neutral names.

import { plainName } from '../column/column-names.ts';

export interface CountedPair {
  readonly numbers: readonly [number, number];
  /** Cells that have it. */
  readonly count: number;
}

/**
 * `ordered`: the first number is never the larger one, so a cell with a single number (a fixed speed) has it at both
 * ends. `placed`: the name says that it is a range, but the first number is sometimes the larger one (`150,20`: Hz and
 * kHz). Then the first number is the lower end whatever its value, and a single number says nothing about the upper end.
 */
export type EndsOfPairs = 'ordered' | 'placed';

/** `unit`: the cells have one unit, so both numbers measure the same. Null: nobody knows. */
export function endsOfPairs(pairs: readonly CountedPair[], name: string, unit: string | null): EndsOfPairs | null {
  const isOrdered = pairs.every(({ numbers: [first, second] }) => first <= second);
  if (namesRange(name)) return isOrdered ? 'ordered' : 'placed';
  return isOrdered && areFarApart(pairs) && (unit !== null || areOfOneQuantity(pairs)) ? 'ordered' : null;
}

const namesRange = (name: string): boolean => RANGE_NAME.test(` ${plainName(name)} `);

const RANGE_NAME =
  / (?:(?:frequency|temperature|operating|speed|voltage|dynamic) range|range|frequency response|(?:frequenz|temperatur|drehzahl|spannungs|mess|verstell|arbeits)?bereich|frequenzgang|spanne|min max|plage(?: de .+)?|rango(?: de .+)?|gamma di frequenza|bereik|rozsah|zakres) /;

/** Sizes such as `32,34` are near each other. At least some ranges are wide. */
function areFarApart(pairs: readonly CountedPair[]): boolean {
  let [far, all] = [0, 0];
  for (const { numbers, count } of pairs) {
    all += count;
    if (numbers[1] >= numbers[0] * 2 && numbers[1] > numbers[0]) far += count;
  }
  return far >= all * 0.1;
}

/**
 * The beginning of one range lies inside another range. Counts and kinds are few, and always smaller than the number
 * beside them.
 */
function areOfOneQuantity(pairs: readonly CountedPair[]): boolean {
  const firsts = new Set(pairs.map(({ numbers: [first] }) => first));
  const lowestSecond = pairs.reduce((lowest, { numbers: [, second] }) => Math.min(lowest, second), Infinity);
  return firsts.size >= MANY && [...firsts].filter((first) => first > lowestSecond).length >= firsts.size * 0.1;
}

const MANY = 8;
