// The numbers behind the answers that are shown, without the products that stay with every answer only because nothing is known of them.

import type { NextResponse } from '@guidepost/contract/next-response';
import { type DraftDocument, isRecord, partIn } from '../draft/draft-document.ts';
import { whereOf } from '../editor/answer-condition.ts';

export interface KnownToFit {
  readonly title: string;
  readonly products: number;
}

/**
 * In the order of the answers; one of no preference fits everything, and is none of them. `unknown`: how many stay with every answer. Empty where
 * the numbers do not come with the answers.
 */
export function knownToFit(
  question: NonNullable<NextResponse['question']>,
  unknown: number,
  document: DraftDocument,
): KnownToFit[] {
  const written = partIn(document, ['questions', question.question_id]);
  const own = isRecord(written) && typeof written.attribute === 'string' ? written.attribute : '';
  const isOfAll = (id: string): boolean => {
    const answer = partIn(document, ['questions', question.question_id, 'answers', id]);
    return isRecord(answer) && whereOf(answer, own) === undefined;
  };
  const titles =
    question.question_type === 'RANGE'
      ? question.range_groupings.map(({ title }) => title)
      : question.answers.map(({ title }) => title);
  return question.answers.flatMap(({ answer_id, count }, nth) => {
    const title = titles[nth];
    if (title === undefined || count === undefined || count < unknown || isOfAll(answer_id)) return [];
    return [{ title, products: count - unknown }];
  });
}
