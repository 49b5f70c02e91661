import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { findCarried } from './carried-rows.ts';

const HEADER = 'Product ID,Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Categories,Images';

/** Vases in two glazes: the first row has the product and its first variant. */
const vases = (lower: (nth: number) => string, first = (nth: number) => `${30 + nth}.00`): string =>
  [
    HEADER,
    ...Array.from({ length: 10 }, (_, nth) => {
      const kind = ['Bowls', 'Vases', 'Jugs'][nth % 3];
      const head = `p${nth},Piece ${nth},Hand thrown and fired twice,V${nth}-S,Glaze,Sand,${first(nth)},3,${kind},https://s.example/${nth}.jpg`;
      return `${head}\n${lower(nth)}`;
    }),
  ].join('\n');

async function read(text: string) {
  const { mapping } = await inferMapping(surveyOf(text, 'vases.csv'), {
    currency: 'EUR',
    given: [readGivenField('--set', 'link=https://s.example/{sku}')],
  });
  return { ...(await gather(sourceOf(text), { mapping })), mapping };
}

test('rows below the first of a product have what it has, where they say nothing themselves', async () => {
  const { products, reading } = await read(vases((nth) => `,,,V${nth}-C,Glaze,Clay,${32 + nth}.00,0,,`));
  expect(reading.rejected).toEqual([]);
  expect(products).toHaveLength(20);
  expect(products[1]).toMatchObject({
    ...{ sku: 'V0-C', title: 'Piece 0', image: 'https://s.example/0.jpg', price: '32.00', group: 'Piece 0' },
    ...{ available: false, attributes: { glaze: 'Clay', categories: 'Bowls' } },
  });
  expect(products[3]).toMatchObject({ sku: 'V1-C', attributes: { categories: 'Vases' } });
});

test('a product above its variants that has no price itself is not for sale', async () => {
  const lower = (nth: number) =>
    `,,,V${nth}-C,Glaze,Clay,${32 + nth}.00,1,,\n,,,V${nth}-D,Glaze,Dusk,${33 + nth}.00,1,,`;
  const { products, reading } = await read(vases(lower, () => ''));
  expect(reading.counts).toMatchObject({ rows: 30, rejected: 0, dropped: 10 });
  expect(products.map(({ sku }) => sku).slice(0, 3)).toEqual(['V0-C', 'V0-D', 'V1-C']);
});

test('prices and stocks are never those of another row', async () => {
  const { products, reading } = await read(
    vases((nth) => (nth === 4 ? `,,,V4-C,Glaze,Clay,,,,` : `,,,V${nth}-C,Glaze,Clay,${32 + nth}.00,0,,`)),
  );
  expect(reading.rejected.map(({ sku, field }) => [sku, field])).toEqual([['V4-C', 'price']]);
  expect(products).toHaveLength(19);
});

test('rows that only have a further picture, and a name that is missing now and then, are not filled from above', async () => {
  const [header = '', ...sample] = vases((nth) => `,,,,,,,,,https://s.example/${nth}-b.jpg`).split('\n');
  expect(
    findCarried(
      header.split(','),
      sample.map((line) => line.split(',')),
    ),
  ).toBe(null);
  const rows = Array.from(
    { length: 30 },
    (_, at) =>
      `p${at},${at === 9 ? '' : `Piece ${at}`},D,V${at},Glaze,Sand,${30 + at}.00,3,Jugs,https://s.example/${at}.jpg`,
  );
  const { products, reading } = await read([HEADER, ...rows].join('\n'));
  expect(products).toHaveLength(29);
  expect(reading.rejected.map(({ field }) => field)).toEqual(['title']);
});

test('rows that begin with a number of their own are products, and one without a name is never given that of another', () => {
  const rows = Array.from({ length: 12 }, (_, nth) => {
    const [title, brand] = nth % 3 === 0 ? [`Lamp ${nth}`, 'Alba'] : ['', ''];
    return [`L${nth}`, title, brand, `${20 + nth}.00`];
  });
  expect(findCarried(['SKU', 'Title', 'Brand', 'Price'], rows)).toBe(null);
  // The same without the number, and with something that tells the rows apart.
  expect(
    findCarried(
      ['Title', 'Brand', 'Price', 'Size'],
      rows.map(([sku = '', ...more]) => [...more, sku]),
    ),
  ).not.toBe(null);
});

test.each([300, 65_536])(
  'variants that begin only far down in the file have what their product has, in pieces of %i bytes',
  async (piece) => {
    const single = Array.from(
      { length: 900 },
      (_, at) =>
        `s${at},Single ${at},Thrown by hand and fired twice in the kiln,S${at},,,${20 + at}.00,1,Cups,https://s.example/s${at}.jpg`,
    );
    const below = vases((nth) => `,,,V${nth}-C,Glaze,Clay,${32 + nth}.00,0,,`)
      .split('\n')
      .slice(1);
    const text = [
      HEADER,
      ...single,
      ...below,
      ...single.slice(0, 50).map((row) => row.replace(/s(\d+),/, 't$1,').replace(/,S(\d+),/, ',T$1,')),
    ].join('\n');
    const { mapping } = await inferMapping(surveyOf(text, 'vases.csv'), {
      currency: 'EUR',
      given: [readGivenField('--set', 'link=https://s.example/{sku}')],
    });
    const { products, reading } = await gather(sourceOf(text, 'vases.csv', piece), { mapping });
    expect(reading.rejected).toEqual([]);
    expect(products).toHaveLength(970);
    expect(products.find(({ sku }) => sku === 'V4-C')).toMatchObject({ title: 'Piece 4', price: '36.00' });
  },
);

test('a few rows without a name, far apart, are never given that of another', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => {
    const [id, name] = at % 200 === 150 ? ['', ''] : [`p${at}`, `Piece ${at}`];
    return `${id},${name},D,V${at},Glaze,Sand,${30 + at}.00,3,Jugs,https://s.example/${at}.jpg`;
  });
  const { products, reading } = await read([HEADER, ...rows].join('\n'));
  expect(products).toHaveLength(597);
  expect(reading.counts).toMatchObject({ rows: 600, rejected: 3 });
});
