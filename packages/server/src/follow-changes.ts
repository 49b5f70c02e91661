// Keeps what is served equal to what is stored, whichever process wrote it: the store is asked for its mark twice a second,
// which is cheap, and read only when the mark moved.

import type { LiveAdvisors } from './advisors/live-advisors.ts';
import type { LiveKeys } from './keys/live-keys.ts';
import { carryOutErasures } from './sessions/erase-session.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { DefinitionStore } from './storage/definition-store.ts';

export class ChangeFollower {
  readonly #store: DefinitionStore;
  readonly #keys: LiveKeys;
  readonly #advisors: LiveAdvisors;
  readonly #sessions: SessionStore;
  readonly #report: (error: unknown) => void;
  readonly #interval: number;
  #mark: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  /** `interval` in milliseconds; `report` hears of refreshes that failed, which are tried again. */
  constructor(
    store: DefinitionStore,
    keys: LiveKeys,
    advisors: LiveAdvisors,
    sessions: SessionStore,
    report: (error: unknown) => void,
    interval = 500,
  ) {
    this.#store = store;
    this.#keys = keys;
    this.#advisors = advisors;
    this.#sessions = sessions;
    this.#report = report;
    this.#interval = interval;
  }

  /** Resolves when everything stored is served; from then on changes are followed. */
  async start(): Promise<void> {
    await this.refresh();
    this.#schedule();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }

  async refresh(): Promise<void> {
    const mark = await this.#store.changeMark();
    if (mark === this.#mark) return;
    const catalogs = await this.#store.catalogs.list();
    const revisions = new Map(catalogs.map(({ client, catalog, revision }) => [`${client}\n${catalog}`, revision]));
    await this.#keys.refresh();
    await this.#advisors.refresh((client, catalog) => revisions.get(`${client}\n${catalog}`) ?? null);
    await carryOutErasures(this.#store.erasures, this.#sessions);
    this.#mark = mark;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.refresh()
        .catch(this.#report)
        .finally(() => this.#schedule());
    }, this.#interval);
    this.#timer.unref();
  }
}
