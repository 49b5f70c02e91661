// Builds a catalog's snapshot from its products, and renders them.

import type { Allocate } from '@guidepost/engine/bits';
import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Product } from '@guidepost/engine/product';
import { TextListBuilder } from '@guidepost/engine/text-list';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { renderResult } from '../rendering/rendered-results.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import type { CatalogContent } from './built-catalog.ts';

const SKUS_TOLD = 10;

/** `beat` is called again and again meanwhile. */
export async function buildCatalog(
  store: DefinitionStore,
  { client, catalog, revision, attributes }: Catalog,
  allocate: Allocate,
  beat: () => Promise<unknown>,
): Promise<CatalogContent> {
  const snapshots = new SnapshotBuilder(attributes, allocate);
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
    await beat();
  }
  return {
    revision,
    attributes,
    snapshot: snapshots.finish(revision),
    records: records.finish(allocate),
    listPrices: listPrices.finish(allocate),
    damaged: { count, skus },
  };
}

const isReduced = ({ price, listPrice }: Product): boolean => Number(listPrice) > Number(price);
