// Prices such as `16.099 ₺` beside whole numbers of that size, in every format.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer } from '../small-files.fixture.ts';

type Price = string | number;

const rowsOf = (prices: readonly Price[]) =>
  prices.map((price, at) => ({
    ...{ code: `lm${at * 3}`, name: `Lamp ${at}`, price, watts: at % 2 === 0 ? 2.125 : 7.5 },
    ...{ image: `https://s.example/i/${at}.jpg`, url: `https://s.example/p/${at}` },
  }));

const FORMATS = {
  json: (prices: readonly Price[]) => JSON.stringify(rowsOf(prices)),
  csv: (prices: readonly Price[]) =>
    ['code;name;price;watts;image;url', ...rowsOf(prices).map((row) => Object.values(row).join(';'))].join('\n'),
  xml: (prices: readonly Price[]) =>
    `<shop>${rowsOf(prices)
      .map(
        (row) =>
          `<item>${Object.entries(row)
            .map(([name, text]) => `<${name}>${text}</${name}>`)
            .join('')}</item>`,
      )
      .join('')}</shop>`,
};

async function read(text: string, given: readonly string[] = []) {
  const { mapping, notes, text: yaml } = await infer(text, given);
  const { products, reading } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect(reading.rejected).toEqual([]);
  return { prices: products.map(({ price }) => price), products, notes: notes.join('\n'), mapping };
}

const WHOLE = ['11850', '10950', '24500', '62750', '18900', '12300'];

test.each(Object.entries(FORMATS))('points between thousands are read beside whole prices: %s', async (_, write) => {
  const { prices, notes, products } = await read(write([...WHOLE, '16.099 ₺', '28.999 ₺']));
  expect(prices).toEqual([...WHOLE, '16099', '28999']);
  expect(notes).toMatch(/2 rows have a price with a point between thousands, such as 16\.099 ₺ .* read as 16099 ₺/);
  expect(products.slice(0, 2).map(({ attributes }) => Object.values(attributes))).toEqual([[2.125], [7.5]]);
});

test('also where the others are numbers of JSON, or a single price is written so', async () => {
  const numbers = WHOLE.map(Number);
  expect((await read(FORMATS.json([...numbers, '16.099 ₺']))).prices).toEqual([...WHOLE, '16099']);
  expect((await read(FORMATS.json([...numbers, 20500.5, '16.099 ₺']))).prices).toEqual([...WHOLE, '20500.5', '16099']);
});

test('a column that a person names is read in the same way', async () => {
  const text = FORMATS.csv([...WHOLE, '16.099 ₺']).replace('price', 'tutar x');
  expect((await read(text, ['price=tutar x'])).prices.at(-1)).toBe('16099');
});

test('the remedy of the note makes decimals of them', async () => {
  const text = FORMATS.csv([...WHOLE, '16.099 ₺']);
  const { mapping } = await read(text);
  const price = { ...mapping.fields.price, decimal: 'point' as const };
  const { products } = await gather(sourceOf(text), {
    mapping: { ...mapping, fields: { ...mapping.fields, price } } as typeof mapping,
  });
  expect(products.at(-1)?.price).toBe('16.099');
});

test.each([
  ['numbers of JSON', FORMATS.json([11850, 10950, 24500, 16.099]), '16.099'],
  ['a sum that a program added up', FORMATS.csv(['11850', '10950', '24500', '16.990000000000002']), '16.99'],
  ['a zero before the point', FORMATS.csv(['11850', '10950', '24500', '0.950']), '0.950'],
  ['a currency of thousandths', FORMATS.csv(['11850', '10950', '24500', '16.099 KWD']), '16.099'],
  ['prices of that size as decimals', FORMATS.csv(['12', '9', '11850', '16.099']), '16.099'],
  ['other decimals', FORMATS.csv(['11850', '10950.25', '24500', '16.099']), '16.099'],
])('%s stay as they are', async (_, text, last) => {
  expect((await read(text)).prices.at(-1)).toBe(last);
});

test('a column of currencies says that there are thousandths', async () => {
  const text = FORMATS.csv([...WHOLE, '16.099'])
    .replaceAll('\n', ';OMR\n')
    .replace(';OMR', ';currency');
  expect((await read(`${text};OMR`)).prices.at(-1)).toBe('16.099');
});

test('no sign has to stand beside them', async () => {
  const prices = ['12.500', '3.990', '8000', '4750', '1200'];
  expect((await read(FORMATS.csv(prices))).prices).toEqual(['12500', '3990', '8000', '4750', '1200']);
});

test('a single price with a sign and three digits behind its point is in thousands', async () => {
  expect((await read(FORMATS.csv(['16.099 ₺', '21.999 ₺']))).prices).toEqual(['16099', '21999']);
});

test('numbers of JSON are no thousands where texts have commas', async () => {
  const { products } = await read(FORMATS.json(['20,90 €', '15,00 €', '1.500 €', 7.125]));
  expect(products.map(({ price }) => price)).toEqual(['20.90', '15.00', '1500', '7.125']);
  expect(products.map(({ attributes }) => Object.values(attributes))).toEqual([[2.125], [7.5], [2.125], [7.5]]);
});

test('a file in the own shape is not taken as it is with such prices', async () => {
  const header = 'sku,title,image,link,price';
  const line = (price: string, at: number) =>
    `s${at},Lamp ${at},https://s.example/${at}.jpg,https://s.example/${at},${price}`;
  const inference = await infer([header, ...[...WHOLE, '16.099'].map(line)].join('\n'));
  expect(inference.own).toBe(false);
});
