// The wire form of the products of a snapshot. It is rendered once, when the snapshot is built, and lies in shared memory. The
// products that are shown often are kept as strings, so that a response costs no decoding.

import type { Product } from '@guidepost/engine/product';
import type { TextList } from '@guidepost/engine/text-list';

/** Most of the time a shop shows the same few hundred products. When so many are kept, keeping begins anew. */
const KEPT = 4096;

export class RenderedResults {
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;
  readonly #kept = new Map<number, string>();

  constructor({ bytes, offsets }: TextList) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offsets = offsets;
  }

  /** JSON of the Result object, as UTF-8 with one character for each byte. */
  at(product: number): string {
    let rendered = this.#kept.get(product);
    if (rendered === undefined) {
      rendered = this.#bytes.toString('latin1', this.#offsets[product], this.#offsets[product + 1]);
      if (this.#kept.size === KEPT) this.#kept.clear();
      this.#kept.set(product, rendered);
    }
    return rendered;
  }

  /** The same as an object, without keeping it: for those who look at products that nobody is shown. */
  read(product: number): Pick<Product, 'title' | 'link' | 'image'> {
    return JSON.parse(this.#bytes.toString('utf8', this.#offsets[product], this.#offsets[product + 1]));
  }
}

/** JSON of the Result object. */
export const renderResult = ({ sku, image, link, title, description, price }: Product): string =>
  JSON.stringify({ sku, image, link, title, description, price });
