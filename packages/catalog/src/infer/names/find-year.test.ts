import { expect, test } from 'vitest';
import { expectLinear } from '../../../../../scripts/fixture/grows-linearly.ts';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';
import { findYearInNames } from './find-year.ts';

async function read(names: readonly string[], column = 'note', cell = (_: number) => '') {
  const rows = names.map((name, nth) => `A${nth}-${nth * 7},"${name}",${nth}.50,${cell(nth)}`);
  const file = `sku,name,price,${column}\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return products.map(({ attributes }) => attributes.year);
}

const many = (nameOf: (year: number, nth: number) => string): string[] =>
  Array.from({ length: 30 }, (_, nth) => nameOf(1996 + ((nth * 11) % 28), nth));

test.each([
  ['at the end', (year: number, nth: number) => `Alder Nova ${nth} ${year}`],
  ['before what is told of it', (year: number, nth: number) => `Alder Nova ${nth} ${year} - as new`],
  ['in brackets', (year: number, nth: number) => `Alder Nova ${nth} (${year})`],
  ['at the beginning', (year: number, nth: number) => `${year} Alder Nova ${nth}`],
  ['behind the name of a model that looks like one', (year: number, nth: number) => `Alder 1950 Nova ${nth} ${year}`],
])('most names say the year, %s', async (_, nameOf) => {
  const found = await read([...many(nameOf), 'Birch Terra', 'Birch Luna']);
  expect(found.slice(0, 3)).toEqual([1996, 2007, 2018]);
  expect(found.slice(-2)).toEqual([undefined, undefined]);
});

test.each([
  ['numbers of models', many((_, nth) => `Alder Drill ${1200 + nth * 73}`)],
  ['few names', [...many((_, nth) => `Alder Nova ${nth}`), ...many((year) => `Alder ${year}`).slice(0, 8)]],
  ['one number of a model', many((_, nth) => `Alder Nova ${nth} ${nth % 9 === 0 ? 2010 + nth : 2000}`)],
  ['a measure', many((year, nth) => `Alder Lamp ${nth} ${year} lm`)],
  ['a part of a code', many((year, nth) => `Alder Lamp ${nth} X-${year}`)],
])('what may be something else is no year: %s', async (_, names) => {
  expect((await read(names)).every((year) => year === undefined)).toBe(true);
});

test('what a column says is not looked for in names', async () => {
  const names = many((year, nth) => `Alder Nova ${nth} ${year}`);
  expect((await read(names, 'Baujahr', (nth) => String(1990 + nth))).every((year) => year === undefined)).toBe(true);
});

test('a long name costs no more than its length', () => {
  const column = (text: string) =>
    ({ values: [{ text, count: 1, line: 1 }], filled: 1 }) as unknown as Parameters<typeof findYearInNames>[0];
  for (const part of ['2001 ', '2001', '20 01 (', 'a - '])
    expectLinear((size) => findYearInNames(column(part.repeat(size / part.length))), 20_000);
});
