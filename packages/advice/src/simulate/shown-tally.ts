// Adds up what a caller shows to the shoppers of a crowd: the product in mind, another of its variants, and products that miss
// something the shopper has said.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Caller, view } from '@guidepost/engine/converse';
import type { AlternativeOf } from './alternatives.ts';
import type { ConversationState } from './conversation-state.ts';
import { countMisses, type Misses } from './count-misses.ts';
import { type Crowd, type CrowdWatcher, countCounted } from './play-shoppers.ts';
import type { MissShares, Shown } from './shopper-figures.ts';

interface Moment {
  found: number;
  foundVariant: number;
  empty: number;
  shown: number;
  missing: number;
  unsaid: number;
}

const nothing = (): Moment => ({ found: 0, foundVariant: 0, empty: 0, shown: 0, missing: 0, unsaid: 0 });

export class ShownTally implements CrowdWatcher {
  readonly #compiled: CompiledAdvisor;
  readonly #crowd: Crowd;
  readonly #alternativeOf: AlternativeOf;
  readonly #caller: Caller;
  readonly #first = nothing();
  readonly #end = nothing();
  /** The results of the state looked at last: often it is both the first with results and the end. */
  #last: { readonly state: ConversationState; readonly results: readonly number[]; readonly misses: Misses } | null =
    null;

  constructor(compiled: CompiledAdvisor, crowd: Crowd, alternativeOf: AlternativeOf, caller: Caller) {
    this.#compiled = compiled;
    this.#crowd = crowd;
    this.#alternativeOf = alternativeOf;
    this.#caller = caller;
  }

  asked(): void {}

  reached(state: ConversationState, shoppers: readonly number[], isFirstGiven: boolean): void {
    if (isFirstGiven) this.#add(this.#first, state, shoppers);
  }

  ended(state: ConversationState, shoppers: readonly number[]): void {
    this.#add(this.#end, state, shoppers);
  }

  figures(): Shown {
    const all = Math.max(1, this.#crowd.counted);
    return {
      found: this.#end.found / all,
      foundVariant: this.#end.foundVariant / all,
      foundFirst: this.#first.found / all,
      foundFirstVariant: this.#first.foundVariant / all,
      empty: this.#end.empty / all,
      misses: { first: sharesOf(this.#first), end: sharesOf(this.#end) },
    };
  }

  #add(moment: Moment, state: ConversationState, shoppers: readonly number[]): void {
    const { products, counted } = this.#crowd;
    const { results, misses } = this.#resultsOf(state);
    const all = countCounted(shoppers, counted);
    if (results.length === 0) moment.empty += all;
    moment.shown += all * results.length;
    moment.missing += all * misses.missing;
    moment.unsaid += all * misses.unsaid;
    const shown = new Set(results);
    const alternatives = new Set(results.map(this.#alternativeOf));
    for (const shopper of shoppers.slice(0, all)) {
      const product = products[shopper] as number;
      if (shown.has(product)) moment.found++;
      if (alternatives.has(this.#alternativeOf(product))) moment.foundVariant++;
    }
  }

  #resultsOf(state: ConversationState) {
    if (this.#last?.state === state) return this.#last;
    const results = view(this.#compiled, state.session, this.#caller).results ?? [];
    const misses = countMisses(this.#compiled, state.session, results, this.#caller);
    this.#last = { state, results, misses };
    return this.#last;
  }
}

const sharesOf = ({ shown, missing, unsaid }: Moment): MissShares => ({
  missing: missing / Math.max(1, shown),
  unsaid: unsaid / Math.max(1, shown),
});
