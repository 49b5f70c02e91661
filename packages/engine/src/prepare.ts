// The costly part of compiling: everything about an advisor that has to look at every product of a snapshot. The result is
// plain data over flat buffers, so that one thread can make it for another. What several advisors or versions have in
// common is made once.

import type { Advisor, ChoiceQuestion, Question } from './advisor.ts';
import { isValueAnswers } from './advisor.ts';
import { type Allocate, allocateOwn, type Bits } from './bits.ts';
import type { Condition } from './condition.ts';
import { evaluateCondition, type Reading } from './evaluate-condition.ts';
import type { Snapshot } from './snapshot.ts';
import { buildValueIndex, type ValueIndex } from './value-index.ts';

export interface Preparation {
  /** By `conditionKey`. */
  readonly conditions: Map<string, Bits>;
  /** By attribute name. */
  readonly indexes: Map<string, ValueIndex>;
}

export const emptyPreparation = (): Preparation => ({ conditions: new Map(), indexes: new Map() });

export const conditionKey = (condition: Condition, reading: Reading): string =>
  `${reading} ${JSON.stringify(condition)}`;

/** Adds to `into` what the advisor needs of the snapshot and is not there yet. Returns `into`. */
export function prepare(
  advisor: Advisor,
  snapshot: Snapshot,
  into: Preparation = emptyPreparation(),
  allocate: Allocate = allocateOwn,
): Preparation {
  const addCondition = (condition: Condition | null, reading: Reading) => {
    if (condition === null) return;
    const key = conditionKey(condition, reading);
    if (!into.conditions.has(key)) {
      into.conditions.set(key, evaluateCondition(condition, snapshot, reading, allocate));
    }
  };
  addCondition(advisor.where, 'satisfied');
  for (const question of advisor.questions) {
    const attribute = indexedAttribute(question);
    const column = attribute === null ? undefined : snapshot.columns.get(attribute);
    if (attribute !== null && column !== undefined && !into.indexes.has(attribute)) {
      into.indexes.set(attribute, buildValueIndex(column, snapshot.size, allocate));
    }
    if (question.type === 'RANGE' || isValueAnswers(question.answers)) continue;
    for (const answer of question.answers) {
      addCondition(answer.where, 'satisfied');
      if (question.missing === 'keep') addCondition(answer.where, 'possible');
    }
  }
  return into;
}

/** Whether `prepare` has been run for this advisor on the snapshot that `preparation` belongs to. */
export function isPrepared(advisor: Advisor, snapshot: Snapshot, preparation: Preparation): boolean {
  const has = (condition: Condition | null, reading: Reading) =>
    condition === null || preparation.conditions.has(conditionKey(condition, reading));
  return (
    has(advisor.where, 'satisfied') &&
    advisor.questions.every((question) => {
      const attribute = indexedAttribute(question);
      if (attribute !== null) return preparation.indexes.has(attribute) || !snapshot.columns.has(attribute);
      return fixedAnswers(question).every(
        ({ where }) => has(where, 'satisfied') && (question.missing !== 'keep' || has(where, 'possible')),
      );
    })
  );
}

function indexedAttribute(question: Question): string | null {
  if (question.type === 'RANGE') return question.attribute;
  return isValueAnswers(question.answers) ? question.answers.attribute : null;
}

const fixedAnswers = (question: Question): Extract<ChoiceQuestion['answers'], readonly unknown[]> =>
  question.type === 'RANGE' || isValueAnswers(question.answers) ? [] : question.answers;
