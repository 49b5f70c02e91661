import { plainMend } from '@guidepost/fault/plain-remedy';
import { expect, test } from 'vitest';
import { gather, gatherMapped, sourceOf, surveyOf } from '../test/source-of.ts';
import { readMapping } from './mapping/read-mapping.ts';
import { own } from './own-product.fixture.ts';
import { readCatalog } from './read-catalog.ts';
import { sayRejection } from './rejection.ts';
import { Survey } from './survey/survey.ts';

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
  expect(reading.rejected.map((rejection) => plainMend(sayRejection(rejection)))).toEqual([
    expect.stringMatching(/^shop.csv, line 2 \(sku "1"\): price is missing; fill it in/),
    expect.stringMatching(/^shop.csv, line 3 \(sku "2"\): image "i.jpg" is not an absolute http/),
    expect.stringMatching(/^shop.csv, line 6 \(sku "3"\): the sku is already used in line 4; /),
    expect.stringMatching(/^shop.csv, line 7: the row has 3 cells and the header 5; /),
    expect.stringMatching(/^shop.csv, line 8: sku is missing; /),
    expect.stringMatching(/^shop.csv, line 9 \(sku "6"\): price "5,00" has a decimal comma; write it as 5.00/),
  ]);
});

test('of many rejections the first are kept and all are counted', async () => {
  const { reading } = await gather(sourceOf(JSON.stringify(Array(50).fill(1))), { keepRejections: 3 });
  expect(reading.rejected).toHaveLength(3);
  expect(reading.counts.rejected).toBe(50);
});

test('format and encoding can be given, and are stronger than the looks of the file', async () => {
  await expect(gather(sourceOf('[]', 'shop.json'), { format: 'csv' })).rejects.toThrow(/without a mapping, columns/);
  const { products } = await gather(sourceOf(Buffer.from(JSON.stringify([own({ title: 'é' })]), 'latin1')), {
    encoding: 'iso-8859-1',
  });
  expect(products[0]?.title).toBe('é');
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
  for await (const _ of readCatalog(new Survey(source)).products) break;
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

test('rejected rows are handed on with the batch they stood in, also where none of it is a product', async () => {
  const rows = Array.from({ length: 50_000 }, () => 'a,A,https://i.x,https://l.x,1');
  let waiting = 0;
  let most = 0;
  const onRejection = (): void => {
    waiting++;
  };
  const reading = readCatalog(surveyOf(`sku,title,image,link,price\n${rows.join('\n')}`), { onRejection });
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
  for (const isPartial of [true, false]) {
    const { products, reading } = await gather(sourceOf(text), { mapping, isPartial });
    expect(products.map((product) => [...reading.unreadOf(product)])).toEqual([isPartial ? ['kg'] : [], []]);
    expect(reading.remarks).toEqual([
      { attribute: 'kg', count: 1, firstLine: 2, examples: [{ value: 'much', line: 2 }] },
    ]);
  }
});
