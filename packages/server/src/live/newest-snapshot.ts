// A catalog as it is now, also one of which no advisor is published: whoever makes the first one wants to know what is in it.

import type { Snapshot } from '@guidepost/engine/snapshot';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { LiveCatalogs } from './live-catalogs.ts';

/** Null if there is no such catalog. */
export async function newestSnapshot(
  live: Pick<LiveCatalogs, 'find' | 'load'>,
  store: Pick<CatalogStore, 'find'>,
  client: string,
  catalog: string,
): Promise<Snapshot | null> {
  const stored = await store.find(client, catalog);
  if (stored === null) return null;
  const served = live.find(client, catalog);
  if (served !== null && served.revision >= stored.revision) return served.snapshot;
  return (await live.load(client, catalog, []))?.snapshot ?? null;
}
