// Sessions that somebody wants erased. The process that asks need not have the sessions. Every process that serves carries out
// every erasure, because each may remember the session. An erasure is done once the session is gone from the store.

import type { SessionId } from './session-store.ts';

export interface Erasure {
  readonly session: SessionId;
  /** Milliseconds since 1970. It tells a second request for the same session from the first. */
  readonly requestedAt: number;
  /** Whether there was such a session; null while nobody has carried it out. */
  readonly found: boolean | null;
}

export interface ErasureStore {
  /** Asks for an erasure, even if there was a request for this session before. */
  request(session: SessionId, at: number): Promise<void>;
  /** The recent requests, carried out or not. */
  list(): Promise<readonly Erasure[]>;
  /** Notes that a process carried it out, and whether it found such a session. It is enough if one process did. */
  settle(session: SessionId, found: boolean): Promise<void>;
  /** Whether there was such a session; null if it was not carried out yet, or never asked for. */
  outcome(session: SessionId): Promise<boolean | null>;
}
