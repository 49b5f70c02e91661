// Gives an item a position in its list. Only its own position changes, unless others are at the same one, as they may be in drafts from
// before positions were told apart by keys: then those that follow at that position make room.

import { quoted } from '@guidepost/fault/say-names';
import { keyOf, type ListedItem, listAround } from './cells.ts';
import type { EditedCells } from './edited-cells.ts';
import { OperationError } from './operation-error.ts';
import { positionsBetween } from './position.ts';

/** `pointer`: of the item, new or not. `after`: an id, null for the beginning, undefined for the end. */
export function placeItem(edited: EditedCells, pointer: string, after: string | null | undefined): void {
  const all = edited.itemsIn(listAround(pointer));
  const others = all.filter((item) => item.pointer !== pointer);
  const at = placeAfter(others, after);
  const isThere = others.length < all.length && all[at]?.pointer === pointer;
  if (isThere) return;
  const before = others[at - 1]?.position ?? null;
  const behind = others.slice(at);
  const tied = behind.filter(({ position }) => position === before);
  const next = behind[tied.length]?.position ?? null;
  const [own = '', ...moved] = positionsBetween(before, next, [keyOf(pointer), ...tied.map(({ key }) => key)]);
  edited.set(pointer, own);
  for (const [nth, item] of tied.entries()) edited.set(item.pointer, moved[nth] ?? item.position);
}

function placeAfter(items: readonly ListedItem[], after: string | null | undefined): number {
  if (after === undefined) return items.length;
  if (after === null) return 0;
  const found = items.findIndex(({ id }) => id === after);
  if (found === -1) throw new OperationError(`There is no ${quoted(after)} to come after.`);
  return found + 1;
}
