// Sets of products as bits, 32 to a word: the only representation of a set in the engine. Bits beyond the last product
// are always zero, so that counting and comparing need no special case at the end.

export type Bits = Uint32Array;

/** Makes the memory of snapshots; shared memory if several threads read one snapshot. */
export type Allocate = (bytes: number) => ArrayBufferLike;

export const allocateOwn: Allocate = (bytes) => new ArrayBuffer(bytes);

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const emptyBits = (size: number, allocate: Allocate = allocateOwn): Bits =>
  new Uint32Array(allocate(wordsFor(size) * 4));

export function fullBits(size: number, allocate: Allocate = allocateOwn): Bits {
  const bits = emptyBits(size, allocate);
  fill(bits, size);
  return bits;
}

/** Sets the first `size` bits and clears the rest. */
function fill(bits: Bits, size: number): void {
  bits.fill(0xffffffff, 0, size >>> 5);
  bits.fill(0, size >>> 5);
  if (size & 31) bits[size >>> 5] = 0xffffffff >>> (32 - (size & 31));
}

export const hasBit = (bits: Bits, index: number): boolean => (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

export function setBit(bits: Bits, index: number): void {
  const word = index >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (index & 31));
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) & ~(1 << (index & 31));
}

/** The place of the lowest set bit of a word that is not zero. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Uses 32-bit arithmetic and no branch: returning early for empty words costs more than it saves. */
export function countWord(word: number): number {
  let pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w++) count += countWord(bits[w] as number);
  return count;
}

/** Narrows `bits` to those also in `other` and returns how many are left. */
export function intersect(bits: Bits, other: Bits): number {
  let count = 0;
  for (let w = 0; w < bits.length; w++) {
    const word = (bits[w] as number) & (other[w] as number);
    bits[w] = word;
    count += countWord(word);
  }
  return count;
}

/**
 * Writes what `a` and `b` have in common into `into` and returns how many bits that is. It counts as `countWord` does, but by
 * itself: where a large function takes this one in, the compiler calls `countWord` for every word, which costs a third of a step.
 */
export function intersectInto(a: Bits, b: Bits, into: Bits): number {
  let count = 0;
  for (let w = 0; w < a.length; w++) {
    const word = (a[w] as number) & (b[w] as number);
    into[w] = word;
    let pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
    pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let w = 0; w < a.length; w++) count += countWord((a[w] as number) & (b[w] as number));
  return count;
}

export function addAll(bits: Bits, other: Bits): void {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] as number) | (other[w] as number);
}

export function removeAll(bits: Bits, other: Bits): void {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] as number) & ~(other[w] as number);
}

export function invert(bits: Bits, size: number): void {
  for (let w = 0; w < bits.length; w++) bits[w] = ~(bits[w] as number);
  if (size & 31) bits[size >>> 5] = (bits[size >>> 5] ?? 0) & (0xffffffff >>> (32 - (size & 31)));
}

export function intersects(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if (((a[w] as number) & (b[w] as number)) !== 0) return true;
  return false;
}

export function isWithin(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if (((a[w] as number) & ~(b[w] as number)) !== 0) return false;
  return true;
}

/** The places of the set bits, ascending; for code whose speed does not matter. */
export function* eachBit(bits: Bits): Generator<number> {
  for (let w = 0; w < bits.length; w++) {
    for (let word = bits[w] as number; word !== 0; word &= word - 1) yield (w << 5) + lowestBit(word);
  }
}

/**
 * Appends the places of the set bits in the words from `start` up to `end`, ascending, after the first `length` entries of
 * `list`, which must have room for them. Returns the new length.
 */
export function listWords(bits: Bits, start: number, end: number, list: Uint32Array, length: number): number {
  let added = length;
  for (let w = start; w < end; w++) {
    const base = w << 5;
    for (let word = bits[w] as number; word !== 0; word &= word - 1) list[added++] = base + lowestBit(word);
  }
  return added;
}
