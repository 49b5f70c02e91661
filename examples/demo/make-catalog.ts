// Writes catalog.ndjson from the hand-written models, so that what the variants of one model share is written once.
// The file is committed; a test keeps it equal to what this makes. Run: node examples/demo/make-catalog.ts
import { writeFileSync } from 'node:fs';
import type { Product } from '@guidepost/engine/product';
import { cargoBikes } from './models/cargo.ts';
import { bigChildrensBikes } from './models/children-big.ts';
import { smallChildrensBikes } from './models/children-small.ts';
import { cityBikes } from './models/city.ts';
import { gravelBikes, roadBikes } from './models/drop-bar.ts';
import { electricCityBikes } from './models/e-city.ts';
import { foldingBikes } from './models/folding.ts';
import { productsOf } from './models/model.ts';
import { mountainBikes } from './models/mountain.ts';
import { trekkingBikes } from './models/trekking.ts';

/** One line for each product, in the shape of Guidepost's own catalog files. */
export function makeCatalog(): string {
  return demoProducts()
    .map((product) => `${JSON.stringify(lineOf(product))}\n`)
    .join('');
}

/**
 * All products of the demo shop, in catalog order, which decides between equal products. So the first model of each kind
 * comes first, then the second of each, and a shopper who asks for nothing in particular sees some of everything.
 */
export function demoProducts(): Product[] {
  const kinds = [
    cityBikes,
    trekkingBikes,
    electricCityBikes,
    roadBikes,
    foldingBikes,
    gravelBikes,
    mountainBikes,
    cargoBikes,
    smallChildrensBikes,
    bigChildrensBikes,
  ];
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => kinds.flatMap((kind) => kind.slice(nth, nth + 1)))
    .flat()
    .flatMap(productsOf);
}

/** Leaves out members that say nothing, as the file format allows. */
function lineOf(product: Product): object {
  const { listPrice, group, available, attributes, ...always } = product;
  return {
    ...always,
    ...(listPrice !== null && { list_price: listPrice }),
    ...(group !== null && { group }),
    ...(!available && { available }),
    attributes,
  };
}

if (import.meta.main) writeFileSync(new URL('catalog.ndjson', import.meta.url), makeCatalog());
