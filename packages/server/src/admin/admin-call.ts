// A request to the admin interface after everything was checked that is checked for all, and what an operation makes of it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import type { Static, TSchema } from 'typebox';
import type { AuditEnd } from '../audit/audit-store.ts';
import type { Caller } from '../people/caller.ts';
import type { Refusal } from '../refusals/refusal.ts';

export interface AdminCall<Who = Caller> {
  /** Who asks, and may. */
  readonly caller: Who;
  /** Empty if the path names none. */
  readonly client: string;
  /** The variable parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Only names that the operation knows. */
  readonly query: Readonly<Record<string, string>>;
  /** As it was parsed; undefined without one. */
  readonly body: unknown;
  /** Small letters. */
  readonly headers: IncomingMessage['headers'];
  /** Whether who asks may still do so: they may have signed out meanwhile. */
  readonly mayStill: () => Promise<boolean>;
  /** For a file, and to learn that the caller has gone. */
  readonly request: IncomingMessage;
}

export interface Done<View> {
  readonly view: View;
  /** One that comes several times has several values. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** What the log shall know of it. */
  readonly log?: Omit<AuditEnd, 'outcome'>;
}

/** The operation writes its response itself, after the status line and headers that all have. */
export interface Streamed {
  stream(response: ServerResponse): void;
}

type ViewOf<Route extends AdminRoute> = Route['answer'] extends TSchema
  ? Static<Route['answer']>
  : Route['media'] extends string
    ? string
    : null;

export type Handler<Route extends AdminRoute> = (
  call: AdminCall<Route['needs'] extends 'nobody' ? Caller | null : Caller>,
) => Promise<Done<DeepReadonly<ViewOf<Route>>> | Streamed | Refusal>;

/** A function for each of these operations. */
export type Handlers<Routes extends Readonly<Record<string, AdminRoute>>> = {
  readonly [Name in keyof Routes]: Handler<Routes[Name]>;
};

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Member in keyof T]: DeepReadonly<T[Member]> }
    : T;
