// Counts how often each byte above ASCII is part of a word, and concludes the encoding. The answer is Western
// (windows-1252) unless there are clearly letters of another encoding, because that is wrong less often.

import type { Encoding } from './encoding.ts';

const isAsciiLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

export class LetterCount {
  /** Bytes above ASCII beside a letter. */
  total = 0;
  readonly #count = new Uint32Array(256);
  /** Bytes between two letters, where signs such as ³ or ™ are not found. */
  readonly #inner = new Uint32Array(256);
  /** Letters above ASCII after another one. Whole words of them are not in Latin script. */
  #runs = 0;
  /** `zł` and `Kč` behind numbers, which are `z³` and `Kè` in windows-1252. Nobody writes that there. */
  #money = 0;

  add(bytes: Uint8Array): void {
    let before = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 0x80) {
        const after = bytes[at + 1] ?? 0;
        const left = isAsciiLetter(before) || before >= 0xc0;
        const right = isAsciiLetter(after) || after >= 0xc0;
        if (left || right) {
          this.total++;
          this.#count[byte] = (this.#count[byte] ?? 0) + 1;
        }
        if (left && right) this.#inner[byte] = (this.#inner[byte] ?? 0) + 1;
        if (byte >= 0xc0 && before >= 0xc0) this.#runs++;
        if ((byte === 0xb3 && before === 0x7a && !right) || (byte === 0xe8 && before === 0x4b && !right)) this.#money++;
      }
      before = byte;
    }
  }

  likeliest(): Encoding {
    const count = (...bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + (this.#count[byte] ?? 0), 0);
    const inner = (...bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + (this.#inner[byte] ?? 0), 0);
    const all = count(...range(0xc0, 0xff)) + inner(...range(0x80, 0xbf));
    if (this.#money >= FEWEST_PRICES)
      return inner(0xb1, 0xb6, 0xbc, 0xb9, 0xbe) > inner(0x9a, 0x9c, 0x9d, 0x9e, 0x9f) ? 'iso-8859-2' : 'windows-1250';
    if (all < FEWEST) return 'windows-1252';
    if (this.#runs > all * 0.6) {
      if (count(...range(0xc0, 0xdf)) > all * 0.6) return 'koi8-r';
      // Cyrillic а, о and и; the accented vowels of Greek.
      if (count(0xe0, 0xee, 0xe8) > all * 0.12) return 'windows-1251';
      return count(...range(0xdc, 0xdf)) > all * 0.04 ? 'windows-1253' : 'windows-1252';
    }
    // windows-1252 also has š and ž of windows-1250, but not č, ě and ř: they would be è, ì and ø.
    const soft = inner(0x9a, 0x9e) + count(0x9a, 0x9e, 0x8a, 0x8e);
    const hooked = count(0xe8, 0xec, 0xf8);
    const western = count(0xe4, 0xf6, 0xe5, 0xe6, 0xf5, 0xe7, 0xea);
    if (soft > all * 0.08 && hooked > all * 0.1 && western < all * 0.2) return 'windows-1250';
    // The same letters at their places in iso-8859-2. windows-1252 has signs there.
    const moved = inner(0xb9, 0xbe);
    if (moved > all * 0.05 && hooked > all * 0.1 && western < all * 0.2) return 'iso-8859-2';
    // Polish ł between letters is ³ in windows-1252, where nobody writes it.
    if (inner(0xb3) > all * 0.08)
      return inner(0xb1, 0xb6, 0xbc) > inner(0xb9, 0x9c, 0x9f) ? 'iso-8859-2' : 'windows-1250';
    return 'windows-1252';
  }
}

/** Fewer letters than this decide nothing. */
const FEWEST = 20;

/** One could be a slip or a sign. */
const FEWEST_PRICES = 3;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
