// What becomes of a question when another kind of reply is chosen for it, or its answers come from elsewhere.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { DraftObject, PartPath } from '../draft/draft-document.ts';

const without = (question: DraftObject, path: PartPath, ...names: readonly string[]): DraftOperation[] =>
  names.flatMap((name) => (question[name] === undefined ? [] : [{ op: 'remove', path: [...path, name] }]));

/** A range is of numbers: of what is none, it does not stay. */
export function changeKind(
  question: DraftObject,
  path: PartPath,
  kind: string,
  attributes: readonly AttributeView[],
): DraftOperation[] {
  const set: DraftOperation = { op: 'set', path: [...path, 'type'], value: kind };
  if (kind !== 'RANGE') return [set, ...without(question, path, 'range', ...(kind === 'SINGLE' ? ['match'] : []))];
  const isNumber = attributes.some((each) => each.name === question.attribute && each.type === 'number');
  return [set, ...without(question, path, 'answers', 'max', 'match', 'redundant', ...(isNumber ? [] : ['attribute']))];
}

/** From now on, they are written one by one. */
export const writeAnswers = (
  question: DraftObject,
  path: PartPath,
  answers: readonly DraftObject[],
): DraftOperation[] => [
  { op: 'set', path: [...path, 'answers'], value: answers },
  ...without(question, path, 'attribute', 'max'),
];

/** From now on, there is one for each value of the attribute. */
export const takeValues = (question: DraftObject, path: PartPath, attribute: string): DraftOperation[] => [
  ...without(question, path, 'answers', 'redundant'),
  { op: 'set', path: [...path, 'attribute'], value: attribute },
];
