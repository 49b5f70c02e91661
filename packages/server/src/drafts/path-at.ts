// Pointers of cells as people read them: with ids in place of keys.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { Cells } from './cells.ts';
import type { DraftPath } from './draft-operation.ts';
import { shapeAt } from './draft-shape.ts';

/** Null if one of the items on the way is not there. */
export function pathAt(cells: Cells, pointer: string): DraftPath | null {
  const path: string[] = [];
  let at = '';
  for (const member of membersOf(pointer)) {
    at = pointerTo(at, member);
    const id = shapeAt(membersOf(at))?.isItem ? cells.get(pointerTo(at, 'id')) : member;
    if (id === undefined) return null;
    path.push(String(id));
  }
  return path;
}
