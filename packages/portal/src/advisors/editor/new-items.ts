// Questions and answers as they are when somebody adds one: with an id that nobody else takes at the same moment.

import { type DraftObject, idOf, isRecord } from '../draft/draft-document.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `question-7k2m`. People do not see it. */
export function newId(kind: 'question' | 'answer'): string {
  const random = crypto.getRandomValues(new Uint8Array(5));
  return `${kind}-${[...random].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export const newQuestion = (): DraftObject => ({
  ...{ id: newId('question'), type: 'SINGLE', role: 'filter', title: '' },
  answers: [newAnswer(), newAnswer()],
});

export const newAnswer = (): DraftObject => ({ id: newId('answer'), title: '' });

/** With an id of its own, and the ids of its answers as they are: texts and conditions name them only together with the question. */
export function copyOf(item: DraftObject, title: string): DraftObject {
  const kind = idOf(item).startsWith('answer-') || !isRecord(item) || item.type === undefined ? 'answer' : 'question';
  return { ...item, id: newId(kind), title };
}
