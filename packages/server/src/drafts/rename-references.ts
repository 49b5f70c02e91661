// Where else an advisor names a question or an answer: `first`, and the conditions on replies.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { readItemId } from './cells-of.ts';
import type { EditedCells } from './edited-cells.ts';
import { isList, isObject, type Json } from './json.ts';

const QUESTIONS = pointerTo('', 'questions');
const FIRST = pointerTo('', 'first');

/** Before the item itself is renamed. */
export function renameReferences(edited: EditedCells, item: string, id: string): void {
  const [, key = '', , answer] = membersOf(item);
  const questionId = String(edited.cells.get(pointerTo(QUESTIONS, key, 'id')));
  const own = String(edited.cells.get(pointerTo(item, 'id')));
  const isQuestion = answer === undefined;
  if (isQuestion && readItemId(edited.cells.get(FIRST)) === own) edited.set(FIRST, id);
  for (const { pointer } of edited.itemsIn(QUESTIONS)) {
    const at = pointerTo(pointer, 'ask_if');
    const condition = edited.cells.get(at);
    if (condition === undefined) continue;
    edited.set(
      at,
      inCondition(condition, questionId, (tests) => (isQuestion ? [id, tests] : [questionId, inTests(tests, own, id)])),
    );
  }
}

/** `rename`: the name and the tests of the question, as they are to be. */
function inCondition(condition: Json, question: string, rename: (tests: Json) => [string, Json]): Json {
  if (isList(condition)) return condition.map((each) => inCondition(each, question, rename));
  if (!isObject(condition)) return condition;
  return Object.fromEntries(
    Object.entries(condition).map(([name, inner]): [string, Json] => {
      if (name === 'any' || name === 'all' || name === 'not') return [name, inCondition(inner, question, rename)];
      return name === question ? rename(inner) : [name, inner];
    }),
  );
}

function inTests(tests: Json, from: string, to: string): Json {
  if (!isObject(tests)) return tests;
  return Object.fromEntries(
    Object.entries(tests).map(([test, ids]): [string, Json] => [
      test,
      isList(ids) ? ids.map((id) => (readItemId(id) === from ? to : id)) : ids,
    ]),
  );
}
