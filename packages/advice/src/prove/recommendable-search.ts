// Which products can be recommended at all: for each a truthful conversation that shows it, or a proof that none can, because
// as many others always come before it as there are results. What is neither shown nor proven is counted as undecided. The
// search can be left and gone on with, so that it takes what time others leave.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { textAt } from '@guidepost/engine/text-list';
import { describeNever, type Outdone } from './describe-never.ts';
import { Precedence } from './precedence.ts';
import type { ProofFinding, Recommendable } from './proof.ts';
import { type Candour, TruthfulShopper } from './truthful-conversation.ts';

const MOST_LISTED = 1000;
const MOST_WITH_CONVERSATION = 50;
/** The telling one comes before. */
const MANNERS: readonly Candour[] = ['brief', 'reticent', ...Array.from({ length: 60 }, (_, nth) => nth + 1)];

export interface RecommendableReport {
  readonly products: Recommendable;
  readonly finding: ProofFinding | null;
}

export class RecommendableSearch {
  readonly #compiled: CompiledAdvisor;
  readonly #shopper: TruthfulShopper;
  readonly #steps: Iterator<void>;
  /** What counts as one among the results (a product, or a group) → its products in scope. */
  readonly #keys = new Map<number, number[]>();
  readonly #shown = new Set<number>();
  readonly #outdone: Outdone[] = [];
  /** Conversations that may still be held. */
  #left: number;
  /** Of `#keys`: those that were looked at, or were shown before they were. */
  #passed = 0;

  /** `most`: the most conversations to hold. */
  constructor(compiled: CompiledAdvisor, most: number) {
    this.#compiled = compiled;
    this.#shopper = new TruthfulShopper(compiled);
    this.#left = most;
    for (const product of eachBit(compiled.scope)) {
      const alike = this.#keys.get(this.#keyOf(product));
      if (alike === undefined) this.#keys.set(this.#keyOf(product), [product]);
      else alike.push(product);
    }
    this.#steps = this.#search();
  }

  /** Begins, or goes on where it was left. */
  run(goOn: () => boolean): void {
    while (goOn() && this.#steps.next().done !== true);
  }

  /** How many products (or groups) had their turn, of how many. Until all had, nothing is said of any. */
  get turns(): { readonly done: number; readonly all: number } {
    return { done: this.#passed, all: this.#keys.size };
  }

  report(): RecommendableReport {
    const { snapshot } = this.#compiled;
    const outdone = new Map<number, Outdone[]>();
    for (const each of this.#outdone) {
      const key = this.#keyOf(each.product);
      outdone.set(key, [...(outdone.get(key) ?? []), each]);
    }
    // A group is hidden only where every product of it is.
    const hidden = [...this.#keys].flatMap(([key, products]) => {
      const own = this.#shown.has(key) ? [] : (outdone.get(key) ?? []);
      return own.length === products.length ? own.slice(0, 1) : [];
    });
    const products: Recommendable = {
      unit: this.#groups === null ? 'product' : 'group',
      inScope: this.#keys.size,
      recommended: this.#shown.size,
      never: hidden.length,
      neverSkus: hidden.slice(0, MOST_LISTED).map(({ product }) => textAt(snapshot.skus, product)),
      neverSaid: hidden.slice(0, MOST_WITH_CONVERSATION).map(({ said }) => said),
      undecided: this.#keys.size - this.#shown.size - hidden.length,
    };
    return { products, finding: describeNever(this.#compiled, products, hidden) };
  }

  get #groups(): Uint32Array | null {
    return this.#compiled.advisor.results.onePer === 'group' ? this.#compiled.snapshot.groups : null;
  }

  #keyOf(product: number): number {
    return this.#groups?.[product] ?? product;
  }

  /** One conversation, or one look for what comes before a product, at a time. */
  *#search(): Generator<void> {
    const hidden: Omit<Outdone, 'before'>[] = [];
    for (const [key, products] of this.#keys) {
      for (const product of products) {
        if (this.#shown.has(key) || this.#left === 0) break;
        const said = this.#converse(product, 'telling');
        yield;
        if (!this.#shown.has(key)) hidden.push({ product, said });
      }
      this.#passed += 1;
    }
    const open: number[] = [];
    const { limit } = this.#compiled.advisor.results;
    const precedence = hidden.length > 0 ? new Precedence(this.#compiled) : null;
    for (const each of hidden) {
      if (precedence === null || this.#shown.has(this.#keyOf(each.product))) continue;
      const before = precedence.findBefore(each.product, limit, (product) => this.#keyOf(product));
      if (before.length === limit) this.#outdone.push({ ...each, before });
      else open.push(each.product);
      yield;
    }
    for (const product of open) {
      for (const manner of MANNERS) {
        if (this.#shown.has(this.#keyOf(product)) || this.#left === 0) break;
        this.#converse(product, manner);
        yield;
      }
    }
  }

  #converse(product: number, manner: Candour): Outdone['said'] {
    this.#left--;
    const { said, shown } = this.#shopper.converse(product, manner);
    for (const result of shown) this.#shown.add(this.#keyOf(result));
    return said;
  }
}
