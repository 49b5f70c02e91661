// The wire form of a product among results. Rendered when a snapshot is built, once for each product.

import type { Product } from '@guidepost/engine/product';

/** JSON of the Result object. */
export const renderResult = ({ sku, image, link, title, description, price }: Product): string =>
  JSON.stringify({ sku, image, link, title, description, price });
