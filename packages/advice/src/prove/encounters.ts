// What can be met at a question, whoever keeps account of it: whether it is asked, which answers are offered, and which of them
// nothing has told apart yet. Everything here passes from candidates to any part of them that has a product: what none of those
// meets, no such part does. Where no candidate is left, "no preference" is offered though a stricter answer hid it before.

import { addAll, type Bits, intersects } from '@guidepost/engine/bits';
import type { CompiledChoice, CompiledQuestion } from '@guidepost/engine/compile';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import { passing } from './select-reply.ts';

export class Encounters {
  isAsked = false;
  /** Places of answers and groupings, codes of values that were offered somewhere. */
  readonly everOffered = new Set<number>();
  /** Pairs of answers, as yet always with the same products wherever both were offered. */
  alike: AnswerPair[];
  /** While nobody has been asked: all that were among the candidates when it was passed over. */
  passed: Bits | null = null;

  constructor(question: CompiledQuestion) {
    this.alike = question.kind === 'choice' ? pairsOf(question) : [];
  }

  asked(compiled: CompiledQuestion, offered: Offer, narrowed: Narrowed): void {
    this.isAsked = true;
    if (offered.kind === 'choice') for (const nth of offered.answers) this.everOffered.add(nth);
    else if (offered.kind === 'values') for (const { code } of offered.values) this.everOffered.add(code);
    else for (const { grouping } of offered.groupings) this.everOffered.add(grouping);
    if (compiled.kind === 'choice' && this.alike.length > 0) this.#tellApart(compiled, narrowed);
  }

  passedOver({ candidates }: Narrowed): void {
    if (this.isAsked) return;
    if (this.passed === null) this.passed = candidates.slice();
    else addAll(this.passed, candidates);
  }

  #tellApart(compiled: CompiledChoice, { candidates }: Narrowed): void {
    const isOffered = ({ answers }: CompiledChoice, nth: number): boolean => {
      const satisfied = answers[nth]?.satisfied ?? null;
      return satisfied !== null && intersects(satisfied, candidates);
    };
    this.alike = this.alike.filter((pair) => {
      const one = passing(compiled, pair.first);
      const other = passing(compiled, pair.second);
      if (one === null || other === null) return false;
      if (!isOffered(compiled, pair.first) || !isOffered(compiled, pair.second)) return true;
      pair.areOffered = true;
      return agreeAmong(candidates, one, other);
    });
  }
}

export interface AnswerPair {
  readonly first: number;
  readonly second: number;
  areOffered: boolean;
}

/** Of more answers only the first are compared; a reply could not name them all either. */
const MOST_COMPARED = 200;

/** "No preference" is not compared: it stands for all products, which an answer is found to do by other means. */
function pairsOf({ answers }: CompiledChoice): AnswerPair[] {
  const meaningful = answers.flatMap(({ satisfied }, nth) => (satisfied === null ? [] : [nth])).slice(0, MOST_COMPARED);
  return meaningful.flatMap((first, at) =>
    meaningful.slice(at + 1).map((second) => ({ first, second, areOffered: false })),
  );
}

function agreeAmong(candidates: Bits, a: Bits, b: Bits): boolean {
  for (let w = 0; w < candidates.length; w++) {
    if (((candidates[w] as number) & ((a[w] as number) ^ (b[w] as number))) !== 0) return false;
  }
  return true;
}
