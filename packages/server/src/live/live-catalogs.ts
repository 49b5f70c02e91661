// The catalogs that the process serves, each at its newest revision as a snapshot in memory. Building happens in a thread
// of its own; orders for one catalog that come while it is being built are joined into one.

import { Worker } from 'node:worker_threads';
import type { Advisor } from '@guidepost/engine/advisor';
import { type Column, valuesOnly } from '@guidepost/engine/snapshot';
import { RenderedResults } from '../rendering/rendered-results.ts';
import type { BuiltCatalog, SnapshotDelivery, SnapshotOrder } from './snapshot-worker.ts';

export interface LiveCatalog extends Omit<BuiltCatalog, 'records'> {
  readonly client: string;
  readonly catalog: string;
  readonly rendered: RenderedResults;
  /** The values of the revision that was served before this one, if there was one. */
  readonly previous: ReadonlyMap<string, Column> | null;
}

interface Waiting {
  readonly client: string;
  readonly catalog: string;
  readonly advisors: Set<Advisor>;
  readonly promise: Promise<LiveCatalog | null>;
  readonly settle: PromiseWithResolvers<LiveCatalog | null>;
}

export class LiveCatalogs {
  readonly #worker: Worker;
  readonly #served = new Map<string, LiveCatalog>();
  /** The order that each catalog waits for, and the one that will follow it. */
  readonly #running = new Map<string, Waiting>();
  readonly #next = new Map<string, Waiting>();
  readonly #orders = new Map<number, Waiting>();
  #lastOrder = 0;
  #failure: Error | null = null;

  /** `storage` tells the thread which store to read. */
  constructor(storage: unknown) {
    const file = import.meta.url.endsWith('.ts') ? './snapshot-worker.ts' : './snapshot-worker.js';
    this.#worker = new Worker(new URL(file, import.meta.url), { workerData: storage, name: 'snapshots' });
    this.#worker.on('message', (delivery: SnapshotDelivery) => this.#deliver(delivery));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.unref();
  }

  find(client: string, catalog: string): LiveCatalog | null {
    return this.#served.get(keyOf(client, catalog)) ?? null;
  }

  /** Brings the catalog to its newest revision, prepared for these advisors; null when there is no such catalog. */
  load(client: string, catalog: string, advisors: Iterable<Advisor>): Promise<LiveCatalog | null> {
    if (this.#failure) return Promise.reject(this.#failure);
    const key = keyOf(client, catalog);
    let waiting = this.#next.get(key);
    if (waiting === undefined) {
      const settle = Promise.withResolvers<LiveCatalog | null>();
      waiting = { client, catalog, advisors: new Set(), promise: settle.promise, settle };
      this.#next.set(key, waiting);
    }
    for (const advisor of advisors) waiting.advisors.add(advisor);
    this.#send(key);
    return waiting.promise;
  }

  /** Whoever waits for a catalog hears that it does not come. */
  async close(): Promise<void> {
    this.#fail(new Error('The catalogs are closed.'));
    await this.#worker.terminate();
  }

  #send(key: string): void {
    const waiting = this.#next.get(key);
    if (waiting === undefined || this.#running.has(key)) return;
    this.#next.delete(key);
    this.#running.set(key, waiting);
    const order = ++this.#lastOrder;
    this.#orders.set(order, waiting);
    const { client, catalog, advisors } = waiting;
    this.#worker.ref();
    this.#worker.postMessage({ order, client, catalog, advisors: [...advisors] } satisfies SnapshotOrder);
  }

  #deliver({ order, built, failure }: SnapshotDelivery): void {
    const waiting = this.#orders.get(order);
    if (waiting === undefined) return;
    const key = keyOf(waiting.client, waiting.catalog);
    this.#orders.delete(order);
    this.#running.delete(key);
    if (this.#orders.size === 0) this.#worker.unref();
    if (failure !== null) waiting.settle.reject(new Error(`The snapshot of ${key} was not built: ${failure}`));
    else waiting.settle.resolve(built === null ? this.#drop(key) : this.#serve(key, waiting, built));
    this.#send(key);
  }

  #serve(key: string, { client, catalog }: Waiting, built: BuiltCatalog): LiveCatalog {
    const before = this.#served.get(key);
    const previous =
      before === undefined ? null : before.revision === built.revision ? before.previous : valuesOnly(before.snapshot);
    const { records, ...rest } = built;
    const live: LiveCatalog = { ...rest, client, catalog, rendered: new RenderedResults(records), previous };
    this.#served.set(key, live);
    return live;
  }

  #drop(key: string): null {
    this.#served.delete(key);
    return null;
  }

  #fail(error: unknown): void {
    this.#failure = error instanceof Error ? error : new Error(String(error));
    for (const waiting of [...this.#orders.values(), ...this.#next.values()]) waiting.settle.reject(this.#failure);
    this.#orders.clear();
    this.#next.clear();
    this.#running.clear();
  }
}

const keyOf = (client: string, catalog: string): string => JSON.stringify([client, catalog]);
