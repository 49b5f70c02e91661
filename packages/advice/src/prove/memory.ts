// What of the replies so far a conversation can still see: only whether each test in an `ask_if` yet to come holds. Shoppers
// of whom all those tests say the same are led alike from here on, so one of them stands for all.

import { askIf } from '@guidepost/engine/ask-if';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import type { Reply } from '@guidepost/engine/session';
import { placeReplyLeaves, type ReplyLeaf } from '../check/place-leaves.ts';
import { isSteady } from './select-reply.ts';

/** Of equal memories there is one object, so that comparing them is comparing objects. */
export interface Memory {
  readonly id: number;
  /** By place: the reply of one of these shoppers; null where the question was not asked, or nobody looks at it any more. */
  readonly replies: readonly (Reply | null)[];
}

export class Memories {
  readonly #compiled: CompiledAdvisor;
  /** The tests of replies, each with the question that asks and the place of the one asked about. */
  readonly #tests: readonly { readonly owner: number; readonly about: number; readonly leaf: ReplyLeaf }[];
  readonly #testsOf: readonly (readonly ReplyLeaf[])[];
  readonly #known = new Map<string, Memory>();
  readonly #asked = new Map<Memory, (boolean | undefined)[]>();
  /** What is left of a memory from a place on. */
  readonly #left = new Map<Memory, Memory[]>();
  readonly #everAsked = new Set<number>();
  /** Nothing was replied yet. */
  readonly blank: Memory;

  constructor(compiled: CompiledAdvisor) {
    this.#compiled = compiled;
    this.#tests = compiled.questions.flatMap(({ place, question }) =>
      question.askIf === null
        ? []
        : placeReplyLeaves(question.askIf, '').map(({ leaf }) => ({
            owner: place,
            about: compiled.places.get(leaf.question) ?? -1,
            leaf,
          })),
    );
    this.#testsOf = compiled.questions.map(({ place }) =>
      this.#tests.filter(({ about }) => about === place).map(({ leaf }) => leaf),
    );
    this.blank = this.#intern(
      compiled.questions.map(() => null),
      0,
    );
  }

  /** The tests of replies to a question that are asked later than it. */
  testsOf(place: number): readonly ReplyLeaf[] {
    return this.#testsOf[place] ?? [];
  }

  /**
   * Whether it counts that a question behind `place` is passed over: only `replied` tells that from a skip. Then fewer products
   * may open a branch that more keep closed.
   */
  countsPassingOver(place: number): boolean {
    return this.#tests.some(({ about, leaf }) => about > place && leaf.kind === 'replied');
  }

  /**
   * Whether a later `ask_if` looks at replies to a filter behind `place` that may take something away from many products and nothing
   * from some of these: then fewer products may lead where more do not.
   */
  countsTakingNothing(place: number): boolean {
    return this.#tests.some(({ about }) => about > place && mayTakeNothing(this.#compiled.questions[about]));
  }

  /** Whether the `ask_if` of the question at `place` holds, every question before it being settled. */
  isAsked(memory: Memory, place: number): boolean {
    const asked = this.#asked.get(memory);
    const known = asked?.[place];
    if (known !== undefined) return known;
    const condition = this.#compiled.questions[place]?.question.askIf ?? null;
    const holds = askIf(condition, (id) => memory.replies[this.#compiled.places.get(id) ?? -1] ?? null) === 1;
    if (holds) this.#everAsked.add(place);
    if (asked === undefined) this.#asked.set(memory, Object.assign([], { [place]: holds }));
    else asked[place] = holds;
    return holds;
  }

  /** After a reply to the question at `place`; still with all that the questions behind it can see. */
  remember(memory: Memory, place: number, reply: Reply): Memory {
    if (this.testsOf(place).length === 0) return memory;
    return this.#intern(memory.replies.with(place, reply), place + 1);
  }

  /** What questions from `next` on can see. */
  forget(memory: Memory, next: number): Memory {
    const left = this.#left.get(memory) ?? [];
    const known = left[next];
    if (known !== undefined) return known;
    const found = this.#intern(memory.replies, next);
    left[next] = found;
    this.#left.set(memory, left);
    return found;
  }

  /** Whether the `ask_if` of the question has held in a conversation that was looked at. */
  wasEverAsked(place: number): boolean {
    return this.#everAsked.has(place);
  }

  #intern(replies: readonly (Reply | null)[], next: number): Memory {
    let key = `${next} `;
    const seen = new Set<number>();
    for (const { owner, about, leaf } of this.#tests) {
      if (owner < next) continue;
      seen.add(about);
      key += askIf(leaf, () => replies[about] ?? null) === 1 ? '1' : '0';
    }
    let memory = this.#known.get(key);
    if (memory === undefined) {
      memory = { id: this.#known.size, replies: replies.map((reply, place) => (seen.has(place) ? reply : null)) };
      this.#known.set(key, memory);
    }
    return memory;
  }
}

/** Among few products such a reply may find nothing, and is set aside; or be the whole range, which also keeps what it does not name. */
function mayTakeNothing(asked: CompiledQuestion | undefined): boolean {
  if (asked === undefined || asked.question.role !== 'filter') return false;
  const { question } = asked;
  if (question.type === 'RANGE') return !question.must || !isSteady(asked);
  return !question.must && question.type === 'MULTIPLE' && question.match === 'all';
}
