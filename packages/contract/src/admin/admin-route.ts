// One operation of the admin interface, as data: where it is, who may use it, what it takes and what it answers. The server, its
// documentation, the typed client and the tests of all rights are made from these.

import { type TSchema, Type } from 'typebox';
import { closed, nullable } from '../views/view-part.ts';
import type { Access, Part } from './rights.ts';

/** Before all paths. */
export const ADMIN_PATH = '/admin/api/v1';

export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below {@link ADMIN_PATH}; variable parts begin with a colon. What names a right begins with `/clients/:client`. */
  readonly path: string;
  /** `nobody`: for everybody, also who has not signed in. `person`: for whoever has signed in. Else a right at the client of the path. */
  readonly needs: 'nobody' | 'person' | Right;
  /** In a few words, as a command. */
  readonly summary: string;
  /** Texts; all may be left out. */
  readonly query?: { readonly [name: string]: string };
  /** Whether further parameters are let through unread, because a program of others writes the address. */
  readonly anyQuery?: true;
  /** What `If-Match` says, of operations that need it. */
  readonly ifMatch?: string;
  /** JSON, or `file` for bytes of any kind. Absent: a body is not read. */
  readonly body?: TSchema | 'file';
  /** A POST that changes nothing: what it asks is too long for an address. */
  readonly onlyAsks?: true;
  /**
   * False: an `Idempotency-Key` changes nothing, and neither request nor answer is kept for a repetition, because of a password or a sign-in in
   * them.
   */
  readonly repeatable?: false;
  /** Of success. */
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** Of success, as JSON; null: without a body, or none that is JSON. */
  readonly answer: TSchema | null;
  /** The body of success if it is no JSON. */
  readonly media?: string;
  /**
   * What the audit log calls it; of every route that changes something and of no other. Null where what it changes keeps a history
   * of its own.
   */
  readonly logged?: string | null;
}

export interface Right {
  readonly part: Part;
  /** The same right to this one is enough, too: the operation shows of both what the caller may see. */
  readonly orPart?: Part;
  readonly access: Access;
}

export type AdminRoutes = Readonly<Record<string, AdminRoute>>;

export const reads = (part: Part, orPart?: Part): Right => ({ part, access: 'read', ...(orPart && { orPart }) });
export const changes = (part: Part, orPart?: Part): Right => ({ part, access: 'change', ...(orPart && { orPart }) });

/** A list is given a page at a time. */
export const PAGE_QUERY = {
  after: 'The `next` of the page before.',
  limit: 'How many entries the page has at most: up to 200, usually 100.',
} as const;

/** `next`: for the next page; null if this is the last. */
export const pageOf = <Entry extends TSchema>(entry: Entry) =>
  closed({ entries: Type.Array(entry), next: nullable(Type.String()) });
