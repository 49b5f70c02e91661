// The newest revision of a catalog, built by one process and taken by all others. Who has the lease builds; the others wait until the
// snapshot is kept, or until nothing was heard of the one that builds. A snapshot that cannot be taken is built anew.

import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Allocate } from '@guidepost/engine/bits';
import { emptyPreparation } from '@guidepost/engine/prepare';
import type { CatalogContent } from '../catalogs/catalog-content.ts';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { LAYOUT, packCatalog, unpackCatalog } from '../catalogs/snapshot-pieces.ts';
import { Lease } from '../sessions/lease.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { buildCatalog } from './build-catalog.ts';
import type { BuiltCatalog } from './built-catalog.ts';

/** Milliseconds between two signs of life of who builds, and how long others believe that it lives without one. */
const BEAT = 1000;
const PATIENCE = 15_000;

/** Milliseconds between two looks. */
const LOOK = 200;

/** Milliseconds that the lease may take to answer. */
const LEASE_PATIENCE = 1000;

export interface Obtained {
  readonly built: BuiltCatalog;
  /** Keeps it for others; null if there is nothing to keep. To be called once the catalog was handed over. */
  readonly keep: (() => Promise<void>) | null;
}

/** Smaller catalogs, by their number of products, are built by everybody: that takes less than asking around. */
export interface ObtainSettings {
  readonly allocate: Allocate;
  readonly keptFrom: number;
}

/** Null if there is no such catalog. */
export async function obtainCatalog(
  store: DefinitionStore,
  client: string,
  catalog: string,
  { allocate, keptFrom }: ObtainSettings,
): Promise<Obtained | null> {
  const lease = new Lease(store.leases, `snapshot ${client} ${catalog}`, randomUUID(), PATIENCE);
  for (let mayBuild = false; ; ) {
    // Looked up each time: it may have changed while this process waited.
    const found = await store.catalogs.find(client, catalog);
    if (found === null) return null;
    if (found.products < keptFrom) {
      return { built: asBuilt(found, await buildCatalog(store, found, allocate, async () => {}), false), keep: null };
    }
    const taken = await take(store, found, allocate);
    if (taken !== null) {
      if (mayBuild) lease.release().catch(() => {});
      return { built: asBuilt(found, taken, true), keep: null };
    }
    if (mayBuild) return build(store, found, allocate, lease);
    // With the lease it looks once more, because the one who had it before may have kept a snapshot just now.
    mayBuild = await mayBuildNow(lease);
    if (!mayBuild) await sleep(LOOK);
  }
}

/** Also if the store cannot be written to just now: an import into the embedded store holds up all other writers. */
const mayBuildNow = (lease: Lease): Promise<boolean> =>
  Promise.race([lease.hold().catch(() => true), sleep(LEASE_PATIENCE, true)]);

/** Null if there is none that can be used. */
async function take(
  store: DefinitionStore,
  { client, catalog, revision }: Catalog,
  allocate: Allocate,
): Promise<CatalogContent | null> {
  try {
    return await unpackCatalog(store.snapshots.read({ client, catalog, revision, layout: LAYOUT }), allocate);
  } catch {
    // If the store is away, building tells it.
    return null;
  }
}

async function build(store: DefinitionStore, found: Catalog, allocate: Allocate, lease: Lease): Promise<Obtained> {
  const beat = everyNowAndThen(() => lease.hold());
  try {
    const content = await buildCatalog(store, found, allocate, beat);
    return { built: asBuilt(found, content, false), keep: () => keep(store, found, content, lease, beat) };
  } catch (error) {
    await lease.release().catch(() => {});
    throw error;
  }
}

async function keep(
  store: DefinitionStore,
  { client, catalog, revision }: Catalog,
  content: CatalogContent,
  lease: Lease,
  beat: () => Promise<unknown>,
): Promise<void> {
  try {
    const pieces = await packCatalog(content, beat);
    await store.snapshots.keep({ client, catalog, revision, layout: LAYOUT }, pieces);
  } finally {
    await lease.release();
  }
}

const asBuilt = ({ currency }: Catalog, content: CatalogContent, isTaken: boolean): BuiltCatalog => ({
  ...content,
  currency,
  preparation: emptyPreparation(),
  isTaken,
});

/** Does not wait for the work, which may have to wait for other writers. */
function everyNowAndThen(work: () => Promise<unknown>): () => Promise<void> {
  let last = performance.now();
  let isUnderWay = false;
  return async () => {
    if (performance.now() - last < BEAT || isUnderWay) return;
    last = performance.now();
    isUnderWay = true;
    work()
      .catch(() => {}) // A sign that is not given is given later.
      .finally(() => {
        isUnderWay = false;
      });
    await nextTurn();
  };
}
