// Notes some texts of products on their way into a snapshot, which has none.

import type { Product } from '@guidepost/engine/product';

/** The language is found in the texts of so many products. */
const MOST_TEXTS = 400;
const LONGEST = 400;
const MOST_ADDRESSES = 20;

export interface NotedTexts {
  /** Some titles, descriptions and values. */
  readonly texts: string[];
  /** Title and description of the same products. */
  readonly said: string[];
  /** One for each product, in catalog order. */
  readonly titles: string[];
  readonly addresses: string[];
}

export const nothingNoted = (): NotedTexts => ({ texts: [], said: [], titles: [], addresses: [] });

/** Passes products on, and keeps some of their texts, because snapshots have none. */
export async function* noting(
  products: AsyncIterable<readonly Product[]>,
  { texts, said, titles, addresses }: NotedTexts,
): AsyncGenerator<readonly Product[]> {
  for await (const batch of products) {
    for (const product of batch) {
      titles.push(product.title);
      if (addresses.length < MOST_ADDRESSES) addresses.push(product.link, product.image);
      if (titles.length > MOST_TEXTS) continue;
      said.push(`${product.title}. ${(product.description ?? '').slice(0, LONGEST)}`);
      const values = Object.values(product.attributes).flat();
      for (const text of [product.title, product.description, ...values]) {
        if (typeof text === 'string') texts.push(text.slice(0, LONGEST));
      }
    }
    yield batch;
  }
}
