// Makes one answer of several of a question: the first one stays, and stands for the products of all.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import {
  type DraftDocument,
  type DraftObject,
  idOf,
  isRecord,
  isSame,
  itemsIn,
  type PartPath,
  partIn,
} from '../draft/draft-document.ts';
import { renameInConditions } from '../draft/rename-in-conditions.ts';
import { translationsOf } from '../draft/texts-of-items.ts';
import { whereOf } from './answer-condition.ts';
import { readPart } from './answers-of-numbers.ts';
import { isSmallestStep } from './title-of-numbers.ts';

/** `path`: of the question. `ids`: of at least two answers. */
export function mergeAnswers(
  document: DraftDocument,
  path: PartPath,
  ids: readonly string[],
  title: string,
): DraftOperation[] {
  const chosen = itemsIn(document, [...path, 'answers']).filter((answer) => ids.includes(idOf(answer)));
  const [first, ...others] = chosen;
  if (first === undefined || others.length === 0) return [];
  const attribute = String(partIn(document, [...path, 'attribute']) ?? '');
  const at = (answer: DraftObject): string[] => [...path, 'answers', idOf(answer)];
  const where = joinConditions(chosen.map((answer) => whereOf(answer, attribute)));
  const begin = `${path[1]}.${idOf(first)}.`;
  return [
    { op: 'set', path: [...at(first), 'title'], value: title },
    // In a question with an attribute, no condition would mean the value that the id names.
    ...(where !== undefined || attribute !== ''
      ? [{ op: 'set', path: [...at(first), 'where'], value: where ?? {} } as const]
      : first.where === undefined
        ? []
        : [{ op: 'remove', path: [...at(first), 'where'] } as const]),
    // In other languages, the title of the first one alone would be wrong.
    ...translationsOf(document).flatMap(([language, texts]): DraftOperation[] =>
      texts[`${begin}title`] === undefined ? [] : [{ op: 'remove', path: ['texts', language, `${begin}title`] }],
    ),
    ...namesInConditions(document, path, idOf(first), others.map(idOf)),
    ...others.map((answer): DraftOperation => ({ op: 'remove', path: at(answer) })),
  ];
}

/** Questions that are asked after one of them are asked after the one that stays. */
function namesInConditions(
  document: DraftDocument,
  path: PartPath,
  kept: string,
  others: readonly string[],
): DraftOperation[] {
  const renamed = others.reduce((made, id) => renameInConditions(made, [...path, 'answers', id], kept), document);
  return itemsIn(renamed, ['questions']).flatMap((question): DraftOperation[] => {
    const ask_if = withoutDoubles(question.ask_if);
    const at = ['questions', idOf(question), 'ask_if'];
    return isSame(ask_if, partIn(document, at)) || ask_if === undefined ? [] : [{ op: 'set', path: at, value: ask_if }];
  });
}

function withoutDoubles(condition: unknown): unknown {
  if (Array.isArray(condition)) {
    const all = condition.map(withoutDoubles);
    return all.filter((each, nth) => isRecord(each) || all.indexOf(each) === nth);
  }
  if (!isRecord(condition)) return condition;
  return Object.fromEntries(Object.entries(condition).map(([name, inner]) => [name, withoutDoubles(inner)]));
}

/** What satisfies one of them. Undefined: everything does. */
export function joinConditions(all: readonly unknown[]): unknown {
  if (all.some((each) => each === undefined)) return undefined;
  return joinParts(all) ?? joinValues(all) ?? { any: all.flatMap(alternativesOf) };
}

const alternativesOf = (where: unknown): readonly unknown[] =>
  isRecord(where) && Array.isArray(where.any) && Object.keys(where).length === 1 ? where.any : [where];

function joinValues(all: readonly unknown[]): unknown {
  const read = all.map(valuesIn);
  const name = read[0]?.name;
  if (name === undefined || read.some((each) => each?.name !== name)) return undefined;
  const values = [...new Set(read.flatMap((each) => each?.values ?? []))];
  return { [name]: values.length === 1 ? values[0] : values };
}

function valuesIn(where: unknown): { readonly name: string; readonly values: readonly unknown[] } | null {
  const [[name, inner] = [], ...others] = isRecord(where) ? Object.entries(where) : [];
  if (name === undefined || others.length > 0 || ['any', 'all', 'not'].includes(name)) return null;
  if (Array.isArray(inner)) return { name, values: inner };
  if (!isRecord(inner)) return { name, values: [inner] };
  const [[test, value] = [], ...more] = Object.entries(inner);
  if (more.length > 0) return null;
  if (test === 'eq') return { name, values: [value] };
  return test === 'in' && Array.isArray(value) ? { name, values: value } : null;
}

/** Parts of a range of numbers that go on where another one ends are one part. */
function joinParts(all: readonly unknown[]): unknown {
  const parts = all.map((where) => ({ where, part: readPart(where) }));
  const attribute = parts[0]?.part?.attribute;
  const ranges = parts.flatMap(({ where, part }) =>
    part !== null && part.attribute === attribute && isRecord(where) && isRecord(where[part.attribute])
      ? [{ tests: where[part.attribute] as DraftObject, from: part.from, to: part.to }]
      : [],
  );
  if (attribute === undefined || ranges.length < all.length) return undefined;
  const inOrder = ranges.toSorted(
    (a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY),
  );
  const [lowest] = inOrder;
  let highest = lowest;
  for (const next of inOrder.slice(1)) {
    const reached = highest?.to ?? Number.POSITIVE_INFINITY;
    const begins = next.from ?? Number.NEGATIVE_INFINITY;
    // More than 4 goes on where up to 4 ends, and not where up to 3 does.
    const isNext = next.tests.gte !== undefined && highest?.tests.lte !== undefined && isSmallestStep(begins, reached);
    if (begins > reached && !isNext) return undefined;
    if ((next.to ?? Number.POSITIVE_INFINITY) >= reached) highest = next;
  }
  const tests = {
    ...testsOf(lowest?.tests, ['gte', 'gt']),
    ...testsOf(highest?.tests, ['lte', 'lt']),
  };
  return { [attribute]: Object.keys(tests).length === 0 ? { exists: true } : tests };
}

const testsOf = (tests: DraftObject = {}, names: readonly string[]): DraftObject =>
  Object.fromEntries(Object.entries(tests).filter(([name]) => names.includes(name)));
