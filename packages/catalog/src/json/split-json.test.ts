import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { JsonSplitter } from './split-json.ts';

function split(text: string, piece = 1_000, path: string | null = '', limits = DEFAULT_LIMITS) {
  const splitter = new JsonSplitter('shop.json', path, limits);
  const elements = [];
  for (let at = 0; at < text.length; at += piece) elements.push(...splitter.push(text.slice(at, at + piece)));
  return [...elements, ...splitter.end()];
}

/** Arrays of records are opened, and those of values are rows. */
const opened = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) return [value];
  const [first] = value;
  return value.length === 0 || (typeof first === 'object' && first !== null) ? value.flatMap(opened) : [value];
};

const plain = (array: unknown[]): unknown[] => (JSON.parse(JSON.stringify(array)) as unknown[]).flatMap(opened);

const value = fc.jsonValue({ maxDepth: 4 });
const layout = fc.constantFrom(0, 2, '\t');

test('the elements of an array come out as they are, however the file is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), layout, fc.integer({ min: 1, max: 12 }), (array, space, piece) => {
      const elements = split(` ${JSON.stringify(array, null, space)}\n`, piece);
      expect(elements.map((element) => JSON.parse(element.text))).toEqual(plain(array));
    }),
  );
});

test('an array is found at its path, whatever stands around it', () => {
  fc.assert(
    fc.property(
      value,
      fc.array(value, { maxLength: 3 }),
      value,
      layout,
      fc.integer({ min: 1, max: 9 }),
      (before, array, after, space, piece) => {
        const document = { '': before, products: 1, data: { x: before, 'a/b': array, y: after }, z: after };
        const elements = split(JSON.stringify(document, null, space), piece, '/data/a~1b');
        expect(elements.map((element) => JSON.parse(element.text))).toEqual(plain(array));
      },
    ),
  );
});

test('an element knows the line and column it begins in', () => {
  for (const piece of [1, 2, 100]) {
    const places = split('[\n  1,\n\n {"a":\n2}, "x"]', piece).map(({ line, column }) => [line, column]);
    expect(places).toEqual([
      [2, 3],
      [4, 2],
      [5, 5],
    ]);
  }
});

test.each([
  ['', '', /ends before the array begins/],
  ['{"products":[]}', '', /not an array; name the array/],
  ['{"items":[]}', '/products', /line 1, column 12: there is no member "products"/],
  ['{"products":{}}', '/products', /at \/products is not an array/],
  ['[1\n 2]', '', /line 2, column 3: there is "2" where a comma or \] should be|"2"/],
  ['[1,', '', /ends where a value should be/],
  ['[1', '', /ends where a comma or \] should be/],
  ['[{"a":1', '', /ends in the middle of a value/],
  ['[] []', '', /more behind the end/],
  ['{"products":[1]', '/products', /ends where a comma or } should be/],
  ['[,]', '', /"," where a value should be/],
])('a fault in the structure is an error: %j', (text, path, message) => {
  for (const piece of [1, 2, 100]) expect(() => split(text, piece, path)).toThrow(message);
});

test('neither a long element nor a deep one fills the memory; what is skipped may be long', () => {
  const limits = { ...DEFAULT_LIMITS, recordLength: 50 };
  expect(() => split(`[\n"${'x'.repeat(1_000)}`, 7, '', limits)).toThrow(/line 2: .*longer than 50/);
  expect(() => split('['.repeat(1_000))).toThrow(/deeper than 100/);
  expect(split(`{"a":"${'x'.repeat(1_000)}","b":[1]}`, 7, '/b', limits)).toHaveLength(1);
});

test('without a path the only array of objects is found, wherever it lies', () => {
  const around = fc.oneof(fc.integer(), fc.string(), fc.constant([1, 'a', [2]]), fc.constant({ a: { b: [] } }));
  fc.assert(
    fc.property(
      around,
      fc.array(fc.dictionary(fc.string(), value), { minLength: 1, maxLength: 3 }),
      layout,
      fc.integer({ min: 1, max: 9 }),
      (other, array, space, piece) => {
        for (const document of [array, { products: array }, { x: other, data: { 'a/b': array, y: other }, z: other }]) {
          const elements = split(JSON.stringify(document, null, space), piece, null);
          expect(elements.map((element) => JSON.parse(element.text))).toEqual(plain(array));
        }
      },
    ),
  );
});

test.each([
  ['{"a":[{}],"b":{"c":[{}]}}', /several arrays of objects are in the document: \/a, \/b\/c; say .* `records: \/a`/],
  ['{"a":[1],"b":[]}', /no array of objects/],
  ['{"a":[{}]', /ends where a comma or } should be/],
  ['{"a":[{}', /ends where a comma or ] should be/],
  ['{a:1}', /"a" where the name of a member should be/],
  ['5', /the document is not an array/],
  ['{"a":'.repeat(200), /deeper than 100/],
])('what cannot be found without a path is an error: %j', (text, message) => {
  for (const piece of [1, 100]) expect(() => split(text, piece, null)).toThrow(message);
});
