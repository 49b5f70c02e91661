// Adds up what happens to the shoppers of a crowd.

import type { AlternativeOf } from './alternatives.ts';
import type { ConversationState } from './conversation-state.ts';
import { type Crowd, type CrowdWatcher, countCounted } from './play-shoppers.ts';
import type { Figures } from './shopper-figures.ts';

const NEVER = 0xffff;

/** Told where a conversation ends without some shoppers' very product: all products of its shoppers, and those not shown. */
export type OnLost = (state: ConversationState, products: readonly number[], lost: readonly number[]) => void;

export class Tally implements CrowdWatcher {
  readonly #products: Uint32Array;
  readonly #alternatives: Uint32Array;
  readonly #alternativeOf: AlternativeOf;
  readonly #counted: number;
  readonly #onLost: OnLost;
  readonly #onDone: (shoppers: number) => void;
  /** Shopper → after how many replies the product was first among the results of the moment, and among those given. */
  readonly #needed: Uint16Array;
  readonly #seen: Uint16Array;
  #found = 0;
  #foundVariant = 0;
  #foundFirst = 0;
  #foundFirstVariant = 0;
  #ranks = 0;
  #neededByFound = 0;
  #seenByFound = 0;
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
    this.#seen = new Uint16Array(counted).fill(NEVER);
  }

  asked(_: ConversationState, shoppers: readonly number[]): void {
    this.#questions += countCounted(shoppers, this.#counted);
  }

  reached({ results, replies, session }: ConversationState, shoppers: readonly number[], isFirstGiven: boolean): void {
    const shown = new Set(results);
    const alternatives = new Set(results.map(this.#alternativeOf));
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      if (!alternatives.has(this.#alternatives[shopper] as number)) continue;
      if (isFirstGiven) this.#foundFirstVariant++;
      if (!shown.has(this.#products[shopper] as number)) continue;
      if (this.#needed[shopper] === NEVER) this.#needed[shopper] = replies;
      if (session.resultsGiven && this.#seen[shopper] === NEVER) this.#seen[shopper] = replies;
      if (isFirstGiven) this.#foundFirst++;
    }
    if (isFirstGiven) this.#repliesBeforeResults += replies * countCounted(shoppers, this.#counted);
  }

  ended(state: ConversationState, shoppers: readonly number[]): void {
    const ranks = new Map(state.results.map((product, place) => [product, place + 1]));
    const alternatives = new Set(state.results.map(this.#alternativeOf));
    const all = countCounted(shoppers, this.#counted);
    this.#fewest = Math.min(this.#fewest, state.replies);
    this.#most = Math.max(this.#most, state.replies);
    this.#setAside += all * state.setAside;
    if (state.results.length === 0) this.#empty += all;
    const lost: number[] = [];
    for (const shopper of shoppers) {
      if (shopper >= this.#counted) break;
      if (alternatives.has(this.#alternatives[shopper] as number)) this.#foundVariant++;
      const rank = ranks.get(this.#products[shopper] as number);
      if (rank === undefined) lost.push(this.#products[shopper] as number);
      else {
        this.#found++;
        this.#ranks += rank;
        this.#neededByFound += this.#needed[shopper] as number;
        this.#seenByFound += this.#seen[shopper] as number;
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
      foundVariant: this.#foundVariant / all,
      foundFirst: this.#foundFirst / all,
      foundFirstVariant: this.#foundFirstVariant / all,
      meanRank: found === 0 ? null : this.#ranks / found,
      questions: {
        mean: this.#questions / all,
        fewest: this.#counted === 0 ? 0 : this.#fewest,
        most: this.#most,
      },
      repliesBeforeResults: this.#repliesBeforeResults / all,
      repliesNeeded: found === 0 ? null : this.#neededByFound / found,
      repliesUntilSeen: found === 0 ? null : this.#seenByFound / found,
      empty: this.#empty / all,
      setAside: this.#setAside / all,
    };
  }
}
