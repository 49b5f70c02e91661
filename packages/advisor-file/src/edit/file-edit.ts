// Changes to an advisor file: what to change, by JSON Pointer, and what the content must be afterwards. How the text
// changes is decided elsewhere.

import { membersOf } from '@guidepost/fault/json-pointer';

export type FileEdit =
  /** Sets the value at the pointer, which may be a member that is not there yet. */
  | { readonly kind: 'set'; readonly pointer: string; readonly value: unknown }
  /** Removes a member or an item of a list. */
  | { readonly kind: 'remove'; readonly pointer: string }
  /** Adds an item to a list, before the one that the pointer names. With three questions, `/questions/3` adds one at the end. */
  | { readonly kind: 'insert'; readonly pointer: string; readonly value: unknown }
  /** Gives the member at the pointer another name. */
  | { readonly kind: 'rename'; readonly pointer: string; readonly name: string };

/** An edit that cannot be made: it leads nowhere, or to what is shared by an alias. */
export class FileEditError extends Error {
  override readonly name = 'FileEditError';
}

/** What the pointer leads to; undefined if there is nothing. */
export const contentAt = (content: unknown, pointer: string): unknown =>
  membersOf(pointer).reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null) return undefined;
    // The length of a list is not a member of it.
    const member = Object.getOwnPropertyDescriptor(found, part);
    return member?.enumerable === true ? member.value : undefined;
  }, content);

/** The content after the edit; the order of members stays. Throws a {@link FileEditError} if it leads nowhere. */
export const editContent = (content: unknown, edit: FileEdit): unknown =>
  change(content, membersOf(edit.pointer), edit);

const change = (content: unknown, [part, ...rest]: readonly string[], edit: FileEdit): unknown => {
  const nowhere = () => new FileEditError(`There is nothing at ${edit.pointer}.`);
  if (part === undefined) {
    if (edit.kind === 'set') return edit.value;
    throw nowhere();
  }
  const isLast = rest.length === 0;
  if (Array.isArray(content)) {
    const at = /^(0|[1-9]\d*)$/.test(part) ? Number(part) : content.length + 1;
    if (isLast && edit.kind === 'insert' && at <= content.length) return content.toSpliced(at, 0, edit.value);
    if (at >= content.length) throw nowhere();
    if (isLast && edit.kind === 'remove') return content.toSpliced(at, 1);
    return content.with(at, change(content[at], rest, edit));
  }
  if (content === null && isLast && edit.kind === 'set') return { [part]: edit.value };
  if (typeof content !== 'object' || content === null) throw nowhere();
  const members = Object.entries(content);
  const at = members.findIndex(([name]) => name === part);
  const member = members[at];
  if (member === undefined) {
    if (isLast && edit.kind === 'set') return Object.fromEntries([...members, [part, edit.value]]);
    throw nowhere();
  }
  if (isLast && edit.kind === 'remove') return Object.fromEntries(members.toSpliced(at, 1));
  if (isLast && edit.kind === 'rename') {
    if (edit.name !== part && Object.hasOwn(content, edit.name)) {
      throw new FileEditError(`There is already a member ${edit.name} beside ${edit.pointer}.`);
    }
    return Object.fromEntries(members.with(at, [edit.name, member[1]]));
  }
  return Object.fromEntries(members.with(at, [part, change(member[1], rest, edit)]));
};
