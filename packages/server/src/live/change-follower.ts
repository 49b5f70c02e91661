// Keeps what is served equal to what is stored, whichever process wrote it. The store is asked for its mark twice a second,
// which is cheap, and it is read only when the mark has changed. Changes that take something away (a revoked key, an
// unpublished advisor, an erased session) never wait for a catalog that is being built. What cannot be served is tried again,
// after growing pauses.

import type { Logger } from 'pino';
import type { PartHealth } from '../monitoring/health.ts';
import { ErasureDuty } from '../sessions/erase-session.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import type { LiveAdvisors } from './live-advisors.ts';
import { type LiveFault, LiveFaults } from './live-faults.ts';
import type { LiveKeys } from './live-keys.ts';

export interface Followed {
  readonly definitions: DefinitionStore;
  readonly keys: LiveKeys;
  readonly advisors: LiveAdvisors;
  readonly sessions: SessionStore;
  readonly log: Logger;
  /** Milliseconds between two looks at the store. */
  readonly interval?: number;
}

/** Milliseconds until what failed is tried again: the first pause and the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;

export class ChangeFollower {
  readonly #store: DefinitionStore;
  readonly #keys: LiveKeys;
  readonly #advisors: LiveAdvisors;
  readonly #erasures: ErasureDuty;
  #erasuresDue = false;
  readonly #faults: LiveFaults;
  readonly #interval: number;
  #mark: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isBehind = false;
  #catchingUp: Promise<void> | null = null;
  #stopped = false;
  #pause = FIRST_PAUSE;
  /** When to try again what failed, on the clock of `performance.now`. */
  #tryAgainAt = 0;

  constructor({ definitions, keys, advisors, sessions, log, interval = 500 }: Followed) {
    this.#store = definitions;
    this.#keys = keys;
    this.#advisors = advisors;
    this.#erasures = new ErasureDuty(definitions.erasures, sessions);
    this.#faults = new LiveFaults(log);
    this.#interval = interval;
  }

  get health(): readonly PartHealth[] {
    return this.#faults.health;
  }

  /** How many things of this kind cannot be served as they are stored. */
  countFaults(kind: LiveFault['kind']): number {
    return this.#faults.count(kind);
  }

  /** Resolves when everything stored that can be served is served. From then on it follows changes. Throws if the store cannot be read. */
  async start(): Promise<void> {
    await this.#look();
    await this.#erase();
    await this.#catchUp();
    this.#schedule();
  }

  /** Does not wait for catalogs that are being built, because nobody is going to ask for them. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const mark = await this.#store.changeMark();
    if (mark === this.#mark) return;
    this.#faults.replace(['key'], await this.#keys.refresh());
    await this.#advisors.dropUnpublished();
    this.#mark = mark;
    this.#erasuresDue = true;
    this.#isBehind = true;
    this.#pause = FIRST_PAUSE;
    this.#tryAgainAt = 0;
  }

  /** An erasure that fails is tried again, and delays nothing else. */
  async #erase(): Promise<void> {
    if (!this.#erasuresDue) return;
    try {
      await this.#erasures.carryOut();
      this.#erasuresDue = false;
    } catch (error) {
      this.#faults.couldNotRead(error);
    }
  }

  async #catchUp(): Promise<void> {
    this.#isBehind = false;
    try {
      const catalogs = await this.#store.catalogs.listRevisions();
      const revisions = new Map(catalogs.map(({ client, catalog, revision }) => [`${client}\n${catalog}`, revision]));
      const faults = await this.#advisors.refresh((client, catalog) => revisions.get(`${client}\n${catalog}`) ?? null);
      if (this.#stopped) return;
      this.#faults.replace(['products', 'catalog', 'advisor'], faults);
      this.#faults.replace(['version'], this.#advisors.unserved);
      this.#faults.couldRead();
      if (this.#faults.mayPass) this.#tryAgainLater();
    } catch (error) {
      this.#tryAgainLater();
      throw error;
    }
  }

  /** Sessions may ask for older versions at any time. */
  #noteUnserved(): void {
    const { unserved } = this.#advisors;
    const isNew = unserved.length > this.#faults.count('version');
    this.#faults.replace(['version'], unserved);
    if (isNew && !this.#isBehind) this.#tryAgainLater();
  }

  #tryAgainLater(): void {
    this.#isBehind = true;
    this.#tryAgainAt = performance.now() + this.#pause;
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  async #follow(): Promise<void> {
    await this.#look();
    await this.#erase();
    this.#noteUnserved();
    if (!this.#isBehind && !this.#erasuresDue) this.#faults.couldRead();
    if (!this.#isBehind || this.#catchingUp !== null || this.#stopped) return;
    if (performance.now() < this.#tryAgainAt) return;
    this.#catchingUp = this.#catchUp()
      .catch((error: unknown) => {
        if (!this.#stopped) this.#faults.couldNotRead(error);
      })
      .finally(() => {
        this.#catchingUp = null;
      });
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#follow()
        .catch((error: unknown) => this.#faults.couldNotRead(error))
        .finally(() => this.#schedule());
    }, this.#interval);
    this.#timer.unref();
  }
}
