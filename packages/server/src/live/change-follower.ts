// Keeps what is served equal to what is stored, whichever process wrote it: the store is asked for its mark twice a second,
// which is cheap, and read only when the mark moved. What takes things away (a revoked key, an unpublished advisor, an
// erased session) never waits for a catalog that is being built.

import { carryOutErasures } from '../sessions/erase-session.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import type { LiveAdvisors } from './live-advisors.ts';
import type { LiveKeys } from './live-keys.ts';

export class ChangeFollower {
  readonly #store: DefinitionStore;
  readonly #keys: LiveKeys;
  readonly #advisors: LiveAdvisors;
  readonly #sessions: SessionStore;
  readonly #report: (error: unknown) => void;
  readonly #interval: number;
  #mark: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isBehind = false;
  #catchingUp: Promise<void> | null = null;
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
    await this.#look();
    await this.#catchUp();
    this.#schedule();
  }

  /** Does not wait for catalogs that are being built: nobody is going to ask for them. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const mark = await this.#store.changeMark();
    if (mark === this.#mark) return;
    await this.#keys.refresh();
    await this.#advisors.dropUnpublished();
    await carryOutErasures(this.#store.erasures, this.#sessions);
    this.#mark = mark;
    this.#isBehind = true;
  }

  async #catchUp(): Promise<void> {
    this.#isBehind = false;
    try {
      const catalogs = await this.#store.catalogs.list();
      const revisions = new Map(catalogs.map(({ client, catalog, revision }) => [`${client}\n${catalog}`, revision]));
      await this.#advisors.refresh((client, catalog) => revisions.get(`${client}\n${catalog}`) ?? null);
    } catch (error) {
      this.#isBehind = true;
      throw error;
    }
  }

  async #follow(): Promise<void> {
    await this.#look();
    if (!this.#isBehind || this.#catchingUp !== null || this.#stopped) return;
    this.#catchingUp = this.#catchUp()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#report(error);
      })
      .finally(() => {
        this.#catchingUp = null;
      });
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#follow()
        .catch(this.#report)
        .finally(() => this.#schedule());
    }, this.#interval);
    this.#timer.unref();
  }
}
