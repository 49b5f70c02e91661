// Prices that can hardly be of their currency are doubted, with ways out that work.

import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { inferMapping } from './infer-mapping.ts';

const fileOf = (prices: readonly string[]): string =>
  [
    'Code;Name;Price;Image;Link',
    ...prices.map(
      (price, at) => `K${at * 7 + 3};Alto ${at};${price};https://s.example/${at}.jpg;https://s.example/${at}`,
    ),
  ].join('\n');

async function read(prices: readonly string[], currency: string | null, ...given: string[]) {
  const text = fileOf(prices);
  const { mapping, doubts } = await inferMapping(surveyOf(text), {
    ...(currency !== null && { currency }),
    given: given.map((setting) => readGivenField('--set', setting)),
  });
  const { products, reading } = await gather(sourceOf(text), { mapping });
  expect(reading.rejected).toEqual([]);
  return { prices: products.map(({ price }) => price), doubts: doubts.map(plainMend) };
}

const WON = ['15', '8', '4', '30', '12.5', '22', '6'];

test('prices in units of ten thousand are doubted, and the remedy reads them', async () => {
  const { prices, doubts } = await read(WON, 'KRW');
  expect(prices).toEqual(WON);
  expect(doubts.join()).toContain('Nearly all prices are far too small for their currency, such as 12.5 KRW.');
  const [remedy = ''] = /\{ from: Price, scale: 10000 \}/.exec(doubts.join()) ?? [];
  const mended = await read(WON, 'KRW', `price=${remedy}`);
  expect(mended).toEqual({ prices: ['150000', '80000', '40000', '300000', '125000', '220000', '60000'], doubts: [] });
});

test.each([
  ['JPY', ['2', '3', '1', '2', '2'], 'small'],
  ['EUR', ['0.0003', '0.0012', '0.0007', '0.002', '0.0009', '0.001'], 'small'],
  ['IDR', ['150', '89', '210', '99', '35'], 'small'],
  ['EUR', ['45000000', '90000000', '120000000', '61000000', '88000000'], 'large'],
] as const)('prices that no shop has in %s are doubted: %j', async (currency, written, how) => {
  const { doubts } = await read(written, currency);
  expect(doubts.join()).toContain(`far too ${how} for their currency`);
  expect(doubts.join()).toContain('another currency');
});

test.each([
  ['EUR', ['0.01', '0.02', '0.03', '0.05', '0.02']],
  ['KRW', ['150000', '9000', '12000', '500', '100']],
  ['JPY', ['10', '30', '50', '98', '110']],
  ['EUR', ['1200000', '850000', '4300000', '990000', '2100000']],
  ['VND', ['900000000', '1200000000', '3500000000', '700000000', '2000000000']],
  ['KRW', ['15만', '8만', '4만', '30만', '12만']],
  [null, ['0.0003', '0.0012', '0.0007', '0.002', '0.0009']],
  // A few slips among good prices.
  ['KRW', ['15', '9000', '12000', '5000', '8', '10000', '21000']],
] as const)('prices that shops have stay undoubted: %s %j', async (currency, written) => {
  expect((await read(written, currency)).doubts).toEqual([]);
});
