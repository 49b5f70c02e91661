// What shoppers would read of a proposed question, each text with what it stands for, so that somebody's own words find their place again when
// the proposal is made anew.

import { type DraftObject, idOf, isRecord } from '../draft/draft-document.ts';
import { readGroupings } from '../editor/range-groupings.ts';

export interface ProposedText {
  /** The same for the same thing in another proposal: an answer is the same if it stands for the same products. */
  readonly key: string;
  /** As it is proposed. */
  readonly text: string;
}

export interface ProposedAnswer {
  readonly title: ProposedText;
  /** Null: it has none. */
  readonly description: ProposedText | null;
  /** Null: not counted. */
  readonly products: number | null;
}

export interface ProposedTexts {
  readonly title: ProposedText;
  readonly description: ProposedText | null;
  readonly answers: readonly ProposedAnswer[];
}

export interface Offered {
  /** Of an answer that is made from a value of the catalog: the value, where it may be titled otherwise (`true`, which reads `Yes`). */
  readonly value?: string | null;
  readonly title: string;
  readonly products: number | null;
}

/** Its answers are made from the values of the catalog, of which the question has no texts. */
export const isOfValues = ({ type, answers }: DraftObject): boolean => type !== 'RANGE' && !Array.isArray(answers);

/** `offered`: what shoppers choose from, in the question's order. */
export function proposedTexts(question: DraftObject, offered: readonly Offered[]): ProposedTexts {
  return {
    title: { key: 'title', text: textOf(question.title) },
    description: optional('description', question.description),
    answers: offered.map(({ value, title, products }, nth) => {
      const { key, description = null } = placeOf(question, nth, value ?? title);
      return {
        title: { key: `${key} title`, text: title },
        description: optional(`${key} description`, description),
        products,
      };
    }),
  };
}

const optional = (key: string, text: unknown): ProposedText | null =>
  textOf(text) === '' ? null : { key, text: textOf(text) };

const textOf = (text: unknown): string => (text === undefined || text === null ? '' : String(text));

interface Place {
  readonly key: string;
  readonly description?: unknown;
}

/** `value`: what an answer that is made from one stands for. */
function placeOf(question: DraftObject, nth: number, value: string): Place {
  if (question.type === 'RANGE') return { key: partKeys(question)[nth] ?? `part ${nth}` };
  if (isOfValues(question)) return { key: valueKey(value) };
  const answer = answersIn(question)[nth];
  return answer === undefined ? { key: valueKey(value) } : { key: answerKey(answer), description: answer.description };
}

export const answersIn = ({ answers }: DraftObject): readonly DraftObject[] =>
  Array.isArray(answers) ? answers.filter(isRecord) : [];

/** By the products that it stands for. */
export const answerKey = (answer: DraftObject): string =>
  answer.where === undefined ? valueKey(idOf(answer)) : `answer ${JSON.stringify(answer.where)}`;

export const valueKey = (value: string): string => `value ${value}`;

/** Of each part of a range. */
export const partKeys = ({ range }: DraftObject): readonly string[] =>
  readGroupings(isRecord(range) ? range.groupings : undefined).map(({ from, to }) => `part ${from} ${to}`);
