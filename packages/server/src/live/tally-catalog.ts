// Counts products of a catalog while the service goes on: for so long at a time that no request waits noticeably.

import { type Column, type Snapshot, valueAt, valueCount } from '@guidepost/engine/snapshot';
import { inSlices } from './in-slices.ts';
import { type LookedAt, lookedAt } from './looked-at.ts';

export async function countSatisfying(snapshot: Snapshot, meant: LookedAt): Promise<number> {
  const holds = lookedAt(meant, snapshot);
  let count = 0;
  await inSlices(snapshot.size, (product) => {
    if (holds(product)) count += 1;
  });
  return count;
}

/** How many products have each attribute, `price` included. */
export async function tallyKnown({
  size,
  columns,
}: Pick<Snapshot, 'size' | 'columns'>): Promise<{ readonly name: string; readonly known: number }[]> {
  const counted = Array.from(columns, ([name, column]) => ({ name, column, known: 0 }));
  // All columns one behind the other, or there would be no room for requests between those of a small catalog.
  await inSlices(counted.length * size, (nth) => {
    const one = counted[Math.floor(nth / size)];
    if (one !== undefined && hasValue(one.column, nth % size)) one.known += 1;
  });
  return counted.map(({ name, known }) => ({ name, known }));
}

const hasValue = (column: Column, product: number): boolean =>
  column.offsets === null
    ? column.codes[product] !== 0
    : (column.offsets[product + 1] ?? 0) > (column.offsets[product] ?? 0);

export interface ValueTally {
  readonly value: string;
  readonly products: number;
}

export interface AttributeTally {
  readonly type: Column['type'];
  /** Products that have it. */
  readonly known: number;
  readonly distinct: number;
  /** Most frequent first, but what was searched for to the letter before all. */
  readonly values: readonly ValueTally[];
  /** Of numbers; `bars`: products, from the least to the most in bars of equal width. */
  readonly range: { readonly least: number; readonly most: number; readonly bars: readonly number[] } | null;
}

/** Of the products that are looked at. */
export interface TallyOrder extends LookedAt {
  readonly attribute: string;
  /** Only values with this in them, in small or capital letters. */
  readonly search: string;
  readonly limit: number;
}

/** Null if the catalog has no such attribute. */
export async function tallyAttribute(
  snapshot: Snapshot,
  { attribute, search, limit, ...meant }: TallyOrder,
): Promise<AttributeTally | null> {
  const column = snapshot.columns.get(attribute);
  if (column === undefined) return null;
  const holds = lookedAt(meant, snapshot);
  const counts = new Uint32Array(valueCount(column) + 1);
  let known = 0;
  await inSlices(snapshot.size, (product) => {
    if (holds(product) && countOne(column, product, counts)) known += 1;
  });
  const wanted = search.toLowerCase();
  let distinct = 0;
  const exact: ValueTally[] = [];
  const best: ValueTally[] = [];
  await inSlices(counts.length - 1, (nth) => {
    const products = counts[nth + 1] as number;
    if (products === 0) return;
    distinct += 1;
    const least = best.length < limit ? 0 : (best.at(-1)?.products ?? 0);
    if (wanted === '' && products <= least) return;
    const value = valueAt(column, nth + 1);
    if (wanted !== '') {
      const found = value.toLowerCase();
      if (found === wanted) exact.push({ value, products });
      if (found === wanted || products <= least || !found.includes(wanted)) return;
    }
    // Behind those that are as frequent, so that values stay in their order.
    const at = best.findIndex((other) => other.products < products);
    best.splice(at === -1 ? best.length : at, 0, { value, products });
    if (best.length > limit) best.pop();
  });
  return {
    type: column.type,
    known,
    distinct,
    values: [...exact, ...best].slice(0, limit),
    range: rangeOf(column, counts),
  };
}

/** Whether the product has a value. */
function countOne({ codes, offsets }: Column, product: number, counts: Uint32Array): boolean {
  if (offsets === null) {
    const code = codes[product] as number;
    if (code !== 0) counts[code] = (counts[code] as number) + 1;
    return code !== 0;
  }
  const [start, end] = [offsets[product] as number, offsets[product + 1] as number];
  for (let at = start; at < end; at += 1) {
    const code = codes[at] as number;
    counts[code] = (counts[code] as number) + 1;
  }
  return start < end;
}

const BARS = 40;

function rangeOf(column: Column, counts: Uint32Array): AttributeTally['range'] {
  if (column.type !== 'number') return null;
  const { numbers } = column;
  const first = counts.findIndex((count, code) => code > 0 && count > 0);
  if (first === -1) return null;
  const last = counts.findLastIndex((count) => count > 0);
  const [least, most] = [numbers[first - 1] as number, numbers[last - 1] as number];
  const bars = new Array<number>(least === most ? 1 : BARS).fill(0);
  for (let code = first; code <= last; code += 1) {
    const share = least === most ? 0 : ((numbers[code - 1] as number) - least) / (most - least);
    const bar = Math.min(bars.length - 1, Math.floor(share * bars.length));
    bars[bar] = (bars[bar] as number) + (counts[code] as number);
  }
  return { least, most, bars };
}
