// A drafted advisor chooses its questions itself. Then every question may narrow: what fits best is asked first, the conversation
// ends as soon as all that fits is in view, and who made a mistake sees near results and is asked again. Measured over real
// catalogs, truthful shoppers find their product as surely as with a fixed order and few filters, after half of the questions;
// with a mistake in every ten replies, more of them do.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import type { Profile } from '../attribute/profile.ts';

/** `questions` are in the order of `profiles`, which say what each is about. */
export function askAdaptively(
  questions: readonly Question[],
  profiles: readonly Profile[],
): Pick<Advisor, 'order' | 'first' | 'questions'> {
  const isBranching = questions.some(({ askIf }) => askIf !== null);
  return {
    order: 'adaptive',
    // What it is decides what else is asked. Once other replies have left one kind only, nobody would be asked for it any more.
    first: isBranching ? (questions[0]?.id ?? null) : null,
    questions: questions.map((question, nth) => {
      const profile = profiles[nth];
      return profile !== undefined && mayNarrow(question, profile) ? asFilter(question, profile) : question;
    }),
  };
}

/**
 * Of several tags or colours a product may have some: as a preference each counts for itself, as a filter any one of them would
 * do.
 */
const mayNarrow = ({ role, type }: Question, { attribute }: Profile): boolean =>
  role === 'preference' && !(type === 'MULTIPLE' && attribute.type === 'list');

/** What the catalog does not know is not taken for a miss. */
const asFilter = (question: Question, { known, products }: Profile): Question => ({
  ...question,
  role: 'filter',
  weight: 1,
  missing: known < products ? 'keep' : 'drop',
});
