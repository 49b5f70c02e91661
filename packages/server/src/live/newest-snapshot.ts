// Catalogs as they are now, also those of which no advisor is published: whoever makes the first one wants to know what is in them.

import type { Snapshot } from '@guidepost/engine/snapshot';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { LastAsked } from './last-asked.ts';
import type { LiveCatalogs } from './live-catalogs.ts';

/** That are not served; whoever writes conditions asks for the same one again and again. */
const KEPT = 4;

export class NewestSnapshots {
  readonly #live: Pick<LiveCatalogs, 'find' | 'loadFor'>;
  readonly #store: Pick<CatalogStore, 'find'>;
  readonly #kept = new LastAsked<Snapshot | null>(KEPT);

  constructor(live: Pick<LiveCatalogs, 'find' | 'loadFor'>, store: Pick<CatalogStore, 'find'>) {
    this.#live = live;
    this.#store = store;
  }

  /** Null if there is no such catalog. */
  async find(client: string, catalog: string): Promise<Snapshot | null> {
    const key = JSON.stringify([client, catalog]);
    const stored = await this.#store.find(client, catalog);
    const served = this.#live.find(client, catalog);
    const isServed = served !== null && stored !== null && served.revision >= stored.revision;
    if (stored !== null && !isServed)
      return this.#kept.get(key, `${stored.revision}`, () => this.#load(client, catalog));
    this.#kept.forget(key);
    return isServed ? served.snapshot : null;
  }

  /** Nothing that is served changes by it: no advisor is prepared on it. */
  async #load(client: string, catalog: string): Promise<Snapshot | null> {
    return (await this.#live.loadFor(client, catalog, null))?.snapshot ?? null;
  }
}
