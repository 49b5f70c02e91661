// Changes that are not saved yet, and what becomes of them when they meet those of others.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { DraftConflictView } from '@guidepost/contract/views/advisor-draft-view';
import { applyPossible } from './apply-operations.ts';
import { type Clash, clashFrom, clashOf, concerns, goneOwner, isStillTheirs } from './clashes.ts';
import { type DraftDocument, idOf, isSame, itemsIn, type PartPath, partIn } from './draft-document.ts';
import { bringBack } from './reverse-operation.ts';

export interface Pending {
  operation: DraftOperation;
  /** It is on its way to the service, or was chosen about: so it stays as it is. */
  isFixed: boolean;
}

/**
 * Typing sets the same texts again and again: the last ones are enough. What is taken away and comes right back, or the other way round, was
 * never gone, so nobody else's change of it is in its way. Returns whether that was so.
 */
export function push(all: Pending[], pending: Pending): boolean {
  const { operation } = pending;
  const last = all.at(-1);
  if (
    last !== undefined &&
    !last.isFixed &&
    (takesBack(operation, last.operation) || takesBack(last.operation, operation))
  ) {
    all.pop();
    return true;
  }
  for (const earlier of all.toReversed()) {
    if (operation.op !== 'set' || earlier.isFixed || earlier.operation.op !== 'set') break;
    if (isSame(earlier.operation.path, operation.path)) {
      earlier.operation = operation;
      return false;
    }
    // What is set inside of something, or around it, depends on it.
    if (isWithin(earlier.operation.path, operation.path) || isWithin(operation.path, earlier.operation.path)) break;
  }
  all.push(pending);
  return false;
}

/** Of the same item. Only a step back brings one with an id that there was. */
const takesBack = (inserting: DraftOperation, removing: DraftOperation): boolean =>
  inserting.op === 'insert' &&
  removing.op === 'remove' &&
  isSame([...inserting.path, idOf(inserting.value)], removing.path);

const isWithin = (inner: PartPath, outer: PartPath): boolean => outer.every((name, nth) => inner[nth] === name);

/** A clash with the change that is in it. */
export interface Asked {
  readonly clash: Clash;
  readonly pending: Pending;
}

export const pendingOf = (operation: DraftOperation): Pending => ({ operation, isFixed: false });

/** Each is looked at after those before it, in both documents. What is inside of something that is gone is asked about once. */
export function clashesOnTheWay(seen: DraftDocument, fresh: DraftDocument, all: readonly Pending[]): Asked[] {
  let [mine, theirs] = [seen, fresh];
  return all.flatMap((pending) => {
    const { operation } = pending;
    const clash = clashOf(mine, theirs, operation);
    const gone = goneAround(mine, theirs, operation);
    if (clash !== null && gone !== null) theirs = applyPossible(theirs, bringBack(mine, gone));
    mine = applyPossible(mine, [operation]);
    theirs = applyPossible(theirs, [operation]);
    return clash === null ? [] : [{ clash, pending }];
  });
}

/** What the service found, told as it is told here. It knows who it was, and finds what nobody sees here. */
export function clashesFound(
  conflicts: readonly DraftConflictView[],
  seen: DraftDocument,
  fresh: DraftDocument,
  all: readonly Pending[],
): Asked[] {
  const own = clashesOnTheWay(seen, fresh, all);
  const asked: Asked[] = [];
  for (const [nth, pending] of all.entries()) {
    const { operation } = pending;
    const clash = own.find((each) => each.pending === pending)?.clash;
    const found = conflicts.find((each) => each.operation === nth);
    const told = found === undefined ? null : clashFrom(found);
    // Where an item is compared with others is seen here: those that were moved as well count for the service, too.
    if (clash !== undefined) asked.push({ clash: { ...clash, by: told?.by ?? null }, pending });
    else if (
      told?.about === 'value' &&
      !isSame(told.mine, told.theirs) &&
      !own.some((each) => concerns(each.clash, operation))
    )
      asked.push({ clash: told, pending });
  }
  return asked.filter(({ clash }, nth) => !asked.slice(0, nth).some((other) => isSamePlace(other.clash, clash)));
}

const isSamePlace = (one: Clash, other: Clash): boolean => one.about === other.about && isSame(one.path, other.path);

interface Decision {
  readonly seen: DraftDocument;
  readonly fresh: DraftDocument;
  readonly all: readonly Pending[];
  readonly asked: readonly Asked[];
  /** For each of those that were asked about. */
  readonly keepsMine: readonly boolean[];
}

/**
 * What is still to be done after the person has chosen; `chosen`: what they want although somebody else changed the same. A choice is for
 * all that was done at the same place, also since it was asked.
 */
export function decide({ seen, fresh, all, asked, keepsMine }: Decision): {
  readonly all: Pending[];
  readonly chosen: ReadonlySet<Pending>;
} {
  const [kept, chosen]: [Pending[], Set<Pending>] = [[], new Set()];
  let [mine, theirs] = [seen, fresh];
  for (const { operation } of all) {
    const about = asked.flatMap(({ clash }, nth) => (concerns(clash, operation) ? [{ clash, nth }] : []));
    if (about.some(({ nth }) => keepsMine[nth] !== true)) continue;
    const gone = goneAround(mine, theirs, operation);
    mine = applyPossible(mine, [operation]);
    // What is there now may be something else than what the person was shown.
    const isChosen = about.length > 0 && about.every(({ clash }) => isStillTheirs(clash, seen, fresh));
    const next = (isChosen && gone !== null ? bringBack(mine, gone) : [operation]).map(pendingOf);
    if (isChosen) for (const each of next) chosen.add(each);
    theirs = applyPossible(
      theirs,
      next.map((each) => each.operation),
    );
    kept.push(...next);
  }
  return { all: kept, chosen };
}

/** As they mean the same in another document: an item that was to come after one that is gone comes after the one before that. */
export function bringOver(seen: DraftDocument, fresh: DraftDocument, all: readonly Pending[]): void {
  let [mine, theirs] = [seen, fresh];
  for (const pending of all) {
    pending.operation = placedIn(mine, theirs, pending.operation);
    mine = applyPossible(mine, [pending.operation]);
    theirs = applyPossible(theirs, [pending.operation]);
  }
}

/** The same without a change of what is given; `asked`: what meets changes of others in the other document, but for what was chosen already. */
export function bringWithClashes(
  seen: DraftDocument,
  fresh: DraftDocument,
  all: readonly Pending[],
  chosen: ReadonlySet<Pending>,
): { readonly brought: Pending[]; readonly asked: Asked[] } {
  const brought = all.map((pending) => ({ ...pending }));
  bringOver(seen, fresh, brought);
  const asked = clashesOnTheWay(seen, fresh, brought).filter(({ pending }) => {
    const given = all[brought.indexOf(pending)];
    return given === undefined || !chosen.has(given);
  });
  return { brought, asked };
}

/** Without taking away what somebody else has taken away already, or bringing back what is back. */
export function withoutDone(document: DraftDocument, all: readonly Pending[]): Pending[] {
  let made = document;
  return all.filter(({ operation }) => {
    if (isDone(made, operation)) return false;
    made = applyPossible(made, [operation]);
    return true;
  });
}

function isDone(document: DraftDocument, operation: DraftOperation): boolean {
  if (operation.op === 'remove') return partIn(document, operation.path) === undefined;
  return operation.op === 'insert' && partIn(document, [...operation.path, idOf(operation.value)]) !== undefined;
}

const goneAround = (mine: DraftDocument, theirs: DraftDocument, operation: DraftOperation): PartPath | null =>
  operation.op === 'undo' ? null : goneOwner(mine, theirs, operation.path);

function placedIn(mine: DraftDocument, theirs: DraftDocument, operation: DraftOperation): DraftOperation {
  if ((operation.op !== 'insert' && operation.op !== 'move') || typeof operation.after !== 'string') return operation;
  const { after, path } = operation;
  const list = operation.op === 'insert' ? path : path.slice(0, -1);
  const there = new Set(itemsIn(theirs, list).map(idOf));
  if (there.has(after)) return operation;
  const ids = itemsIn(mine, list).map(idOf);
  const before = ids.slice(0, ids.indexOf(after) + 1).findLast((id) => there.has(id) && id !== path.at(-1));
  return { ...operation, after: before ?? null };
}
