// What a check found in a file, as an editor of the draft needs it: its place by ids, and its correction as operations.

import { contentAt, editContent, type FileEdit, FileEditError } from '@guidepost/advisor-file/edit/file-edit';
import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { DraftOperation, DraftPath } from './draft-operation.ts';
import { shapeAt } from './draft-shape.ts';
import { isObject, type Json } from './json.ts';

/** `content`: that of the file. Null if a question or an answer on the way has no id. */
export function pathInContent(content: unknown, pointer: string): DraftPath | null {
  const members = membersOf(pointer);
  const path: string[] = [];
  let at = '';
  for (const [nth, member] of members.entries()) {
    at = pointerTo(at, member);
    if (shapeAt(members.slice(0, nth + 1))?.isItem !== true) path.push(member);
    else {
      const item = contentAt(content, at) as Json | undefined;
      if (!isObject(item) || (typeof item.id !== 'string' && typeof item.id !== 'number')) return null;
      path.push(String(item.id));
    }
  }
  return path;
}

/** Empty if the correction cannot be said by ids. */
export function operationsOfFix(content: unknown, fix: FileEdit): DraftOperation[] {
  const members = membersOf(fix.pointer);
  const whole = wholeAround(members);
  const pointer = pointerTo('', ...whole);
  const path = fix.kind === 'insert' ? null : pathInContent(content, pointer);
  if (path === null || path.length === 0) return [];
  if (whole.length < members.length) {
    const value = contentAt(correct(content, fix), pointer) as Json | undefined;
    return value === undefined ? [] : [{ kind: 'set', path, value }];
  }
  const above = path.slice(0, -1);
  const isId = path.at(-1) === 'id' && shapeAt(members.slice(0, -1))?.isItem === true;
  switch (fix.kind) {
    case 'set':
      return isId
        ? [{ kind: 'rename', path: above, id: String(fix.value) }]
        : [{ kind: 'set', path, value: fix.value as Json }];
    case 'rename':
      return [
        { kind: 'remove', path },
        { kind: 'set', path: [...above, fix.name], value: contentAt(content, pointer) as Json },
      ];
    default:
      return [{ kind: 'remove', path }];
  }
}

/** What shows only once something else is corrected may lead nowhere yet. */
function correct(content: unknown, fix: FileEdit): unknown {
  try {
    return editContent(content, fix);
  } catch (error) {
    if (error instanceof FileEditError) return undefined;
    throw error;
  }
}

/** The nearest part that is changed as a whole. */
function wholeAround(members: readonly string[]): readonly string[] {
  let length = members.length;
  while (length > 0 && shapeAt(members.slice(0, length)) === null) length -= 1;
  return members.slice(0, length);
}
