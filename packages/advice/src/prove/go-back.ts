// What a shopper can meet who changes earlier replies as often as they like. Later replies are kept then, one that finds
// nothing is set aside but still counts in `ask_if`, and what was passed over may be open: there are far more such states than a
// walk forward has, so they are not looked at one by one. Instead of the candidates of a state a set is kept that they all lie
// in. What nothing in that set meets, nobody meets; the other direction does not hold.
//
// Replies in force are looked at in listed order, whenever they were given. One to a filter leaves candidates that pass it, or is
// set aside: then no candidate passes it, nor does any product that is alike in all that earlier filters ask for, since that
// would be a candidate too. Questions that no `ask_if` looks at, and later replies, only take candidates away; one with `must`
// may take all of them.

import { addAll, type Bits, countBits, emptyBits, fullBits, intersectInto, isWithin } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { isPassedOver } from '@guidepost/engine/matters';
import type { Narrowed } from '@guidepost/engine/narrow';
import { offer } from '@guidepost/engine/offer';
import { Encounters } from './encounters.ts';
import { KeptReplies, type Move } from './kept-replies.ts';
import { Memories, type Memory } from './memory.ts';
import type { Universe } from './universe.ts';

export interface BackAndForth {
  /** By place. */
  readonly questions: readonly Encounters[];
  /** By place: whether the `ask_if` of the question may hold. */
  readonly opened: readonly boolean[];
}

/** Of more sets at one question, those of the same memory are joined; of more memories nothing is said. */
const MOST_SETS = 512;
const MOST_MEMORIES = 2048;
/** Of words in the sets that were made, all together: a second or so. */
const MOST_WORDS = 5_000_000;

/** Null where there is too much to look at, or replies are told apart in too many ways: then nothing is known. */
export function goBack(universe: Universe): BackAndForth | null {
  const { compiled } = universe;
  const size = compiled.snapshot.size;
  const memories = new Memories(compiled);
  const kept = new KeptReplies(compiled);
  const encounters = compiled.questions.map((question) => new Encounters(question));
  let words = 0;
  let sets = new Sets();
  sets.add(memories.blank, fullBits(size));
  for (const question of compiled.questions) {
    const { place } = question;
    const own = encounters[place] as Encounters;
    const mayComeBackEmpty = question.question.alwaysAsk && compiled.questions.slice(place + 1).some(mayEmptyAll);
    for (const [memory, candidates] of sets.each()) {
      if (!memories.isAsked(memory, place)) continue;
      noteEncounter(own, question, amongSet(candidates, memory));
      if (mayComeBackEmpty) noteEncounter(own, question, amongSet(emptyBits(size), memory));
    }
    const moves = own.isAsked ? kept.movesOf(question, memories.testsOf(place), own.everOffered) : [];
    if (moves === null) return null;
    const next = new Sets();
    for (const [memory, candidates] of sets.each()) {
      const isOpen = own.isAsked && memories.isAsked(memory, place);
      if (!isOpen) next.add(memories.forget(memory, place + 1), candidates);
      else {
        for (const move of moves) {
          words += candidates.length;
          if (words > MOST_WORDS) return null;
          const left = leftBy(move, candidates);
          if (left === null) continue;
          const remembered = move.reply === null ? memory : memories.remember(memory, place, move.reply);
          next.add(memories.forget(remembered, place + 1), left);
        }
      }
      if (next.memories > MOST_MEMORIES) return null;
    }
    sets = next;
  }
  return {
    questions: encounters,
    opened: compiled.questions.map(({ place }) => place === 0 || memories.wasEverAsked(place)),
  };
}

const mayEmptyAll = ({ question }: CompiledQuestion): boolean => question.role === 'filter' && question.must;

function noteEncounter(own: Encounters, question: CompiledQuestion, narrowed: Narrowed): void {
  const isFirst = question.place === 0;
  if (!isFirst && isPassedOver(question, narrowed)) own.passedOver(narrowed);
  else own.asked(question, offer(question, narrowed, isFirst), narrowed);
}

function amongSet(candidates: Bits, { replies }: Memory): Narrowed {
  return { candidates, count: countBits(candidates), given: replies, replies, filters: [], applied: [], bounds: [] };
}

/** Null where the move cannot be made among these. Where nothing is left (`must`), no later reply changes that. */
function leftBy({ within, mayEmpty }: Move, candidates: Bits): Bits | null {
  if (within === null) return candidates;
  const left = candidates.slice();
  if (candidates.every((word) => word === 0)) return left;
  return intersectInto(candidates, within, left) > 0 || mayEmpty ? left : null;
}

/** Memory → sets, none of which lies in another, but for the empty one. */
class Sets {
  readonly #of = new Map<Memory, Bits[]>();
  #count = 0;

  get memories(): number {
    return this.#of.size;
  }

  *each(): Generator<[Memory, Bits]> {
    for (const [memory, sets] of this.#of) for (const set of sets) yield [memory, set];
  }

  add(memory: Memory, set: Bits): void {
    const known = this.#of.get(memory);
    if (known === undefined) {
      this.#of.set(memory, [set]);
      this.#count++;
      return;
    }
    const isEmpty = set.every((word) => word === 0);
    if (known.some((other) => isWithin(set, other) && (!isEmpty || other.every((word) => word === 0)))) return;
    known.push(set);
    this.#count++;
    if (this.#count > MOST_SETS) this.#join(known);
  }

  #join(sets: Bits[]): void {
    const filled = sets.filter((set) => set.some((word) => word !== 0));
    const empty = sets.filter((set) => set.every((word) => word === 0));
    const [first, ...others] = filled;
    const all = first?.slice();
    if (all !== undefined) for (const set of others) addAll(all, set);
    this.#count -= sets.length;
    sets.splice(0, sets.length, ...(all === undefined ? [] : [all]), ...empty.slice(0, 1));
    this.#count += sets.length;
  }
}
