// Prices in thousands, millions and tomans, and prices in the digits of other scripts.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { magnitudeOf } from '../../mapping/price-magnitudes.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { inferMapping } from '../infer-mapping.ts';
import { infer } from '../small-files.fixture.ts';

const SIZES = [31, 44, 52, 60, 75];

/** With one price a row, over and over. */
const fileOf = (prices: readonly string[]): string =>
  [
    `Code;Name;Price;Area m2;Image;Link`,
    ...SIZES.concat(SIZES.map((size) => size + 50)).map((size, at) => {
      const code = `H${at * 7 + 3}`;
      const price = prices[at % prices.length];
      return `${code};House ${size} by the lake;${price};${size};https://s.example/${code}.jpg;https://s.example/${code}`;
    }),
  ].join('\n');

async function read(prices: readonly string[]) {
  const text = fileOf(prices);
  const { mapping, text: yaml } = await infer(text);
  const { products, reading } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect(reading.rejected).toEqual([]);
  return { currency: mapping.currency, prices: products.slice(0, prices.length).map(({ price }) => price) };
}

test.each([
  [['41.2 M Ft', '8 M Ft', '19.75 M Ft'], 'HUF', ['41200000', '8000000', '19750000']],
  [['1,2 млн ₽', '980 тыс. ₽', '12,75 млн ₽'], 'RUB', ['1200000', '980000', '12750000']],
  [['₹ 12.5 Lakh', '₹ 1.2 Cr', '₹ 95 Lakh'], 'INR', ['1250000', '12000000', '9500000']],
  [['€ 45k', '€ 120k', '€ 87.5k'], 'EUR', ['45000', '120000', '87500']],
  [['350 triệu VND', '1,2 tỷ VND', '980 triệu VND'], 'VND', ['350000000', '1200000000', '980000000']],
  [['2.480.000 تومان', '615.000 تومان', '94.000 تومان'], 'IRR', ['24800000', '6150000', '940000']],
])('what %j are, is %s and %j', async (written, currency, prices) => {
  expect(await read(written)).toEqual({ currency, prices });
});

test.each([
  [['۴.۲۶۰.۰۰۰ ریال', '۵۳۱.۰۰۰ ریال', '۱۷.۸۰۰ ریال'], 'IRR', ['4260000', '531000', '17800']],
  [['১২,৫০০ টাকা', '৯৫০ টাকা', '২,৪০০ টাকা'], 'BDT', ['12500', '950', '2400']],
  [['１，２００円', '８５０円', '２１，０００円'], 'JPY', ['1200', '850', '21000']],
])('digits of other scripts are digits: %j', async (written, currency, prices) => {
  expect(await read(written)).toEqual({ currency, prices });
});

test('while nobody knows the currency, a million is a million', async () => {
  const { prices } = await read(['2.5 million', '1.25 million', '12 million']);
  expect(prices).toEqual(['2500000', '1250000', '12000000']);
});

test('where the sign is one of several currencies, no price is a millionth of what was meant', async () => {
  const text = fileOf(['1.2 M kr', '2.75 M kr', '3.1 M kr']);
  const { text: yaml } = await infer(text);
  const { products, reading } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect([products, reading.rejected.length]).toEqual([[], SIZES.length * 2]);
  const { text: named } = await inferMapping(surveyOf(text), { currency: 'SEK' });
  const { products: told } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', named) });
  expect(told.slice(0, 3).map(({ price }) => price)).toEqual(['1200000', '2750000', '3100000']);
});

test('a word before a number is none of them: bin 5 is a place', () => {
  expect(magnitudeOf('Bin', '')).toBe(null);
  expect(magnitudeOf('M', '')).toBe(null);
  expect(magnitudeOf('تومان', '')).toEqual({ factor: 10, before: 'IRR', after: '' });
  expect(magnitudeOf('', 'میلیون تومان')).toEqual({ factor: 1e7, before: '', after: 'IRR' });
});

test('a metre is no million, and a column of metres no price', async () => {
  const text = fileOf(['36 500 Ft', '17 000 Ft', '29 900 Ft'])
    .replace('Area m2', 'Length')
    .replace(/;(\d+);https/g, ';$1 m;https');
  const { mapping } = await infer(text);
  expect(mapping.fields.price?.from).toMatchObject([{ column: 'Price' }]);
  expect(mapping.attributes.map(({ name, unit }) => [name, unit])).toContainEqual(['length', 'm']);
});
