// Questions and answers as they are when somebody adds one: with an id that nobody else takes at the same moment.

import { type DraftObject, idOf } from '../draft/draft-document.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `question-7k2m`. People do not see it. */
export function newId(kind: 'question' | 'answer'): string {
  const random = crypto.getRandomValues(new Uint8Array(5));
  return `${kind}-${[...random].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export const isNewId = (id: string): boolean => NEW_ID.test(id);

const NEW_ID = new RegExp(`^(question|answer)-[${LETTERS}]{5}$`);

/** The same question, under another id if one of the others has its own. */
export const withFreeId = (question: DraftObject, others: readonly DraftObject[]): DraftObject =>
  others.some((other) => idOf(other) === idOf(question)) ? { ...question, id: newId('question') } : question;

export const newQuestion = (): DraftObject => ({
  ...{ id: newId('question'), type: 'SINGLE', role: 'filter', title: '' },
  answers: [newAnswer(), newAnswer()],
});

export const newAnswer = (): DraftObject => ({ id: newId('answer'), title: '' });

/** Of a question with an attribute, where an answer without a condition would stand for the value that its id names. */
export const newAnswerBesideValues = (): DraftObject => ({ ...newAnswer(), where: {} });

/** With an id of its own, and the ids of its answers as they are: texts and conditions name them only together with the question. */
export const copyOfQuestion = (question: DraftObject, title: string): DraftObject => ({
  ...question,
  ...{ id: newId('question'), title },
});

/** It stands for the same products. `attribute`: of its question; empty: it has none. */
export const copyOfAnswer = (answer: DraftObject, title: string, attribute: string): DraftObject => ({
  ...answer,
  ...{ id: newId('answer'), title },
  ...(answer.where === undefined && attribute !== '' && { where: { [attribute]: idOf(answer) } }),
});
