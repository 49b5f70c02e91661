// Changes that are not saved yet, and what becomes of them when they meet those of others.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { applyPossible } from './apply-operations.ts';
import { type Clash, clashOf, goneOwner } from './clashes.ts';
import { type DraftDocument, isSame, partIn } from './draft-document.ts';
import { bringBack } from './reverse-operation.ts';

export interface Pending {
  operation: DraftOperation;
  /** The person saw what others made, and wants this all the same. */
  readonly isChosen: boolean;
  /** It is on its way to the service, so it stays as it is. */
  isSent: boolean;
}

/** `nth`: of the operation. Each is looked at after those before it, in both documents. */
export function clashesOnTheWay(
  seen: DraftDocument,
  fresh: DraftDocument,
  operations: readonly DraftOperation[],
): { readonly clash: Clash; readonly nth: number }[] {
  let [mine, theirs] = [seen, fresh];
  return operations.flatMap((operation, nth) => {
    const clash = clashOf(mine, theirs, operation);
    mine = applyPossible(mine, [operation]);
    theirs = applyPossible(theirs, [operation]);
    return clash === null ? [] : [{ clash, nth }];
  });
}

/** What is to be done so that one's own text counts. Null: nothing. `mine`: the document as the person has it. */
export function resolveClash(
  pending: Pending,
  clash: Clash,
  mine: DraftDocument,
  fresh: DraftDocument,
): Pending[] | null {
  const { operation } = pending;
  // Somebody else took away what this is a part of: it comes back as the person has it.
  const gone = operation.op === 'undo' ? null : goneOwner(mine, fresh, operation.path);
  if (gone !== null) return bringBack(mine, gone).map(asChosen);
  const isDone =
    clash.about === 'value' && operation.op === 'set' && isSame(partIn(fresh, operation.path), operation.value);
  return isDone ? null : [asChosen(operation)];
}

const asChosen = (operation: DraftOperation): Pending => ({ operation, isChosen: true, isSent: false });
