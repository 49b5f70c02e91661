// Answers that stand for some values of an attribute each: which values none of them names, and how values get into them.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import {
  type DraftDocument,
  type DraftObject,
  idOf,
  isRecord,
  itemsIn,
  type PartPath,
} from '../draft/draft-document.ts';
import { whereOf } from './answer-condition.ts';
import { textsOfBegun, writtenValue } from './answers-from-values.ts';
import { joinConditions } from './merge-answers.ts';
import { newAnswer } from './new-items.ts';

/** Values of attributes that answers name, as texts, by attribute. */
export type NamedValues = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * `attribute`: of the question; empty: it has none. What answers leave out (`not`) they do not name. Of an attribute that an answer compares
 * in another way, such as `at least 8`, none are told, because its values are in answers that do not name them.
 */
export function namedValues(answers: readonly DraftObject[], attribute: string): NamedValues {
  const named = new Map<string, Set<string>>();
  const compared = new Set<string>();
  for (const { name, values } of answers.flatMap((answer) => testsIn(whereOf(answer, attribute)))) {
    if (values === null) compared.add(name);
    else named.set(name, new Set([...(named.get(name) ?? []), ...values.map(String)]));
  }
  for (const name of compared) named.delete(name);
  return named;
}

/** The attribute of which most values are named. Null: the answers do not stand for values. */
export function groupedAttribute(named: NamedValues): string | null {
  const [most] = [...named].toSorted(([, a], [, b]) => b.size - a.size);
  return most?.[0] ?? null;
}

/** `values` null: it is another test than that an attribute has one of some values. */
interface NamingTest {
  readonly name: string;
  readonly values: readonly unknown[] | null;
}

function testsIn(where: unknown): NamingTest[] {
  if (!isRecord(where)) return [];
  return Object.entries(where).flatMap(([name, inner]): NamingTest[] => {
    if (name === 'not') return [];
    if (name === 'any' || name === 'all') return Array.isArray(inner) ? inner.flatMap(testsIn) : [];
    if (!isRecord(inner)) return [{ name, values: [inner].flat() }];
    const isNaming = Object.keys(inner).every((test) => test === 'eq' || test === 'in');
    return [{ name, values: isNaming ? [inner.eq ?? [], inner.in ?? []].flat() : null }];
  });
}

/** Answers into which values can be put; one of no preference stands for all products already. */
export const answersToFill = (answers: readonly DraftObject[], attribute: string): readonly DraftObject[] =>
  answers.filter((answer) => whereOf(answer, attribute) !== undefined);

export interface ChosenValues {
  readonly attribute: string;
  readonly type: AttributeTallyView['type'];
  /** At least one, as the service told them. */
  readonly values: AttributeTallyView['values'];
}

const whereOfChosen = ({ attribute, type, values }: ChosenValues): DraftObject => {
  const written = values.map(({ value }) => writtenValue(type, value));
  return { [attribute]: written.length === 1 ? written[0] : written };
};

/** The answer stands for the products of these values as well. `path`: of the question, whose attribute is `own`. */
export const fillAnswer = (
  path: PartPath,
  answer: DraftObject,
  own: string,
  chosen: ChosenValues,
): DraftOperation[] => [
  {
    ...{ op: 'set', path: [...path, 'answers', idOf(answer), 'where'] },
    value: joinConditions([whereOf(answer, own), whereOfChosen(chosen)]),
  },
];

/** One new answer that stands for all of them. */
export const answerOfAll = (
  document: DraftDocument,
  path: PartPath,
  own: string,
  chosen: ChosenValues,
  title: string,
): DraftOperation[] => insertions(document, path, own, [{ ...newAnswer(), title, where: whereOfChosen(chosen) }]);

/** A new answer for each, called as the value is. */
export function answersOfEach(
  document: DraftDocument,
  path: PartPath,
  own: string,
  chosen: ChosenValues,
): DraftOperation[] {
  const answers = chosen.values.map((one) => ({
    ...{ ...newAnswer(), title: one.title ?? one.value },
    where: whereOfChosen({ ...chosen, values: [one] }),
  }));
  return [...insertions(document, path, own, answers), ...textsOfBegun(document, path, chosen.values, answers)];
}

/** Behind those that stand for products, and before those of no preference. */
function insertions(
  document: DraftDocument,
  path: PartPath,
  own: string,
  answers: readonly DraftObject[],
): DraftOperation[] {
  const list = [...path, 'answers'];
  const last = answersToFill(itemsIn(document, list), own).at(-1);
  let after = last === undefined ? null : idOf(last);
  return answers.map((value): DraftOperation => {
    const operation: DraftOperation = { op: 'insert', path: list, value, after };
    after = idOf(value);
    return operation;
  });
}
