// Numbers behind answers that together are more than fit: products whose value is not known count for each.

import type { NextResponse } from '@guidepost/contract/next-response';
import { type DraftDocument, isRecord, partIn } from '../draft/draft-document.ts';

/** Whether that is so for the question that is shown. */
export function countsUnknown(
  { question, candidates }: Pick<NextResponse, 'question' | 'candidates'>,
  document: DraftDocument,
): boolean {
  if (question === null || candidates === undefined) return false;
  const written = partIn(document, ['questions', question.question_id]);
  if (!isRecord(written) || written.role !== 'filter' || written.missing !== 'keep') return false;
  const counts = question.answers.map(({ count }) => count ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) > candidates;
}
