// Numbers sets of products, equal ones alike: told apart by what is in them, never by a digest alone.

import type { Bits } from '@guidepost/engine/bits';

export class KnownSets {
  readonly #byMark = new Map<number, number[]>();
  readonly #sets: Bits[] = [];

  /** The one set that stands for all of that number. */
  setOf(number: number): Bits {
    return this.#sets[number] as Bits;
  }

  numberOf(set: Bits): number {
    let mark = 0;
    for (let w = 0; w < set.length; w++) {
      mark = Math.imul(mark ^ (set[w] as number), 0x85ebca6b);
      mark ^= mark >>> 15;
    }
    const alike = this.#byMark.get(mark);
    if (alike !== undefined) for (const nth of alike) if (isSame(this.#sets[nth] as Bits, set)) return nth;
    const number = this.#sets.push(set.slice()) - 1;
    if (alike === undefined) this.#byMark.set(mark, [number]);
    else alike.push(number);
    return number;
  }
}

function isSame(one: Bits, other: Bits): boolean {
  for (let w = 0; w < one.length; w++) if (one[w] !== other[w]) return false;
  return true;
}
