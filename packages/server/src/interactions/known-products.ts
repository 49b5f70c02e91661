// Whether the catalog of a session has a product, and in which currency its prices are. What was found is remembered for a moment,
// because shoppers open the same few products.

import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { InteractionOrigin } from './interaction-store.ts';

/** Milliseconds. An import may have brought the product since. */
const KEPT = 10_000;

/** Products, and versions of advisors, that are remembered at most. */
const MOST = 10_000;

interface Found {
  readonly isKnown: Promise<boolean>;
  readonly until: number;
}

export class KnownProducts {
  readonly #advisors: Pick<AdvisorStore, 'findVersion'>;
  readonly #catalogs: Pick<CatalogStore, 'find' | 'hasProduct'>;
  /** A version speaks of one catalog for ever. */
  readonly #catalogOf = new Map<string, string>();
  readonly #found = new Map<string, Found>();

  constructor(advisors: Pick<AdvisorStore, 'findVersion'>, catalogs: Pick<CatalogStore, 'find' | 'hasProduct'>) {
    this.#advisors = advisors;
    this.#catalogs = catalogs;
  }

  async has(origin: InteractionOrigin, sku: string, now: number): Promise<boolean> {
    // PostgreSQL takes no such text, and no product has one.
    if (sku.includes('\0')) return false;
    const catalog = await this.#findCatalog(origin);
    if (catalog === null) return false;
    const key = [origin.client, catalog, sku].join('\n');
    const known = this.#found.get(key);
    if (known !== undefined && known.until > now) return known.isKnown;
    const isKnown = this.#catalogs.hasProduct(origin.client, catalog, sku);
    remember(this.#found, key, { isKnown, until: now + KEPT });
    isKnown.catch(() => this.#found.delete(key));
    return isKnown;
  }

  /** Null if nobody said. */
  async currency(origin: InteractionOrigin): Promise<string | null> {
    const catalog = await this.#findCatalog(origin);
    return catalog === null ? null : ((await this.#catalogs.find(origin.client, catalog))?.currency ?? null);
  }

  async #findCatalog({ client, advisor, version }: InteractionOrigin): Promise<string | null> {
    const key = [client, advisor, version].join('\n');
    const known = this.#catalogOf.get(key);
    if (known !== undefined) return known;
    const found = (await this.#advisors.findVersion(client, advisor, version))?.definition.catalog ?? null;
    if (found !== null) remember(this.#catalogOf, key, found);
    return found;
  }
}

/** Forgets the oldest if there are too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
