// The gain of a RANGE question: its groupings, or four parts of the range, count as answers.

import type { CandidateSample } from './candidate-sample.ts';
import type { CompiledRange } from './compile.ts';
import type { GainTally } from './gain-tally.ts';
import type { Narrowed } from './narrow.ts';
import { offer } from './offer.ts';
import type { Range } from './range-id.ts';
import { scratchCounts, scratchNumbers } from './scratch.ts';
import { firstAbove, firstAtLeast, type NumberColumn } from './snapshot.ts';

/** By its groupings; without any, by four parts with as many candidates each. */
export function tallyRange(
  compiled: CompiledRange,
  narrowed: Narrowed,
  sample: CandidateSample,
  tally: GainTally,
): number {
  const { question, values } = compiled;
  const offered = offer(compiled, narrowed, false);
  if (values === null || offered.kind !== 'range') return 0;
  const { numbers } = values.column;
  const codesWithin = ({ from, to }: Range): Codes => ({
    first: firstAtLeast(numbers, from) + 1,
    end: firstAbove(numbers, to) + 1,
  });
  const { ascending, unknown } = listCodes(values.column, sample, codesWithin(offered));
  const kept = question.missing === 'keep' ? unknown : 0;
  const parts = question.groupings.length === 0 ? quarters(ascending) : offered.groupings.map(codesWithin);
  const countBelow = (code: number): number => firstNotBelow(ascending, code);
  let covered = 0;
  let coveredUpTo = 0;
  for (const { first, end } of parts.sort((a, b) => a.first - b.first)) {
    const fitting = countBelow(end) - countBelow(first);
    if (fitting <= 0) continue;
    tally.add(fitting, fitting + kept);
    // Groupings may overlap; what two of them cover counts once.
    covered += Math.max(0, countBelow(end) - countBelow(Math.max(first, coveredUpTo)));
    coveredUpTo = Math.max(coveredUpTo, end);
  }
  return tally.gain(covered);
}

/** Codes from `first` up to before `end`. */
interface Codes {
  readonly first: number;
  readonly end: number;
}

/** Up to so many values are sorted by counting them. */
const MOST_COUNTED = 16_384;

/** The sample's codes within an interval, ascending, and how many of the sample have no value. */
function listCodes(
  { codes, numbers }: NumberColumn,
  { products, length }: CandidateSample,
  { first, end }: Codes,
): { ascending: Uint32Array; unknown: number } {
  const within = scratchNumbers(length);
  let unknown = 0;
  let listed = 0;
  if (numbers.length > MOST_COUNTED) {
    for (let at = 0; at < length; at++) {
      const code = codes[products[at] as number] as number;
      if (code === 0) unknown++;
      else if (code >= first && code < end) within[listed++] = code;
    }
    return { ascending: within.subarray(0, listed).sort(), unknown };
  }
  const counts = scratchCounts(numbers.length + 1);
  for (let at = 0; at < length; at++) {
    const code = codes[products[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  for (let code = first; code < end; code++) {
    for (let left = counts[code] as number; left > 0; left--) within[listed++] = code;
  }
  return { ascending: within.subarray(0, listed), unknown: counts[0] as number };
}

/** Four intervals of codes. Equal codes stay together, so an interval may be empty. */
function quarters(ascending: Uint32Array): Codes[] {
  const { length } = ascending;
  const starts = [0, 1, 2, 3].map((quarter) => ascending[Math.floor((quarter * length) / 4)] ?? 0);
  return starts.map((first, quarter) => ({ first, end: starts[quarter + 1] ?? 0xffffffff }));
}

/** The place of the first code that is `bound` or more; the length if there is none. */
function firstNotBelow(ascending: Uint32Array, bound: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
