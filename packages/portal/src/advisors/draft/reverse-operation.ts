// The operations that make a document as it was before an operation, in the words of ids and places as they are after it.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, idOf, isItemPath, partIn, placeInList } from './draft-document.ts';
import { textsAsTheyAre } from './texts-of-items.ts';

/** `document`: as it was before the operation. */
export function reverseOf(document: DraftDocument, operation: DraftOperation): DraftOperation[] {
  switch (operation.op) {
    case 'set': {
      const { path } = operation;
      const was = partIn(document, path);
      return [was === undefined ? { op: 'remove', path } : { op: 'set', path, value: was }];
    }
    case 'remove': {
      const { path } = operation;
      const was = partIn(document, path);
      if (was === undefined) return [];
      return isItemPath(path) ? bringBack(document, path) : [{ op: 'set', path, value: was }];
    }
    case 'insert':
      return [{ op: 'remove', path: [...operation.path, idOf(operation.value)] }];
    case 'move': {
      const after = placeInList(document, operation.path);
      return after === undefined ? [] : [{ op: 'move', path: operation.path, after }];
    }
    case 'rename': {
      const { path, id } = operation;
      return [{ op: 'rename', path: [...path.slice(0, -1), id], id: path.at(-1) ?? '' }];
    }
    case 'undo':
      return [];
  }
}

/** Operations that put an item where it is in this document, with its texts. */
export function bringBack(document: DraftDocument, path: readonly string[]): DraftOperation[] {
  const value = partIn(document, path);
  if (value === undefined) return [];
  const after = placeInList(document, path) ?? null;
  return [{ op: 'insert', path: path.slice(0, -1), value, after }, ...textsAsTheyAre(document, path)];
}
