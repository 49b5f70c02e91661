// Changes a part of a draft into a value by the fewest cells. Items of lists are matched by id, so that they stay the same ones.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import { readItemId } from './cells-of.ts';
import { type ObjectShape, type Shape, shapeOfMember } from './draft-shape.ts';
import type { EditedCells } from './edited-cells.ts';
import { isList, isObject, type Json, type JsonObject } from './json.ts';
import { positionsBetween } from './position.ts';

/** The value can be taken apart into cells. */
export function setPart(edited: EditedCells, pointer: string, shape: Shape, value: Json): void {
  if (shape.kind === 'value') edited.set(pointer, value);
  else if (shape.kind === 'list') setList(edited, pointer, shape.item, isList(value) ? value : null);
  else if (isObject(value)) setObject(edited, pointer, shape, value);
  else {
    edited.removeUnder(pointer);
    edited.set(pointer, value);
  }
}

function setObject(edited: EditedCells, pointer: string, shape: ObjectShape, value: JsonObject): void {
  for (const each of edited.under(pointer)) {
    const [name] = membersOf(each.slice(pointer.length));
    if (name !== undefined && !Object.hasOwn(value, name)) edited.remove(each);
  }
  for (const [name, inner] of Object.entries(value)) {
    const at = pointerTo(pointer, name);
    // Whatever a file has for an id, it is a text.
    if (name === 'id') edited.set(at, readItemId(inner) ?? inner);
    else setPart(edited, at, shapeOfMember(shape, name), inner);
  }
  if (Object.keys(value).length === 0) edited.set(pointer, value);
}

function setList(edited: EditedCells, pointer: string, shape: ObjectShape, value: readonly Json[] | null): void {
  const before = edited.itemsIn(pointer);
  const items = (value ?? []).filter(isObject);
  const ids = items.map((item) => readItemId(item.id) ?? '');
  for (const item of before) if (!ids.includes(item.id)) edited.removeUnder(item.pointer);
  const stays = ids.length === before.length && before.every(({ id }, nth) => id === ids[nth]);
  const taken = new Set(before.map(({ key }) => key));
  const keys = ids.map((id) => {
    const key = before.find((other) => other.id === id)?.key ?? freeKey(id, taken);
    taken.add(key);
    return key;
  });
  const positions = stays ? before.map(({ position }) => position) : positionsBetween(null, null, keys);
  for (const [nth, item] of items.entries()) {
    const at = pointerTo(pointer, keys[nth] ?? '');
    edited.set(at, positions[nth] ?? '');
    setObject(edited, at, shape, item);
  }
  if (items.length === 0) edited.set(pointer, value === null ? null : []);
}

/** The key is the id, unless an item that was renamed has it. */
export function freeKey(id: string, keys: ReadonlySet<string>): string {
  let key = id;
  for (let nth = 2; keys.has(key); nth += 1) key = `${id}~${nth}`;
  return key;
}
