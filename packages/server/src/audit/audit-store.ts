// The log of all changes that people and programs make. An entry is made before its change and completed after it, so no change is
// without an entry; one that was never completed says that it is not known whether it was done.

import type { Page, PageRequest } from '../lists/page.ts';

/** The action of publishing an advisor. */
export const PUBLISHED = 'advisor published';

/** Through which door a change came. */
export type AuditDoor = 'admin interface' | 'command line' | 'feed';

/** Who did it: a person, a token for automation, whoever may log in to the machine, or the server itself. */
export interface AuditActor {
  readonly kind: 'person' | 'token' | 'machine' | 'server';
  /** Empty for a machine and the server. */
  readonly id: string;
  /** As people know them. */
  readonly name: string;
}

export interface AuditIntent {
  /** Null: it concerns all shops. */
  readonly client: string | null;
  readonly door: AuditDoor;
  readonly by: AuditActor;
  /** What was done, such as `key created`. */
  readonly action: string;
  /** To what, such as the id of the key; empty if that is not known before. */
  readonly target: string;
}

/** What became of it. */
export interface AuditEnd {
  readonly outcome: 'done' | 'refused' | 'failed';
  /** Where they are known only now. */
  readonly client?: string;
  readonly target?: string;
  /** Plain data, without secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface AuditEntry extends AuditIntent {
  /** Sorts by time. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
  /** Null: it is not known whether it was done. */
  readonly outcome: AuditEnd['outcome'] | null;
}

export interface AuditFilter {
  /** Entries of this client, and none that concerns all. Null: all entries. */
  readonly client: string | null;
  /** The id of a person or token. */
  readonly by?: string;
  readonly action?: string;
  /** To what. */
  readonly target?: string;
}

export interface AuditStore {
  begin(id: string, at: number, intent: AuditIntent): Promise<void>;
  /** If it was completed already, it stays as it is. */
  complete(id: string, end: AuditEnd): Promise<void>;
  /** Newest first. */
  list(request: PageRequest, filter: AuditFilter): Promise<Page<AuditEntry>>;
  /** Resolves to how many there were. */
  removeBefore(at: number): Promise<number>;
}
