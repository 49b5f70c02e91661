// Many texts in two flat buffers (UTF-8 bytes and offsets), so that threads can share them and the garbage collector
// never sees them one by one.

import { type Allocate, allocateOwn } from './bits.ts';

export interface TextList {
  readonly bytes: Uint8Array;
  /** One more than there are texts. */
  readonly offsets: Uint32Array;
}

const encoder = new TextEncoder();
/** Keeps a byte order mark, so that a text comes back as it was added. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const textCount = (list: TextList): number => list.offsets.length - 1;

export function textAt(list: TextList, index: number): string {
  const slice = list.bytes.subarray(list.offsets[index], list.offsets[index + 1]);
  return decoder.decode(new Uint8Array(slice));
}

/** The place of a text in a list sorted by code points; -1 if it is not there. */
export function findText(sorted: TextList, text: string): number {
  const wanted = encoder.encode(text);
  let low = 0;
  let high = textCount(sorted) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(sorted, middle, wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The first place of a text in a list of any order; -1 if it is not there. Looks at all of them, but at few of their bytes. */
export function searchText(list: TextList, text: string): number {
  const wanted = encoder.encode(text);
  for (let index = 0; index < textCount(list); index++) {
    const length = (list.offsets[index + 1] as number) - (list.offsets[index] as number);
    if (length === wanted.length && compareAt(list, index, wanted) === 0) return index;
  }
  return -1;
}

function compareAt(list: TextList, index: number, wanted: Uint8Array): number {
  const start = list.offsets[index] as number;
  const length = (list.offsets[index + 1] as number) - start;
  const common = Math.min(length, wanted.length);
  for (let i = 0; i < common; i++) {
    const difference = (list.bytes[start + i] as number) - (wanted[i] as number);
    if (difference !== 0) return difference;
  }
  return length - wanted.length;
}

/** Orders texts by code points, as `findText` expects (UTF-16 order differs above U+FFFF). */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const xSurrogate = x >= 0xd800 && x <= 0xdfff;
      const ySurrogate = y >= 0xd800 && y <= 0xdfff;
      if (xSurrogate !== ySurrogate) return xSurrogate ? 1 : -1;
      return x - y;
    }
  }
  return a.length - b.length;
}

/** Collects texts one by one; `finish` may be called once. */
export class TextListBuilder {
  #bytes = new Uint8Array(1024);
  #offsets = new Uint32Array(256);
  #used = 0;
  #count = 0;

  add(text: string): void {
    const most = text.length * 3;
    if (this.#used + most > this.#bytes.length) this.#growBytes(most);
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#close();
  }

  addBytes(bytes: Uint8Array): void {
    if (this.#used + bytes.length > this.#bytes.length) this.#growBytes(bytes.length);
    this.#bytes.set(bytes, this.#used);
    this.#used += bytes.length;
    this.#close();
  }

  #close(): void {
    this.#count++;
    if (this.#count >= this.#offsets.length) {
      const grown = new Uint32Array(this.#offsets.length * 2);
      grown.set(this.#offsets);
      this.#offsets = grown;
    }
    this.#offsets[this.#count] = this.#used;
  }

  #growBytes(more: number): void {
    const wanted = Math.max(this.#bytes.length * 2, this.#used + more);
    if (wanted > 0xffffffff) throw new RangeError('The texts of one catalog exceed 4 GiB.');
    const grown = new Uint8Array(wanted);
    grown.set(this.#bytes.subarray(0, this.#used));
    this.#bytes = grown;
  }

  finish(allocate: Allocate = allocateOwn): TextList {
    const bytes = new Uint8Array(allocate(this.#used));
    bytes.set(this.#bytes.subarray(0, this.#used));
    const offsets = new Uint32Array(allocate((this.#count + 1) * 4));
    offsets.set(this.#offsets.subarray(0, this.#count + 1));
    return { bytes, offsets };
  }
}
