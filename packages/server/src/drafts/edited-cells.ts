// The cells of a draft while an edit is made of them: as they are after the operations so far, and what became different.

import { type Cells, itemsAt, type ListedItem, listAround } from './cells.ts';
import type { CellChange } from './draft-operation.ts';
import { type Json, sameJson } from './json.ts';

/** `operation`: which operation changed it last, counted from 0. */
export interface MadeChange extends CellChange {
  readonly operation: number;
}

export class EditedCells {
  readonly #cells: Map<string, Json>;
  readonly #changes = new Map<string, MadeChange>();
  /** What is directly inside of each part, so that nobody looks through all cells for a few. */
  readonly #inside = new Map<string, Set<string>>();
  /** Which operation is under way. */
  operation = 0;

  constructor(base: Cells) {
    this.#cells = new Map(base);
    for (const pointer of base.keys()) this.#enter(pointer);
  }

  get cells(): Cells {
    return this.#cells;
  }

  get changes(): ReadonlyMap<string, MadeChange> {
    return this.#changes;
  }

  /** The questions or answers of a list, in order. */
  itemsIn(list: string): ListedItem[] {
    const inside = [...(this.#inside.get(list) ?? [])];
    return itemsAt(
      this.#cells,
      inside.filter((pointer) => this.#cells.has(pointer)),
    );
  }

  /** The pointers of the cells at a place and inside of it. */
  under(pointer: string): string[] {
    const inner = [...(this.#inside.get(pointer) ?? [])].flatMap((each) => this.under(each));
    return this.#cells.has(pointer) ? [pointer, ...inner] : inner;
  }

  set(pointer: string, value: Json): void {
    this.#put(pointer, this.#cells.get(pointer), value);
  }

  remove(pointer: string): void {
    this.#put(pointer, this.#cells.get(pointer), undefined);
  }

  /** What is at the pointer, and everything inside. */
  removeUnder(pointer: string): void {
    for (const each of this.under(pointer)) this.remove(each);
  }

  /** A change that is meant for what was there before, whether or not it is there now. */
  change({ pointer, was, now }: CellChange): void {
    this.#put(pointer, was, now);
  }

  #put(pointer: string, before: Json | undefined, now: Json | undefined): void {
    const was = this.#changes.has(pointer) ? this.#changes.get(pointer)?.was : before;
    if (now === undefined) this.#cells.delete(pointer);
    else {
      this.#cells.set(pointer, now);
      this.#enter(pointer);
    }
    if (sameJson(was, now)) this.#changes.delete(pointer);
    else this.#changes.set(pointer, { pointer, was, now, operation: this.operation });
  }

  #enter(pointer: string): void {
    const around = listAround(pointer);
    const inside = this.#inside.get(around);
    if (inside !== undefined) inside.add(pointer);
    else {
      this.#inside.set(around, new Set([pointer]));
      if (around !== '') this.#enter(around);
    }
  }
}
