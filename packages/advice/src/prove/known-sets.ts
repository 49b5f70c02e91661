// Numbers sets of products, equal ones alike: told apart by what is in them, never by a digest alone. They stand in one array, because
// there are hundreds of thousands.

import type { Bits } from '@guidepost/engine/bits';
import { NumberTable } from './number-table.ts';

const NONE = -1;

export class KnownSets {
  readonly #width: number;
  /** Set `n` is the words from `n * width` on. Another array once there was no room for one more. */
  words: Uint32Array<ArrayBuffer>;
  /** Mark → the first set that has it; and by set the next one that has the same mark. */
  readonly #byMark = new NumberTable();
  readonly #next: number[] = [];

  /** Of sets of `width` words. */
  constructor(width: number) {
    this.#width = width;
    this.words = new Uint32Array(8 * width);
  }

  /** The one set that stands for all of that number. */
  setOf(number: number): Bits {
    return this.words.subarray(number * this.#width, (number + 1) * this.#width);
  }

  /** Of the set in `words` from `at` on. Numbers count from 0. */
  numberOf(words: Uint32Array, at: number): number {
    let mark = 0;
    for (let w = 0; w < this.#width; w++) {
      mark = Math.imul(mark ^ (words[at + w] as number), 0x85ebca6b);
      mark ^= mark >>> 15;
    }
    mark >>>= 1;
    const first = this.#byMark.find(mark);
    let last = NONE;
    for (let number = first; number !== NONE; number = this.#next[number] as number) {
      if (this.#isAt(words, at, number)) return number;
      last = number;
    }
    const number = this.#add(words, at);
    if (last === NONE) this.#byMark.add(mark, number);
    else this.#next[last] = number;
    return number;
  }

  #add(words: Uint32Array, at: number): number {
    const number = this.#next.push(NONE) - 1;
    const start = number * this.#width;
    if (start === this.words.length) {
      const grown = new Uint32Array(Math.max(8, start * 2));
      grown.set(this.words);
      this.words = grown;
    }
    for (let w = 0; w < this.#width; w++) this.words[start + w] = words[at + w] as number;
    return number;
  }

  #isAt(words: Uint32Array, at: number, number: number): boolean {
    const start = number * this.#width;
    for (let w = 0; w < this.#width; w++) if (this.words[start + w] !== words[at + w]) return false;
    return true;
  }
}
