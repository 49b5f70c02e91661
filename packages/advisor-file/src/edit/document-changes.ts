// The edits of a file that lead from what it says to a document. Questions and answers are matched by id.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { sameContent } from './edit-advisor-file.ts';
import { contentAt, type FileEdit, FileEditError } from './file-edit.ts';
import { stayInOrder } from './stay-in-order.ts';

const LISTS_BY_ID = ['questions', 'answers'];

/** All but which questions and answers there are, and in which order. The pointers lead into `before`; what is inside comes first. */
export function documentChanges(before: unknown, after: unknown, pointer = ''): FileEdit[] {
  if (sameContent(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ kind: 'set', pointer, value: after }];
  const edits: FileEdit[] = [];
  for (const [name, inner] of Object.entries(before)) {
    const at = pointerTo(pointer, name);
    if (!Object.hasOwn(after, name)) edits.push({ kind: 'remove', pointer: at });
    else if (LISTS_BY_ID.includes(name) && idsOf(inner) !== null && idsOf(after[name]) !== null)
      edits.push(...itemChanges(inner, after[name], at));
    else edits.push(...documentChanges(inner, after[name], at));
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) edits.push({ kind: 'set', pointer: pointerTo(pointer, name), value });
  }
  return edits;
}

export interface Arrangement {
  /** Places of the items that stay, in their new order. */
  readonly order: readonly number[];
  /** One after another, once they are in order. */
  readonly added: readonly FileEdit[];
}

/** How a list becomes another one; null if it need not. */
export function arrangementOf(before: unknown, after: unknown, pointer: string): Arrangement | null {
  const [from, to] = [contentAt(before, pointer), contentAt(after, pointer)];
  if (!Array.isArray(to) || sameContent(from, to)) return null;
  const [ids, wanted] = [idsOf(from), idsOf(to)];
  if (ids === null || wanted === null) throw new FileEditError(`The items of ${pointer} cannot be told apart.`);
  const order = wanted.filter((id) => ids.includes(id)).map((id) => ids.indexOf(id));
  const added = wanted.flatMap((id, nth): FileEdit[] =>
    ids.includes(id) ? [] : [{ kind: 'insert', pointer: pointerTo(pointer, nth), value: to[nth] }],
  );
  return { order, added };
}

/** The same by edits: takes out what is gone or elsewhere, and puts in what is new or elsewhere. */
export function listChanges(before: unknown, after: unknown, pointer: string): FileEdit[] {
  const [from, to] = [contentAt(before, pointer), contentAt(after, pointer)];
  const [ids, wanted] = [idsOf(from) ?? [], idsOf(to) ?? []];
  const stays = stayInOrder(ids, wanted);
  const removed = ids.flatMap((id, nth): FileEdit[] =>
    stays.has(id) ? [] : [{ kind: 'remove', pointer: pointerTo(pointer, nth) }],
  );
  const put = wanted.flatMap((id, nth): FileEdit[] =>
    stays.has(id)
      ? []
      : [{ kind: 'insert', pointer: pointerTo(pointer, nth), value: contentAt(to, pointerTo('', nth)) }],
  );
  return [...removed.reverse(), ...put];
}

function itemChanges(before: unknown, after: unknown, pointer: string): FileEdit[] {
  const wanted = new Map((idsOf(after) ?? []).map((id, nth) => [id, contentAt(after, pointerTo('', nth))]));
  return (idsOf(before) ?? []).flatMap((id, nth) =>
    wanted.has(id)
      ? documentChanges(contentAt(before, pointerTo('', nth)), wanted.get(id), pointerTo(pointer, nth))
      : [],
  );
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null if they are not items with an id each. */
function idsOf(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null;
  const ids = list.flatMap((item) => (isGroup(item) && item.id !== undefined ? [String(item.id)] : []));
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : null;
}
