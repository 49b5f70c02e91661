// What people call a product: its title. The sku stands beside it for tools and in brackets.

import type { Snapshot } from '@guidepost/engine/snapshot';
import { textAt } from '@guidepost/engine/text-list';
import type { NamedProduct } from './lost-figures.ts';

/** By a product's number in the snapshot. */
export type NameProduct = (product: number) => NamedProduct;

/** `titles`: by number; a product without one is called by its sku. */
export const makeNameProduct =
  ({ skus }: Snapshot, titles: readonly string[]): NameProduct =>
  (product) => {
    const sku = textAt(skus, product);
    return { sku, title: titles[product] ?? sku };
  };
