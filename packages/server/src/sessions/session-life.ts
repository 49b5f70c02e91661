// How long a session lives. This is checked at each use, so that it ends to the millisecond, whether or not it was cleaned up.

import type { StoredSession } from './session-store.ts';

/** Milliseconds. */
export interface SessionLife {
  /** Time after the last step. */
  readonly idle: number;
  /** Time after the start, whatever happens. */
  readonly total: number;
  /** Time after the start, if there was no reply. */
  readonly unreplied: number;
}

export function isExpired(session: StoredSession, now: number, life: SessionLife): boolean {
  if (now - session.startedAt >= life.total) return true;
  return now - session.steppedAt >= (session.step === 0 ? life.unreplied : life.idle);
}
