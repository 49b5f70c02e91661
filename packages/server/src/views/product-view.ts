// A product as a catalog file in Guidepost's own shape has it.

import type { ProductView } from '@guidepost/contract/views/product-view';
import type { AttributeValue, Product } from '@guidepost/engine/product';

/** What a product does not have is not there. */
export const viewProduct = ({ description, listPrice, group, attributes, ...product }: Product): ProductView => ({
  sku: product.sku,
  title: product.title,
  ...(description !== null && { description }),
  image: product.image,
  link: product.link,
  price: product.price,
  ...(listPrice !== null && { list_price: listPrice }),
  ...(group !== null && { group }),
  available: product.available,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, copy(value)])),
});

const copy = (value: AttributeValue) => (typeof value === 'object' ? [...value] : value);
