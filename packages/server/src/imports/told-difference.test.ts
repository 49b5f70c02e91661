// What a newer file changes is told before it is imported.

import { expect, test } from 'vitest';
import { describeDifference } from '../cli/difference-words.ts';
import { file, HEAD, inOwnStore, prices, row, run, stopped, update } from './import.fixture.ts';

inOwnStore();

const difference = async (text: string, by = run) => (await by(text, { dryRun: true })).notices.difference;

test('a trial names what is new, what is gone and what has another price, and changes nothing', async () => {
  await run(file(HEAD, row('a'), row('b'), row('c', '3.00'), row('d')));
  const told = await difference(file(HEAD, row('a', '12.50'), row('b'), row('d'), row('e', '7.00')));
  expect(told).toEqual({
    added: { count: 1, first: [{ sku: 'e', title: 'Product e', price: '7.00' }] },
    gone: { count: 1, first: [{ sku: 'c', title: 'Product c', price: '3.00' }] },
    prices: { count: 1, first: [{ sku: 'a', title: 'Product a', before: '10.00', after: '12.50' }] },
  });
  expect(await prices()).toBe('a 10.00, b 10.00, c 3.00, d 10.00');
  expect(describeDifference(told)).toEqual([
    'New (1): "Product e".',
    'Gone (1): "Product c".',
    'With another price (1): "Product a" 10.00 → 12.50.',
  ]);
});

test('of many, the first ten are named and all are counted', async () => {
  const many = (name: string, price?: string) => Array.from({ length: 30 }, (_, at) => row(`${name}${at}`, price));
  await run(file(HEAD, ...many('old'), ...many('kept')));
  const told = await difference(file(HEAD, ...many('kept', '11.00'), ...many('new')));
  expect(told?.added).toMatchObject({ count: 30, first: { length: 10 } });
  expect(told?.gone).toMatchObject({ count: 30, first: { length: 10 } });
  expect(told?.prices).toMatchObject({ count: 30, first: { length: 10 } });
  expect(describeDifference(told)[0]).toMatch(/^New \(30\): .*, …\.$/);
});

test('of the first file of a catalog there is nothing to tell', async () => {
  expect(await difference(file(HEAD, row('a')))).toBeUndefined();
});

test('an update takes nothing away, and what its rejected rows were about is not gone', async () => {
  await run(file(HEAD, row('a'), row('b')));
  const part = await difference(file('sku,price', 'a,11.00'), update);
  expect(part).toMatchObject({ added: { count: 0 }, gone: { count: 0 }, prices: { count: 1 } });
  const whole = await difference(file(HEAD, row('a'), row('b', 'much')));
  expect(whole).toMatchObject({ added: { count: 0 }, gone: { count: 0, first: [] }, prices: { count: 0 } });
});

test('an import that stops because too much would be gone tells what', async () => {
  await run(file(HEAD, row('a'), row('b'), row('c')));
  const { reasons, reading } = await stopped(run(file(HEAD, row('a'))));
  expect(reasons).toMatchObject([{ code: 'too-many-removed' }]);
  expect(reading.notices.difference?.gone.first.map(({ sku }) => sku).toSorted()).toEqual(['b', 'c']);
});
