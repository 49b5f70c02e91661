// Whether the same questions in another order need fewer replies. Nothing is advised that was not played: each question that
// can come first is tried there, and the best is kept where that is worth a change.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import type { BetterOrder, Compared, Measured } from './compared-figures.ts';
import type { Figures } from './shopper-figures.ts';

/** A smaller difference is not worth a change. */
const WORTH_REPLIES = 0.2;
/** The share of shoppers who may be lost for it; how many are is told. */
const TOLERATED_LOSS = 0.02;
const MOST_MOVED = 2;

/** `play` as below. Null where adaptive order asks hardly fewer questions, loses too many, or is the order already. */
export function tryAdaptive(advisor: Advisor, play: (changed: Advisor) => Figures): Compared | null {
  if (advisor.order === 'adaptive') return null;
  const before = play(advisor);
  const after = play({ ...advisor, order: 'adaptive' });
  const isFewer = before.questions.mean - after.questions.mean >= WORTH_REPLIES;
  if (!isFewer || after.found < before.found - TOLERATED_LOSS) return null;
  return { before: measured(before), after: measured(after) };
}

/** `play`: what happens to the same shoppers with a changed advisor. Null where no order tried is better. */
export function tryOrders(advisor: Advisor, play: (changed: Advisor) => Figures): BetterOrder | null {
  // Adaptive order follows no list.
  if (advisor.order === 'adaptive') return null;
  const before = play(advisor);
  let best = { advisor, figures: before };
  const moved: string[] = [];
  while (moved.length < MOST_MOVED) {
    const place = moved.length;
    const tried = best.advisor.questions
      .slice(place + 1)
      .filter(({ askIf }) => askIf === null)
      .map((question) => {
        const changed = { ...advisor, questions: moveTo(best.advisor.questions, question, place) };
        return { question, advisor: changed, figures: play(changed) };
      })
      .filter(({ figures }) => isBetter(best.figures, figures) && figures.found >= before.found - TOLERATED_LOSS);
    const [first, ...others] = tried;
    if (first === undefined) break;
    best = others.reduce((a, b) => (neededOf(b.figures) < neededOf(a.figures) ? b : a), first);
    moved.push(best.advisor.questions[place]?.id ?? '');
  }
  return moved.length === 0 ? null : { moved, before: measured(before), after: measured(best.figures) };
}

const neededOf = ({ repliesNeeded }: Figures): number => repliesNeeded ?? Number.POSITIVE_INFINITY;

const isBetter = (before: Figures, after: Figures): boolean => neededOf(before) - neededOf(after) >= WORTH_REPLIES;

/** What its `ask_if` looks at still comes before each, since only questions without one are moved. */
function moveTo(questions: readonly Question[], question: Question, place: number): Question[] {
  return questions.filter((each) => each !== question).toSpliced(place, 0, question);
}

const measured = ({ shoppers, found, foundVariant, foundFirst, questions, ...replies }: Figures): Measured => ({
  ...{ shoppers, found, foundVariant, foundFirst, questions },
  repliesNeeded: replies.repliesNeeded,
  repliesBeforeResults: replies.repliesBeforeResults,
});
