// How much a reply to a question narrows the choice, on average over the candidates: log2 of how many there are, less log2 of how
// many are left. Nothing is gained by narrowing below what fits into view. Preferences count like filters: they bring the right
// products to the front. Looks at candidates alone, so that equal candidates always have equal gains.

import { type Bits, hasBit } from './bits.ts';
import type { CandidateSample } from './candidate-sample.ts';
import type { CompiledChoice, CompiledQuestion, CompiledRange, CompiledValues } from './compile.ts';
import { BIT, LOGARITHMS } from './log-table.ts';
import type { Narrowed } from './narrow.ts';
import { offer } from './offer.ts';
import { scratchCounts, scratchMarks, scratchNumbers } from './scratch.ts';
import { firstAbove, firstAtLeast, valueCount } from './snapshot.ts';

export interface Gain {
  /** In 1/1024 bit, a whole number. */
  readonly gain: number;
  /** Whether `max` leaves out values of more than one in twenty of the candidates that have one. */
  readonly hidesValues: boolean;
}

/** Gains that differ by less are equal. */
export const GAIN_UNITS = 1024;

export function gainOf(compiled: CompiledQuestion, narrowed: Narrowed, sample: CandidateSample, limit: number): Gain {
  const tally = new Tally(sample, limit);
  switch (compiled.kind) {
    case 'choice':
      return { gain: tallyChoice(compiled, sample, tally), hidesValues: false };
    case 'values':
      return tallyValues(compiled, sample, tally);
    case 'range':
      return { gain: tallyRange(compiled, narrowed, sample, tally), hidesValues: false };
  }
}

/** Sums up answers, each by how many of the sample it fits and how many it leaves. */
class Tally {
  readonly #length: number;
  /** How many of the sample stand for all that is shown at once. */
  readonly #enough: number;
  #fitting = 0;
  #left = 0;

  constructor({ length, count }: CandidateSample, limit: number) {
    this.#length = length;
    this.#enough = Math.max(1, Math.min(length, Math.ceil((limit * length) / count)));
  }

  add(fitting: number, left: number): void {
    this.#fitting += fitting;
    this.#left += fitting * this.#logarithm(left);
  }

  /** `covered`: how many of the sample some answer fits. The others skip, which gains nothing. */
  gain(covered: number): number {
    const fitting = this.#fitting;
    if (fitting === 0) return 0;
    const narrowed = this.#logarithm(this.#length) * fitting - this.#left;
    return Math.round(((covered * narrowed) / (this.#length * fitting)) * (GAIN_UNITS / BIT));
  }

  #logarithm(products: number): number {
    return LOGARITHMS[products > this.#enough ? products : this.#enough] as number;
  }
}

function tallyChoice({ answers }: CompiledChoice, sample: CandidateSample, tally: Tally): number {
  const covered = scratchMarks(sample.length);
  for (const { satisfied, possible } of answers) {
    // Who has a product in mind says more than "no preference".
    if (satisfied === null) continue;
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

function tallyValues({ question, max, values }: CompiledValues, sample: CandidateSample, tally: Tally): Gain {
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

type ListedColumn = NonNullable<CompiledValues['values']>['column'];

const byCount = (counts: Uint32Array) => (a: number, b: number) =>
  (counts[b] as number) - (counts[a] as number) || a - b;

/** Adds each value of the sample to the count of its code. Returns how many of the sample have a value. */
function countCodes(
  { codes, offsets }: ListedColumn,
  { products, length }: CandidateSample,
  counts: Uint32Array,
): number {
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
function countCovered(
  { codes, offsets }: ListedColumn,
  { products, length }: CandidateSample,
  counts: Uint32Array,
): number {
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

/** By its groupings; without any, by four parts with as many candidates each. */
function tallyRange(compiled: CompiledRange, narrowed: Narrowed, sample: CandidateSample, tally: Tally): number {
  const { question, values } = compiled;
  const offered = offer(compiled, narrowed, false);
  if (values === null || offered.kind !== 'range') return 0;
  const { codes, numbers } = values.column;
  const codeRange = (from: number, to: number) => [firstAtLeast(numbers, from) + 1, firstAbove(numbers, to)] as const;
  const [low, high] = codeRange(offered.from, offered.to);
  const within = scratchNumbers(sample.length);
  let reachable = 0;
  let unknown = 0;
  for (let at = 0; at < sample.length; at++) {
    const code = codes[sample.products[at] as number] as number;
    if (code === 0) unknown++;
    else if (code >= low && code <= high) within[reachable++] = code;
  }
  const kept = question.missing === 'keep' ? unknown : 0;
  const parts =
    question.groupings.length === 0
      ? quarters(within.subarray(0, reachable).sort())
      : offered.groupings.map(({ from, to }) => codeRange(from, to));
  const counts = parts.map(() => 0);
  let covered = 0;
  for (let at = 0; at < reachable; at++) {
    const code = within[at] as number;
    let isCovered = 0;
    for (let part = 0; part < parts.length; part++) {
      const [from, to] = parts[part] as readonly [number, number];
      if (code < from || code > to) continue;
      counts[part] = (counts[part] as number) + 1;
      isCovered = 1;
    }
    covered += isCovered;
  }
  for (const fitting of counts) if (fitting > 0) tally.add(fitting, fitting + kept);
  return tally.gain(covered);
}

/** Four intervals of codes. Equal codes stay together, so an interval may be empty. */
function quarters(ascending: Uint32Array): (readonly [from: number, to: number])[] {
  const { length } = ascending;
  const starts = [0, 1, 2, 3].map((quarter) => ascending[Math.floor((quarter * length) / 4)] ?? 0);
  return starts.map((from, quarter) => {
    const next = starts[quarter + 1];
    return [from, next === undefined ? 0xffffffff : next - 1];
  });
}
