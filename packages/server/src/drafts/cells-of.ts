// Takes a document apart into cells. Whatever a person may have written stays, but what a list of questions or answers is made of must
// be told apart: each item has an id of its own.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { quoted } from '@guidepost/fault/say-names';
import type { Cells } from './cells.ts';
import { DRAFT_SHAPE, type ListShape, type ObjectShape, type Shape, shapeOfMember } from './draft-shape.ts';
import { DEEPEST_JSON, isJson, isList, isObject, type Json } from './json.ts';
import { positionsBetween } from './position.ts';

/** Why a document can be no draft. The pointer leads into the document. */
export interface DocumentFault {
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
}

/** `shape`, `at`: of a part of a draft, and its pointer as a cell. */
export function cellsOf(
  value: Json,
  shape: Shape = DRAFT_SHAPE,
  at = '',
): { readonly cells: Cells } | { readonly fault: DocumentFault } {
  const taking = new TakingApart();
  taking.take(value, shape, at, '');
  return taking.fault === null ? { cells: taking.cells } : { fault: taking.fault };
}

class TakingApart {
  readonly cells = new Map<string, Json>();
  /** The first one. */
  fault: DocumentFault | null = null;

  take(value: Json, shape: Shape, cell: string, place: string): void {
    if (shape.kind === 'value') this.#takeValue(value, cell, place);
    else if (shape.kind === 'list') this.#takeList(value, shape, cell, place);
    else this.#takeObject(value, shape, cell, place);
  }

  #takeValue(value: Json, cell: string, place: string): void {
    if (!isJson(value)) this.#refuse(place, `This is nested more than ${DEEPEST_JSON} levels deep.`, 'Flatten it.');
    else this.cells.set(cell, value);
  }

  #takeObject(value: Json, shape: ObjectShape, cell: string, place: string): void {
    const isEmpty = value === null || (isObject(value) && Object.keys(value).length === 0);
    if (isEmpty && cell !== '') this.cells.set(cell, value);
    if (value === null && cell !== '') return;
    if (!isObject(value)) this.#refuse(place, 'There must be members here.', 'Write names, each with its value.');
    else {
      for (const [name, inner] of Object.entries(value)) {
        this.take(inner, shapeOfMember(shape, name), pointerTo(cell, name), pointerTo(place, name));
      }
    }
  }

  #takeList(value: Json, { item }: ListShape, cell: string, place: string): void {
    if (value === null || (isList(value) && value.length === 0)) this.cells.set(cell, value);
    if (value === null) return;
    if (!isList(value)) {
      this.#refuse(place, 'There must be a list here.', 'Write a list, even of one.');
      return;
    }
    const given = value.map((inner) => (isObject(inner) ? readItemId(inner.id) : null));
    const positions = positionsBetween(null, null, given.map(String));
    const ids = new Set<string>();
    for (const [nth, inner] of value.entries()) {
      const at = pointerTo(place, nth);
      const id = given[nth] ?? null;
      if (!isObject(inner) || id === null) {
        this.#refuse(at, 'It has no `id`, by which it could be changed.', 'Give each question and each answer an id.');
      } else if (ids.has(id)) {
        this.#refuse(pointerTo(at, 'id'), `Another one has the id ${quoted(id)}, too.`, 'Give each an id of its own.');
      } else {
        ids.add(id);
        const pointer = pointerTo(cell, id);
        this.cells.set(pointer, positions[nth] ?? '');
        this.#takeObject({ ...inner, id }, item, pointer, at);
      }
    }
  }

  #refuse(pointer: string, message: string, mend: string): void {
    this.fault ??= { pointer, message, mend };
  }
}

/** Numbers and booleans count as texts, as in advisor files. */
export const readItemId = (id: Json | undefined): string | null =>
  (typeof id === 'string' && id !== '') || typeof id === 'number' || typeof id === 'boolean' ? String(id) : null;
