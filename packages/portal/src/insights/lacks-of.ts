// The answers of all questions that some shoppers were not shown what they wanted for.

import type { InsightsView } from '@guidepost/contract/views/insight-view';

type QuestionSeen = InsightsView['questions'][number];

export type LackSeen = QuestionSeen['answers'][number] & {
  readonly question: string;
  /** Its id, if it is not in the advisor any more. */
  readonly questionTitle: string;
};

/** Those that concern most shoppers first: what nothing satisfies counts before what some products miss. */
export const lacksOf = (questions: readonly QuestionSeen[]): LackSeen[] =>
  questions
    .flatMap(({ question, title, answers }) =>
      answers.map((answer) => ({ ...answer, question, questionTitle: title ?? question })),
    )
    .filter(({ set_aside, missed }) => set_aside.count + missed.count > 0)
    .toSorted((one, other) => other.set_aside.count - one.set_aside.count || other.missed.count - one.missed.count);
