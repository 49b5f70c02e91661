// What becomes of shoppers who say "Not what I want" at the end: they are asked again what was most likely replied wrongly, reply
// as their product is, and go on from there. Who finds it is counted after one such question and after two, by what a caller
// shows that knows the reasons.

import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { view } from '@guidepost/engine/converse';
import { Misses } from '@guidepost/engine/misses';
import { narrow } from '@guidepost/engine/narrow';
import { type Reconsidered, reconsider } from '@guidepost/engine/reconsider';
import type { Reply, Session } from '@guidepost/engine/session';
import { type ConversationState, nextState } from './conversation-state.ts';
import { makeReplier } from './make-replier.ts';
import { type Crowd, type CrowdWatcher, countCounted, playOn } from './play-shoppers.ts';
import type { AfterAsking } from './shopper-figures.ts';

const MOST_TIMES = 2;

export class AgainTally implements CrowdWatcher {
  readonly #compiled: CompiledAdvisor;
  readonly #crowd: Crowd;
  /** How many found their product after being asked again so many times. */
  readonly #found = Array.from({ length: MOST_TIMES + 1 }, () => 0);

  constructor(compiled: CompiledAdvisor, crowd: Crowd) {
    this.#compiled = compiled;
    this.#crowd = crowd;
  }

  asked(): void {}

  reached(): void {}

  ended(state: ConversationState, shoppers: readonly number[]): void {
    this.#look(state, shoppers.slice(0, countCounted(shoppers, this.#crowd.counted)), 0);
  }

  /** Null where the author has switched it off. */
  figures(): AfterAsking | null {
    if (!this.#compiled.advisor.results.askAgain) return null;
    const all = Math.max(1, this.#crowd.counted);
    const [atOnce = 0, once = 0, twice = 0] = this.#found;
    return { once: (atOnce + once) / all, twice: (atOnce + once + twice) / all };
  }

  #look(state: ConversationState, shoppers: readonly number[], times: number): void {
    const results = view(this.#compiled, state.session, { nearest: true }).results ?? [];
    const shown = new Set(results);
    const others = shoppers.filter((shopper) => !shown.has(this.#crowd.products[shopper] as number));
    this.#found[times] = (this.#found[times] ?? 0) + shoppers.length - others.length;
    if (times < MOST_TIMES && others.length > 0) this.#askAgain(state, results, others, times + 1);
  }

  #reconsider({ session }: ConversationState, results: readonly number[]): Reconsidered | null {
    const misses = new Misses(this.#compiled, narrow(this.#compiled, session));
    return reconsider(this.#compiled, session, misses, results);
  }

  #askAgain(state: ConversationState, results: readonly number[], shoppers: readonly number[], times: number): void {
    const compiled = this.#compiled;
    const again = compiled.advisor.results.askAgain ? this.#reconsider(state, results) : null;
    if (again === null) return;
    const { offer } = again;
    const replier = makeReplier(compiled, offer, narrow(compiled, without(state.session, offer.question.id)));
    const parts = Map.groupBy(shoppers, (shopper): Reply => replier.truthful(this.#crowd.products[shopper] as number));
    for (const [reply, part] of parts) {
      const next = nextState(compiled, state, { kind: 'accepted', question: offer.question.id, reply });
      const onEnd = (end: ConversationState, there: readonly number[]) => this.#look(end, there, times);
      playOn(compiled, this.#crowd, [{ asked() {}, reached() {}, ended: onEnd }], next, part);
    }
  }
}

/** The question is offered again as if it had no reply. */
function without(session: Session, question: string): Session {
  const { [question]: _, ...replies } = session.replies;
  return { ...session, replies };
}
