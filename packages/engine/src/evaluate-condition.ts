// Turns a condition into the set of products that satisfy it. Runs when an advisor is prepared for a snapshot, never in a
// step.

import { type Allocate, addAll, allocateOwn, type Bits, emptyBits, fullBits, intersect, invert } from './bits.ts';
import type { Condition } from './condition.ts';
import { type Column, codeOf, firstAbove, firstAtLeast, type Snapshot, valueCount } from './snapshot.ts';

/**
 * `satisfied`: a missing value satisfies nothing but `exists: false` (and what `not` makes of it).
 * `possible`: a missing value could have been any value; used for `missing: keep`.
 * `certain`: satisfied whatever a missing value might have been; the complement that `possible` needs under `not`.
 */
export type Reading = 'satisfied' | 'possible' | 'certain';

export function evaluateCondition(
  condition: Condition,
  snapshot: Snapshot,
  reading: Reading = 'satisfied',
  allocate: Allocate = allocateOwn,
): Bits {
  switch (condition.kind) {
    case 'all': {
      const bits = fullBits(snapshot.size, allocate);
      for (const part of condition.of) intersect(bits, evaluateCondition(part, snapshot, reading));
      return bits;
    }
    case 'any': {
      const bits = emptyBits(snapshot.size, allocate);
      for (const part of condition.of) addAll(bits, evaluateCondition(part, snapshot, reading));
      return bits;
    }
    case 'not': {
      const opposite = reading === 'possible' ? 'certain' : reading === 'certain' ? 'possible' : 'satisfied';
      const bits = evaluateCondition(condition.of, snapshot, opposite, allocate);
      invert(bits, snapshot.size);
      return bits;
    }
    case 'exists': {
      const column = snapshot.columns.get(condition.attribute);
      return collect(column, snapshot.size, (code) => (code !== 0) === condition.exists, true, allocate);
    }
    default: {
      const column = snapshot.columns.get(condition.attribute);
      const wanted = column === undefined ? new Uint8Array(1) : wantedCodes(condition, column);
      const unknown = reading === 'possible';
      if (condition.kind === 'not_in' && column?.offsets)
        return collectNone(column, snapshot.size, wanted, unknown, allocate);
      wanted[0] = unknown ? 1 : 0;
      return collect(column, snapshot.size, (code) => wanted[code] === 1, unknown, allocate);
    }
  }
}

type Leaf = Extract<Condition, { kind: 'in' | 'not_in' | 'compare' }>;

/** Code → 1 if a product with that value satisfies the leaf. A list with `not_in` fails as soon as one of its values has 0. */
export function wantedCodes(leaf: Leaf, column: Column): Uint8Array<ArrayBuffer> {
  const codes = valueCount(column);
  const wanted = new Uint8Array(codes + 1);
  if (leaf.kind === 'compare') {
    if (column.type !== 'number') return wanted;
    const { numbers } = column;
    let low = 0;
    let high = numbers.length;
    if (leaf.gte !== undefined) low = Math.max(low, firstAtLeast(numbers, leaf.gte));
    if (leaf.gt !== undefined) low = Math.max(low, firstAbove(numbers, leaf.gt));
    if (leaf.lte !== undefined) high = Math.min(high, firstAbove(numbers, leaf.lte));
    if (leaf.lt !== undefined) high = Math.min(high, firstAtLeast(numbers, leaf.lt));
    if (low < high) wanted.fill(1, low + 1, high + 1);
    return wanted;
  }
  const named = leaf.kind === 'in' ? 1 : 0;
  wanted.fill(1 - named, 1);
  for (const value of leaf.values) {
    const code = codeOf(column, value);
    if (code !== 0) wanted[code] = named;
  }
  return wanted;
}

/** Products with some wanted value, and those without the attribute if `unknown` says so. */
function collect(
  column: Column | undefined,
  size: number,
  isWanted: (code: number) => boolean,
  unknown: boolean,
  allocate: Allocate,
): Bits {
  if (column === undefined) return unknown && isWanted(0) ? fullBits(size, allocate) : emptyBits(size, allocate);
  const bits = emptyBits(size, allocate);
  const { codes, offsets } = column;
  for (let product = 0; product < size; product++) {
    let wanted: boolean;
    if (offsets === null) wanted = isWanted(codes[product] as number);
    else {
      const end = offsets[product + 1] as number;
      let at = offsets[product] as number;
      wanted = at === end && isWanted(0);
      while (!wanted && at < end) wanted = isWanted(codes[at++] as number);
    }
    if (wanted) bits[product >>> 5] = (bits[product >>> 5] as number) | (1 << (product & 31));
  }
  return bits;
}

/** Products of a list column all of whose values are wanted. */
function collectNone(
  column: Extract<Column, { type: 'list' }>,
  size: number,
  wanted: Uint8Array,
  unknown: boolean,
  allocate: Allocate,
): Bits {
  const bits = emptyBits(size, allocate);
  for (let product = 0; product < size; product++) {
    const start = column.offsets[product] as number;
    const end = column.offsets[product + 1] as number;
    let good = start < end || unknown;
    for (let at = start; good && at < end; at++) good = wanted[column.codes[at] as number] === 1;
    if (good) bits[product >>> 5] = (bits[product >>> 5] as number) | (1 << (product & 31));
  }
  return bits;
}
