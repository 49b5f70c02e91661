// Advisor versions are stored as they were read, so an older one lacks the members that came later. Here they get their
// defaults, with which the version goes on as it always did.

import type { Advisor, ChoiceQuestion, Question, ResultSettings } from './advisor.ts';

const LATER = { order: 'listed', first: null } as const satisfies Partial<Advisor>;
const LATER_IN_RESULTS = { nearest: true, askAgain: true, attributes: [] } as const satisfies Partial<ResultSettings>;
const LATER_IN_QUESTIONS = { firm: false, stage: 1 } as const satisfies Partial<Question>;
const LATER_IN_CHOICES = { redundant: 'show' } as const satisfies Partial<ChoiceQuestion>;

/** An advisor version as some earlier version of the program may have stored it. */
export type StoredAdvisor = Omit<Advisor, keyof typeof LATER | 'results' | 'questions'> &
  Partial<Pick<Advisor, keyof typeof LATER>> & {
    readonly results: Omit<ResultSettings, keyof typeof LATER_IN_RESULTS> & Partial<ResultSettings>;
    readonly questions: readonly StoredQuestion[];
  };

type StoredQuestion = Question extends infer One
  ? One extends Question
    ? Omit<One, keyof typeof LATER_IN_QUESTIONS | keyof typeof LATER_IN_CHOICES> & Partial<One>
    : never
  : never;

export const completeAdvisor = (stored: StoredAdvisor): Advisor => ({
  ...LATER,
  ...stored,
  results: { ...LATER_IN_RESULTS, ...stored.results },
  questions: stored.questions.map(
    (question): Question =>
      question.type === 'RANGE'
        ? { ...LATER_IN_QUESTIONS, ...question }
        : { ...LATER_IN_QUESTIONS, ...LATER_IN_CHOICES, ...question },
  ),
});
