// Checks the shape of what comes from elsewhere, because drawing relies on it: responses of something that is not Guidepost,
// and what an older version kept in the tab.

import type { Question, Result } from '@guidepost/client';

type Members = Readonly<Record<string, unknown>>;

const hasTexts = (value: unknown, ...names: string[]): value is Members =>
  names.every((name) => typeof (value as Members | null)?.[name] === 'string');

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

export const isQuestion = (value: unknown): value is Question =>
  hasTexts(value, 'question_id', 'title') &&
  isListOf(value.answers, (answer) => hasTexts(answer, 'answer_id')) &&
  (value.question_type !== 'RANGE' ||
    ([value.range_from, value.range_to, value.range_step].every(Number.isFinite) &&
      isListOf(value.range_groupings, (grouping) => hasTexts(grouping, 'title'))));

export const areResults = (value: unknown): value is readonly Result[] =>
  isListOf(value, (result) => hasTexts(result, 'title', 'price', 'link'));

export const isReply = (value: unknown): boolean =>
  isQuestion((value as Members | null)?.question) && Array.isArray((value as Members).answers);
