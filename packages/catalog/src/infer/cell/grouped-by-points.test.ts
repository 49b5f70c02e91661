// Prices such as `85.000`, which are eighty-five or eighty-five thousand.

import { expect, test } from 'vitest';
import { parseDecimal } from '../../mapping/parse-number.ts';
import { infer } from '../small-files.fixture.ts';

const read = async (prices: readonly string[]) => {
  const rows = prices.map((price, at) => `k${at};Thing ${at};${price}`);
  const { mapping } = await infer(`sku;name;price\n${rows.join('\n')}\n`);
  return mapping.decimal;
};

test.each([
  ['a sign beside them', ['R$ 85.000', 'R$ 37.500', 'R$ 2.790', 'R$ 120.000']],
  ['smaller ones without a point', ['85.000', '37.500', '2.790', '980', '450']],
  ['a currency without cents', ['₫250.000', '₫1.250.000', '₫90.000', '₫75.000']],
])('points separate thousands where the prices say so: %s', async (_, prices) => {
  expect(await read(prices)).toBe('comma');
});

test('points separate thousands where the language writes them so', async () => {
  const rows = ['1.250', '3.400', '2.990', '5.000'].map((price, at) => `c${at};Sedia ${at};Rossi;nero;${price}`);
  const { mapping } = await infer(`codice;nome;marca;colore;prezzo\n${rows.join('\n')}\n`);
  expect([mapping.language, mapping.decimal]).toEqual(['it', 'comma']);
});

test.each([
  ['a price below one', ['0.950', '12.500', '3.990', '8.000']],
  ['a currency with thousandths', ['KWD 12.500', 'KWD 3.250', 'KWD 8.000', 'KWD 4.750']],
  ['nothing but three decimals everywhere', ['12.500', '3.990', '8.000', '4.750']],
])('points stay decimal points where nothing says otherwise: %s', async (_, prices) => {
  expect(await read(prices)).not.toBe('comma');
});

test.each([
  ['12 900 тг', '75 350 тг', '980 тг', '15 300 тг'],
  ['1 299 kr', '12 900 kr', '450 kr', '2 100 kr'],
  ["CHF 1'299", "CHF 12'900", 'CHF 450', "CHF 2'100"],
])('a space between thousands is read, though nothing says the decimal sign: %s', async (...prices) => {
  const decimal = await read(prices);
  expect(prices.map((price) => parseDecimal(price.replace(/[^\d '’]/g, '').trim(), decimal))).not.toContain(null);
});
