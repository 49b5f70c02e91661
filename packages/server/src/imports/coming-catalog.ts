// A catalog as a change makes it, in the form in which servers have it. It is built once: what it does to advisors is judged on it, and the servers
// take it, so that none of them reads a large catalog anew.

import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type CatalogContent, ContentBuilder } from '../catalogs/catalog-content.ts';
import type { CatalogChange, ImportCounts } from '../catalogs/catalog-store.ts';
import { LAYOUT, packCatalog } from '../catalogs/snapshot-pieces.ts';
import { KEPT_FROM } from '../catalogs/snapshot-store.ts';
import { takeSnapshot } from '../catalogs/take-snapshot.ts';

/** Products. Smaller catalogs are built by everybody; of larger ones an import would hold too much, so one of the servers builds. */
const HANDED = { least: KEPT_FROM, most: 150_000 };

export class ComingCatalog {
  readonly attributes: readonly Attribute[];
  readonly #change: CatalogChange;
  readonly #revision: number;
  readonly #isHanded: boolean;
  #content: CatalogContent | null = null;

  /** After `finish`, which gave `counts`. `isTrial`: nobody will have it. */
  constructor(
    change: CatalogChange,
    { revision, products }: Pick<ImportCounts, 'revision' | 'products'>,
    attributes: readonly Attribute[],
    isTrial: boolean,
    { least, most } = HANDED,
  ) {
    this.attributes = attributes;
    this.#change = change;
    this.#revision = revision;
    const isNew = revision !== (change.before?.revision ?? 0);
    this.#isHanded = isNew && !isTrial && products >= least && products <= most;
  }

  async snapshot(): Promise<Snapshot> {
    if (this.#content !== null) return this.#content.snapshot;
    if (!this.#isHanded) return takeSnapshot(this.attributes, this.#change.read(), this.#revision);
    const builder = new ContentBuilder({ revision: this.#revision, attributes: this.attributes });
    for await (const batch of this.#change.read(builder.leaveOut)) for (const product of batch) builder.add(product);
    this.#content = builder.finish();
    return this.#content.snapshot;
  }

  /** Hands it to the servers with the commit, if it was built: otherwise no advisor is published, and nobody waits for it. */
  async hand(): Promise<void> {
    if (this.#content === null) return;
    await this.#change.keepSnapshot(LAYOUT, await packCatalog(this.#content, async () => {}));
    this.#content = null;
  }
}
