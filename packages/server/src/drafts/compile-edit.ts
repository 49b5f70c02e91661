// Works out which cells an edit changes, from the draft as its editor saw it. Ids and places mean what they meant there, whatever others
// have done since. An operation that means nothing there is the editor's own mistake, and never a conflict.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import { type Cells, itemsOf, type ListedItem, listAround } from './cells.ts';
import { cellsOf, readItemId } from './cells-of.ts';
import { partAt } from './document-of.ts';
import type { CellChange, DraftOperation, DraftPath } from './draft-operation.ts';
import { type Shape, shapeAt } from './draft-shape.ts';
import { EditedCells, type MadeChange } from './edited-cells.ts';
import { isObject, type Json, sameJson } from './json.ts';
import { OperationError } from './operation-error.ts';
import { placeItem } from './place-item.ts';
import { renameReferences } from './rename-references.ts';
import { freeKey, setPart } from './set-part.ts';
import { ownersOfText, removeTexts, renameTexts } from './texts-of-items.ts';

export interface CompiledEdit {
  readonly operations: readonly DraftOperation[];
  readonly changes: ReadonlyMap<string, MadeChange>;
  /** As the editor saw it, and with the edit. */
  readonly before: Cells;
  readonly after: Cells;
  /** Where each operation leads, as a pointer of cells; null for one that reverses an edit. */
  readonly targets: readonly (string | null)[];
  /** Of the draft that it is made to, as far as they are there. */
  readonly needs: readonly Need[];
  /** Of the draft that it leaves. */
  readonly leaves: readonly Need[];
  /** Beginnings of paths in `texts` that belonged to items that the edit takes away or renames. */
  readonly closed: readonly ClosedTexts[];
  /** Operations that believe to replace something else than was there. */
  readonly mistaken: readonly { readonly operation: number; readonly was: Json }[];
}

/** A cell that has to be as the editor knows it, because what is changed would mean something else otherwise. */
export interface Need {
  readonly pointer: string;
  readonly value: Json;
  readonly operation: number;
}

export interface ClosedTexts {
  readonly beginning: string;
  readonly operation: number;
}

export interface OperationFault {
  /** Counted from 0. */
  readonly operation: number;
  readonly message: string;
}

/** `changesOf`: what the edit of a revision changed; null if there is none, or it is not kept any more. */
export function compileEdit(
  base: Cells,
  operations: readonly DraftOperation[],
  changesOf: (revision: number) => readonly CellChange[] | null,
): CompiledEdit | { readonly fault: OperationFault } {
  const compiler = new EditCompiler(base, changesOf);
  for (const [nth, operation] of operations.entries()) {
    try {
      compiler.add(operation, nth);
    } catch (error) {
      if (error instanceof OperationError) return { fault: { operation: nth, message: error.message } };
      throw error;
    }
  }
  const { edited, targets, closed, mistaken } = compiler;
  const { changes, cells: after } = edited;
  const needs = ownersOfTexts(changes, ({ was }) => was !== undefined, remembering(base));
  const leaves = ownersOfTexts(
    changes,
    ({ now }) => now !== undefined,
    (list) => edited.itemsIn(list),
  );
  return { operations, changes, before: base, after, targets, needs, leaves, closed, mistaken };
}

/** A text belongs to the question and the answer that its path names: it is only changed together with what it was seen to belong to. */
function ownersOfTexts(
  changes: ReadonlyMap<string, MadeChange>,
  concerns: (change: MadeChange) => boolean,
  itemsIn: (list: string) => readonly ListedItem[],
): Need[] {
  return [...changes.values()]
    .filter(concerns)
    .flatMap(({ pointer, operation }) => ownersOfText(itemsIn, pointer).map((owner) => ({ ...owner, operation })));
}

/** The items of lists, each looked for once. */
function remembering(cells: Cells): (list: string) => readonly ListedItem[] {
  const known = new Map<string, readonly ListedItem[]>();
  return (list) => {
    const items = known.get(list) ?? itemsOf(cells, list);
    known.set(list, items);
    return items;
  };
}

/** Of the shop and of the advisor that the draft is of. */
const FIXED = ['advisor', 'client'];

class EditCompiler {
  readonly edited: EditedCells;
  readonly targets: (string | null)[] = [];
  readonly closed: ClosedTexts[] = [];
  readonly mistaken: { readonly operation: number; readonly was: Json }[] = [];
  readonly #changesOf: (revision: number) => readonly CellChange[] | null;

  constructor(base: Cells, changesOf: (revision: number) => readonly CellChange[] | null) {
    this.edited = new EditedCells(base);
    this.#changesOf = changesOf;
  }

  add(operation: DraftOperation, nth: number): void {
    this.edited.operation = nth;
    if (operation.kind === 'undo') {
      this.targets.push(null);
      this.#undo(operation.revision);
      return;
    }
    const { pointer, shape, isItem } = this.#resolve(operation.path);
    this.targets.push(pointer);
    switch (operation.kind) {
      case 'set':
        this.#believe(operation.was, pointer, nth);
        this.#set(pointer, shape, isItem, operation.value);
        break;
      case 'remove':
        this.#believe(operation.was, pointer, nth);
        this.#remove(pointer, isItem);
        break;
      case 'insert':
        this.targets[nth] = this.#insert(pointer, shape, operation.value, operation.after);
        break;
      case 'move':
        if (!isItem) throw new OperationError('Only a question or an answer can be moved.');
        placeItem(this.edited, pointer, operation.after);
        break;
      case 'rename':
        if (!isItem) throw new OperationError('Only a question or an answer can be renamed.');
        this.#rename(pointer, operation.id);
        break;
    }
  }

  /** Ids of the path become keys. Everything on the way is there; what it leads to may not be, unless it is an item. */
  #resolve(path: DraftPath): { pointer: string; shape: Shape; isItem: boolean } {
    if (path.length === 0) throw new OperationError('The path is empty.');
    if (FIXED.includes(path[0] ?? '')) throw new OperationError(`\`${path[0]}\` stays: make a copy with another one.`);
    let pointer = '';
    for (const [nth, name] of path.entries()) {
      const place = shapeAt(membersOf(pointerTo(pointer, name)));
      if (place === null) throw new OperationError(`${said(path.slice(0, nth))} is changed as a whole.`);
      if (place.isItem) {
        const item = this.edited.itemsIn(pointer).find(({ id }) => id === name);
        if (item === undefined) throw new OperationError(`There is no ${quoted(name)} in ${said(path.slice(0, nth))}.`);
        pointer = item.pointer;
      } else pointer = pointerTo(pointer, name);
    }
    const place = shapeAt(membersOf(pointer));
    if (place === null) throw new OperationError(`${said(path)} is changed as a whole.`);
    return { pointer, ...place };
  }

  #believe(was: Json | undefined, pointer: string, operation: number): void {
    if (was !== undefined && !sameJson(partAt(this.edited.cells, pointer), was)) this.mistaken.push({ operation, was });
  }

  #set(pointer: string, shape: Shape, isItem: boolean, value: Json): void {
    const taken = cellsOf(value, shape, pointer);
    if ('fault' in taken) throw new OperationError(`${taken.fault.message} ${taken.fault.mend}`);
    const id = this.edited.cells.get(pointerTo(pointer, 'id'));
    if (isItem && (!isObject(value) || readItemId(value.id) !== id)) {
      throw new OperationError(`Its id is ${quoted(String(id))}: rename it to give it another one.`);
    }
    this.#refuseId(pointer);
    setPart(this.edited, pointer, shape, value);
  }

  #remove(pointer: string, isItem: boolean): void {
    this.#refuseId(pointer);
    if (isItem) this.#close(removeTexts(this.edited, pointer));
    this.edited.removeUnder(pointer);
  }

  #insert(list: string, shape: Shape, value: Json, after: string | null | undefined): string {
    if (shape.kind !== 'list') throw new OperationError('Items are added to lists of questions and answers only.');
    const id = isObject(value) ? readItemId(value.id) : null;
    const taken = cellsOf(value, shape.item, list);
    if (id === null || 'fault' in taken) throw new OperationError('A question and an answer need an id.');
    const items = this.edited.itemsIn(list);
    if (items.some((item) => item.id === id)) throw new OperationError(`There is a ${quoted(id)} already.`);
    const pointer = pointerTo(list, freeKey(id, new Set(items.map(({ key }) => key))));
    placeItem(this.edited, pointer, after);
    setPart(this.edited, pointer, shape.item, value);
    return pointer;
  }

  #rename(pointer: string, written: string): void {
    const id = readItemId(written);
    if (id === null) throw new OperationError('A question and an answer need an id.');
    const others = this.edited.itemsIn(listAround(pointer));
    if (others.some((item) => item.id === id && item.pointer !== pointer)) {
      throw new OperationError(`There is a ${quoted(id)} already.`);
    }
    this.#close(renameTexts(this.edited, pointer, id));
    renameReferences(this.edited, pointer, id);
    this.edited.set(pointerTo(pointer, 'id'), id);
  }

  #undo(revision: number): void {
    const changes = this.#changesOf(revision);
    if (changes === null) throw new OperationError(`There is no edit ${revision} that could be reversed.`);
    for (const { pointer, was, now } of changes) this.edited.change({ pointer, was: now, now: was });
  }

  #refuseId(pointer: string): void {
    const members = membersOf(pointer);
    if (members.at(-1) === 'id' && shapeAt(members.slice(0, -1))?.isItem) {
      throw new OperationError('An id is changed by renaming, so that it is changed wherever it is named.');
    }
  }

  #close(beginning: string): void {
    this.closed.push({ beginning, operation: this.edited.operation });
  }
}

const said = (path: DraftPath): string => (path.length === 0 ? 'the advisor' : `\`${path.join(' › ')}\``);
