// Adds up what happens to the shoppers of a crowd.

import type { Reply } from '@guidepost/engine/session';
import type { AlternativeOf } from './alternatives.ts';
import type { Watcher } from './play-shoppers.ts';
import type { Figures } from './simulation-report.ts';
import type { State } from './state.ts';

const NEVER = 0xffff;

/** Told by {@link Tally} of those who did not find their product at the end of a conversation. */
export type OnLost = (state: State, shoppers: readonly number[], lost: readonly number[]) => void;

export class Tally implements Watcher {
  readonly #alternatives: Uint32Array;
  readonly #alternativeOf: AlternativeOf;
  readonly #counted: number;
  readonly #onLost: OnLost;
  readonly #onDone: (shoppers: number) => void;
  /** Shopper → after how many replies the product was first among the results of the moment. */
  readonly #needed: Uint16Array;
  #found = 0;
  #foundFirst = 0;
  #ranks = 0;
  #neededByFound = 0;
  #questions = 0;
  #fewest = Number.POSITIVE_INFINITY;
  #most = 0;
  #repliesBeforeResults = 0;
  #empty = 0;
  #setAside = 0;
  #answersOffered = 0;
  #bits = 0;

  /** `products`: shopper → the product in mind. */
  constructor(
    products: Uint32Array,
    counted: number,
    alternativeOf: AlternativeOf,
    onLost: OnLost,
    onDone: (shoppers: number) => void,
  ) {
    this.#alternatives = products.map(alternativeOf);
    this.#alternativeOf = alternativeOf;
    this.#counted = counted;
    this.#onLost = onLost;
    this.#onDone = onDone;
    this.#needed = new Uint16Array(counted).fill(NEVER);
  }

  asked({ replier }: State, shoppers: readonly number[], parts: ReadonlyMap<Reply, readonly number[]>): void {
    const all = this.#countCounted(shoppers);
    this.#questions += all;
    this.#answersOffered += all * (replier?.answers ?? 0);
    if (parts.size < 2) return;
    for (const part of parts.values()) {
      const some = this.#countCounted(part);
      if (some > 0) this.#bits += some * Math.log2(all / some);
    }
  }

  reached({ results, replies }: State, shoppers: readonly number[], isFirstGiven: boolean): void {
    const ranks = this.#ranksOf(results);
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      if (!ranks.has(this.#alternatives[shopper] as number)) continue;
      if (this.#needed[shopper] === NEVER) this.#needed[shopper] = replies;
      if (isFirstGiven) this.#foundFirst++;
    }
    if (isFirstGiven) this.#repliesBeforeResults += replies * this.#countCounted(shoppers);
  }

  ended(state: State, shoppers: readonly number[]): void {
    const ranks = this.#ranksOf(state.results);
    const all = this.#countCounted(shoppers);
    this.#fewest = Math.min(this.#fewest, state.replies);
    this.#most = Math.max(this.#most, state.replies);
    this.#setAside += all * state.setAside;
    if (state.results.length === 0) this.#empty += all;
    const lost: number[] = [];
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      const rank = ranks.get(this.#alternatives[shopper] as number);
      if (rank === undefined) lost.push(shopper);
      else {
        this.#found++;
        this.#ranks += rank;
        this.#neededByFound += this.#needed[shopper] as number;
      }
    }
    if (lost.length > 0) this.#onLost(state, shoppers, lost);
    this.#onDone(all);
  }

  figures(): Figures {
    const all = Math.max(1, this.#counted);
    const found = this.#found;
    return {
      shoppers: this.#counted,
      found: found / all,
      foundFirst: this.#foundFirst / all,
      meanRank: found === 0 ? null : this.#ranks / found,
      questions: {
        mean: this.#questions / all,
        fewest: this.#counted === 0 ? 0 : this.#fewest,
        most: this.#most,
      },
      repliesBeforeResults: this.#repliesBeforeResults / all,
      repliesNeeded: found === 0 ? null : this.#neededByFound / found,
      empty: this.#empty / all,
      setAside: this.#setAside / all,
    };
  }

  get answersOffered(): number {
    return this.#questions === 0 ? 0 : this.#answersOffered / this.#questions;
  }

  get bitsPerReply(): number {
    return this.#questions === 0 ? 0 : this.#bits / this.#questions;
  }

  #ranksOf(results: readonly number[]): Map<number, number> {
    return new Map(results.map((product, place) => [this.#alternativeOf(product), place + 1]));
  }

  /** Shoppers are in ascending order. */
  #countCounted(shoppers: readonly number[]): number {
    if ((shoppers.at(-1) ?? 0) < this.#counted) return shoppers.length;
    let low = 0;
    let high = shoppers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((shoppers[middle] as number) < this.#counted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
