// Checks the shape of what comes from elsewhere, because drawing relies on it: responses of something that is not Guidepost,
// and what an older version kept in the tab.

import type { Included, Question, Result } from '@guidepost/client';

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
  isListOf(
    value,
    (result) =>
      hasTexts(result, 'title', 'price', 'link') &&
      isListOf(result.attributes ?? [], (attribute) => hasTexts(attribute, 'label', 'value')) &&
      isListOf(
        result.reasons ?? [],
        (reason) => hasTexts(reason, 'question_id', 'fit') && Array.isArray(reason.answers),
      ),
  );

/** Leaves out what is not as it should be: an older server knows nothing of it. */
export const readIncluded = ({ candidates, candidates_of, replies, reconsider, currency }: Included): Included => ({
  ...(Number.isFinite(candidates) && Number.isFinite(candidates_of) && { candidates, candidates_of }),
  ...(isListOf(replies, (reply) => hasTexts(reply, 'question_id', 'status')) && { replies }),
  ...(isQuestion(reconsider?.question) && { reconsider }),
  ...(currency && { currency }),
});

export const isReply = (value: unknown): boolean =>
  isQuestion((value as Members | null)?.question) && Array.isArray((value as Members).answers);
