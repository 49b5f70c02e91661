// Takes out of a condition on replies what refers to nothing any more: a question that is gone or comes later, an answer that is gone, a
// test that the question's kind does not have. What a person spelled in another way stays as it is.

import { type DraftObject, idOf, isRecord } from './draft-document.ts';

/** What was taken out, each as a text that is the same for the same reference. */
export interface Pruned {
  /** Undefined: nothing is left. */
  readonly condition: unknown;
  readonly takenOut: readonly string[];
}

/** `earlier`: the questions that it may name. */
export function pruneReplyCondition(condition: unknown, earlier: readonly DraftObject[]): Pruned {
  const takenOut: string[] = [];
  const left = pruned(condition, earlier, takenOut);
  return { condition: takenOut.length === 0 ? condition : left, takenOut };
}

function pruned(condition: unknown, earlier: readonly DraftObject[], takenOut: string[]): unknown {
  if (!isRecord(condition)) return condition;
  const members = Object.entries(condition).flatMap(([name, inner]): [string, unknown][] => {
    const left =
      name === 'any' || name === 'all'
        ? prunedParts(inner, earlier, takenOut)
        : name === 'not'
          ? pruned(inner, earlier, takenOut)
          : prunedTests(name, inner, earlier, takenOut);
    return left === undefined ? [] : [[name, left]];
  });
  return members.length === 0 && Object.keys(condition).length > 0 ? undefined : Object.fromEntries(members);
}

function prunedParts(parts: unknown, earlier: readonly DraftObject[], takenOut: string[]): unknown {
  if (!Array.isArray(parts)) return parts;
  const left = parts.flatMap((part) => {
    const kept = pruned(part, earlier, takenOut);
    return kept === undefined ? [] : [kept];
  });
  return left.length === 0 && parts.length > 0 ? undefined : left;
}

function prunedTests(id: string, tests: unknown, earlier: readonly DraftObject[], takenOut: string[]): unknown {
  const question = earlier.find((each) => idOf(each) === id);
  if (question === undefined) {
    takenOut.push(id);
    return undefined;
  }
  if (!isRecord(tests)) return tests;
  const isRange = question.type === 'RANGE';
  const known = Array.isArray(question.answers) ? new Set(question.answers.map(idOf)) : null;
  const left = Object.entries(tests).flatMap(([test, value]): [string, unknown][] => {
    const isOfAnswers = test.endsWith('_of');
    const isOfNumbers = test === 'gte' || test === 'lte';
    if ((isOfAnswers && isRange) || (isOfNumbers && !isRange)) {
      takenOut.push(`${id} ${test}`);
      return [];
    }
    if (!isOfAnswers || known === null || !Array.isArray(value)) return [[test, value]];
    const gone = value.filter((answer) => !known.has(String(answer)));
    takenOut.push(...gone.map((answer) => `${id} ${test} ${String(answer)}`));
    if (gone.length === 0) return [[test, value]];
    return gone.length === value.length ? [] : [[test, value.filter((answer) => known.has(String(answer)))]];
  });
  return left.length === 0 && Object.keys(tests).length > 0 ? undefined : Object.fromEntries(left);
}
