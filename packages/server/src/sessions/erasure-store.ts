// Sessions that somebody wants erased. Whoever asks need not be a process that has the sessions. Every process that serves
// carries out every erasure, because each may remember the session; it is done once it is gone from the store.

import type { SessionId } from './session-store.ts';

export interface Erasure {
  readonly session: SessionId;
  /** Milliseconds since 1970; tells a second request for the same session from the first. */
  readonly requestedAt: number;
  /** Whether there was such a session; null while nobody has carried it out. */
  readonly found: boolean | null;
}

export interface ErasureStore {
  /** Asks for an erasure, also of a session that was asked for before. */
  request(session: SessionId, at: number): Promise<void>;
  /** What was asked for lately, carried out or not. */
  list(): Promise<readonly Erasure[]>;
  /** Notes that a process carried it out, and whether it found such a session: it is enough that one did. */
  settle(session: SessionId, found: boolean): Promise<void>;
  /** Whether there was such a session; null while it is not carried out, or was never asked for. */
  outcome(session: SessionId): Promise<boolean | null>;
}
