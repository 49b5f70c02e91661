// What any door gets of an import: an outcome it can switch over, and nothing to catch.

import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, prices, row, sourceOf, stores } from './import.fixture.ts';
import { runDeletion, runImport } from './run-import.ts';

inOwnStore();

const shop = { client: 'shop', catalog: 'c' };
const source = (...rows: string[]) => sourceOf(file(HEAD, ...rows));

test('what nobody says of an order is as usual', async () => {
  const outcome = await runImport(stores, { ...shop, source: source(row('a'), row('b')) });
  expect(outcome).toMatchObject({ kind: 'imported', report: { mode: 'replace', added: 2, currency: null } });
});

test('members that cannot be meant are told all at once, and nothing is read', async () => {
  const opened: string[] = [];
  const unread = {
    ...source(row('a')),
    open: () => {
      opened.push('opened');
      return sourceOf('').open();
    },
  };
  const order = {
    client: '-',
    catalog: 'c',
    source: unread,
    currency: 'eur',
    baseUrl: 'shop.example',
    set: ['nonsense'],
  };
  expect(await runImport(stores, order)).toEqual({
    kind: 'refused',
    faults: [
      { member: 'client', wrong: expect.stringContaining('beginning with a letter or digit') },
      { member: 'currency', wrong: 'Write it in capital letters: EUR.' },
      { member: 'baseUrl', wrong: expect.stringContaining('https://') },
      { member: 'set', wrong: expect.stringContaining('"nonsense" has no =') },
    ],
  });
  expect(opened).toEqual([]);
});

test('an import that stops says why and whether it may go on all the same', async () => {
  await runImport(stores, { ...shop, source: source(row('a'), row('b'), row('c')) });
  const few = { ...shop, source: source(row('a', '5.00')) };
  expect(await runImport(stores, few)).toMatchObject({
    kind: 'stopped',
    stopped: { isOverridable: true, reasons: [{ code: 'too-many-removed', removed: 2 }] },
  });
  expect(await prices()).toBe('a 10.00, b 10.00, c 10.00');
  expect(await runImport(stores, { ...few, yes: true })).toMatchObject({ kind: 'imported' });
});

test('a file that cannot be read is an outcome as well, with remedies as data', async () => {
  const outcome = await runImport(stores, { ...shop, source: sourceOf('sku,VK\na,5.00\n') });
  expect(outcome.kind).toBe('stopped');
  const empty = await runImport(stores, { ...shop, source: sourceOf('') });
  expect(empty).toMatchObject({ kind: 'unreadable', said: [expect.stringContaining('shop.csv')] });
});

test('a deletion ends in outcomes of the same kinds', async () => {
  await runImport(stores, { ...shop, source: source(row('a'), row('b'), row('c')) });
  const order = shop;
  expect(await runDeletion(stores, { ...order, source: sourceOf('sku\nz\n') })).toMatchObject({ kind: 'stopped' });
  expect(await runDeletion(stores, { ...order, source: sourceOf('sku\na\n') })).toMatchObject({
    kind: 'deleted',
    report: { removed: 1, products: 2 },
  });
  expect(await runDeletion(stores, { ...order, client: '', source: sourceOf('sku\na\n') })).toMatchObject({
    kind: 'refused',
    faults: [{ member: 'client' }],
  });
});
