// Catalogs as they are now, also those of which no advisor is published: whoever makes the first one wants to know what is in them.

import type { Snapshot } from '@guidepost/engine/snapshot';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { LiveCatalogs } from './live-catalogs.ts';

/** That are not served; whoever writes conditions asks for the same one again and again. */
const KEPT = 4;

export class NewestSnapshots {
  readonly #live: Pick<LiveCatalogs, 'find' | 'loadFor'>;
  readonly #store: Pick<CatalogStore, 'find'>;
  /** By client and catalog, the one that was asked for last at the end. */
  readonly #kept = new Map<string, { readonly revision: number; readonly loading: Promise<Snapshot | null> }>();

  constructor(live: Pick<LiveCatalogs, 'find' | 'loadFor'>, store: Pick<CatalogStore, 'find'>) {
    this.#live = live;
    this.#store = store;
  }

  /** Null if there is no such catalog. */
  async find(client: string, catalog: string): Promise<Snapshot | null> {
    const key = JSON.stringify([client, catalog]);
    const stored = await this.#store.find(client, catalog);
    const served = this.#live.find(client, catalog);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    if (stored === null) return null;
    if (served !== null && served.revision >= stored.revision) return served.snapshot;
    const isNewest = kept !== undefined && kept.revision >= stored.revision;
    const wanted = isNewest ? kept : { revision: stored.revision, loading: this.#load(client, catalog) };
    this.#kept.set(key, wanted);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    // What failed is tried again.
    wanted.loading.catch(() => this.#kept.get(key) === wanted && this.#kept.delete(key));
    return wanted.loading;
  }

  /** Nothing that is served changes by it: no advisor is prepared on it. */
  async #load(client: string, catalog: string): Promise<Snapshot | null> {
    return (await this.#live.loadFor(client, catalog, null))?.snapshot ?? null;
  }
}
