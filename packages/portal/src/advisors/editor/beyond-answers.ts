// Answers that compare a number, such as the least that is needed: products below the lowest border and above the highest one fit none of them.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftObject, idOf, isRecord, type PartPath } from '../draft/draft-document.ts';
import { whereOf } from './answer-condition.ts';
import { answersToFill } from './grouped-values.ts';
import { newAnswer } from './new-items.ts';

export interface Beyond {
  readonly end: 'below' | 'above';
  readonly attribute: string;
  /** The border, which itself is within the answers. */
  readonly border: number;
  /** As a condition has it. */
  readonly where: DraftObject;
}

/** None where answers compare several attributes, or are of other kinds. `attribute`: of the question; empty: it has none. */
export function beyondAnswers(answers: readonly DraftObject[], attribute: string): readonly Beyond[] {
  const parts = answersToFill(answers, attribute).map((answer) => readPart(whereOf(answer, attribute)));
  const [first] = parts;
  if (first === undefined || first === null) return [];
  if (!parts.every((part) => part !== null && part.attribute === first.attribute)) return [];
  const known = parts.filter((part) => part !== null);
  const lowest = outermost(known.map(({ from }) => from));
  const highest = outermost(known.map(({ to }) => to && { ...to, at: -to.at }));
  const name = first.attribute;
  return [
    ...(lowest === null
      ? []
      : [{ end: 'below' as const, border: lowest.at, where: { [name]: { [lowest.isIn ? 'lt' : 'lte']: lowest.at } } }]),
    ...(highest === null
      ? []
      : [
          {
            end: 'above' as const,
            border: -highest.at,
            where: { [name]: { [highest.isIn ? 'gt' : 'gte']: -highest.at } },
          },
        ]),
  ].map((each) => ({ ...each, attribute: name }));
}

/** An answer that stands for them, before or behind the others. */
export const answerBeyond = (path: PartPath, answers: readonly DraftObject[], { end, where }: Beyond) => {
  const answer = { ...newAnswer(), where };
  const last = answers.at(-1);
  const after = end === 'below' || last === undefined ? null : idOf(last);
  const operation: DraftOperation = { op: 'insert', path: [...path, 'answers'], value: answer, after };
  return { answer, operations: [operation] };
};

interface Border {
  readonly at: number;
  /** The border itself is within. */
  readonly isIn: boolean;
}

interface Part {
  readonly attribute: string;
  readonly from: Border | null;
  readonly to: Border | null;
}

/** Null: it says something else than that one number lies between borders. */
function readPart(where: unknown): Part | null {
  const [[attribute, tests] = ['', null], second] = isRecord(where) ? Object.entries(where) : [];
  if (second !== undefined || !isRecord(tests) || ['', 'any', 'all', 'not'].includes(attribute)) return null;
  const borders = Object.entries(tests);
  if (borders.length === 0 || !borders.every(([test, at]) => TESTS.includes(test) && typeof at === 'number'))
    return null;
  const border = (within: string, beside: string): Border | null =>
    typeof tests[within] === 'number'
      ? { at: tests[within], isIn: true }
      : typeof tests[beside] === 'number'
        ? { at: tests[beside], isIn: false }
        : null;
  return { attribute, from: border('gte', 'gt'), to: border('lte', 'lt') };
}

const TESTS: readonly string[] = ['gte', 'gt', 'lte', 'lt'];

/** The least of them; null if one is open. */
function outermost(borders: readonly (Border | null)[]): Border | null {
  const known = borders.filter((border) => border !== null);
  if (known.length < borders.length) return null;
  return known.toSorted((a, b) => a.at - b.at || Number(b.isIn) - Number(a.isIn))[0] ?? null;
}
