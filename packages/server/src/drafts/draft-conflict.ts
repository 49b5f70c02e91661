// What somebody has to choose between whose edit meets that of another person.

import { membersOf } from '@guidepost/fault/json-pointer';
import type { AuditActor } from '../audit/audit-store.ts';
import type { Cells } from './cells.ts';
import { isUnder, itemsOf, listAround } from './cells.ts';
import type { CompiledEdit } from './compile-edit.ts';
import { partAt } from './document-of.ts';
import type { DraftPath } from './draft-operation.ts';
import { shapeAt } from './draft-shape.ts';
import type { DraftEdit } from './draft-store.ts';
import type { Json } from './json.ts';
import { pathAt } from './path-at.ts';
import { applyChanges, type Clash, inverseOf } from './rebase-edit.ts';

export interface DraftConflict {
  /** Which operation of the edit, counted from 0. */
  readonly operation: number;
  /** With the ids that its editor saw. */
  readonly path: DraftPath;
  /** What is meant by the three members below: the value at the path, or the id of the item before it (null: it is the first). */
  readonly about: 'value' | 'place';
  /** Each is undefined where there is nothing. */
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** Who changed it last; null if nobody did since the base, and the editor was mistaken. */
  readonly by: { readonly revision: number; readonly who: AuditActor; readonly at: number } | null;
}

/** `since`: the edits since the base, newest first. */
export function describeConflicts(
  current: Cells,
  edit: CompiledEdit,
  clashes: readonly Clash[],
  since: readonly DraftEdit[],
): DraftConflict[] {
  const { after } = edit;
  // Whoever reverses an edit means what that edit made, and not what was there at the base.
  const before = applyChanges(after, inverseOf([...edit.changes.values()]));
  return widest(clashes.map((clash) => ({ ...clash, pointer: shownAt(clash, edit, current) }))).map(
    ({ operation, pointer }) => {
      const about = isMoved(pointer, before, current) ? 'place' : 'value';
      const tell = about === 'place' ? placeOf : partAt;
      const path = pathAt(before, pointer) ?? pathAt(after, pointer) ?? pathAt(current, pointer) ?? [];
      const [base, mine, theirs] = [tell(before, pointer), tell(after, pointer), tell(current, pointer)];
      return { operation, path, about, base, mine, theirs, by: lastAt(pointer, since) };
    },
  );
}

/** The place that an operation names tells more than the cell inside of it, or around it, that is different. */
function shownAt({ operation, pointer }: Clash, { targets, operations, before }: CompiledEdit, current: Cells): string {
  const target = targets[operation] ?? null;
  if (target === null || operations[operation]?.kind === 'rename') return pointer;
  if (isMoved(pointer, before, current)) return pointer;
  return isUnder(pointer, target) || isUnder(target, pointer) ? target : pointer;
}

/** Without what is inside of another one of the same operation. */
function widest(clashes: readonly Clash[]): Clash[] {
  return clashes.filter(
    ({ operation, pointer }, nth) =>
      !clashes.some(
        (other, at) =>
          other.operation === operation && (isUnder(pointer, other.pointer) || (other.pointer === pointer && at < nth)),
      ),
  );
}

/** An item that is there as before, elsewhere in its list. */
function isMoved(pointer: string, before: Cells, current: Cells): boolean {
  if (shapeAt(membersOf(pointer))?.isItem !== true) return false;
  const [was, is] = [before.get(pointer), current.get(pointer)];
  return was !== undefined && is !== undefined && was !== is;
}

function placeOf(cells: Cells, pointer: string): Json | undefined {
  const items = itemsOf(cells, listAround(pointer));
  const at = items.findIndex((item) => item.pointer === pointer);
  return at === -1 ? undefined : (items[at - 1]?.id ?? null);
}

function lastAt(pointer: string, since: readonly DraftEdit[]): DraftConflict['by'] {
  const found = since.find(({ changes }) =>
    changes.some(
      (change) => change.pointer === pointer || isUnder(change.pointer, pointer) || isUnder(pointer, change.pointer),
    ),
  );
  return found === undefined ? null : { revision: found.revision, who: found.by, at: found.at };
}
