// A document that was cut off or broken anywhere is imported as a whole or not at all: the catalog stays as it was.

import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/fixture/test-length.ts';
import { type Item, SHOP_FILES } from '../../test/fixture/shop-files.ts';
import { inOwnStore, read, sourceOf, stores } from './import.fixture.ts';
import { runImport } from './run-import.ts';

inOwnStore();

const items = [1, 2, 3, 4].map(
  (nth): Item => ({
    ...{ sku: `A-${nth}`, title: `Lamp ${'klmn'[nth - 1]}`, price: `${nth}0.50` },
    columns: { Farbe: nth % 2 ? 'red' : 'blue' },
    pairs: { Size: `${nth} cm` },
  }),
);
const dialect = { separator: ',', end: '\n', isQuoted: false };
const documents = SHOP_FILES.filter(({ isXml, name }) => isXml || name === 'shop.json');

test.each(documents.map((file) => [file.system, file] as const))('%s', async (_, { name, write }) => {
  const whole = String(write(items, dialect));
  const target = { client: 'shop', catalog: 'c', yes: true };
  const order = (text: string) => ({ ...target, source: sourceOf(text, name) });
  const set = ['link=https://s.example/p/1', 'image=https://s.example/1.jpg'];
  expect(await runImport(stores, { ...order(whole), set })).toMatchObject({ kind: 'imported' });
  const before = await read();
  expect(before).toHaveLength(4);
  const step = isLong ? 1 : Math.ceil(whole.length / 60);
  for (let length = 1; length < whole.length; length += step) {
    const cut = whole.slice(0, length);
    // With the kept mapping, and with one that is inferred from what is left.
    for (const infer of [false, true]) {
      const outcome = await runImport(stores, { ...order(cut), infer, ...(infer && { set }) });
      expect(outcome.kind, cut).not.toBe('imported');
    }
  }
  expect(await read()).toEqual(before);
  expect((await stores.catalogs.find('shop', 'c'))?.revision).toBe(1);
});
