// Of a yes that products simply lack, somebody may know that it is a no: the answer for no then stands for them, too.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { type DraftDocument, type DraftObject, idOf, isSame, itemsIn, type PartPath } from '../draft/draft-document.ts';
import { whereOf } from './answer-condition.ts';
import { answersFromValues, mostOffered, textsOfBegun, withoutOtherValues } from './answers-from-values.ts';
import { newId } from './new-items.ts';
import { writeAnswers } from './question-edits.ts';

/** As two tests, which are shown in fields. */
const isNotYes = (attribute: string): DraftObject => ({
  any: [{ [attribute]: { not_in: [true] } }, { [attribute]: { exists: false } }],
});

/**
 * `path`: of the question. `tally`: of its attribute, which is one of yes or no. `no`: what shoppers read, where no answer says it yet. Answers
 * that are made from values are written from now on.
 */
export function countAsNo(
  document: DraftDocument,
  question: DraftObject,
  path: PartPath,
  tally: AttributeTallyView,
  no: string,
): DraftOperation[] {
  const { attribute, values } = tally;
  const where = isNotYes(attribute);
  const own = typeof question.attribute === 'string' ? question.attribute : '';
  const isFalse = (answer: DraftObject): boolean =>
    [{ [attribute]: false }, { [attribute]: [false] }, { [attribute]: 'false' }].some((each) =>
      isSame(each, whereOf(answer, own)),
    );
  if (question.answers === undefined) {
    const begun = answersFromValues(attribute, tally, mostOffered(question.max)) ?? [];
    const answers = begun.map((answer) => (isFalse(answer) ? { ...answer, where } : answer));
    return [
      ...writeAnswers(
        question,
        path,
        begun.some(isFalse) ? answers : [...answers, { id: newId('answer'), title: no, where }],
      ),
      ...textsOfBegun(document, path, values, begun),
      ...withoutOtherValues(document, path, values.slice(0, begun.length)),
    ];
  }
  const before = itemsIn(document, [...path, 'answers']).find(isFalse);
  if (before === undefined)
    return [{ op: 'insert', path: [...path, 'answers'], value: { id: newId('answer'), title: no, where } }];
  const at = [...path, 'answers', idOf(before)];
  return [
    { op: 'set', path: [...at, 'where'], value: where },
    // Otherwise it would be called by its id.
    ...((before.title ?? '') === '' ? [{ op: 'set', path: [...at, 'title'], value: no } as const] : []),
  ];
}
