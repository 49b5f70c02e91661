// Adds up what happens to the shoppers of a crowd.

import type { AlternativeOf } from './alternatives.ts';
import type { ConversationState } from './conversation-state.ts';
import { type Crowd, type CrowdWatcher, countCounted } from './play-shoppers.ts';
import type { Figures } from './simulation-report.ts';

const NEVER = 0xffff;

/** Told where a conversation ends without somebody's product: all products of its shoppers, and those not found. */
export type OnLost = (state: ConversationState, products: readonly number[], lost: readonly number[]) => void;

export class Tally implements CrowdWatcher {
  readonly #products: Uint32Array;
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

  constructor(
    { products, counted }: Crowd,
    alternativeOf: AlternativeOf,
    onLost: OnLost,
    onDone: (shoppers: number) => void,
  ) {
    this.#products = products;
    this.#alternatives = products.map(alternativeOf);
    this.#alternativeOf = alternativeOf;
    this.#counted = counted;
    this.#onLost = onLost;
    this.#onDone = onDone;
    this.#needed = new Uint16Array(counted).fill(NEVER);
  }

  asked(_: ConversationState, shoppers: readonly number[]): void {
    this.#questions += countCounted(shoppers, this.#counted);
  }

  reached({ results, replies }: ConversationState, shoppers: readonly number[], isFirstGiven: boolean): void {
    const ranks = this.#ranksOf(results);
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      if (!ranks.has(this.#alternatives[shopper] as number)) continue;
      if (this.#needed[shopper] === NEVER) this.#needed[shopper] = replies;
      if (isFirstGiven) this.#foundFirst++;
    }
    if (isFirstGiven) this.#repliesBeforeResults += replies * countCounted(shoppers, this.#counted);
  }

  ended(state: ConversationState, shoppers: readonly number[]): void {
    const ranks = this.#ranksOf(state.results);
    const all = countCounted(shoppers, this.#counted);
    this.#fewest = Math.min(this.#fewest, state.replies);
    this.#most = Math.max(this.#most, state.replies);
    this.#setAside += all * state.setAside;
    if (state.results.length === 0) this.#empty += all;
    const lost: number[] = [];
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      const rank = ranks.get(this.#alternatives[shopper] as number);
      if (rank === undefined) lost.push(this.#products[shopper] as number);
      else {
        this.#found++;
        this.#ranks += rank;
        this.#neededByFound += this.#needed[shopper] as number;
      }
    }
    if (lost.length > 0)
      this.#onLost(
        state,
        shoppers.map((shopper) => this.#products[shopper] as number),
        lost,
      );
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

  #ranksOf(results: readonly number[]): Map<number, number> {
    return new Map(results.map((product, place) => [this.#alternativeOf(product), place + 1]));
  }
}
