// Where else an advisor names a question or an answer: `first`, and the conditions on replies.

import { type DraftDocument, isRecord, itemsIn, type PartPath } from './draft-document.ts';

/** `path`: of the item before it got this id. */
export function renameInConditions(document: DraftDocument, path: PartPath, id: string): DraftDocument {
  const [, question = '', , answer] = path;
  const rename = (tests: unknown): [string, unknown] =>
    answer === undefined ? [id, tests] : [question, inTests(tests, answer, id)];
  const questions = itemsIn(document, ['questions']).map((each) =>
    each.ask_if === undefined ? each : { ...each, ask_if: inCondition(each.ask_if, question, rename) },
  );
  const isFirst = answer === undefined && String(document.first) === question;
  return { ...document, ...(isFirst && { first: id }), questions };
}

function inCondition(condition: unknown, question: string, rename: (tests: unknown) => [string, unknown]): unknown {
  if (Array.isArray(condition)) return condition.map((each) => inCondition(each, question, rename));
  if (!isRecord(condition)) return condition;
  return Object.fromEntries(
    Object.entries(condition).map(([name, inner]): [string, unknown] => {
      if (name === 'any' || name === 'all' || name === 'not') return [name, inCondition(inner, question, rename)];
      return name === question ? rename(inner) : [name, inner];
    }),
  );
}

function inTests(tests: unknown, from: string, to: string): unknown {
  if (!isRecord(tests)) return tests;
  return Object.fromEntries(
    Object.entries(tests).map(([test, ids]) => [
      test,
      Array.isArray(ids) ? ids.map((each: unknown) => (String(each) === from ? to : each)) : ids,
    ]),
  );
}
