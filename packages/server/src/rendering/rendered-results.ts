// The wire form of a snapshot's products, as it lies in shared memory; those that are shown often are kept as strings, so
// that a response costs no decoding.

import type { TextList } from '@guidepost/engine/text-list';

/** A shop shows the same few hundred products most of the time; a full memory is simply begun anew. */
const KEPT = 4096;

export class RenderedResults {
  readonly #bytes: Buffer;
  readonly #offsets: Uint32Array;
  readonly #kept = new Map<number, string>();

  constructor({ bytes, offsets }: TextList) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offsets = offsets;
  }

  /** JSON of the Result object as UTF-8 bytes, one character each. */
  at(product: number): string {
    let rendered = this.#kept.get(product);
    if (rendered === undefined) {
      rendered = this.#bytes.toString('latin1', this.#offsets[product], this.#offsets[product + 1]);
      if (this.#kept.size === KEPT) this.#kept.clear();
      this.#kept.set(product, rendered);
    }
    return rendered;
  }
}
