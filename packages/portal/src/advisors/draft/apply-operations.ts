// What an operation makes of a document, so that it is seen before the service has answered. The service's own document takes the place
// of what is made here with each answer.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import {
  type DraftDocument,
  type DraftObject,
  idOf,
  isItemPath,
  isListPath,
  isRecord,
  type PartPath,
  partIn,
} from './draft-document.ts';
import { renameInConditions } from './rename-in-conditions.ts';
import { beginningOf, withoutTexts, withRenamedTexts } from './texts-of-items.ts';

/** What the operation speaks of is not there, or is there already. */
export class MeaninglessOperation extends Error {
  override readonly name = 'MeaninglessOperation';
}

export const applyAll = (document: DraftDocument, operations: readonly DraftOperation[]): DraftDocument =>
  operations.reduce(applyOperation, document);

/** Without those that mean nothing here any more. */
export function applyPossible(document: DraftDocument, operations: readonly DraftOperation[]): DraftDocument {
  let made = document;
  for (const operation of operations) {
    try {
      made = applyOperation(made, operation);
    } catch (error) {
      if (!(error instanceof MeaninglessOperation)) throw error;
    }
  }
  return made;
}

export function applyOperation(document: DraftDocument, operation: DraftOperation): DraftDocument {
  switch (operation.op) {
    case 'set':
      return changeAt(document, operation.path, () => operation.value);
    case 'remove': {
      const cleared = isItemPath(operation.path) ? withoutTexts(document, beginningOf(operation.path)) : document;
      return changeAt(cleared, operation.path, () => undefined);
    }
    case 'insert':
      return changeAt(document, operation.path, (list) => insertItem(list, operation.value, operation.after));
    case 'move':
      return moveItem(document, operation.path, operation.after);
    case 'rename':
      return renameItem(document, operation.path, operation.id);
    case 'undo':
      // Only the service knows what a saved edit changed.
      return document;
  }
}

/** Undefined takes the part away, and whatever is empty then. */
function changeAt(document: DraftDocument, path: PartPath, change: (before: unknown) => unknown): DraftDocument {
  const changed = changeIn(document, path, 0, change);
  return isRecord(changed) ? { ...changed, questions: changed.questions ?? [] } : { questions: [] };
}

function changeIn(value: unknown, path: PartPath, depth: number, change: (before: unknown) => unknown): unknown {
  const name = path[depth];
  if (name === undefined) return change(value);
  if (isListPath(path.slice(0, depth))) {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    const at = list.findIndex((item) => idOf(item) === name);
    if (at === -1) throw new MeaninglessOperation(`There is no ${name}.`);
    const changed = changeIn(list[at], path, depth + 1, change);
    if (changed === undefined) list.splice(at, 1);
    else list[at] = changed;
    return list.length === 0 ? undefined : list;
  }
  const members: DraftObject = isRecord(value) ? value : {};
  const changed = changeIn(Object.hasOwn(members, name) ? members[name] : undefined, path, depth + 1, change);
  if (changed !== undefined) return { ...members, [name]: changed };
  const { [name]: _, ...others } = members;
  return Object.keys(others).length === 0 && !isItemPath(path.slice(0, depth)) ? undefined : others;
}

/** `after`: undefined for the end. */
function insertItem(list: unknown, item: unknown, after: string | null | undefined): unknown[] {
  const items: unknown[] = Array.isArray(list) ? [...list] : [];
  if (items.some((other) => idOf(other) === idOf(item))) throw new MeaninglessOperation('It is there already.');
  items.splice(indexAfter(items, after), 0, item);
  return items;
}

function indexAfter(items: readonly unknown[], after: string | null | undefined): number {
  if (after === undefined) return items.length;
  if (after === null) return 0;
  const found = items.findIndex((item) => idOf(item) === after);
  if (found === -1) throw new MeaninglessOperation(`There is no ${after} to come after.`);
  return found + 1;
}

function moveItem(document: DraftDocument, path: PartPath, after: string | null | undefined): DraftDocument {
  const item = partIn(document, path);
  if (item === undefined) throw new MeaninglessOperation('It is not there any more.');
  return changeAt(document, path.slice(0, -1), (list) => {
    const others = Array.isArray(list) ? list.filter((other) => idOf(other) !== path.at(-1)) : [];
    return insertItem(others, item, after);
  });
}

function renameItem(document: DraftDocument, path: PartPath, id: string): DraftDocument {
  const list = partIn(document, path.slice(0, -1));
  const isTaken = Array.isArray(list) && list.some((item) => idOf(item) === id);
  if (isTaken && path.at(-1) !== id) throw new MeaninglessOperation(`There is a ${id} already.`);
  const renamed = changeAt(document, path, (item) => ({ ...(isRecord(item) ? item : {}), id }));
  return renameInConditions(withRenamedTexts(renamed, path, id), path, id);
}
