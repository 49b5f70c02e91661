// The thread that builds snapshots, so that a million products never delay a request. It reads the store by itself and hands
// over flat buffers in shared memory. It keeps what it built (the same memory), to prepare further advisors on it.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Allocate } from '@guidepost/engine/bits';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import { emptyPreparation, type Preparation, prepare } from '@guidepost/engine/prepare';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type TextList, TextListBuilder } from '@guidepost/engine/text-list';
import { renderResult } from '../rendering/rendered-results.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { serveThread } from '../threads/serve-thread.ts';

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

export interface BuiltCatalog {
  readonly revision: number;
  readonly attributes: readonly Attribute[];
  readonly snapshot: Snapshot;
  /** Product → JSON of the Result object. */
  readonly records: TextList;
  /** Product → the price before, as a decimal number; empty if there is none. */
  readonly listPrices: TextList;
  readonly preparation: Preparation;
  /** Products that are damaged in the store and were left out. */
  readonly damaged: { readonly count: number /** The first few. */; readonly skus: readonly string[] };
}

const allocate: Allocate = (bytes) => new SharedArrayBuffer(bytes);
const SKUS_TOLD = 10;
const kept = new Map<string, BuiltCatalog>();

async function build(
  store: DefinitionStore,
  { client, catalog, advisors }: SnapshotOrder,
): Promise<BuiltCatalog | null> {
  const found = await store.catalogs.find(client, catalog);
  if (found === null) return null;
  const key = JSON.stringify([client, catalog]);
  let built = kept.get(key);
  if (built?.revision !== found.revision) {
    const snapshots = new SnapshotBuilder(found.attributes, allocate);
    const records = new TextListBuilder();
    const listPrices = new TextListBuilder();
    let count = 0;
    const skus: string[] = [];
    const onDamaged = (sku: string): void => {
      if (++count <= SKUS_TOLD) skus.push(sku);
    };
    for await (const batch of store.catalogs.read(client, catalog, onDamaged)) {
      for (const product of batch) {
        snapshots.add(product);
        records.add(renderResult(product));
        listPrices.add(isReduced(product) ? (product.listPrice ?? '') : '');
      }
    }
    built = {
      revision: found.revision,
      attributes: found.attributes,
      snapshot: snapshots.finish(found.revision),
      records: records.finish(allocate),
      listPrices: listPrices.finish(allocate),
      preparation: emptyPreparation(),
      damaged: { count, skus },
    };
    kept.set(key, built);
  }
  for (const advisor of advisors) tryToPrepare(advisor, built);
  return built;
}

const isReduced = ({ price, listPrice }: Product): boolean => Number(listPrice) > Number(price);

/** An advisor that cannot be prepared does not stop the others. Compiling it tells what is wrong with it. */
function tryToPrepare(advisor: Advisor, { snapshot, preparation }: BuiltCatalog): void {
  try {
    prepare(advisor, snapshot, preparation, allocate);
  } catch {}
}

await serveThread<StoreLocation, SnapshotOrder, SnapshotDelivery>((location, tell) => {
  // The store is opened with the first order, because it may not exist yet when the thread starts. An opening that failed is
  // not kept, so the next order tries again.
  let opened: DefinitionStore | null = null;
  let last = Promise.resolve();
  const deliver = async (order: SnapshotOrder): Promise<SnapshotDelivery> => {
    try {
      opened ??= await openDefinitions(location, 'never');
      return { order: order.order, built: await build(opened, order), failure: null };
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { order: order.order, built: null, failure };
    }
  };
  return {
    asked: (order) => {
      last = last.then(async () => tell(await deliver(order)));
    },
    stop: async () => {
      await last;
      await opened?.close();
    },
  };
});
