// A draft as cells: a value for each part that is changed as a whole, under the pointer to it. In this form two edits disturb each other
// exactly if they change the same cell, or one changes what the other takes away. A question and an answer have a key in the pointer, which
// stays when their id is changed, and a cell of their own with their position in the list. A group or a list has a cell only while it is
// empty, so that two people may begin it at the same time.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { Json } from './json.ts';

export type Cells = ReadonlyMap<string, Json>;

/** The cell with the text that the draft was made from, because of its comments. Not a part of the document. */
export const SOURCE = 'source';

export const isUnder = (pointer: string, around: string): boolean => pointer.startsWith(`${around}/`);

/** The pointers of the cells at a place and inside of it. */
export function cellsUnder(cells: Cells, pointer: string): string[] {
  return [...cells.keys()].filter((other) => other === pointer || isUnder(other, pointer));
}

export interface ListedItem {
  readonly key: string;
  readonly pointer: string;
  readonly id: string;
  readonly position: string;
}

/** The questions or answers of a list, in order. */
export function itemsOf(cells: Cells, list: string): ListedItem[] {
  const pointers: string[] = [];
  for (const pointer of cells.keys()) if (listAround(pointer) === list) pointers.push(pointer);
  return itemsAt(cells, pointers);
}

/** The items at these pointers, in order. */
export const itemsAt = (cells: Cells, pointers: readonly string[]): ListedItem[] =>
  pointers
    .map((pointer) => ({
      ...{ key: keyOf(pointer), pointer },
      ...{ id: String(cells.get(pointerTo(pointer, 'id'))), position: String(cells.get(pointer)) },
    }))
    .sort(byPosition);

export const keyOf = (pointer: string): string => membersOf(pointer).at(-1) ?? '';

/** What is around a cell, which is a list if the cell is an item. */
export const listAround = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Items are hardly ever at the same position (see `position.ts`). */
export const byPosition = (a: Pick<ListedItem, 'key' | 'position'>, b: Pick<ListedItem, 'key' | 'position'>): number =>
  compare(a.position, b.position) || compare(a.key, b.key);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
