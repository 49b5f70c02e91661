// Tells those who follow jobs of every change, whichever process made it. The store is asked for what changed while somebody follows.

import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';

/** Milliseconds between two looks at the store. */
const INTERVAL = 500;

/** A change is seen a moment after its time, so each look goes back by this, in milliseconds. */
const OVERLAP = 3000;

interface Follower {
  readonly client: string;
  readonly tell: (job: Job) => void;
  /** What it was told last of each job, so that it is told nothing twice. */
  readonly told: Map<string, string>;
}

export class JobNews {
  readonly #store: JobStore;
  readonly #interval: number;
  readonly #failed: (error: unknown) => void;
  readonly #followers = new Set<Follower>();
  #since = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  /** `failed` is told when the store could not be asked; it is asked again. */
  constructor(store: JobStore, failed: (error: unknown) => void, interval = INTERVAL) {
    this.#store = store;
    this.#failed = failed;
    this.#interval = interval;
  }

  /**
   * Tells of all changes since that time of the store (see `changedAt`), then of each further one; one may be told again that was told before
   * that time. Null: of what waits and runs now, then of each change. Returns how to end it.
   */
  async follow(client: string, since: number | null, tell: (job: Job) => void): Promise<() => void> {
    const follower: Follower = { client, tell, told: new Map() };
    if (this.#followers.size === 0) this.#since = await this.#store.now();
    this.#followers.add(follower);
    try {
      const changed = await this.#store.listChanged([client], since === null ? 0 : since - OVERLAP);
      for (const job of changed) {
        if (since === null && job.state === 'ended') follower.told.set(job.id, signOf(job));
        else this.#tell(follower, job);
      }
    } catch (error) {
      this.#followers.delete(follower);
      throw error;
    }
    this.#schedule();
    return () => {
      this.#followers.delete(follower);
    };
  }

  /** Looks at once, because something was changed here. */
  async look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  stop(): void {
    this.#followers.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#timer !== null || this.#followers.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.look().finally(() => {
        this.#timer = null;
        this.#schedule();
      });
    }, this.#interval);
    this.#timer.unref();
  }

  async #lookOnce(): Promise<void> {
    const clients = [...new Set([...this.#followers].map(({ client }) => client))];
    try {
      const changed = await this.#store.listChanged(clients, this.#since - OVERLAP);
      for (const job of changed) {
        this.#since = Math.max(this.#since, job.changedAt);
        for (const follower of this.#followers) if (follower.client === job.client) this.#tell(follower, job);
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  #tell({ tell, told }: Follower, job: Job): void {
    const sign = signOf(job);
    if (told.get(job.id) === sign) return;
    told.set(job.id, sign);
    tell(job);
  }
}

const signOf = ({ state, share, count, changedAt, isCancelAsked }: Job): string =>
  JSON.stringify([state, share, count, changedAt, isCancelAsked]);
