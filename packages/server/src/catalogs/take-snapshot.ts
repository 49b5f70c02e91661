// A catalog as the engine reads it, for work that is done beside the service: the server's own snapshots are built in a
// thread, into shared memory.

import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';

/** A snapshot that somebody has already, such as the one that is served. */
export interface SnapshotAtHand {
  readonly client: string;
  readonly catalog: string;
  readonly snapshot: Snapshot;
}

/** Catalogs as they are now, as somebody has them. */
export interface SnapshotsAtHand {
  /** Null if there is no such catalog. */
  find(client: string, catalog: string): Promise<Snapshot | null>;
}

/** `products`: all of them in catalog order, a batch at a time; `revision`: that of the catalog. */
export async function takeSnapshot(
  attributes: readonly Attribute[],
  products: AsyncIterable<readonly Product[]>,
  revision: number,
): Promise<Snapshot> {
  const builder = new SnapshotBuilder(attributes);
  for await (const batch of products) for (const product of batch) builder.add(product);
  return builder.finish(revision);
}
