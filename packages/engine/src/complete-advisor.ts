// Advisor versions are stored as they were read, so an older one lacks the members that came later. Here they get their
// defaults, with which the version goes on as it always did.

import type { Advisor, Question, ResultSettings } from './advisor.ts';

const LATER = { order: 'listed', first: null } as const satisfies Partial<Advisor>;
const LATER_IN_RESULTS = { nearest: true, askAgain: true, attributes: [] } as const satisfies Partial<ResultSettings>;
const LATER_IN_QUESTIONS = { firm: false, stage: 1 } as const satisfies Partial<Question>;

/** An advisor version as some earlier version of the program may have stored it. */
export type StoredAdvisor = Omit<Advisor, keyof typeof LATER | 'results' | 'questions'> &
  Partial<Pick<Advisor, keyof typeof LATER>> & {
    readonly results: Omit<ResultSettings, keyof typeof LATER_IN_RESULTS> & Partial<ResultSettings>;
    readonly questions: readonly StoredQuestion[];
  };

type StoredQuestion = Question extends infer One
  ? One extends Question
    ? Omit<One, keyof typeof LATER_IN_QUESTIONS> & Partial<Pick<One, keyof typeof LATER_IN_QUESTIONS>>
    : never
  : never;

export const completeAdvisor = (stored: StoredAdvisor): Advisor => ({
  ...LATER,
  ...stored,
  results: { ...LATER_IN_RESULTS, ...stored.results },
  questions: stored.questions.map((question): Question => ({ ...LATER_IN_QUESTIONS, ...question })),
});
