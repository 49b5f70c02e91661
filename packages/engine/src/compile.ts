// An advisor version bound to one snapshot: what every step of every session reads. Shared, and never changed by a step.

import type { Advisor, Answer, ChoiceQuestion, RangeQuestion } from './advisor.ts';
import { isValueAnswers } from './advisor.ts';
import { type Bits, countBits, emptyBits, fullBits, intersect } from './bits.ts';
import type { Condition, ReplyCondition } from './condition.ts';
import type { Reading } from './evaluate-condition.ts';
import { conditionKey, type Preparation, prepare } from './prepare.ts';
import type { Column, NumberColumn, Snapshot } from './snapshot.ts';
import { placesOfStricter } from './stricter.ts';
import type { ValueIndex } from './value-index.ts';

export interface CompiledAdvisor {
  readonly advisor: Advisor;
  readonly snapshot: Snapshot;
  /** The products in scope. */
  readonly scope: Bits;
  readonly scopeSize: number;
  readonly questions: readonly CompiledQuestion[];
  /** The filter questions in the order in which their replies narrow: firm ones first, each kind in listed order. */
  readonly filters: readonly CompiledQuestion[];
  /** Question id → place in `questions`. */
  readonly places: ReadonlyMap<string, number>;
}

export type CompiledQuestion = CompiledChoice | CompiledValues | CompiledRange;

interface CompiledBase {
  /** In listed order, from 0. */
  readonly place: number;
  /** Whether the `ask_if` of a later question looks at its reply. */
  readonly isReferenced: boolean;
}

/** A choice among answers that the author fixed. */
export interface CompiledChoice extends CompiledBase {
  readonly kind: 'choice';
  readonly question: ChoiceQuestion;
  readonly answers: readonly CompiledAnswer[];
  /** Answer id → place in `answers`. */
  readonly answerPlaces: ReadonlyMap<string, number>;
}

export interface CompiledAnswer {
  readonly answer: Answer;
  /** Null: no preference. */
  readonly satisfied: Bits | null;
  /** With `missing: keep`, also the products that some value of what is unknown would satisfy. Otherwise the same as `satisfied`. */
  readonly possible: Bits | null;
  /** With `redundant: hide`, places of the answers that ask for more; each has a condition. Otherwise none. */
  readonly stricter: readonly number[];
}

/** A choice among the values that products have. */
export interface CompiledValues extends CompiledBase {
  readonly kind: 'values';
  readonly question: ChoiceQuestion;
  readonly max: number;
  /** Null if no product has the attribute. */
  readonly values: Indexed<Column> | null;
  /** The column of the revision before: its values are still accepted as replies. */
  readonly previous: Column | null;
}

export interface CompiledRange extends CompiledBase {
  readonly kind: 'range';
  readonly question: RangeQuestion;
  readonly values: Indexed<NumberColumn> | null;
}

export interface Indexed<C extends Column> {
  readonly column: C;
  readonly index: ValueIndex;
}

/**
 * Binds an advisor to a snapshot. This is cheap if `preparation` has what the advisor needs of this snapshot; the rest is
 * prepared here. `previous` has the values of the revision before, if there was one.
 */
export function compile(
  advisor: Advisor,
  snapshot: Snapshot,
  preparation?: Preparation,
  previous: ReadonlyMap<string, Column> | null = null,
): CompiledAdvisor {
  const { conditions, indexes } = prepare(advisor, snapshot, preparation);
  const bitsOf = (condition: Condition | null, reading: Reading): Bits | null =>
    condition === null ? null : (conditions.get(conditionKey(condition, reading)) ?? emptyBits(snapshot.size));
  const indexed = (attribute: string): Indexed<Column> | null => {
    const column = snapshot.columns.get(attribute);
    const index = indexes.get(attribute);
    return column && index ? { column, index } : null;
  };
  const referenced = new Set(advisor.questions.flatMap(({ askIf }) => (askIf ? referencedQuestions(askIf) : [])));

  const questions = advisor.questions.map((question, place): CompiledQuestion => {
    const base = { place, isReferenced: referenced.has(question.id) };
    if (question.type === 'RANGE') {
      const values = indexed(question.attribute);
      const isNumeric = values !== null && values.column.type === 'number';
      return { ...base, kind: 'range', question, values: isNumeric ? { ...values, column: values.column } : null };
    }
    if (isValueAnswers(question.answers)) {
      const { attribute, max } = question.answers;
      const before = previous?.get(attribute) ?? null;
      return { ...base, kind: 'values', question, max, values: indexed(attribute), previous: before };
    }
    const stricter =
      question.redundant === 'hide' ? placesOfStricter(question.answers.map((answer) => answer.where)) : [];
    const answers = question.answers.map((answer, nth): CompiledAnswer => {
      const satisfied = bitsOf(answer.where, 'satisfied');
      return {
        answer,
        satisfied,
        possible: question.missing === 'keep' ? bitsOf(answer.where, 'possible') : satisfied,
        stricter: stricter[nth] ?? [],
      };
    });
    const answerPlaces = new Map(answers.map(({ answer }, index) => [answer.id, index]));
    return { ...base, kind: 'choice', question, answers, answerPlaces };
  });

  const scope = fullBits(snapshot.size);
  const where = bitsOf(advisor.where, 'satisfied');
  if (where) intersect(scope, where);
  if (advisor.results.unavailable === 'hide') intersect(scope, snapshot.available);
  const places = new Map(advisor.questions.map(({ id }, place) => [id, place]));
  return {
    advisor,
    snapshot,
    scope,
    scopeSize: countBits(scope),
    questions,
    filters: narrowingOrder(questions),
    places,
  };
}

/** The filter questions in the order in which their replies narrow. */
export const narrowingOrder = (questions: readonly CompiledQuestion[]): CompiledQuestion[] =>
  questions
    .filter(({ question }) => question.role === 'filter')
    .sort((a, b) => Number(b.question.firm) - Number(a.question.firm) || a.place - b.place);

/** The questions that a condition over replies looks at. */
export function referencedQuestions(condition: ReplyCondition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(referencedQuestions);
    case 'not':
      return referencedQuestions(condition.of);
    default:
      return [condition.question];
  }
}
