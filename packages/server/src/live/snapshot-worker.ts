// The thread that builds snapshots, so that a million products never delay a request. It reads the store by itself and hands
// over flat buffers in shared memory. It holds what it made (the same memory), to prepare further advisors on it.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Allocate } from '@guidepost/engine/bits';
import { prepare } from '@guidepost/engine/prepare';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { BuiltCatalog } from './built-catalog.ts';
import { obtainCatalog } from './obtain-catalog.ts';

export interface SnapshotOrder {
  readonly order: number;
  readonly client: string;
  readonly catalog: string;
  /** The advisors to prepare on the snapshot. */
  readonly advisors: readonly Advisor[];
}

export interface SnapshotDelivery {
  readonly order: number;
  /** Null if there is no such catalog. */
  readonly built: BuiltCatalog | null;
  /** Set if building failed; `built` is then null, too. */
  readonly failure: string | null;
}

export interface SnapshotSource {
  readonly location: StoreLocation;
  /** Catalogs with so many products or more are built by one process and taken by the others. */
  readonly keptFrom: number;
}

const allocate: Allocate = (bytes) => new SharedArrayBuffer(bytes);
const served = new Map<string, BuiltCatalog>();

interface Made {
  readonly built: BuiltCatalog | null;
  /** What is left to do once it was delivered. */
  readonly after: (() => Promise<void>) | null;
}

async function make(
  store: DefinitionStore,
  { client, catalog, advisors }: SnapshotOrder,
  keptFrom: number,
): Promise<Made> {
  const found = await store.catalogs.find(client, catalog);
  if (found === null) return { built: null, after: null };
  const key = JSON.stringify([client, catalog]);
  let built = served.get(key) ?? null;
  let after: Made['after'] = null;
  if (built?.revision !== found.revision) {
    const obtained = await obtainCatalog(store, client, catalog, { allocate, keptFrom });
    if (obtained === null) return { built: null, after: null };
    built = obtained.built;
    after = obtained.keep;
    served.set(key, built);
  }
  for (const advisor of advisors) tryToPrepare(advisor, built);
  return { built, after };
}

/** An advisor that cannot be prepared does not stop the others. Compiling it tells what is wrong with it. */
function tryToPrepare(advisor: Advisor, { snapshot, preparation }: BuiltCatalog): void {
  try {
    prepare(advisor, snapshot, preparation, allocate);
  } catch {}
}

await serveThread<SnapshotSource, SnapshotOrder, SnapshotDelivery>(({ location, keptFrom }, tell) => {
  // The store is opened with the first order, because it may not exist yet when the thread starts. An opening that failed is
  // not kept, so the next order tries again.
  let opened: DefinitionStore | null = null;
  let last = Promise.resolve();
  const deliver = async (order: SnapshotOrder): Promise<void> => {
    try {
      opened ??= await openDefinitions(location, 'never');
      const { built, after } = await make(opened, order, keptFrom);
      tell({ order: order.order, built, failure: null });
      // Beside the next order. If it fails, others build by themselves.
      after?.().catch(() => {});
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
