// The catalog that the engine is measured with, as a snapshot; products are made in chunks and forgotten, as an import does.

import { SnapshotBuilder } from '@guidepost/engine/build-snapshot';
import type { Product } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { CATALOG_ATTRIBUTES, generateCatalog } from './generate-catalog.ts';

const CHUNK = 10_000;

/** Also says how long the builder took, without the time for making the products. */
export function buildBenchSnapshot(size: number): { snapshot: Snapshot; adding: number; finishing: number } {
  const builder = new SnapshotBuilder(CATALOG_ATTRIBUTES);
  const products = generateCatalog(size);
  let adding = 0;
  for (let done = 0; done < size; done += CHUNK) {
    const chunk: Product[] = [];
    for (let at = done; at < Math.min(size, done + CHUNK); at++) {
      const { value } = products.next();
      if (value) chunk.push(value);
    }
    const start = performance.now();
    for (const product of chunk) builder.add(product);
    adding += performance.now() - start;
  }
  const start = performance.now();
  const snapshot = builder.finish(1);
  return { snapshot, adding, finishing: performance.now() - start };
}
