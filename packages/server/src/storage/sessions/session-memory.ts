// The sessions in use, so that most requests read nothing from disk. The number is bounded, but a session with steps
// that are not committed yet is never forgotten, because only memory has them.

import type { StoredSession } from '../../sessions/session-store.ts';

export interface RememberedSession {
  /** Null while the start itself is not committed. */
  committed: StoredSession | null;
  latest: StoredSession;
  /** Steps that are not committed yet. */
  pending: number;
  /** Settles with the newest step; null once nothing is pending. */
  settling: Promise<unknown> | null;
}

/**
 * There are two generations instead of a list in order of use. What was not used while half the capacity came in is forgotten.
 * This costs one look-up; a strict order would cost a deletion and an insertion each time.
 */
export class SessionMemory {
  readonly #half: number;
  #young = new Map<string, RememberedSession>();
  #old = new Map<string, RememberedSession>();

  constructor(capacity: number) {
    this.#half = Math.max(1, Math.floor(capacity / 2));
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(id: string): RememberedSession | undefined {
    const young = this.#young.get(id);
    if (young !== undefined) return young;
    const old = this.#old.get(id);
    if (old === undefined) return undefined;
    this.#old.delete(id);
    this.set(id, old);
    return old;
  }

  set(id: string, session: RememberedSession): void {
    this.#young.set(id, session);
    if (this.#young.size >= this.#half) this.#age();
  }

  delete(id: string): void {
    this.#young.delete(id);
    this.#old.delete(id);
  }

  /** Forgets sessions without a step since `time`, except those with steps that are not committed. */
  forgetBefore(time: number): void {
    for (const generation of [this.#young, this.#old]) {
      for (const [id, { latest, pending }] of generation) {
        if (latest.steppedAt < time && pending === 0) generation.delete(id);
      }
    }
  }

  #age(): void {
    const pinned = new Map<string, RememberedSession>();
    for (const [id, session] of this.#old) if (session.pending > 0) pinned.set(id, session);
    this.#old = this.#young;
    this.#young = pinned;
  }
}
