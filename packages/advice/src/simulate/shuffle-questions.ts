// The same advisor with its questions in another order, in which a question still comes after those that its `ask_if`
// looks at.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { referencedQuestions } from '@guidepost/engine/compile';
import { randomAt } from './random-at.ts';

/** Another order for each `nth`, the same for everybody; every order that `ask_if` allows can come. */
export function shuffleQuestions(advisor: Advisor, seed: number, nth: number): Advisor {
  const left = [...advisor.questions];
  const questions: Question[] = [];
  const listed = new Set<string>();
  while (left.length > 0) {
    const ready = left.filter(
      ({ askIf }) => askIf === null || referencedQuestions(askIf).every((id) => listed.has(id)),
    );
    // The first question of a conversation has no condition, not even one that looks at no reply.
    const able = questions.length === 0 ? ready.filter(({ askIf }) => askIf === null) : ready;
    const chosen = able[Math.floor(randomAt(seed, ORDERS + nth, questions.length) * able.length)] ?? left[0];
    if (chosen === undefined) break;
    left.splice(left.indexOf(chosen), 1);
    questions.push(chosen);
    listed.add(chosen.id);
  }
  return { ...advisor, questions, order: 'listed', first: null };
}

/** Keeps these random numbers apart from those of shoppers. */
const ORDERS = 0x40000000;
