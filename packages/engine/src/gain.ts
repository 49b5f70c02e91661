// How much a reply to a question narrows the choice, on average over the candidates: log2 of how many there are, less log2 of how
// many are left. Nothing is gained by narrowing below what fits into view. Preferences count like filters: they bring the right
// products to the front. Looks at candidates alone, so that equal candidates always have equal gains.

import { type Bits, hasBit } from './bits.ts';
import type { CandidateSample } from './candidate-sample.ts';
import type { CompiledChoice, CompiledQuestion, CompiledValues } from './compile.ts';
import { GainTally } from './gain-tally.ts';
import type { Narrowed } from './narrow.ts';
import { tallyRange } from './range-gain.ts';
import { isRedundant } from './redundant.ts';
import { scratchCounts, scratchMarks } from './scratch.ts';
import { type Column, valueCount } from './snapshot.ts';

export interface Gain {
  /** In 1/1024 bit, a whole number. */
  readonly gain: number;
  /** Whether `max` leaves out values of more than one in twenty of the candidates that have one. */
  readonly hidesValues: boolean;
}

export function gainOf(compiled: CompiledQuestion, narrowed: Narrowed, sample: CandidateSample, limit: number): Gain {
  const tally = new GainTally(sample, limit);
  switch (compiled.kind) {
    case 'choice':
      return { gain: tallyChoice(compiled, narrowed, sample, tally), hidesValues: false };
    case 'values':
      return tallyValues(compiled, sample, tally);
    case 'range':
      return { gain: tallyRange(compiled, narrowed, sample, tally), hidesValues: false };
  }
}

function tallyChoice(
  compiled: CompiledChoice,
  { candidates }: Narrowed,
  sample: CandidateSample,
  tally: GainTally,
): number {
  const covered = scratchMarks(sample.length);
  for (const answer of compiled.answers) {
    const { satisfied, possible } = answer;
    // Who has a product in mind says more than "no preference".
    if (satisfied === null || isRedundant(answer, compiled, candidates)) continue;
    const fitting = markWithin(sample, satisfied, covered);
    if (fitting === 0) continue;
    tally.add(fitting, possible === satisfied || possible === null ? fitting : countWithin(sample, possible));
  }
  let count = 0;
  for (let at = 0; at < sample.length; at++) count += covered[at] as number;
  return tally.gain(count);
}

function markWithin({ products, length }: CandidateSample, set: Bits, marks: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < length; at++) {
    if (!hasBit(set, products[at] as number)) continue;
    marks[at] = 1;
    count++;
  }
  return count;
}

function countWithin({ products, length }: CandidateSample, set: Bits): number {
  let count = 0;
  for (let at = 0; at < length; at++) if (hasBit(set, products[at] as number)) count++;
  return count;
}

function tallyValues({ question, max, values }: CompiledValues, sample: CandidateSample, tally: GainTally): Gain {
  if (values === null) return { gain: 0, hidesValues: false };
  const { column } = values;
  const counts = scratchCounts(valueCount(column) + 1);
  const known = countCodes(column, sample, counts);
  const codes: number[] = [];
  for (let code = 1; code <= valueCount(column); code++) if ((counts[code] as number) > 0) codes.push(code);
  const hidden = codes.length > max ? codes.sort(byCount(counts)).splice(max) : [];
  for (const code of hidden) counts[code] = 0;
  const covered = hidden.length === 0 ? known : countCovered(column, sample, counts);
  const unknown = question.missing === 'keep' ? sample.length - known : 0;
  for (const code of codes) {
    const fitting = counts[code] as number;
    tally.add(fitting, fitting + unknown);
  }
  return { gain: tally.gain(covered), hidesValues: covered * 20 < known * 19 };
}

const byCount = (counts: Uint32Array) => (a: number, b: number) =>
  (counts[b] as number) - (counts[a] as number) || a - b;

/** Adds each value of the sample to the count of its code. Returns how many of the sample have a value. */
function countCodes({ codes, offsets }: Column, { products, length }: CandidateSample, counts: Uint32Array): number {
  let known = 0;
  for (let place = 0; place < length; place++) {
    const product = products[place] as number;
    const start = offsets === null ? product : (offsets[product] as number);
    const end = offsets === null ? product + 1 : (offsets[product + 1] as number);
    let isKnown = 0;
    for (let at = start; at < end; at++) {
      const code = codes[at] as number;
      if (code === 0) continue;
      counts[code] = (counts[code] as number) + 1;
      isKnown = 1;
    }
    known += isKnown;
  }
  return known;
}

/** How many of the sample have a code that is counted. */
function countCovered({ codes, offsets }: Column, { products, length }: CandidateSample, counts: Uint32Array): number {
  let covered = 0;
  for (let place = 0; place < length; place++) {
    const product = products[place] as number;
    const end = offsets === null ? product + 1 : (offsets[product + 1] as number);
    for (let at = offsets === null ? product : (offsets[product] as number); at < end; at++) {
      const code = codes[at] as number;
      if (code === 0 || counts[code] === 0) continue;
      covered++;
      break;
    }
  }
  return covered;
}
