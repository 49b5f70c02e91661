// Sessions that somebody wants erased. Whoever asks need not be the process that owns the sessions.

import type { SessionId } from './session-store.ts';

export interface ErasureStore {
  /** Asks for an erasure, also of a session that was asked for before. */
  request(session: SessionId, at: number): Promise<void>;
  /** Those that were not carried out yet. */
  listOpen(): Promise<readonly SessionId[]>;
  /** Notes that it was carried out, and whether there was such a session. */
  settle(session: SessionId, found: boolean): Promise<void>;
  /** Whether there was such a session; null while it is not carried out, or was never asked for. */
  outcome(session: SessionId): Promise<boolean | null>;
}
