import { describe, expect, it, test } from 'vitest';
import { recordsOf, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { findRecordPath } from './record-path.ts';

async function read(text: string, piece = 10_000, mapping: string | null = null) {
  const limits = { ...DEFAULT_LIMITS, recordLength: 20_000 };
  const opened = await recordsOf(sourceOf(text, 'shop.xml', piece), {
    limits,
    mapping: mapping === null ? null : readMapping('m.yaml', mapping),
  });
  if (opened.format !== 'xml') throw new Error(`recognised as ${opened.format}`);
  const records = [];
  for await (const batch of opened.reader.batches) records.push(...batch);
  const { records: path, stated, reader } = opened;
  return { records, fields: records.map(({ fields }) => fields), path, currency: stated.code, reader };
}

const SHOP = `<?xml version="1.0"?>
<!-- made by hand -->
<yml_catalog date="2026-01-01"><shop><name>Shop</name>
<currencies><currency id="UAH" rate="1"/><currency id="EUR" rate="0.02"/></currencies>
<categories><category id="1">Home</category><category id="7.0" parentId="1">Lamps</category></categories>
<offers>
<offer id="A1" available="true"><name>Caf&amp;eacute; lamp</name><categoryId>7</categoryId><price>94</price>
  <picture>https://i.example/1.jpg</picture><picture>https://i.example/2.jpg</picture>
  <param name="Height, cm.">26</param><param name="Weight" unit="kg">1.5</param><param name="Colour">red</param><param name="Colour">blue</param>
</offer>
<offer id="A2" available="false"><name>Second</name><categoryId>9</categoryId><price>5</price><description><p>Soft <b>and</b></p></description></offer>
</offers></shop></yml_catalog>`;

test('elements, attributes, pairs and what ids stand for are columns', async () => {
  for (const piece of [1, 17, 10_000]) {
    const { fields, path, currency } = await read(SHOP, piece);
    expect(path).toBe('/yml_catalog/shop/offers/offer');
    expect(currency).toBe('UAH');
    expect(fields).toEqual([
      {
        '@id': 'A1',
        '@available': 'true',
        name: 'Café lamp',
        categoryId: '7',
        category: 'Lamps',
        category_path: 'Home > Lamps',
        price: '94',
        picture: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
        'param[Height, cm.]': '26',
        'param[Weight]': '1.5 kg',
        'param[Colour]': ['red', 'blue'],
      },
      {
        '@id': 'A2',
        '@available': 'false',
        name: 'Second',
        categoryId: '9',
        price: '5',
        description: '<p>Soft <b>and</b></p>',
      },
    ]);
  }
});

test('a column is bound by its name, dots and brackets included', async () => {
  const { fields, reader } = await read(SHOP);
  expect(reader.bind('param[Height, cm.]')?.(fields[0] ?? {})).toBe('26');
  expect(reader.bind('param[Height, cm.]')?.(fields[1] ?? {})).toBe(undefined);
});

test('pairs may be elements of their own; nested elements have both names', async () => {
  const item = (id: number) =>
    `<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PARAM><PARAM_NAME>Barva</PARAM_NAME><VAL>modrá</VAL></PARAM><DELIVERY><DELIVERY_ID>Z</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE></DELIVERY></SHOPITEM>`;
  const { fields, path, currency } = await read(
    `<!-- Heureka feed, currency=CZK, 2 items --><SHOP>${item(1)}${item(2)}</SHOP>`,
  );
  expect(path).toBe('/SHOP/SHOPITEM');
  expect(currency).toBe('CZK');
  expect(fields[1]).toEqual({
    ITEM_ID: '2',
    'PARAM[Barva]': 'modrá',
    'DELIVERY.DELIVERY_ID': 'Z',
    'DELIVERY.DELIVERY_PRICE': '99',
  });
});

test('a product may be all attributes', async () => {
  const { fields } = await read('<stock><item sku="1" name="A" price="5"/><item sku="2" name="B" price="6"/></stock>');
  expect(fields).toEqual([
    { '@sku': '1', '@name': 'A', '@price': '5' },
    { '@sku': '2', '@name': 'B', '@price': '6' },
  ]);
});

describe('which element is a product', () => {
  const product = '<p><sku>1</sku><title>a</title><price>5</price><v><s>1</s></v><v><s>2</s></v></p>';
  it.each([
    ['the one that repeats and has most inside', `<r><c id="1">x</c><c id="2">y</c>${product}${product}</r>`, '/r/p'],
    ['not a group of them', `<r><g n="1">${product}${product}</g><g n="2">${product}</g></r>`, '/r/g/p'],
    ['not a part of them that comes more often', `<r>${product}${product}</r>`, '/r/p'],
    ['also where the sample ends in the middle of one', `<r>${product}${product.slice(0, 30)}`, '/r/p'],
  ])('is %s', (_, text, path) => {
    expect(findRecordPath(text)).toBe(path);
  });

  it('is not guessed where nothing repeats; a mapping says it', async () => {
    const one = `<r><meta><a>1</a></meta>${product}</r>`;
    await expect(read(one)).rejects.toThrow(/is repeated, as products would be; say in a mapping .*records:/);
    const { fields } = await read(one, 10_000, 'records: /r/p');
    expect(fields).toEqual([{ sku: '1', title: 'a', price: '5', 'v.s': ['1', '2'] }]);
  });

  it('is known of a known root, however many categories come first', async () => {
    const categories = Array.from({ length: 3_000 }, (_, id) => `<category id="${id}">Number ${id}</category>`).join(
      '',
    );
    const offer = '<offer id="1"><name>One</name><categoryId>2999</categoryId></offer>';
    const { fields } = await read(
      `<yml_catalog><shop><categories>${categories}</categories><offers>${offer}</offers></shop></yml_catalog>`,
    );
    expect(fields).toMatchObject([{ name: 'One', category: 'Number 2999' }]);
  });
});

test.each([
  ['<shop><offer/></shop>', /root <shop>.*is repeated/],
  ['<!DOCTYPE r [<!ENTITY a "aa">]><r><i><a>1</a><b>1</b><c>1</c></i><i><a/></i></r>', /entities of its own/],
  [`<r><i><a>1</a><b>1</b><c>1</c></i><i><a>${'x'.repeat(30_000)}</a></i></r>`, /longer than 20000 characters/],
  [`<r><i><a>1</a><b>1</b><c>1</c></i><i>${'<a>'.repeat(200)}`, /nested deeper than 100 levels/],
  ['<r><i><a>1</a><b>1</b><c>1</c></i><i><a>1</a>', /ends in the middle/],
])('what is no whole document is an error that says where: %j', async (text, message) => {
  for (const piece of [3, 100_000]) await expect(read(text, piece)).rejects.toThrow(message);
});

test('ids are looked up where what they stand for is written in parts, with parents and before or behind other lists', async () => {
  const table = `<groups><group><group_id>4</group_id><title>Other</title></group></groups>
    <Categories>
      <Category><id>1</id><Name>Garden</Name></Category>
      <Category><id> 7 </id><Name>Rakes &amp; hoes</Name><parentId>1</parentId></Category>
      <Category code="x"><Name>Without a number</Name></Category>
      <Category id="9"><Name>Hoses</Name></Category>
    </Categories>`;
  const item = (id: string, category: string): string =>
    `<item><id>${id}</id><name>Thing ${id}</name><categoryId>${category}</categoryId><groupId>4</groupId></item>`;
  for (const piece of [1, 10_000]) {
    const { fields } = await read(
      `<price><firm><name>Spade &amp; Co</name><id>4</id></firm>${table}<items>${item('a', '7')}${item('b', '9')}${item('c', '5')}</items></price>`,
      piece,
      'records: /price/items/item',
    );
    expect(fields).toEqual([
      {
        ...{
          id: 'a',
          name: 'Thing a',
          categoryId: '7',
          category: 'Rakes & hoes',
          category_path: 'Garden > Rakes & hoes',
        },
        ...{ groupId: '4', group: 'Other' },
      },
      { id: 'b', name: 'Thing b', categoryId: '9', category: 'Hoses', groupId: '4', group: 'Other' },
      { id: 'c', name: 'Thing c', categoryId: '5', groupId: '4', group: 'Other' },
    ]);
  }
});

test('of what stands around products only small parts are kept', async () => {
  const many = Array.from({ length: 40 }, (_, nth) => `<name>N${nth}</name>`).join('');
  const { fields } = await read(
    `<s><category><id>1</id>${many}</category><item><a>1</a><categoryId>1</categoryId></item><item><a>2</a><categoryId>1</categoryId></item></s>`,
    10_000,
    'records: /s/item',
  );
  expect(fields).toEqual([
    { a: '1', categoryId: '1' },
    { a: '2', categoryId: '1' },
  ]);
});
