// Skus as they are kept with steps. Those of products that are shown often are kept as strings, so that a step costs no decoding.

import { type TextList, textAt } from '@guidepost/engine/text-list';
import { writeWord } from '../sessions/given.ts';

/** Most of the time a shop shows the same few hundred products. When so many are kept, keeping begins anew. */
const KEPT = 4096;

export class WrittenSkus {
  readonly #skus: TextList;
  readonly #kept = new Map<number, string>();

  constructor(skus: TextList) {
    this.#skus = skus;
  }

  at(product: number): string {
    let written = this.#kept.get(product);
    if (written === undefined) {
      written = writeWord(textAt(this.#skus, product));
      if (this.#kept.size === KEPT) this.#kept.clear();
      this.#kept.set(product, written);
    }
    return written;
  }
}
