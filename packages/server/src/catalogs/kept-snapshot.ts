// A catalog as the engine reads it, taken as somebody kept it for the servers, without reading its products.

import { allocateOwn } from '@guidepost/engine/bits';
import type { Snapshot } from '@guidepost/engine/snapshot';
import type { CatalogRevision } from './catalog-store.ts';
import { LAYOUT, unpackCatalog } from './snapshot-pieces.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Null if none was kept of this revision, or none that can be used. */
export async function findKeptSnapshot(
  snapshots: Pick<SnapshotStore, 'read'>,
  { client, catalog, revision }: CatalogRevision,
): Promise<Snapshot | null> {
  try {
    const content = await unpackCatalog(snapshots.read({ client, catalog, revision, layout: LAYOUT }), allocateOwn);
    return content?.snapshot ?? null;
  } catch {
    return null;
  }
}
