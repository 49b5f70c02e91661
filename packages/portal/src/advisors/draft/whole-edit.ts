// An edit with all that has to go with it, so that nothing of the draft refers to what is not there any more. It is one step, so one undo
// takes all of it back.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { applyPossible } from './apply-operations.ts';
import { type DraftDocument, partIn } from './draft-document.ts';
import { repairsOf } from './repairs.ts';

export interface WholeEdit {
  readonly operations: readonly DraftOperation[];
  /** Questions that lose their condition, or a part of it, by what is changed elsewhere. */
  readonly freed: readonly FreedQuestion[];
}

export interface FreedQuestion {
  readonly id: string;
  readonly title: string;
  /** Nothing of its condition is left. */
  readonly isAlways: boolean;
}

/** What was amiss before is left to whoever wrote it. */
export function wholeEdit(document: DraftDocument, operations: readonly DraftOperation[]): WholeEdit {
  const before = new Set(repairsOf(document).map(({ about }) => about));
  const all = [...operations];
  const freed = new Map<string, FreedQuestion>();
  let after = applyPossible(document, operations);
  // To take something away may make something else needless.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const needed = repairsOf(after).filter(({ about }) => !before.has(about));
    if (needed.length === 0) break;
    for (const { operation, freed: question } of needed) {
      all.push(operation);
      if (question !== null) freed.set(question.id, { ...question, title: titleIn(after, question.id) });
    }
    after = applyPossible(
      after,
      needed.map(({ operation }) => operation),
    );
  }
  return { operations: all, freed: [...freed.values()] };
}

const MOST_ROUNDS = 4;

const titleIn = (document: DraftDocument, id: string): string => {
  const title = partIn(document, ['questions', id, 'title']);
  return title === undefined || title === null ? '' : String(title);
};
