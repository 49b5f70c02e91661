import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, read, row, run, update } from './import.fixture.ts';

inOwnStore();

const mapping = (text: string) => ({ mapping: { name: 'm.yaml', text } });

test('products with a price of 0 come in and are told, with one of them', async () => {
  const report = await run(file(HEAD, row('a', '10.00'), row('b', '0.00'), row('c', '0')));
  expect(report).toMatchObject({ products: 3, rejected: 0 });
  expect(report.notices.freeProducts).toEqual({
    count: 2,
    example: { sku: 'b', title: 'Product b', line: 3 },
    drop: null,
  });
  expect((await run(file(HEAD, row('a', '0.99')), { yes: true })).notices.freeProducts).toBeUndefined();
});

test('the rule that is named for it leaves such rows out', async () => {
  const text = file(`${HEAD},VK`, ...['10,90 €', '0,00 €', 'EUR 0'].map((vk, at) => row(`p${at}`, '1', `"${vk}"`)));
  const rules = 'price: VK\ncurrency: EUR\ndecimal: comma\n';
  const { notices } = await run(text, mapping(rules));
  expect(notices.freeProducts).toMatchObject({ count: 2, drop: "{ column: VK, matches: '^[^1-9]*$' }" });
  const report = await run(text, { ...mapping(`${rules}drop: [${notices.freeProducts?.drop}]\n`), yes: true });
  expect(report).toMatchObject({ products: 1, dropped: 2, rejected: 0 });
  expect(report.notices.freeProducts).toBeUndefined();
});

test('an update is told of the prices that it brings, not of those that were there', async () => {
  await run(file(`${HEAD},size`, row('a', '0.00', 'L'), row('b', '1.00', 'M')));
  expect((await update(file('sku,size', 'a,S'))).notices.freeProducts).toBeUndefined();
  expect((await update(file('sku,price', 'b,0'))).notices.freeProducts).toMatchObject({
    count: 1,
    example: { sku: 'b' },
  });
  expect((await read()).map(({ price }) => price)).toEqual(['0.00', '0']);
});
