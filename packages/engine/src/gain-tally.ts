// Sums up the answers of one question to the gain of asking it.

import type { CandidateSample } from './candidate-sample.ts';
import { BIT, LOGARITHMS } from './log-table.ts';

/** Of one bit: gains that differ by less than one such part are equal. */
export const GAIN_UNITS = 1024;

/** Takes each answer by how many of the sample it fits and how many it leaves. */
export class GainTally {
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
