// The catalogs that the process serves, each at its newest revision as a snapshot in memory. A thread builds them;
// orders for a catalog that come while it is being built are joined into one.

import type { Advisor } from '@guidepost/engine/advisor';
import { type Column, valuesOnly } from '@guidepost/engine/snapshot';
import { KEPT_FROM } from '../catalogs/snapshot-store.ts';
import type { PartHealth } from '../monitoring/health.ts';
import { RenderedResults } from '../rendering/rendered-results.ts';
import { WrittenSkus } from '../rendering/written-skus.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { programBeside } from '../threads/start-worker.ts';
import { WatchedThread } from '../threads/watched-thread.ts';
import type { BuiltCatalog } from './built-catalog.ts';
import type { SnapshotDelivery, SnapshotKept, SnapshotOrder, SnapshotSource, SnapshotTold } from './snapshot-worker.ts';

export interface LiveCatalog extends Omit<BuiltCatalog, 'records'> {
  readonly client: string;
  readonly catalog: string;
  readonly rendered: RenderedResults;
  /** By the number of the product. */
  readonly skus: Pick<WrittenSkus, 'at'>;
  /** The values of the revision that was served before this one, if there was one. */
  readonly previous: ReadonlyMap<string, Column> | null;
}

/** An order for the thread, and who waits for it. */
interface Waiting {
  readonly client: string;
  readonly catalog: string;
  readonly advisors: Set<Advisor>;
  readonly promise: Promise<LiveCatalog | null>;
  readonly settle: PromiseWithResolvers<LiveCatalog | null>;
  /** Whether it is for an advisor that is not served: then nothing of it stays here, and other orders do not wait for it. */
  readonly isPassing: boolean;
  /** How many threads died while they worked on it. */
  deaths: number;
}

const PROGRAM = { name: 'snapshots', file: programBeside(import.meta.url, 'snapshot-worker') };

/** If two threads died of the same catalog, it is given up, so that the others are built. */
const MOST_DEATHS = 2;

/** Milliseconds. The thread may be in the middle of a large catalog, which nobody is going to ask for. */
const STOP_TIME = 200;

export class LiveCatalogs {
  readonly #thread: WatchedThread<SnapshotOrder, SnapshotTold>;
  readonly #served = new Map<string, LiveCatalog>();
  /** Catalog → the advisors that are prepared on the snapshot that is served. */
  readonly #prepared = new Map<string, ReadonlySet<Advisor>>();
  /** Catalogs whose thread is gone: another thread does not have what was prepared for them. */
  readonly #forgotten = new Set<string>();
  /** The order that each catalog waits for, and the one that will follow it. */
  readonly #running = new Map<string, Waiting>();
  readonly #next = new Map<string, Waiting>();
  readonly #orders = new Map<number, Waiting>();
  /** Catalog → why other servers cannot take what was built here. */
  readonly #notKept = new Map<string, string>();
  #lastOrder = 0;
  #isClosed = false;

  /** `location` tells the thread which store to read. */
  static async start(location: StoreLocation, keptFrom = KEPT_FROM): Promise<LiveCatalogs> {
    const source: SnapshotSource = { location, keptFrom };
    return new LiveCatalogs(await WatchedThread.start(PROGRAM, source));
  }

  private constructor(thread: WatchedThread<SnapshotOrder, SnapshotTold>) {
    this.#thread = thread;
    thread.keepAlive(false);
    thread.listen({
      told: (message) => ('order' in message ? this.#deliver(message) : this.#noteKept(message)),
      lost: (reason) => this.#lose(reason),
      restored: () => {
        for (const [order, waiting] of this.#orders) this.#order(order, waiting);
      },
    });
  }

  /** Health of the building thread; failed while there is none. */
  get health(): PartHealth {
    const { health } = this.#thread;
    const [problem] = this.#notKept.values();
    if (health.state !== 'ok' || problem === undefined) return health;
    const detail = `snapshots of ${this.#notKept.size} large catalogs could not be kept, so other servers build them, too; it is tried again: ${problem}`;
    return { ...health, state: 'degraded', detail };
  }

  find(client: string, catalog: string): LiveCatalog | null {
    return this.#served.get(keyOf(client, catalog)) ?? null;
  }

  /** Brings the catalog to its newest revision, prepared for these advisors. Null if there is no such catalog. */
  load(client: string, catalog: string, advisors: Iterable<Advisor>): Promise<LiveCatalog | null> {
    if (this.#isClosed) return Promise.reject(CLOSED());
    const key = keyOf(client, catalog);
    let waiting = this.#next.get(key);
    if (waiting === undefined) {
      const settle = Promise.withResolvers<LiveCatalog | null>();
      waiting = {
        ...{ client, catalog, advisors: new Set(), promise: settle.promise, settle },
        ...{ isPassing: false, deaths: 0 },
      };
      this.#next.set(key, waiting);
    }
    for (const advisor of advisors) waiting.advisors.add(advisor);
    this.#send(key);
    return waiting.promise;
  }

  /**
   * The catalog at its newest revision, prepared for an advisor that is not served, such as a draft, or for none (null). What was prepared
   * for it goes with whoever asked, and nothing that is served changes. Null if there is no such catalog.
   */
  loadFor(client: string, catalog: string, advisor: Advisor | null): Promise<LiveCatalog | null> {
    if (this.#isClosed) return Promise.reject(CLOSED());
    const settle = Promise.withResolvers<LiveCatalog | null>();
    const order = ++this.#lastOrder;
    const waiting: Waiting = {
      ...{ client, catalog, advisors: new Set(advisor === null ? [] : [advisor]), promise: settle.promise, settle },
      ...{ isPassing: true, deaths: 0 },
    };
    this.#orders.set(order, waiting);
    this.#order(order, waiting);
    return settle.promise;
  }

  /** Tells those who wait for a catalog that it does not come. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of [...this.#orders.values(), ...this.#next.values()]) waiting.settle.reject(CLOSED());
    this.#orders.clear();
    this.#next.clear();
    this.#running.clear();
    await this.#thread.stop(STOP_TIME);
  }

  #send(key: string): void {
    const waiting = this.#next.get(key);
    if (waiting === undefined || this.#running.has(key)) return;
    this.#next.delete(key);
    this.#running.set(key, waiting);
    const order = ++this.#lastOrder;
    this.#orders.set(order, waiting);
    this.#order(order, waiting);
  }

  /** If there is no thread, the order is sent as soon as there is one. */
  #order(order: number, { client, catalog, advisors, isPassing }: Waiting): void {
    const key = keyOf(client, catalog);
    if (!isPassing && this.#forgotten.has(key))
      for (const advisor of this.#prepared.get(key) ?? []) advisors.add(advisor);
    this.#thread.keepAlive(true);
    this.#thread.send({ order, client, catalog, advisors: [...advisors], isPassing });
  }

  #deliver({ order, built, failure }: SnapshotDelivery): void {
    const waiting = this.#orders.get(order);
    if (waiting === undefined) return;
    const key = keyOf(waiting.client, waiting.catalog);
    this.#orders.delete(order);
    if (!waiting.isPassing) this.#running.delete(key);
    if (this.#orders.size === 0) this.#thread.keepAlive(false);
    if (failure !== null) waiting.settle.reject(new Error(`The snapshot of ${key} was not built: ${failure}`));
    else if (waiting.isPassing) waiting.settle.resolve(built && this.#hand(key, waiting, built));
    else waiting.settle.resolve(built === null ? this.#drop(key) : this.#serve(key, waiting, built));
    this.#send(key);
  }

  /** What is told of an earlier revision than the one that is served says nothing any more. */
  #noteKept({ client, catalog, revision, notKept }: SnapshotKept): void {
    const key = keyOf(client, catalog);
    if (this.#served.get(key)?.revision !== revision) return;
    if (notKept === null) this.#notKept.delete(key);
    else this.#notKept.set(key, notKept);
  }

  #serve(key: string, { client, catalog, advisors }: Waiting, built: BuiltCatalog): LiveCatalog {
    const before = this.#served.get(key);
    if (before?.revision !== built.revision) this.#notKept.delete(key);
    const already = before?.revision === built.revision ? this.#prepared.get(key) : undefined;
    this.#prepared.set(key, already === undefined ? advisors : new Set([...already, ...advisors]));
    this.#forgotten.delete(key);
    const previous =
      before === undefined ? null : before.revision === built.revision ? before.previous : valuesOnly(before.snapshot);
    const { records, ...rest } = built;
    const made = { rendered: new RenderedResults(records), skus: new WrittenSkus(rest.snapshot.skus) };
    const live: LiveCatalog = { ...rest, client, catalog, ...made, previous };
    this.#served.set(key, live);
    return live;
  }

  #hand(key: string, { client, catalog }: Waiting, { records, ...rest }: BuiltCatalog): LiveCatalog {
    const served = this.#served.get(key);
    const { rendered, skus } =
      served?.revision === rest.revision
        ? served
        : { rendered: new RenderedResults(records), skus: new WrittenSkus(rest.snapshot.skus) };
    return { ...rest, client, catalog, rendered, skus, previous: null };
  }

  #drop(key: string): null {
    this.#notKept.delete(key);
    this.#served.delete(key);
    this.#prepared.delete(key);
    return null;
  }

  /** The thread builds one catalog at a time, in the order of the orders. So it died of the first one. */
  #lose(reason: Error): void {
    for (const key of this.#served.keys()) this.#forgotten.add(key);
    const [first] = this.#orders;
    if (first === undefined) return;
    const [order, waiting] = first;
    if (++waiting.deaths < MOST_DEATHS) return;
    const failure = `the thread that built it died ${waiting.deaths} times: ${reason.message}`;
    this.#deliver({ order, built: null, failure });
  }
}

const CLOSED = () => new Error('The catalogs are closed.');
const keyOf = (client: string, catalog: string): string => JSON.stringify([client, catalog]);
