// Brings an edit from the draft as its editor saw it to the draft as it is now. If nothing that it touches has changed since, it is made
// as it is; otherwise nothing of it is, and every operation in conflict says what was there, what it would make of it, and what is there
// now. What the draft says already, because somebody else meant the same, need not be said again.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { type Cells, cellsUnder, itemsOf, type ListedItem, listAround } from './cells.ts';
import type { CompiledEdit } from './compile-edit.ts';
import type { CellChange } from './draft-operation.ts';
import { shapeAt } from './draft-shape.ts';
import type { MadeChange } from './edited-cells.ts';
import { sameJson } from './json.ts';
import { textsBelow } from './texts-of-items.ts';

/** What an operation meets: the cell, or the part around it, that is not as its editor saw it. */
export interface Clash {
  readonly operation: number;
  readonly pointer: string;
}

export type RebasedEdit =
  | { readonly kind: 'made'; readonly cells: Cells; readonly changes: readonly CellChange[] }
  | { readonly kind: 'conflict'; readonly clashes: readonly Clash[] };

export function rebaseEdit(current: Cells, edit: CompiledEdit): RebasedEdit {
  const clashes = new Clashes();
  for (const { operation } of edit.mistaken) clashes.add(operation, edit.targets[operation] ?? '');
  const changes: MadeChange[] = [];
  for (const change of edit.changes.values()) {
    const { pointer, was, now, operation } = change;
    const found = current.get(pointer);
    if (sameJson(found, was)) changes.push(change);
    else if (!sameJson(found, now) || isOtherItem(current, edit, change)) clashes.add(operation, pointer);
  }
  for (const { pointer, value, operation } of edit.needs) {
    // What took an item away took its texts along.
    if (edit.changes.has(pointer) || !current.has(pointer)) continue;
    if (!sameJson(current.get(pointer), value)) clashes.add(operation, listAround(pointer));
  }
  const added = [...current.keys()].filter((pointer) => !edit.before.has(pointer));
  for (const { beginning, operation } of edit.closed) {
    for (const text of textsBelow(added, beginning)) clashes.add(operation, text);
  }
  const cells = applyChanges(current, changes);
  for (const { pointer, value, operation } of edit.leaves) {
    if (!sameJson(cells.get(pointer), value)) clashes.add(operation, listAround(pointer));
  }
  findBroken(cells, changes, clashes);
  if (clashes.found.length > 0) return { kind: 'conflict', clashes: clashes.found };
  return { kind: 'made', cells, changes: changes.map(({ pointer, was, now }) => ({ pointer, was, now })) };
}

export function applyChanges(cells: Cells, changes: readonly CellChange[]): Cells {
  const after = new Map(cells);
  for (const { pointer, now } of changes) {
    if (now === undefined) after.delete(pointer);
    else after.set(pointer, now);
  }
  return after;
}

/** Changes that lead back. */
export const inverseOf = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ pointer, was, now }) => ({ pointer, was: now, now: was }));

/** Whether somebody else added another item under the same key. The same item as a whole is none: it is the same edit, sent again. */
function isOtherItem(current: Cells, { after }: CompiledEdit, { pointer, was, now }: MadeChange): boolean {
  if (was !== undefined || now === undefined || !isItem(pointer)) return false;
  const [theirs, mine] = [cellsUnder(current, pointer), cellsUnder(after, pointer)];
  return theirs.length !== mine.length || mine.some((each) => !sameJson(current.get(each), after.get(each)));
}

/** What changes need around them, and what they must not leave behind. */
function findBroken(cells: Cells, changes: readonly MadeChange[], clashes: Clashes): void {
  const removed = new Map<string, number>();
  const ids = new Map<string, MadeChange[]>();
  for (const change of changes) {
    const { pointer, now, operation } = change;
    if (now === undefined) {
      if (isItem(pointer)) removed.set(pointer, operation);
      continue;
    }
    const around = itemsAround(pointer);
    for (const item of around) if (!cells.has(item)) clashes.add(operation, item);
    const item = around.at(-1);
    if (item !== undefined && pointer === pointerTo(item, 'id')) {
      const list = listAround(item);
      ids.set(list, [...(ids.get(list) ?? []), change]);
    }
  }
  findLeft(cells, removed, clashes);
  for (const [list, given] of ids) findTaken(itemsOf(cells, list), given, clashes);
}

/** Parts of an item that is not there any more. */
function findLeft(cells: Cells, removed: ReadonlyMap<string, number>, clashes: Clashes): void {
  if (removed.size === 0) return;
  for (const pointer of cells.keys()) {
    for (let around = listAround(pointer); around !== ''; around = listAround(around)) {
      const operation = removed.get(around);
      if (operation !== undefined) clashes.add(operation, pointer);
    }
  }
}

/** Items of one list with the same id. */
function findTaken(items: readonly ListedItem[], given: readonly MadeChange[], clashes: Clashes): void {
  const byId = Map.groupBy(items, ({ id }) => id);
  for (const { pointer, now, operation } of given) {
    const others = (byId.get(String(now)) ?? []).filter((item) => item.pointer !== listAround(pointer));
    for (const other of others) clashes.add(operation, other.pointer);
  }
}

const isItem = (pointer: string): boolean => shapeAt(membersOf(pointer))?.isItem === true;

/** The items that something is in, from the outermost inwards. */
function itemsAround(pointer: string): string[] {
  const members = membersOf(pointer);
  return members.flatMap((_, nth) => {
    const around = pointerTo('', ...members.slice(0, nth));
    return isItem(around) ? [around] : [];
  });
}

class Clashes {
  readonly found: Clash[] = [];

  add(operation: number, pointer: string): void {
    const isKnown = this.found.some((clash) => clash.operation === operation && clash.pointer === pointer);
    if (!isKnown) this.found.push({ operation, pointer });
  }
}
