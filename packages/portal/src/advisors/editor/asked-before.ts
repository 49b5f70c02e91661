// On which questions a condition can depend: those that stand above, and with the order that Guidepost chooses also the one that everybody
// gets first, wherever it stands. A file may only name questions that are listed earlier, so that one then moves to the top.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, type DraftObject, idOf, itemsIn } from '../draft/draft-document.ts';
import { firstAsked, orderOf } from '../draft/order-edits.ts';

export interface AskedBefore {
  /** The likeliest first. */
  readonly offered: readonly DraftObject[];
  /** The question that everybody gets first, if it stands below. */
  readonly movesUp: string | null;
}

export function askedBefore(document: DraftDocument, id: string): AskedBefore {
  const all = itemsIn(document, ['questions']);
  const above = all.slice(
    0,
    all.findIndex((each) => idOf(each) === id),
  );
  const first = orderOf(document) === 'adaptive' ? firstAsked(document) : null;
  const fixed = all.find((each) => idOf(each) === first);
  if (fixed === undefined || first === id) return { offered: above, movesUp: null };
  const others = above.filter((each) => each !== fixed);
  return { offered: [fixed, ...others], movesUp: others.length === above.length ? first : null };
}

/** What goes with a condition that is written. `named`: the questions in it. */
export const moveUp = ({ movesUp }: AskedBefore, named: readonly string[]): readonly DraftOperation[] =>
  movesUp !== null && named.includes(movesUp) ? [{ op: 'move', path: ['questions', movesUp], after: null }] : [];
