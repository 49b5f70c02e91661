import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, row, run, update } from './import.fixture.ts';

inOwnStore();

const OUR_HEAD = `${HEAD},brand,warengruppe,farbe`;
const ours = (sku: string, ...more: string[]) => row(sku, '1.00', ...more);
const fill = () =>
  run(
    file(
      OUR_HEAD,
      ...['a', 'b', 'c', 'd'].map((sku, at) => ours(sku, at % 2 ? 'Nord' : 'Tal', at > 1 ? 'Zelte' : 'Säcke', 'rot')),
    ),
  );

test('what all new products of an update lack and all others have is told', async () => {
  await fill();
  const { notices } = await update(file(HEAD, row('x'), row('y')));
  expect(notices.newProducts).toEqual({
    products: 2,
    lacking: ['brand', 'warengruppe', 'farbe'].map((name) => ({ name, missing: 2, column: null })),
  });
});

test('a column of the file that may be it is named; what some have is told with how many lack it', async () => {
  await fill();
  const text = file(
    `${HEAD},brand,Gruppe,farbe`,
    ...['v', 'w', 'x'].map((sku) => ours(sku, 'Nord', 'Zelte', sku === 'v' ? 'rot' : '')),
  );
  expect((await update(text)).notices.newProducts).toEqual({
    products: 3,
    lacking: [
      { name: 'warengruppe', missing: 3, column: 'Gruppe' },
      { name: 'farbe', missing: 2, column: null },
    ],
  });
});

test('where new products have what the others have, or there are none, nothing is said', async () => {
  await fill();
  expect((await update(file(OUR_HEAD, ours('x', 'Nord', 'Zelte', 'rot')))).notices.newProducts).toBeUndefined();
  expect((await update(file('sku,price', 'a,2.00'))).notices.newProducts).toBeUndefined();
});

test('what a supplier says of all his products is an attribute where the catalog has it, and suppliers’ own names can be set', async () => {
  await fill();
  const lines = ['k', 'l', 'm'].map(
    (nr, at) => `${nr};Zelt ${nr};https://s.example/i.png;https://s.example/${nr};${at}9,90;Kormoran;Zelte`,
  );
  const text = ['Best.-Nr.;Bezeichnung;Bild;Link;Preis;Hersteller;Gruppe', ...lines].join('\n');
  const report = await update(text, { infer: true, set: ['attributes.warengruppe=Gruppe'] });
  expect(report).toMatchObject({ added: 3, notices: { attributesNew: [] } });
  expect(report.attributes.filter(({ filled }) => filled === 3).map(({ name }) => name)).toEqual([
    'brand',
    'warengruppe',
  ]);
  expect(report.notices.newProducts?.lacking.map(({ name }) => name)).toEqual(['farbe']);
});
