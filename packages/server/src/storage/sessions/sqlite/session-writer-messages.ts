// The messages between the server's thread and the thread that writes sessions.db: one each way for each transaction.

import type { SessionContext } from '../session-rows.ts';

export interface WriterSettings {
  readonly path: string;
  readonly synchronous: 'FULL' | 'NORMAL';
}

export type WriterRequest = CommitRequest | Chore;

/** Work that is done between two commits. */
export type Chore = SweepRequest | ProbeRequest;

/** All of it is one transaction. Erasures come last. */
export interface CommitRequest {
  readonly kind: 'commit';
  readonly contexts: readonly SessionContext[];
  /** Rows, one after another, as JSON. Passing a list costs up to three times as much. */
  readonly steps: string;
  /** Rows in the same way. They come after the steps. */
  readonly interactions: string;
  /** Ids of sessions. */
  readonly erasures: readonly string[];
}

/** One slice of a sweep. */
export interface SweepRequest {
  readonly kind: 'sweep';
  /** Sessions up to this one have been looked at. */
  readonly after: Uint8Array;
  /** Sessions whose newest step is older become daily counts. */
  readonly foldBefore: number;
  readonly endedBefore: number;
}

/** Writes something that changes nothing, to find out whether writing is possible. */
export interface ProbeRequest {
  readonly kind: 'probe';
}

export type WriterReply =
  | { readonly kind: 'committed'; readonly erased: readonly boolean[] }
  | ChoreReply
  /** `blame` tells an operator what is wrong with the file or the disk; null if neither is to blame. */
  | { readonly kind: 'failed'; readonly message: string; readonly blame: string | null };

export type ChoreReply =
  | { readonly kind: 'swept'; readonly events: number; readonly sessions: number; readonly next: Uint8Array | null }
  | { readonly kind: 'probed' };
