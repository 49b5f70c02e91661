import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const PAIRS = [
  ['four-plaque', 'Hornos y Placas'],
  ['lave-linge', 'Lavadoras'],
  ['refrigerateur', 'Refrigeradores'],
  ['petit-cuisine', 'Pequeña cocina'],
];

const inferred = async (columns: readonly [string, string], pairs: readonly (readonly string[])[]) => {
  const rows = Array.from(
    { length: 40 },
    (_, nth) => `A${nth * 7},Alder ${nth}x,${nth + 9}.99,${pairs[nth % pairs.length]?.join(',')}`,
  );
  const { mapping, text } = await infer(`sku,name,price,${columns.join(',')}\n${rows.join('\n')}\n`);
  const rules = mapping.attributes.map(({ name, from: [source] }) => [
    name,
    source?.kind === 'column' && source.column,
  ]);
  return { rules, text };
};

test.each([
  [
    ['category', 'categoryName'],
    ['category', 'categoryName'],
  ],
  [
    ['category_slug', 'category'],
    ['category', 'category'],
  ],
  [
    ['range', 'range_label'],
    ['range', 'range_label'],
  ],
] as const)('of %j the one that people read is taken', async (columns, expected) => {
  const { rules, text } = await inferred(columns, PAIRS);
  expect(rules).toEqual([expected]);
  expect(text).toContain(`${columns[0]}: left out, says again what ${columns[1]} says`);
});

test('a slug that is finer than the name beside it, or of another thing, stays', async () => {
  const finer = PAIRS.map(([slug], nth) => [slug ?? '', nth % 2 === 0 ? 'Cocina' : 'Baño']);
  expect((await inferred(['category', 'categoryName'], finer)).rules).toHaveLength(2);
  expect((await inferred(['series', 'categoryName'], PAIRS)).rules).toHaveLength(2);
});
