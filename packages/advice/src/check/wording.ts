// How findings name things, so that all of them read alike.

import type { Answer, Question } from '@guidepost/engine/advisor';
import { quoted } from '@guidepost/fault/say-names';
import { counted } from '@guidepost/fault/say-number';

/** `no product`, `1 product`, `12 products`. */
export const productCount = (count: number): string => (count === 0 ? 'no product' : counted(count, 'product'));

export const questionName = ({ id }: Pick<Question, 'id'>): string => `question ${quoted(id)}`;

export const answerName = (answer: Answer, question: Question): string =>
  `answer ${quoted(answer.id)} of ${questionName(question)}`;
