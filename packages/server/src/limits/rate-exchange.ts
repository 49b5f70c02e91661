// Tells the other processes a few times a second what this one let through, and hears what they did. If the store does not answer, each goes on
// with the share that it has.

import type { RateStore } from './rate-store.ts';
import type { SharedRates } from './shared-rates.ts';

/** Milliseconds between two exchanges. */
const CADENCE = 250;

/** Milliseconds: what others write is seen once it is committed, which is later than the time that it has. */
const OVERLAP = 2000;

export class RateExchange {
  readonly #store: RateStore;
  readonly #rates: SharedRates;
  #heardAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #telling: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(store: RateStore, rates: SharedRates) {
    this.#store = store;
    this.#rates = rates;
  }

  /** Resolves once it is known how many share the rates, if the store answers. */
  async start(): Promise<void> {
    await this.#tell();
    this.#schedule();
  }

  /** What was let through is told before. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#telling;
    await this.#tell();
  }

  async #tell(): Promise<void> {
    const reports = this.#rates.report();
    try {
      const { levels, servers, at } = await this.#store.exchange(reports, this.#heardAt - OVERLAP);
      this.#heardAt = at;
      this.#rates.learn(levels, servers, performance.now());
    } catch {
      this.#rates.takeBack(reports);
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#telling = this.#tell().finally(() => this.#schedule());
    }, CADENCE).unref();
  }
}
