// The two sides of erasing a session with several processes: asking and waiting, and carrying out the request.

import { setTimeout as sleep } from 'node:timers/promises';
import type { ErasureStore } from './erasure-store.ts';
import type { SessionId, SessionStore } from './session-store.ts';

const PATIENCE = 10_000;

export interface ErasureTools {
  readonly erasures: ErasureStore;
  /** Resolves to null if another process has the sessions for itself. */
  readonly openSessions: () => Promise<SessionStore | null>;
}

/**
 * Erases it here if that is possible. Otherwise it asks the processes that serve. Resolves to whether there was such a session,
 * or to null if none of them answered in time.
 */
export async function eraseSession({ erasures, openSessions }: ErasureTools, id: SessionId): Promise<boolean | null> {
  const sessions = await openSessions();
  if (sessions !== null) {
    try {
      return await sessions.remove(id);
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
