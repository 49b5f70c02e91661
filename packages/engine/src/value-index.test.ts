// Marks, runs and sets find the same as looking at every product. The catalogs are large enough for several marks, with runs
// that begin and end between them, and for values that have sets of their own beside some that have none.

import { expect, test } from 'vitest';
import { type Bits, emptyBits, fullBits, hasBit, setBit } from './bits.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { countValues } from './count-values.ts';
import { extent } from './extent.ts';
import type { Product } from './product.ts';
import { type Column, valueCount } from './snapshot.ts';
import { addCodes, addUnknown, buildValueIndex, hasCandidateWithin } from './value-index.ts';

const SIZE = 45_001;

/** Evenly spread and the same in every run. */
function* pseudoRandom(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}

function makeSnapshot(size: number) {
  const random = pseudoRandom(7);
  const next = (below: number) => (random.next().value as number) % below;
  const products = Array.from({ length: size }, (_, index): Product => {
    const width = next(10) === 0 ? {} : { width: next(900) };
    // Some tags are rare.
    const tags = Array.from({ length: next(4) }, () => `t${next(next(50) === 0 ? 40 : 12)}`);
    return {
      sku: `${index}`,
      title: '',
      description: null,
      image: '',
      link: '',
      price: `${next(30)}`,
      listPrice: null,
      group: null,
      available: true,
      attributes: { ...width, ...(tags.length > 0 ? { tags } : {}) },
    };
  });
  return buildSnapshot(products, [
    { name: 'width', type: 'number', unit: null, label: null },
    { name: 'tags', type: 'list', unit: null, label: null },
  ]);
}

const snapshot = makeSnapshot(SIZE);
const column = (name: string) => snapshot.columns.get(name) as Column;

function codesOf({ codes, offsets }: Column, product: number): number[] {
  if (offsets !== null) return [...codes.subarray(offsets[product], offsets[product + 1])];
  return [codes[product] as number].filter((code) => code !== 0);
}

/** By looking at every product. */
function within(of: Column, low: number, high: number) {
  const bits = emptyBits(SIZE);
  for (let product = 0; product < SIZE; product++) {
    if (codesOf(of, product).some((code) => low <= code && code <= high)) setBit(bits, product);
  }
  return bits;
}

const intervals = (top: number): [number, number][] => {
  const random = pseudoRandom(11);
  const pick = () => 1 + ((random.next().value as number) % top);
  const some = Array.from({ length: 12 }, (): [number, number] => {
    const [a, b] = [pick(), pick()];
    return [Math.min(a, b), Math.max(a, b)];
  });
  return [[1, top], [1, 1], [top, top], [2, 1], [top + 1, top], ...some];
};

test('marks exist at this size, or this file would prove nothing', () => {
  const { marks, every } = buildValueIndex(column('width'), SIZE);
  expect(marks.length).toBeGreaterThan(20 * Math.ceil(SIZE / 32));
  expect(every).toBeGreaterThan(1024);
});

test.each(['price', 'tags'])(
  'some values of %s have sets and some have none, or this file would prove nothing',
  (name) => {
    const { common, sets } = buildValueIndex(column(name), SIZE);
    expect(common.length).toBeGreaterThan(0);
    expect(common.length).toBeLessThan(valueCount(column(name)));
    expect(sets.length).toBe(common.length * Math.ceil(SIZE / 32));
  },
);

test.each(['width', 'price', 'tags'])('every interval of %s has the products that looking at each finds', (name) => {
  const top = valueCount(column(name));
  const index = buildValueIndex(column(name), SIZE);
  for (const [low, high] of intervals(top)) {
    const bits = emptyBits(SIZE);
    addCodes(index, low, high, bits);
    expect(bits).toEqual(within(column(name), low, high));
    // Adding keeps what is there.
    setBit(bits, 5);
    addCodes(index, low, high, bits);
    expect(hasBit(bits, 5)).toBe(true);
  }
});

test.each(['width', 'price', 'tags'])('the products of unknown %s are those without a value', (name) => {
  const bits = emptyBits(SIZE);
  addUnknown(column(name), buildValueIndex(column(name), SIZE), bits);
  for (let product = 0; product < SIZE; product++) {
    if (hasBit(bits, product) !== (codesOf(column(name), product).length === 0)) expect(product).toBe('wrong');
  }
});

/** The only values of some candidates: they lie near the least value, or are few in the middle. */
const bandsOf = (top: number): [number, number][] => [
  [Math.ceil(top / 60), Math.ceil(top / 12)],
  [Math.ceil(top / 3), Math.ceil(top / 3) + Math.ceil(top / 45)],
];

/** Many, few and no candidates; those that have only low or only high values of a column, only a band of them, or none. */
function candidateSets(of: Column) {
  const top = valueCount(of);
  const few = [[], [0], [SIZE - 1], [3, 44_000], [...Array(300).keys()].map((nth) => nth * 150)];
  const unknown = emptyBits(SIZE);
  for (let product = 0; product < SIZE; product++) if (codesOf(of, product).length === 0) setBit(unknown, product);
  return [
    fullBits(SIZE),
    within(of, Math.ceil(top / 2), top),
    within(of, 1, Math.ceil(top / 2)),
    ...bandsOf(top).map(([low, high]) => within(of, low, high)),
    unknown,
    ...few.map((members) => {
      const bits = emptyBits(SIZE);
      for (const member of members) setBit(bits, member);
      return bits;
    }),
  ];
}

const membersOf = (candidates: Bits) => [...Array(SIZE).keys()].filter((product) => hasBit(candidates, product));

test.each(['width', 'price', 'tags'])('extent and presence of %s are right for many, few and no candidates', (name) => {
  const values = { column: column(name), index: buildValueIndex(column(name), SIZE) };
  for (const candidates of candidateSets(values.column)) {
    const members = membersOf(candidates);
    let [low, high] = [Infinity, 0];
    for (const product of members) {
      for (const code of codesOf(values.column, product)) {
        low = Math.min(low, code);
        high = Math.max(high, code);
      }
    }
    expect(extent(values, candidates, members.length)).toEqual(high === 0 ? null : { low, high });
    const top = valueCount(values.column);
    const besideBands = bandsOf(top).flatMap(([from, to]): [number, number][] => [
      [1, from],
      [to, top],
    ]);
    for (const [from, to] of [...intervals(top), ...besideBands]) {
      const expected = members.some((product) =>
        codesOf(values.column, product).some((code) => from <= code && code <= to),
      );
      expect(hasCandidateWithin(values, from, to, candidates, members.length)).toBe(expected);
    }
  }
});

test.each(['width', 'price', 'tags'])('the values of %s are counted right for many, few and no candidates', (name) => {
  const values = { column: column(name), index: buildValueIndex(column(name), SIZE) };
  for (const candidates of candidateSets(values.column)) {
    const members = membersOf(candidates);
    const expected = new Array<number>(valueCount(values.column) + 1).fill(0);
    for (const code of members.flatMap((product) => codesOf(values.column, product))) expected[code]!++;
    const counts = countValues(values, candidates, members.length);
    expect([...counts.subarray(1, expected.length)]).toEqual(expected.slice(1));
  }
});
