// How few of the advisor's own filter questions would do, if at every moment the one came next that narrows most, whichever it
// is: what the order in which an advisor asks is compared with. No advisor need be able to ask so (`ask_if` is left aside).

import { eachBit } from '@guidepost/engine/bits';
import { type CompiledAdvisor, type CompiledQuestion, compile } from '@guidepost/engine/compile';
import { withReply } from '@guidepost/engine/converse';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { isEmptyOffer, offer } from '@guidepost/engine/offer';
import type { Preparation } from '@guidepost/engine/prepare';
import type { Reply, Session } from '@guidepost/engine/session';
import { alternativesOf, countAlternatives } from './alternatives.ts';
import type { GreedyFigures } from './compared-figures.ts';
import type { Minds } from './crowds.ts';
import { makeReplier } from './make-replier.ts';

/** Less is a rounding error. */
const LEAST_BITS = 1e-9;

/** Of truthful shoppers. `preparation` is the one that `compiled` was made with. */
export function measureGreedyTree(compiled: CompiledAdvisor, preparation: Preparation, minds: Minds): GreedyFigures {
  const { advisor, snapshot } = compiled;
  const questions = advisor.questions
    .filter(({ role }) => role === 'filter')
    .map((question) => ({ ...question, askIf: null }));
  const tree = new GreedyTree(compile({ ...advisor, questions, order: 'listed', first: null }, snapshot, preparation));
  const shoppers = minds.products.subarray(0, minds.counted);
  tree.grow({ language: advisor.language, replies: {}, shown: null, resultsGiven: false }, [...shoppers], 0);
  const all = Math.max(1, shoppers.length);
  return { shoppers: shoppers.length, questions: tree.questions / all, fitting: tree.fitting / all };
}

class GreedyTree {
  readonly #free: CompiledAdvisor;
  readonly #limit: number;
  /** Summed over the shoppers. */
  questions = 0;
  fitting = 0;

  constructor(free: CompiledAdvisor) {
    this.#free = free;
    this.#limit = Math.max(1, free.advisor.results.limit);
  }

  grow(session: Session, products: readonly number[], asked: number): void {
    const narrowed = this.#narrow(session);
    const left = this.#countLeft(narrowed);
    const next = left <= this.#limit ? null : this.#findBest(session, narrowed, left, products);
    if (next === null) {
      this.questions += asked * products.length;
      if (left <= this.#limit) this.fitting += products.length;
      return;
    }
    for (const [reply, part] of next.parts) this.grow(withReply(session, next.question, reply), part, asked + 1);
  }

  /** Of equal ones the one listed first; null where none narrows. */
  #findBest(session: Session, narrowed: Narrowed, left: number, products: readonly number[]): Asked | null {
    let best: Asked | null = null;
    for (const question of this.#free.questions) {
      if (narrowed.given[question.place] !== null) continue;
      const asked = this.#ask(session, question, narrowed, left, products);
      if (asked !== null && asked.bits > (best?.bits ?? 0) + LEAST_BITS) best = asked;
    }
    return best;
  }

  #ask(
    session: Session,
    compiled: CompiledQuestion,
    narrowed: Narrowed,
    left: number,
    products: readonly number[],
  ): Asked | null {
    const offered = offer(compiled, narrowed, false);
    if (isEmptyOffer(offered)) return null;
    const { truthful } = makeReplier(this.#free, offered, narrowed);
    const parts = new Map<Reply, number[]>();
    for (const product of products) {
      const reply = truthful(product);
      const part = parts.get(reply);
      if (part === undefined) parts.set(reply, [product]);
      else part.push(product);
    }
    const question = compiled.question.id;
    let bits = 0;
    for (const [reply, part] of parts) {
      const after = this.#countLeft(narrow(this.#free, withReply(session, question, reply)));
      // Nothing is gained by narrowing to less than fits.
      bits += (part.length / products.length) * Math.log2(left / Math.max(after, this.#limit));
    }
    return { question, parts, bits };
  }

  /** Stays valid when more is narrowed. */
  #narrow(session: Session): Narrowed {
    const narrowed = narrow(this.#free, session);
    return { ...narrowed, candidates: narrowed.candidates.slice() };
  }

  #countLeft({ candidates, count }: Narrowed): number {
    const { snapshot, advisor } = this.#free;
    if (snapshot.groups === null || advisor.results.onePer !== 'group') return count;
    return countAlternatives(eachBit(candidates), alternativesOf(this.#free));
  }
}

interface Asked {
  readonly question: string;
  /** Who gives which reply. */
  readonly parts: ReadonlyMap<Reply, readonly number[]>;
  /** How often the replies halve what is left, in the mean. */
  readonly bits: number;
}
