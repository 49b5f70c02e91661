// A draft without some of its questions: the edits that take them out, and with them what waits for their replies.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, idOf, isRecord, itemsIn } from '../draft/draft-document.ts';

export function leaveOutQuestions(document: DraftDocument, ids: ReadonlySet<string>): DraftOperation[] {
  const questions = itemsIn(document, ['questions']);
  return [
    ...(ids.has(String(document.first)) ? [remove(['first'])] : []),
    ...questions.flatMap((question) => {
      const id = idOf(question);
      if (ids.has(id)) return [remove(['questions', id])];
      return names(question.ask_if, ids) ? [remove(['questions', id, 'ask_if'])] : [];
    }),
  ];
}

const remove = (path: string[]): DraftOperation => ({ op: 'remove', path });

function names(condition: unknown, ids: ReadonlySet<string>): boolean {
  if (Array.isArray(condition)) return condition.some((each) => names(each, ids));
  if (!isRecord(condition)) return false;
  return Object.entries(condition).some(([name, inner]) =>
    name === 'any' || name === 'all' || name === 'not' ? names(inner, ids) : ids.has(name),
  );
}
