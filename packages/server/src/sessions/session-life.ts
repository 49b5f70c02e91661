// How long a session lives: judged when it is used, so that it ends to the millisecond whether or not it was cleaned up.

import type { StoredSession } from './session-store.ts';

/** Milliseconds. */
export interface SessionLife {
  /** After the last step. */
  readonly idle: number;
  /** After the start, whatever happens. */
  readonly total: number;
  /** After the start, if nothing was replied. */
  readonly unreplied: number;
}

export function isExpired(session: StoredSession, now: number, life: SessionLife): boolean {
  if (now - session.startedAt >= life.total) return true;
  return now - session.steppedAt >= (session.step === 0 ? life.unreplied : life.idle);
}
