// A file with a row for each category of a product: one product in all of them, whatever comes later.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { file, HEAD, inOwnStore, read, row, run, update } from './import.fixture.ts';

inOwnStore();

const mapping = { name: 'm.yaml', text: 'attributes: { category: { from: category, collect: true }, size: size }\n' };
const COLUMNS = `${HEAD},category,size`;
const catalog = (...rows: string[]) => run(file(COLUMNS, ...rows), { mapping, yes: true });
const listed = async () =>
  Object.fromEntries((await read()).map(({ sku, attributes }) => [sku, attributes.category ?? []]));

test('a product that is listed again is in all its categories, and the report says which', async () => {
  const report = await catalog(
    row('a', '10.00', 'Garden', 'M'),
    row('a', '10.00', 'Offers', 'M'),
    row('b', '10.00', 'Garden', 'M'),
    row('a', '10.00', 'Garden', 'M'),
  );
  expect(await listed()).toEqual({ a: ['Garden', 'Offers'], b: ['Garden'] });
  expect(report).toMatchObject({ products: 2, rejected: 0, rows: 4 });
  expect(report.notices.listedAgain).toEqual({
    rows: 1,
    repeated: 1,
    examples: [{ sku: 'a', line: 3, values: ['Offers'] }],
  });
  expect(report.attributes.find(({ name }) => name === 'category')).toMatchObject({ filled: 2, distinct: 2 });
});

test('a row of the same sku that differs in anything else is rejected, in the order of the file', async () => {
  const report = await catalog(
    row('a', '10.00', 'Garden', 'M'),
    row('a', '12.00', 'Offers', 'M'),
    row('b', 'free', 'Garden', 'M'),
    row('a', '10.00', 'Offers', 'L'),
  );
  expect(report.rejections.map(({ line, field }) => [line, field])).toEqual([
    [3, 'sku'],
    [4, 'price'],
    [5, 'sku'],
  ]);
  expect(await listed()).toEqual({ a: ['Garden'] });
  expect((await read())[0]).toMatchObject({ price: '10.00', attributes: { size: 'M' } });
});

test('rows far apart are one product, too, and the same file again changes no product', async () => {
  const many = Array.from({ length: 6_000 }, (_, at) => row(`p${at}`, '5.00', 'Garden', 'M'));
  const again = [row('p7', '5.00', 'Offers', 'M'), row('p5990', '5.00', 'Offers', 'M')];
  await catalog(...many, ...again);
  const before = await read();
  expect(before.filter(({ attributes }) => String(attributes.category) === 'Garden,Offers')).toHaveLength(2);
  const report = await catalog(...many, ...again);
  expect(report).toMatchObject({ added: 0, removed: 0, rejected: 0 });
  expect(await read()).toEqual(before);
});

test('without a list for them, the reason says how to keep both categories', async () => {
  const text = 'attributes: { category: category, size: size }\n';
  const rows = [row('a', '10.00', 'Garden', 'M'), row('a', '10.00', 'Offers', 'M')];
  const { rejections } = await run(file(COLUMNS, ...rows), { mapping: { name: 'm.yaml', text }, yes: true });
  expect(rejections[0]?.orElse?.[1]).toEqual({
    kind: 'set-fields',
    fields: [{ field: 'attributes.category.collect', rule: 'true' }],
  });
  const report = await run(file(COLUMNS, ...rows), {
    ...{ mapping: { name: 'm.yaml', text }, yes: true },
    set: ['attributes.category.collect=true'],
  });
  expect(report.rejected).toBe(0);
  expect(await listed()).toEqual({ a: ['Garden', 'Offers'] });
});

test('a later update of one of the rows changes the product and takes no category from it', async () => {
  await catalog(row('a', '10.00', 'Garden', 'M'), row('a', '10.00', 'Offers', 'M'));
  await update(file(COLUMNS, row('a', '8.00', 'Garden', 'M')));
  expect(await read()).toMatchObject([{ price: '8.00', attributes: { category: ['Garden', 'Offers'] } }]);
  await update('sku,category\na,Balcony\na,Terrace\n');
  expect(await listed()).toEqual({ a: ['Garden', 'Offers', 'Balcony', 'Terrace'] });
  await update('sku,category\na,\n');
  expect(await listed()).toEqual({ a: ['Garden', 'Offers', 'Balcony', 'Terrace'] });
  await update('sku,price\na,7.00\n');
  expect(await read()).toMatchObject([{ price: '7.00', attributes: { size: 'M' } }]);
  const whole = await catalog(row('a', '7.00', 'Balcony', 'M'));
  expect(whole).toMatchObject({ products: 1, changed: 1 });
  expect(await listed()).toEqual({ a: ['Balcony'] });
});

test('two rows of a new product in an update make one product', async () => {
  await catalog(row('a', '10.00', 'Garden', 'M'));
  const report = await update(file(COLUMNS, row('n', '3.00', 'Garden', 'S'), row('n', '3.00', 'Offers', 'S')));
  expect(report).toMatchObject({ added: 1, rejected: 0 });
  expect(await listed()).toEqual({ a: ['Garden'], n: ['Garden', 'Offers'] });
});

test('an inferred mapping does all of it by itself', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const lamp = (category: string) => `${row(`L-${at * 7}`, `${at + 1}.00`)},${category}`;
    return at % 4 ? lamp('Garden') : `${lamp('Garden')}\n${lamp('Offers')}`;
  });
  const text = `Artikelnummer,Bezeichnung,Bild,Link,Preis,Kategorie\n${rows.join('\n')}\n`;
  const report = await run(text, { currency: 'EUR' });
  expect(report).toMatchObject({ products: 40, rejected: 0, notices: { listedAgain: { rows: 10 } } });
  const lists = (await read()).map(({ attributes }) => attributes.kategorie);
  expect(lists.filter((list) => Array.isArray(list) && list.length === 2)).toHaveLength(10);
});

test('in any order, in any batches, imported as often as one likes: each product once, in every category of its rows', async () => {
  const listing = fc.record({
    sku: fc.integer({ min: 1, max: 6 }).map((number) => `p${number}`),
    category: fc.constantFrom('A', 'B', 'C', ''),
  });
  const files = fc
    .array(listing, { minLength: 1, maxLength: 20 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  const asSets = async () => Object.entries(await listed()).map(([sku, list]) => [sku, new Set(list as string[])]);
  await fc.assert(
    fc.asyncProperty(files, async ([rows, shuffled]) => {
      const wanted = new Map<string, Set<string>>();
      for (const { sku, category } of rows) {
        const known = wanted.get(sku) ?? new Set();
        wanted.set(sku, category === '' ? known : known.add(category));
      }
      for (const order of [rows, shuffled, [...rows, ...shuffled]]) {
        const report = await catalog(...order.map(({ sku, category }) => row(sku, '1.00', category, 'M')));
        expect(report.rejected).toBe(0);
        expect(Object.fromEntries(await asSets())).toEqual(Object.fromEntries(wanted));
      }
    }),
    runs(15, 150),
  );
});

test('an article under two ids is found by either, whatever comes later, and is in one group', async () => {
  const rows = (price: string) =>
    Array.from({ length: 40 }, (_, at) => {
      const twin = (id: string, category: string) =>
        `${id},Chair ${at},https://s.example/${at}.jpg,https://s.example/${category}/${id},${price},${4_006_381_000_000 + at},${category}`;
      return at % 4
        ? twin(`a${at * 7}`, 'Garden')
        : `${twin(`a${at * 7}`, 'Garden')}\n${twin(`b${at * 11}`, 'Offers')}`;
    });
  const head = 'id,name,image,link,price,ean,category';
  await run(file(head, ...rows('20.00')), { currency: 'EUR' });
  const twins = async () => (await read()).filter(({ title }) => title === 'Chair 4');
  expect((await twins()).map(({ sku, attributes }) => [sku, attributes.category])).toEqual([
    ['a28', 'Garden'],
    ['b44', 'Offers'],
  ]);
  expect(new Set((await twins()).map(({ group }) => group)).size).toBe(1);
  expect(await update('id,price\nb44,19.00\n')).toMatchObject({ changed: 1, added: 0, rejected: 0 });
  expect((await twins()).map(({ price }) => price)).toEqual(['20.00', '19.00']);
  const again = await run(file(head, ...rows('20.00').toReversed()), { currency: 'EUR' });
  expect(again).toMatchObject({ products: 50, added: 0, removed: 0, rejected: 0 });
});
