// Where an operation meets what somebody else did: it was made in one document and is to be made in another one.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { DraftConflictView } from '@guidepost/contract/views/advisor-draft-view';
import {
  type DraftDocument,
  idOf,
  isItemPath,
  isSame,
  itemsIn,
  type PartPath,
  partIn,
  placeInList,
} from './draft-document.ts';
import { beginningOf } from './texts-of-items.ts';

/** What a person has to choose between; undefined: there is nothing. */
export interface Clash {
  readonly path: PartPath;
  /** `place`: the three are the ids of the items before it; null for the beginning. */
  readonly about: 'value' | 'place';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed it; null if it is not known. */
  readonly by: string | null;
}

/** Null if both can be done. `seen`: the document in which the operation was made; `fresh`: that in which it is to be made. */
export function clashOf(seen: DraftDocument, fresh: DraftDocument, operation: DraftOperation): Clash | null {
  if (operation.op === 'undo') return null;
  const { path } = operation;
  const gone = goneOwner(seen, fresh, path);
  if (gone !== null) {
    // Whoever takes something away has nothing against that others took it away, too.
    return operation.op === 'remove' ? null : { ...valueClash(seen, fresh, gone), mine: partIn(seen, gone) };
  }
  switch (operation.op) {
    case 'set':
    case 'remove': {
      const clash = valueClash(seen, fresh, path);
      const mine = operation.op === 'set' ? operation.value : undefined;
      return isSame(clash.base, clash.theirs) || isSame(clash.theirs, mine) ? null : { ...clash, mine };
    }
    case 'move': {
      const [base, theirs] = [placeAmong(seen, fresh, path), placeAmong(fresh, seen, path)];
      if (base === theirs || theirs === operation.after) return null;
      return { path, about: 'place', base, mine: operation.after, theirs, by: null };
    }
    default:
      return null;
  }
}

/** The item before it among those that both documents have, so that nobody moves an item by adding another one before it. */
function placeAmong(document: DraftDocument, other: DraftDocument, path: PartPath): string | null {
  const list = path.slice(0, -1);
  const common = new Set(itemsIn(other, list).map(idOf));
  const ids = itemsIn(document, list)
    .map(idOf)
    .filter((id) => common.has(id));
  return ids[ids.indexOf(path.at(-1) ?? '') - 1] ?? null;
}

const valueClash = (seen: DraftDocument, fresh: DraftDocument, path: PartPath): Clash => ({
  ...{ path, about: 'value', base: partIn(seen, path), mine: undefined, theirs: partIn(fresh, path), by: null },
});

/** The question or the answer that a path is inside of, or a text belongs to, if somebody took it away. */
export function goneOwner(seen: DraftDocument, fresh: DraftDocument, path: PartPath): PartPath | null {
  return (
    ownersOf(seen, path).find((owner) => partIn(seen, owner) !== undefined && partIn(fresh, owner) === undefined) ??
    null
  );
}

function ownersOf(document: DraftDocument, path: PartPath): PartPath[] {
  if (path[0] !== 'texts') return [...path.keys(), path.length].map((end) => path.slice(0, end)).filter(isItemPath);
  const text = path[2] ?? '';
  const question = itemsIn(document, ['questions'])
    .map(idOf)
    .find((id) => text.startsWith(`${id}.`));
  return question === undefined ? [] : [['questions', question]];
}

/** Whether the operation changes what there is to choose about. */
export function concerns({ path, about }: Clash, operation: DraftOperation): boolean {
  if (operation.op === 'undo') return false;
  const to = operation.op === 'insert' ? [...operation.path, idOf(operation.value)] : operation.path;
  if (about === 'place') return operation.op === 'move' && isSame(to, path);
  const isTextOf = isItemPath(path) && to[0] === 'texts' && to[2]?.startsWith(beginningOf(path));
  return isTextOf === true || path.every((name, nth) => to[nth] === name);
}

/** As the person has it now, who may have gone on since they were asked. */
export const asShown = (clash: Clash, document: DraftDocument): Clash => ({
  ...clash,
  mine: clash.about === 'value' ? partIn(document, clash.path) : placeInList(document, clash.path),
});

/** Whether what the person was shown of the others is what there is. */
export function isStillTheirs({ path, about, theirs }: Clash, seen: DraftDocument, fresh: DraftDocument): boolean {
  if (about === 'value') return isSame(partIn(fresh, path), theirs);
  return placeInList(fresh, path) === theirs || placeAmong(fresh, seen, path) === theirs;
}

export const clashFrom = ({ path, about, base, mine, theirs, by }: DraftConflictView): Clash => ({
  ...{ path, about, base, mine, theirs, by: by?.who.name ?? null },
});
