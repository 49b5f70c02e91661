// The texts that cells of a workbook share. They may be most of a file, so memory holds only a few blocks of them; the others
// are in a temporary file. Cells come nearly in the order of their texts, so a block is seldom read twice.

import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Bytes. Small, as some programs sort the texts, and then each cell may need another block. */
const BLOCK = 16_384;
/** Blocks in memory, 8 MiB. A workbook with less needs no file. */
const MOST_BLOCKS = 512;

/** Texts that many cells share, such as brands, are kept as they are: so many short ones, each in the place of its number. */
const PLACES = 4_096;
const SHORT = 256;

export class SharedTexts {
  readonly #path: string;
  #file: number | null = null;
  /** Where each text ends, in bytes. */
  #ends = new Uint32Array(1_024);
  #count = 0;
  #length = 0;
  /** By number; the one used last is the last one. All but the newest are in the file, too, once there is one. */
  readonly #blocks = new Map<number, Buffer>();
  #used = -1;
  #usedBlock: Buffer = Buffer.alloc(0);
  /** By place. */
  readonly #numbers = new Int32Array(PLACES).fill(-1);
  readonly #texts: string[] = Array.from({ length: PLACES }, () => '');

  /** `path`: of the file, which is made only if it is needed. */
  constructor(path: string) {
    this.#path = path;
  }

  add(text: string): void {
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(2 * this.#count);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) {
      const from = this.#length % BLOCK;
      const block = this.#newest();
      const copied = bytes.copy(block, from, at);
      at += copied;
      this.#length += copied;
    }
    this.#ends[this.#count++] = this.#length;
  }

  /** `nth`: from 0, in the order in which they came. Blank if there is no such text. */
  get(nth: number): string {
    if (!Number.isInteger(nth) || nth < 0 || nth >= this.#count) return '';
    const place = nth % PLACES;
    if (this.#numbers[place] === nth) return this.#texts[place] ?? '';
    const text = this.#read(nth);
    if (text.length <= SHORT) {
      this.#numbers[place] = nth;
      this.#texts[place] = text;
    }
    return text;
  }

  #read(nth: number): string {
    const from = nth === 0 ? 0 : (this.#ends[nth - 1] ?? 0);
    const end = this.#ends[nth] ?? 0;
    if (from === end) return '';
    const first = Math.floor(from / BLOCK);
    const inFirst = from - first * BLOCK;
    const length = end - from;
    if (inFirst + length <= BLOCK) return this.#block(first).toString('utf8', inFirst, inFirst + length);
    const bytes = Buffer.allocUnsafe(length);
    for (let at = 0; at < length; ) {
      const nth = Math.floor((from + at) / BLOCK);
      at += this.#block(nth).copy(bytes, at, from + at - nth * BLOCK);
    }
    return bytes.toString();
  }

  /** Closes the file. Whoever named its place removes it. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  /** The block that is written to. */
  #newest(): Buffer {
    const nth = Math.floor(this.#length / BLOCK);
    const known = this.#blocks.get(nth);
    if (known !== undefined) return known;
    if (nth >= MOST_BLOCKS) this.#store(nth - 1);
    const block = Buffer.alloc(BLOCK);
    this.#keep(nth, block);
    return block;
  }

  /** Puts a full block into the file; with the first one, all that were kept until then. */
  #store(last: number): void {
    const isNew = this.#file === null;
    this.#file ??= openSync(this.#path, 'wx+', 0o600);
    for (const [nth, block] of this.#blocks) {
      if (isNew || nth === last) writeSync(this.#file, block, 0, BLOCK, nth * BLOCK);
    }
  }

  #block(nth: number): Buffer {
    if (nth !== this.#used) {
      this.#usedBlock = this.#found(nth);
      this.#used = nth;
    }
    return this.#usedBlock;
  }

  #found(nth: number): Buffer {
    const known = this.#blocks.get(nth);
    if (known !== undefined) {
      this.#blocks.delete(nth);
      this.#blocks.set(nth, known);
      return known;
    }
    if (this.#file === null) throw new TypeError('a block is in memory or in the file');
    const block = Buffer.alloc(BLOCK);
    readSync(this.#file, block, 0, BLOCK, nth * BLOCK);
    this.#keep(nth, block);
    return block;
  }

  /** The newest block is never given up: it may not be in the file. */
  #keep(nth: number, block: Buffer): void {
    this.#blocks.set(nth, block);
    if (this.#blocks.size <= MOST_BLOCKS) return;
    const newest = Math.floor(Math.max(0, this.#length - 1) / BLOCK);
    for (const oldest of this.#blocks.keys()) {
      if (oldest === nth || oldest === newest) continue;
      this.#blocks.delete(oldest);
      return;
    }
  }
}
