import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, sourceOf } from '../test/source-of.ts';
import { OWN, own } from './own-product.fixture.ts';

const PRODUCT = {
  sku: 'B-17',
  title: 'Boots',
  description: null,
  image: 'https://shop.example/b.jpg',
  link: 'https://shop.example/b',
  price: '499.00',
  listPrice: '599.00',
  group: 'B',
  available: false,
  attributes: { ram_gb: 16, brand: 'Acme', colors: ['red', 'blue'], touch: true },
};

test('the own shape needs no mapping, as a JSON array or as NDJSON, packed or not', async () => {
  for (const text of [JSON.stringify([OWN]), JSON.stringify([OWN], null, 2), `${JSON.stringify(OWN)}\n\n`]) {
    for (const bytes of [Buffer.from(text), gzipSync(text)]) {
      const { products, reading } = await gather(sourceOf(bytes, 'shop', 100));
      expect(products).toEqual([PRODUCT]);
      expect(reading.attributes().map(({ name, type }) => `${name} ${type}`)).toEqual([
        'ram_gb number',
        'brand text',
        'colors list',
        'touch boolean',
      ]);
      expect(reading.counts).toEqual({ rows: 1, products: 1, rejected: 0, dropped: 0, bytes: bytes.length });
    }
  }
});

test('an own CSV needs no mapping: further columns are attributes, typed by all of their cells', async () => {
  const { products, reading } = await gather(
    sourceOf(`sku;title;image;link;price;available;ram;zip;touch;mixed;never;
1;One;https://i.example/1;https://s.example/1;5.00;true;8;01234;TRUE;1;;
2;Two;https://i.example/2;https://s.example/2;6;false;;12345;false;x;;
`),
  );
  expect(reading.attributes().map(({ name, type }) => `${name} ${type}`)).toEqual([
    'ram number',
    'zip text',
    'touch boolean',
    'mixed text',
  ]);
  expect(products).toMatchObject([
    { sku: '1', price: '5.00', available: true, attributes: { ram: 8, zip: '01234', touch: true, mixed: '1' } },
    { sku: '2', price: '6', available: false, attributes: { zip: '12345', touch: false, mixed: 'x' } },
  ]);
});

test('columns that share a name are attributes of their own, each under its number', async () => {
  const { products } = await gather(
    sourceOf('sku,title,image,link,price,a,a,\n1,One,https://i.example/1,https://s.example/1,5.00,x,y,\n'),
  );
  expect(products[0]?.attributes).toEqual({ 'a (1)': 'x', 'a (2)': 'y' });
});

test.each([
  [own({ price: 499 }), 'price', null],
  [own({ sku: 5.5 }), null, /sku is neither a text nor a whole number/],
  [own({ listPrice: '5' }), null, /no member "listPrice"; did you mean "list_price"\?/],
  [own({ available: 'yes' }), null, /available is not a boolean/],
  [own({ attributes: [] }), null, /attributes is not an object/],
  [own({ attributes: { a: { b: 1 } } }), null, /"a" is not a text, number/],
  [own({ attributes: { a: [1] } }), null, /"a" is not a text, number/],
  [JSON.parse('{"sku":"1","attributes":{"__proto__":1}}'), null, /__proto__/],
  [own({ title: 'a\u0000' }), null, /NUL/],
  [own({ title: '\ud800' }), null, /half a character/],
  [own({ title: '😀' }), 'price', null],
  [null, null, /this is null and not an object/],
])('the own shape is read strictly: %j', async (element, _, reason) => {
  const { products, reading } = await gather(sourceOf(JSON.stringify([element]), 'shop.json'));
  expect(products).toHaveLength(reason === null ? 1 : 0);
  if (reason !== null) expect(reading.rejected[0]?.reason).toMatch(reason);
});

test('a conflict of types names both lines', async () => {
  const lines = [own({ sku: '1' }), own({ sku: '2', attributes: {} }), own({ sku: '3', attributes: { ram_gb: '16' } })];
  const source = sourceOf(lines.map((line) => JSON.stringify(line)).join('\n'), 'shop.ndjson');
  await expect(gather(source)).rejects.toThrow(
    /shop.ndjson, line 3: the attribute "ram_gb" is a text here and a number in line 1; /,
  );
});

test('attributes cannot have names that conditions use', async () => {
  for (const name of ['any', 'all', 'not', 'price']) {
    const source = sourceOf(JSON.stringify([own({ attributes: { [name]: 1 } })]));
    await expect(gather(source)).rejects.toThrow(`no attribute can be named ${name}`);
  }
  await expect(gather(sourceOf('sku,title,image,link,price,any\n'))).rejects.toThrow(/no attribute can be named any/);
});

test('a name that no attribute can have is told with its column, and with the way to read it all the same', async () => {
  const mend = /; rename .*, or have a mapping inferred anew, which gives .* another name/;
  for (const [written, shown] of [
    ['"col\nor"', '"col\\nor"'],
    ['__proto__', '"__proto__"'],
  ]) {
    const reading = gather(sourceOf(`sku,title,image,link,price,${written}\na,A,https://i.x,https://l.x,1,red\n`));
    await expect(reading).rejects.toThrow(`the column ${shown} cannot be an attribute`);
    await expect(reading).rejects.toThrow(mend);
  }
  await expect(gather(sourceOf(JSON.stringify([own({ attributes: { any: 1 } })])))).rejects.toThrow(mend);
});

test('paths are completed with the base address', async () => {
  const source = sourceOf(JSON.stringify([own({ image: '/b.svg', link: '/b' })]));
  expect((await gather(source)).reading.rejected[0]?.field).toBe('image');
  const { products } = await gather(source, { baseUrl: 'http://localhost:7070' });
  expect(products[0]).toMatchObject({ image: 'http://localhost:7070/b.svg', link: 'http://localhost:7070/b' });
});
