// Describes one attribute over the products in scope: how many have a value, how many different values there are, and how
// these read. Every judgement on an attribute uses this and never looks at the products again.

import type { Attribute } from '@guidepost/engine/product';
import { type Column, type NumberColumn, valueAt, valueCount } from '@guidepost/engine/snapshot';
import type { WeighedAs } from '../words/weighed-words.ts';
import { conceptByValues } from './concept.ts';
import type { Concept } from './concept-names.ts';
import { arePackSizes } from './pack-weight.ts';

export interface Profile {
  readonly attribute: Attribute;
  readonly column: Column;
  readonly concept: Concept;
  /** Products in scope, and how many there are. */
  readonly scope: Uint32Array;
  readonly products: number;
  /** How many of them have a value. */
  readonly known: number;
  /** Code → products in scope that have its value. */
  readonly counts: Uint32Array;
  /** Codes that some product in scope has, ascending: the order of their values. */
  readonly codes: readonly number[];
  /** For a list: how many products have two values or more. */
  readonly several: number;
  /** For a weight: what it says of these goods. Without it, they are carried. */
  readonly weighed?: Weighed;
}

/** What the kilograms of goods say; `any`: nothing tells, so people may want more or less of it; `unlike`: of goods that have nothing in common. */
export type Weighed = WeighedAs | 'any' | 'unlike';

/** Enough values to tell what an attribute is about. */
const FEW = 12;

export function profile(attribute: Attribute, column: Column, scope: Uint32Array): Profile {
  const counts = new Uint32Array(valueCount(column) + 1);
  let known = 0;
  let several = 0;
  const add = (code: number) => {
    counts[code] = (counts[code] ?? 0) + 1;
  };
  for (const product of scope) {
    if (column.offsets === null) {
      const code = column.codes[product] ?? 0;
      if (code !== 0) known++;
      add(code);
      continue;
    }
    const start = column.offsets[product] ?? 0;
    const end = column.offsets[product + 1] ?? 0;
    if (end > start) known++;
    if (end > start + 1) several++;
    for (let at = start; at < end; at++) add(column.codes[at] ?? 0);
  }
  const codes: number[] = [];
  for (let code = 1; code < counts.length; code++) if ((counts[code] ?? 0) > 0) codes.push(code);
  const values = attribute.type === 'number' ? [] : frequent(column, counts, codes, FEW);
  const named = conceptByValues(attribute, values, codes.length);
  const isPack = named === 'weight' && arePackSizes(column, codes, known);
  const concept = isPack ? conceptOfPack(codes) : named;
  const described = { attribute, column, concept, scope, products: scope.length, known, counts, codes, several };
  return isPack ? { ...described, weighed: 'contents' } : described;
}

/** Each size is an answer if they can be looked through. */
export const conceptOfPack = (codes: readonly number[]): Concept => (codes.length <= FEW ? 'size' : 'amount');

/** At most `most` values as texts, the most frequent first. */
export const frequentValues = ({ column, counts, codes }: Profile, most: number): string[] =>
  frequent(column, counts, codes, most);

const frequent = (column: Column, counts: Uint32Array, codes: readonly number[], most: number): string[] =>
  [...codes]
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, most)
    .map((code) => valueAt(column, code));

/** For a number: the values of products in scope, ascending, one for each product. */
export function sortedNumbers({ column, counts, codes, known }: Profile): Float64Array {
  const numbers = new Float64Array(known);
  if (column.type !== 'number') return numbers;
  let at = 0;
  for (const code of codes) {
    const count = counts[code] ?? 0;
    numbers.fill(column.numbers[code - 1] ?? 0, at, at + count);
    at += count;
  }
  return numbers;
}

export type NumberProfile = Profile & { readonly column: NumberColumn };

/** Product → reply, by the code of its value. */
export function repliesByCode({ column }: NumberProfile, size: number, replyOf: Uint32Array): Uint32Array {
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) replies[product] = replyOf[column.codes[product] ?? 0] ?? 0;
  return replies;
}
