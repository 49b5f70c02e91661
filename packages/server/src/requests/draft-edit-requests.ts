// Requests about drafts as their use cases take them.

import {
  DRAFT_EDIT,
  DRAFT_OPERATIONS,
  DRAFT_STARTS,
  DraftFileRequest,
  DraftRestoreRequest,
} from '@guidepost/contract/requests/draft-edit-request';
import type { DraftStart } from '../drafts/create-draft.ts';
import type { DraftOperation } from '../drafts/draft-operation.ts';
import { isJson, type Json } from '../drafts/json.ts';
import { type MemberFault, readLanguage } from '../values/given-values.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** What a file is called in messages where nobody named it. */
const FILE_NAME = 'advisor';

export function readNewDraftRequest(body: unknown): ReadRequest<DraftStart> {
  switch (memberOf(body, 'from')) {
    case 'nothing': {
      const read = readRequest(DRAFT_STARTS.nothing, body);
      if ('faults' in read) return read;
      const { from: kind, name, catalog, language: tag = 'en' } = read.value;
      const language = readLanguage(tag);
      if ('wrong' in language) return { faults: [{ member: 'language', wrong: language.wrong }] };
      return { value: { kind, name, catalog, language: language.value } };
    }
    case 'version': {
      const read = readRequest(DRAFT_STARTS.version, body);
      return 'faults' in read ? read : { value: { kind: 'version', version: read.value.version ?? null } };
    }
    case 'copy': {
      const read = readRequest(DRAFT_STARTS.copy, body);
      return 'faults' in read ? read : { value: { kind: 'copy', advisor: read.value.advisor } };
    }
    case 'file': {
      const read = readRequest(DRAFT_STARTS.file, body);
      return 'faults' in read
        ? read
        : { value: { kind: 'file', text: read.value.text, name: read.value.name ?? FILE_NAME } };
    }
    default:
      return { faults: [{ member: 'from', wrong: `Use one of: ${Object.keys(DRAFT_STARTS).join(', ')}.` }] };
  }
}

/** Each operation is held against the schema of its name, so that what is wrong is told exactly. */
export function readDraftEdit(body: unknown): ReadRequest<readonly DraftOperation[]> {
  const given = memberOf(body, 'operations');
  const others = Object.keys(typeof body === 'object' && body !== null ? body : {}).filter(
    (name) => name !== 'operations',
  );
  if (others.length > 0) return { faults: others.map((member) => ({ member, wrong: 'There is no such member.' })) };
  if (!Array.isArray(given) || given.length === 0 || given.length > DRAFT_EDIT.operations) {
    return { faults: [{ member: 'operations', wrong: `Use a list of 1 to ${DRAFT_EDIT.operations} operations.` }] };
  }
  const operations: DraftOperation[] = [];
  for (const [nth, each] of given.entries()) {
    const read = readOperation(each);
    if ('faults' in read) return { faults: read.faults.map((fault) => within(nth, fault)) };
    operations.push(read.value);
  }
  return { value: operations };
}

const within = (nth: number, { member, wrong }: MemberFault<string>): MemberFault<string> => ({
  member: ['operations', String(nth), member].filter((part) => part !== '').join('.'),
  wrong,
});

function readOperation(body: unknown): ReadRequest<DraftOperation> {
  switch (memberOf(body, 'op')) {
    case 'set': {
      const read = readRequest(DRAFT_OPERATIONS.set, body);
      if ('faults' in read) return read;
      const { op: kind, path, value, was } = read.value;
      if (!isJson(value)) return TOO_DEEP;
      return withBelief({ kind, path, value }, was);
    }
    case 'remove': {
      const read = readRequest(DRAFT_OPERATIONS.remove, body);
      return 'faults' in read ? read : withBelief({ kind: 'remove', path: read.value.path }, read.value.was);
    }
    case 'insert': {
      const read = readRequest(DRAFT_OPERATIONS.insert, body);
      if ('faults' in read) return read;
      const { op: kind, path, value, after } = read.value;
      return isJson(value) ? { value: { kind, path, value, ...(after !== undefined && { after }) } } : TOO_DEEP;
    }
    case 'move': {
      const read = readRequest(DRAFT_OPERATIONS.move, body);
      if ('faults' in read) return read;
      const { op: kind, path, after } = read.value;
      return { value: { kind, path, ...(after !== undefined && { after }) } };
    }
    case 'rename': {
      const read = readRequest(DRAFT_OPERATIONS.rename, body);
      return 'faults' in read ? read : { value: { kind: 'rename', path: read.value.path, id: read.value.id } };
    }
    case 'undo': {
      const read = readRequest(DRAFT_OPERATIONS.undo, body);
      return 'faults' in read ? read : { value: { kind: 'undo', revision: read.value.revision } };
    }
    default:
      return { faults: [{ member: 'op', wrong: `Use one of: ${Object.keys(DRAFT_OPERATIONS).join(', ')}.` }] };
  }
}

const TOO_DEEP = { faults: [{ member: 'value', wrong: 'It is nested too deep.' }] };

function withBelief<Operation extends DraftOperation & { readonly was?: Json }>(
  operation: Operation,
  was: unknown,
): ReadRequest<Operation> {
  if (was === undefined) return { value: operation };
  return isJson(was)
    ? { value: { ...operation, was } }
    : { faults: [{ member: 'was', wrong: 'It is nested too deep.' }] };
}

export function readDraftFile(body: unknown): ReadRequest<{ readonly name: string; readonly text: string }> {
  const read = readRequest(DraftFileRequest, body);
  return 'faults' in read ? read : { value: { name: read.value.name ?? FILE_NAME, text: read.value.text } };
}

export const readDraftRestore = (body: unknown): ReadRequest<{ readonly revision: number }> =>
  readRequest(DraftRestoreRequest, body);

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined;
