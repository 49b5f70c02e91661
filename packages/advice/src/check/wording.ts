// How findings name things, so that all of them read alike.

import type { Answer, Question } from '@guidepost/engine/advisor';
import { counted } from '@guidepost/fault/say-number';

const LONGEST = 60;

/** A name or value as written, cut where it is long. */
export const quoted = (text: string | number | boolean): string => {
  const written = String(text);
  return `\`${written.length > LONGEST ? `${written.slice(0, LONGEST - 1)}…` : written}\``;
};

/** `no product`, `1 product`, `12 products`. */
export const productCount = (count: number): string => (count === 0 ? 'no product' : counted(count, 'product'));

export const questionName = ({ id }: Pick<Question, 'id'>): string => `question ${quoted(id)}`;

export const answerName = (answer: Answer, question: Question): string =>
  `answer ${quoted(answer.id)} of ${questionName(question)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
