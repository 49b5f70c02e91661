import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf } from '../test/source-of.ts';
import { CatalogFileError } from './catalog-file-error.ts';
import { readMapping } from './mapping/read-mapping.ts';
import { readCatalog } from './read-catalog.ts';
import { describeRejection } from './rejection.ts';

const OWN = {
  sku: 'B-17',
  title: 'Boots',
  description: null,
  image: 'https://shop.example/b.jpg',
  link: 'https://shop.example/b',
  price: '499.00',
  list_price: '599.00',
  group: 'B',
  available: false,
  attributes: {
    ram_gb: 16,
    brand: 'Acme',
    colors: ['red', 'blue', 'red'],
    touch: true,
    gone: null,
    blank: '',
    empty: [],
  },
};

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

const own = (members: object) => ({ ...OWN, ...members });

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
  expect(reading.passes).toBe(2);
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

test('a row that cannot be a product is rejected with line and reason, and the rest goes in', async () => {
  const { products, reading } = await gather(
    sourceOf(`sku,title,image,link,price
1,One,https://i.example/1,https://s.example/1,
2,Two,i.jpg,https://s.example/2,5.00
3,Three,https://i.example/3,https://s.example/3,5.00

3,Three again,https://i.example/3,https://s.example/3,5.00
4,Four,https://i.example/4
,Five,https://i.example/5,https://s.example/5,5.00
6,Six,https://i.example/6,https://s.example/6,"5,00",,
`),
  );
  expect(products.map(({ sku }) => sku)).toEqual(['3']);
  expect(reading.counts).toMatchObject({ rows: 7, products: 1, rejected: 6 });
  expect(reading.rejected.map(describeRejection)).toEqual([
    expect.stringMatching(/^shop.csv, line 2 \(sku "1"\): price is missing; fill it in/),
    expect.stringMatching(/^shop.csv, line 3 \(sku "2"\): image "i.jpg" is not an absolute http/),
    expect.stringMatching(/^shop.csv, line 6 \(sku "3"\): the sku is already used in line 4; /),
    expect.stringMatching(/^shop.csv, line 7: the row has 3 cells and the header 5; /),
    expect.stringMatching(/^shop.csv, line 8: sku is missing; /),
    expect.stringMatching(/^shop.csv, line 9 \(sku "6"\): price "5,00" is not a plain decimal number/),
  ]);
});

test('of many rejections the first are kept and all are counted', async () => {
  const { reading } = await gather(sourceOf(JSON.stringify(Array(50).fill(1))), { keepRejections: 3 });
  expect(reading.rejected).toHaveLength(3);
  expect(reading.counts.rejected).toBe(50);
});

test.each([
  [own({ price: 499 }), 'price', null],
  [own({ sku: 5.5 }), null, /sku is neither a text nor a whole number/],
  [own({ listPrice: '5' }), null, /no member "listPrice"; did you mean "list_price"\?/],
  [own({ available: 'yes' }), null, /available is not a boolean/],
  [own({ attributes: [] }), null, /attributes is not an object/],
  [own({ attributes: { a: { b: 1 } } }), null, /"a" is no text, number/],
  [own({ attributes: { a: [1] } }), null, /"a" is no text, number/],
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
  const mend = /; rename .*, or let a mapping be inferred \(--infer\), which gives .* another name/;
  for (const [written, shown] of [
    ['"col\nor"', '"col\\nor"'],
    ['__proto__', '"__proto__"'],
  ]) {
    const reading = gather(sourceOf(`sku,title,image,link,price,${written}\na,A,https://i.x,https://l.x,1,red\n`));
    await expect(reading).rejects.toThrow(`the column ${shown} can be no attribute`);
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

test.each([
  [
    'sku,titel\n1,2',
    /line 1: without a mapping, columns named title, image, link, price must be there; did you mean "titel"\?/,
  ],
  ['', /the file is empty/],
  ['sku,title,image,link,price\n1,"2', /line 2, column 3: a quote opens here/],
  ['[{"sku":1},\n{"sku" 2}]', /line 2, column 8: this is not valid JSON/],
  ['{"sku":1}\n{"sku":}\n', /line 2, column 1: what begins here is not valid JSON/],
  ['{"products":[\n1', /line 2, column 3: the file ends/],
  ['<rss/>', /nothing says what its columns mean/],
])('a file that cannot be read is an error with its place: %j', async (text, message) => {
  await expect(gather(sourceOf(text, 'shop', 4))).rejects.toThrow(message);
});

test('an invalid byte is an error with its line and column', async () => {
  const text = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n2,Portégé';
  for (const piece of [1, 10, 1_000]) {
    const reading = gather(sourceOf(Buffer.from(text, 'latin1'), 'shop.csv', piece));
    await expect(reading).rejects.toThrow(/shop.csv, line 3, column 7: the byte 0xE9/);
  }
});

test('format and encoding can be given, and are stronger than the looks of the file', async () => {
  await expect(gather(sourceOf('[]', 'shop.json'), { format: 'csv' })).rejects.toThrow(/without a mapping, columns/);
  const { products } = await gather(sourceOf(Buffer.from(JSON.stringify([own({ title: 'é' })]), 'latin1')), {
    encoding: 'iso-8859-1',
  });
  expect(products[0]?.title).toBe('é');
});

test('a small file that unpacks to an endless row does not fill the memory', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000, 'a'));
  await expect(gather(sourceOf(bomb))).rejects.toThrow(/longer than 1048576 characters/);
});

test('a JSON or gzip file that is cut off anywhere is an error, never a smaller catalog', async () => {
  const array = JSON.stringify([own({ sku: '1' }), own({ sku: '2' })]);
  const csv = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5\n2,Two,https://i.example/2,';
  const packed = gzipSync(csv);
  for (let length = 1; length < array.length; length++) {
    await expect(gather(sourceOf(array.slice(0, length), 'shop.json'))).rejects.toThrow(CatalogFileError);
  }
  for (let length = 2; length < packed.length; length++) {
    await expect(gather(sourceOf(packed.subarray(0, length)))).rejects.toThrow(CatalogFileError);
  }
});

test('a reader that stops early closes the file', async () => {
  let closed = false;
  const source = {
    name: 'shop.ndjson',
    size: null,
    async *open() {
      try {
        for (let sku = 0; ; sku++) yield Buffer.from(`${JSON.stringify(own({ sku: String(sku) }))}\n`);
      } finally {
        closed = true;
      }
    },
  };
  for await (const _ of readCatalog(source).products) break;
  expect(closed).toBe(true);
});

test('quirks of real exports: an old encoding, CRLF, units, doubled spaces', async () => {
  const text =
    'Nr,Maker,Disk,Weight,Euro\r\n1,Portégé,"128GB SSD +  1TB HDD",1.37kg,999.00\r\n2,"Mac 12""",1TB SSD,2kg,1499.5\r\n';
  const { products } = await gatherMapped(
    sourceOf(Buffer.from(text, 'latin1')),
    `encoding: windows-1252
currency: EUR
sku: laptop-{Nr}
title: '{Maker} ({Disk})'
image: https://i.example/{Maker|slug}.jpg
link: https://s.example/{Nr}
price: Euro
attributes:
  weight_kg: { from: Weight, pattern: '^([\\d.]+)kg$', unit: kg }`,
  );
  expect(products).toMatchObject([
    {
      sku: 'laptop-1',
      title: 'Portégé (128GB SSD + 1TB HDD)',
      image: 'https://i.example/portege.jpg',
      attributes: { weight_kg: 1.37 },
    },
    { sku: 'laptop-2', title: 'Mac 12" (1TB SSD)', price: '1499.5', attributes: { weight_kg: 2 } },
  ]);
});

test('cells in single quotes, and bodies in HTML, are read as the mapping says', async () => {
  const { products } = await gatherMapped(
    sourceOf("id;name;body\n1;'Shirt; red';'<p>Soft &amp; ''warm''</p><ul><li>cotton</li></ul>'\n"),
    `
quote: "'"
sku: id
title: name
description: '{body|text}'
image: https://i.example/{id}.jpg
link: https://s.example/{id}
price: { value: 5 }
`,
  );
  expect(products).toMatchObject([{ title: 'Shirt; red', description: "Soft & 'warm'\n• cotton" }]);
});

test('a web page in place of a feed is told as that, whatever the mapping says', async () => {
  const page = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>"x"</body></html>';
  for (const format of ['csv', 'json', 'google', 'shopify']) {
    await expect(gatherMapped(sourceOf(page), `format: ${format}\nsku: id`)).rejects.toThrow(
      /shop.csv, line 1: this is a web page \("Sign in"\) and no catalog/,
    );
  }
});

test('rejected rows are handed on with the batch they stood in, also where none of it is a product', async () => {
  const rows = Array.from({ length: 50_000 }, () => 'a,A,https://i.x,https://l.x,1');
  let waiting = 0;
  let most = 0;
  const onRejection = (): void => {
    waiting++;
  };
  const reading = readCatalog(sourceOf(`sku,title,image,link,price\n${rows.join('\n')}`), { onRejection });
  for await (const _ of reading.products) {
    most = Math.max(most, waiting);
    waiting = 0;
  }
  expect(reading.counts).toMatchObject({ products: 1, rejected: 49_999 });
  expect(most).toBeLessThan(5_000);
});

test('of a part it is known which attributes of a product could not be read; a blank one is none of them', async () => {
  const mapping = readMapping(
    'm.yaml',
    'attributes: { kg: { from: kg, type: number }, eco: { from: eco, type: boolean } }',
  );
  const text =
    'sku,title,image,link,price,kg,eco\na,A,https://i.x,https://l.x,1,much,\nb,B,https://i.x,https://l.x,1,2,true\n';
  for (const part of [true, false]) {
    const { products, reading } = await gather(sourceOf(text), { mapping, part });
    expect(products.map((product) => [...reading.unreadOf(product)])).toEqual([part ? ['kg'] : [], []]);
    expect(reading.remarks).toEqual([
      { attribute: 'kg', count: 1, firstLine: 2, examples: [{ value: 'much', line: 2 }] },
    ]);
  }
});
