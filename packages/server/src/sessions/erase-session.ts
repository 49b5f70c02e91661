// The two sides of erasing a session with several processes: asking and waiting, and carrying out the request.

import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionId, SessionStore } from './session-store.ts';

const PATIENCE = 10_000;

export interface ErasureTools {
  readonly erasures: ErasureStore;
  /** Resolves to null if another process has the sessions for itself. */
  readonly openSessions: () => Promise<(SessionStore & { readonly isShared: boolean }) | null>;
}

/**
 * Erases it here if that is possible. Otherwise it asks the processes that serve. Resolves to whether there was such a session,
 * or to null if none of them answered in time.
 */
export async function eraseSession({ erasures, openSessions }: ErasureTools, id: SessionId): Promise<boolean | null> {
  const sessions = await openSessions();
  if (sessions !== null) {
    try {
      const was = await sessions.remove(id);
      // Servers that remember it forget it, too. Nothing goes on from what they remember.
      if (was && sessions.isShared) await erasures.request(id, Date.now());
      return was;
    } finally {
      await sessions.close();
    }
  }
  await erasures.request(id, Date.now());
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(100)) {
    const outcome = await erasures.outcome(id);
    if (outcome !== null) return outcome;
  }
  return null;
}

/** The erasures of one process. */
export class ErasureDuty {
  readonly #erasures: ErasureStore;
  readonly #sessions: SessionStore;
  /** Session → time of the request that was carried out last. */
  #done = new Map<SessionId, number>();

  constructor(erasures: ErasureStore, sessions: SessionStore) {
    this.#erasures = erasures;
    this.#sessions = sessions;
  }

  /** Carries out new requests. If one fails, the next call tries it again. */
  async carryOut(): Promise<void> {
    const done = new Map<SessionId, number>();
    for (const { session, requestedAt, found } of await this.#erasures.list()) {
      if (this.#done.get(session) !== requestedAt) {
        const was = await this.#sessions.remove(session);
        if (found === null || (was && !found)) await this.#erasures.settle(session, was);
        this.#done.set(session, requestedAt);
      }
      done.set(session, requestedAt);
    }
    this.#done = done;
  }
}

interface Erasure {
  readonly session: SessionId;
  /** Milliseconds since 1970. It tells a second request for the same session from the first. */
  readonly requestedAt: number;
  /** Whether there was such a session; null while nobody has carried it out. */
  readonly found: boolean | null;
}

/**
 * Which sessions somebody wants erased. The process that asks need not have the sessions. Every process that serves carries out
 * every erasure, because each may remember the session. An erasure is done once the session is gone from the store.
 */
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
