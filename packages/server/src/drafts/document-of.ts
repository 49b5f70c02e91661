// Puts the cells of a draft together again: the whole document, or a part of it.

import { membersOf } from '@guidepost/fault/json-pointer';
import { byPosition, type Cells } from './cells.ts';
import { byMemberOrder, type Shape, shapeAt, shapeOfMember } from './draft-shape.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** An advisor has a list of questions, even while there is none. */
export function documentOf(cells: Cells): JsonObject {
  const whole = partAt(cells, '');
  const { questions = [], ...others } = isObject(whole) ? whole : {};
  return Object.fromEntries(Object.entries({ ...others, questions }).sort(([a], [b]) => byMemberOrder(a, b)));
}

/** The value at a pointer of cells; undefined if there is nothing. */
export function partAt(cells: Cells, pointer: string): Json | undefined {
  const place = shapeAt(membersOf(pointer));
  return place === null ? undefined : put(treeOf(cells, pointer), place.shape);
}

/** Cells by the members of their pointers, so that each is looked at once. */
interface Tree {
  value?: Json;
  readonly inner: Map<string, Tree>;
}

function treeOf(cells: Cells, root: string): Tree {
  const tree: Tree = { inner: new Map() };
  for (const [pointer, value] of cells) {
    if (pointer === root) tree.value = value;
    else if (pointer.startsWith(`${root}/`)) {
      let at = tree;
      for (const member of membersOf(pointer.slice(root.length))) {
        let next = at.inner.get(member);
        if (next === undefined) {
          next = { inner: new Map() };
          at.inner.set(member, next);
        }
        at = next;
      }
      at.value = value;
    }
  }
  return tree;
}

function put({ value, inner }: Tree, shape: Shape): Json | undefined {
  if (shape.kind === 'value' || inner.size === 0) return value;
  if (shape.kind === 'list') {
    const items = [...inner].map(([key, item]) => ({ key, position: String(item.value), item }));
    return items.sort(byPosition).flatMap(({ item }) => put(item, shape.item) ?? []);
  }
  const members = [...inner].flatMap(([name, tree]): [string, Json][] => {
    const part = put(tree, shapeOfMember(shape, name));
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(members.sort(([a], [b]) => byMemberOrder(a, b)));
}
