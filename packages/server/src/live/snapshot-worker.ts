// The thread that builds snapshots, so that a million products never delay a request. It reads the store by itself and hands
// over flat buffers in shared memory. It holds what it made (the same memory), to prepare further advisors on it.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Advisor } from '@guidepost/engine/advisor';
import type { Allocate } from '@guidepost/engine/bits';
import { type Preparation, prepare } from '@guidepost/engine/prepare';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { BuiltCatalog } from './built-catalog.ts';
import { BuiltCatalogs } from './built-catalogs.ts';
import { obtainCatalog } from './obtain-catalog.ts';

export interface SnapshotOrder {
  readonly order: number;
  readonly client: string;
  readonly catalog: string;
  /** The advisors to prepare on the snapshot. */
  readonly advisors: readonly Advisor[];
  /** Whether what is prepared for them is only for this delivery. */
  readonly isPassing: boolean;
}

export interface SnapshotDelivery {
  readonly order: number;
  /** Null if there is no such catalog. */
  readonly built: BuiltCatalog | null;
  /** Set if building failed; `built` is then null, too. */
  readonly failure: string | null;
}

/** What became of a snapshot that was to be kept for other servers. */
export interface SnapshotKept {
  readonly client: string;
  readonly catalog: string;
  readonly revision: number;
  /** Null if it was kept. Otherwise it is tried again. */
  readonly notKept: string | null;
}

export type SnapshotTold = SnapshotDelivery | SnapshotKept;

export interface SnapshotSource {
  readonly location: StoreLocation;
  /** Catalogs with so many products or more are built by one process and taken by the others. */
  readonly keptFrom: number;
}

const allocate: Allocate = (bytes) => new SharedArrayBuffer(bytes);
const held = new BuiltCatalogs();

interface Made {
  readonly built: BuiltCatalog | null;
  /** What is left to do once it was delivered. */
  readonly after: (() => Promise<void>) | null;
}

async function make(
  store: DefinitionStore,
  { client, catalog, advisors, isPassing }: SnapshotOrder,
  keptFrom: number,
): Promise<Made> {
  const found = await store.catalogs.find(client, catalog);
  const key = keyOf(client, catalog);
  if (found === null) {
    held.drop(key);
    return { built: null, after: null };
  }
  let built = held.find(key);
  let after: Made['after'] = null;
  if (built?.revision !== found.revision) {
    const obtained = await obtainCatalog(store, client, catalog, { allocate, keptFrom });
    if (obtained === null) return { built: null, after: null };
    built = obtained.built;
    after = obtained.keep;
  }
  held.hold(key, built, isPassing);
  if (isPassing) built = { ...built, preparation: copyOf(built.preparation) };
  for (const advisor of advisors) tryToPrepare(advisor, built);
  return { built, after };
}

/** Milliseconds until a snapshot that could not be kept is tried again; twice as long each time. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;

/** Others build by themselves until it is kept. It is given up once another revision is held, or none. */
async function keepFor(
  keep: () => Promise<void>,
  { client, catalog }: SnapshotOrder,
  built: BuiltCatalog,
  tell: (kept: SnapshotKept) => void,
): Promise<void> {
  const { revision } = built;
  for (let pause = FIRST_PAUSE; isHeld(client, catalog, built); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await keep();
      return tell({ client, catalog, revision, notKept: null });
    } catch (error) {
      tell({ client, catalog, revision, notKept: error instanceof Error ? error.message : String(error) });
    }
    await sleep(pause, undefined, { ref: false });
  }
}

const keyOf = (client: string, catalog: string): string => JSON.stringify([client, catalog]);

const isHeld = (client: string, catalog: string, { snapshot }: BuiltCatalog): boolean =>
  held.find(keyOf(client, catalog))?.snapshot === snapshot;

/** What is added to it is not added to the other. */
const copyOf = ({ conditions, indexes }: Preparation): Preparation => ({
  conditions: new Map(conditions),
  indexes: new Map(indexes),
});

/** An advisor that cannot be prepared does not stop the others. Compiling it tells what is wrong with it. */
function tryToPrepare(advisor: Advisor, { snapshot, preparation }: BuiltCatalog): void {
  try {
    prepare(advisor, snapshot, preparation, allocate);
  } catch {}
}

await serveThread<SnapshotSource, SnapshotOrder, SnapshotTold>(({ location, keptFrom }, tell) => {
  // The store is opened with the first order, because it may not exist yet when the thread starts. An opening that failed is
  // not kept, so the next order tries again.
  let opened: DefinitionStore | null = null;
  let last = Promise.resolve();
  const deliver = async (order: SnapshotOrder): Promise<void> => {
    try {
      opened ??= await openDefinitions(location, 'never');
      const { built, after } = await make(opened, order, keptFrom);
      tell({ order: order.order, built, failure: null });
      // Beside the next order.
      if (after !== null && built !== null) void keepFor(after, order, built, tell);
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      tell({ order: order.order, built: null, failure });
    }
  };
  return {
    asked: (order) => {
      last = last.then(() => deliver(order));
    },
    stop: async () => {
      await last;
      await opened?.close();
    },
  };
});
