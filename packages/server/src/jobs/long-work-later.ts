// Long work is opened once, a moment after the service takes requests or at the first request for it, whichever comes first. What could not
// be opened is tried again by the next who needs it.

import type { RunningLongWork } from './open-long-work.ts';

export class LongWorkLater {
  readonly #open: () => Promise<RunningLongWork>;
  #opening: Promise<RunningLongWork> | null = null;
  #isStopped = false;

  constructor(open: () => Promise<RunningLongWork>) {
    this.#open = open;
  }

  get(): Promise<RunningLongWork> {
    if (this.#isStopped) return Promise.reject(new Error('Long work was stopped.'));
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const opened = await this.#opening?.catch(() => null);
    await opened?.stop();
  }
}
