import { expect, test } from 'vitest';
import { gather, recordsOf, sourceOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import { googlePreset } from './google-preset.ts';

const NOW = Date.parse('2026-11-21T12:00Z');

async function read(text: string, piece = 50, name = 'feed') {
  const limits = { ...DEFAULT_LIMITS, recordLength: 20_000 };
  const opened = await recordsOf(sourceOf(text, name, piece), { limits, now: NOW });
  if (opened.format !== 'google') throw new Error(`recognised as ${opened.format}`);
  const records = [];
  for await (const batch of opened.reader.batches) records.push(...batch);
  return { records, fields: records.map((record) => record.fields ?? {}), reader: opened.reader };
}

const rss = (items: string, root = 'xmlns:g="http://base.google.com/ns/1.0"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by us -->\n<rss version="2.0" ${root}><channel><title>Shop</title><link>https://s.example</link>${items}</channel></rss>`;

const ITEM = `<item><g:id>A 1</g:id><title>Plain</title><g:title>Caf&amp;eacute; &amp;amp; <![CDATA[Bar &amp; Söhne]]></g:title>
<link>https://s.example/a?x=1&amp;amp;y=2</link><g:description><![CDATA[<p>Soft &amp; warm</p>]]></g:description>
<g:image_link>https://i.example/a.jpg</g:image_link><g:additional_image_link>https://i.example/2.jpg</g:additional_image_link>
<g:shipping><g:country>CZ</g:country><g:price>79 CZK</g:price></g:shipping><g:price>599 CZK</g:price>
<g:additional_image_link>https://i.example/3.jpg</g:additional_image_link><g:shipping><g:price>99 CZK</g:price></g:shipping>
<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Screen size</g:attribute_name><g:attribute_value>15.6 in</g:attribute_value></g:product_detail>
<g:product_detail><g:attribute_name>Ports</g:attribute_name><g:attribute_value>USB</g:attribute_value></g:product_detail>
<g:product_detail><g:attribute_name>Ports</g:attribute_name><g:attribute_value>HDMI</g:attribute_value></g:product_detail>
<atom:link rel="self">x</atom:link><g:brand/></item>`;

const A = {
  id: 'A 1',
  title: 'Café & Bar & Söhne',
  link: 'https://s.example/a?x=1&y=2',
  description: '<p>Soft &amp; warm</p>',
  image_link: 'https://i.example/a.jpg',
  additional_image_link: ['https://i.example/2.jpg', 'https://i.example/3.jpg'],
  price: '599 CZK',
  'shipping.country': 'CZ',
  'shipping.price': ['79 CZK', '99 CZK'],
  'product_detail.Screen size': '15.6 in',
  'product_detail[].section_name': 'General',
  'product_detail.Ports': ['USB', 'HDMI'],
  'atom:link': 'x',
};

test('an RSS item is a record: names without prefix, several values as a list, nested ones with both names', async () => {
  for (const piece of [1, 7, 10_000]) expect((await read(rss(ITEM), piece)).fields).toEqual([A]);
});

test('the prefix may be any that is bound to the namespace, or g without a declaration, or none', async () => {
  const other = ITEM.replaceAll('g:', 'x:');
  expect((await read(rss(other, 'xmlns:x="http://base.google.com/ns/1.0"'))).fields).toEqual([A]);
  expect((await read(rss(ITEM, ''))).fields).toEqual([A]);
  const plain = await read(
    rss('<item><id>1</id><price>5 EUR</price><shipping><price>1 EUR</price></shipping></item>', ''),
  );
  expect(plain.fields).toEqual([{ id: '1', price: '5 EUR', 'shipping.price': '1 EUR' }]);
});

test('an Atom entry is a record as well; its address is the link without another purpose', async () => {
  const { fields } =
    await read(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
<entry><id>tag:x</id><g:id>1</g:id><title>One</title><link rel="edit" href="https://s.example/edit"/><link href="https://s.example/1"/>
<summary type="xhtml"><div>Soft <b>and</b></div></summary><g:price>5 EUR</g:price></entry></feed>`);
  expect(fields).toMatchObject([
    { id: '1', title: 'One', link: 'https://s.example/1', description: '<div>Soft <b>and</b></div>' },
  ]);
});

test('of many products on one line each is found by its number', async () => {
  const { records } = await read(rss('<item><g:id>1</g:id></item><item><g:id>2</g:id></item>'), 10);
  expect(records.map(({ line, ordinal }) => [line, ordinal])).toEqual([
    [3, 1],
    [3, 2],
  ]);
});

test('a sale price counts only while it holds', async () => {
  const sale = (dates: string) =>
    rss(
      `<item><g:id>1</g:id><g:sale_price>4 EUR</g:sale_price><g:sale_price_effective_date>${dates}</g:sale_price_effective_date></item>`,
    );
  for (const [dates, holds] of [
    ['2026-11-01T00:00+0100/2026-12-01T00:00+0100', true],
    ['2026-11-01/2026-11-10', false],
    ['2026-11-01/2026-11-21', true],
    ['2026-11-01T00:00+01/2026-12-01T00:00+01', true],
    ['/', true],
    ['2026-12-01T00:00Z/2026-12-10T00:00Z', false],
    ['soon', false],
    ['2026-11-01T00:00+0100/', false],
  ] as const) {
    expect(Object.hasOwn((await read(sale(dates))).fields[0] ?? {}, 'sale_price'), dates).toBe(holds);
  }
});

test('a sale price that cannot be meant is not taken, and told', async () => {
  const product = (id: string, price: string, more: string): string =>
    `<item><g:id>${id}</g:id><g:title>T</g:title><g:link>https://s.example/${id}</g:link><g:image_link>https://i.example/${id}</g:image_link><g:price>${price}</g:price>${more}</item>`;
  const sale = (price: string): string => `<g:sale_price>${price}</g:sale_price>`;
  const dates = (text: string): string => `<g:sale_price_effective_date>${text}</g:sale_price_effective_date>`;
  const text = rss(
    product('1', '11.00 EUR', sale('50.00 EUR')) +
      product('2', '11.00 EUR', sale('5.00 EUR') + dates('until Friday')) +
      product('3', '1.299,00 EUR', sale('999,00 EUR')) +
      product('4', '1.299 EUR', sale('999 EUR')) +
      product('5', '11.00 EUR', sale('9.00 EUR') + dates('2020-01-01T00:00Z/2020-02-01T00:00Z')),
  );
  const mapping = { ...readMapping('m.yaml', 'currency: EUR'), fields: googlePreset.fields };
  const { products, reading } = await gather(sourceOf(text, 'feed.xml'), { mapping });
  expect(products.map(({ sku, price }) => `${sku} ${price}`)).toEqual(['1 11.00', '2 11.00', '4 999', '5 11.00']);
  const comma = { ...mapping, decimal: 'comma' } as const;
  const german = await gather(sourceOf(text, 'feed.xml'), { mapping: comma });
  expect(german.products.map(({ sku, price }) => `${sku} ${price}`)).toEqual(['3 999.00', '4 999']);
  expect(reading.remarks).toEqual([
    {
      ...{ attribute: 'sale_price', count: 2, firstLine: 3 },
      examples: [
        { value: '50.00 EUR, above the price 11.00 EUR', line: 3, ordinal: 1 },
        { value: '5.00 EUR, its dates are until Friday', line: 3, ordinal: 2 },
      ],
    },
  ]);
});

test('a table with the columns of the specification gives the same records', async () => {
  const { fields, reader } = await read(
    'id\ttitle\tImage Link\tlink\tprice\tg:availability\tproduct_detail\tadditional image link\tdescription\n' +
      '1\tRock &amp; Roll\thttps://i.example/1\thttps://s.example/1\t5 EUR\tin stock\tGeneral:Type:Digital player,:Ports:"USB, HDMI",Time: 12:30\ta,b\t<p>x &amp; y</p>\n',
    9,
    'feed.txt',
  );
  expect(fields).toEqual([
    {
      id: '1',
      title: 'Rock & Roll',
      image_link: 'https://i.example/1',
      link: 'https://s.example/1',
      price: '5 EUR',
      availability: 'in stock',
      'product_detail.Type': 'Digital player',
      'product_detail.Ports': 'USB, HDMI',
      'product_detail.12': '30',
      additional_image_link: ['a', 'b'],
      description: '<p>x &amp; y</p>',
    },
  ]);
  const row = fields[0] ?? {};
  expect(reader.bind('product_detail.Type')?.(row)).toBe('Digital player');
  expect(reader.bind('Image Link')?.(row)).toBe('https://i.example/1');
  expect(reader.bind('additional_image_link.1')?.(row)).toBe('b');
  expect(reader.bind('colour')?.(row)).toBe(undefined);
});

test.each([
  [rss('<item><g:id>1</g:id>').slice(0, -17), /ends in the middle of the feed/],
  [rss('<item><g:id>1</item>'), /line 3, column \d+: this is not well-formed XML/],
  [rss('<item><title>&#0;</title></item>'), /not well-formed XML/],
  [rss('<item><title>&#xD800;</title></item>'), /not well-formed XML/],
  [rss(''), /the feed has no products/],
  [
    '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><item>&b;</item></channel></rss>',
    /entities of its own/,
  ],
  [rss(`<item><title>${'x'.repeat(30_000)}</title></item>`), /product 1 of the feed is longer than 20000 characters/],
  [rss(`<item${' a="b"'.repeat(10_000)}></item>`), /longer than 20000 characters/],
  [`<rss><!-- ${'x'.repeat(30_000)}`, /longer than 20000 characters/],
  [`<!DOCTYPE ${'x'.repeat(30_000)}`, /longer than 20000 characters/],
  [rss(`<item>${'<a>'.repeat(200)}`), /nested deeper than 100 levels/],
  [rss('<item><title>&unknown;</title></item>'), /&unknown; stands for nothing in XML or HTML/],
])('what is no whole feed is an error that says where: %j', async (text, message) => {
  for (const piece of [3, 10_000]) await expect(read(text, piece)).rejects.toThrow(message);
});

test('another root is not read as a feed, even where somebody says that it is one', async () => {
  const opened = await recordsOf(sourceOf('<shop><offer/></shop>', 'feed', 50), { format: 'google' });
  if (opened.format === 'csv') throw new Error('a table');
  const { batches } = opened.reader;
  await expect(batches[Symbol.asyncIterator]().next()).rejects.toThrow(
    /root <shop>, which is not a known feed; .*RSS 2.0.*Atom/,
  );
  await opened.close();
});

test('blank lines before the declaration do no harm', async () => {
  const { records } = await read(`\n \r\n${rss('<item><g:id>1</g:id></item>')}`, 1);
  expect(records).toMatchObject([{ line: 5, fields: { id: '1' } }]);
});

test('an ampersand that nobody escaped means itself', async () => {
  const { fields } = await read(rss('<item><title>A & B</title><link>https://s.example/?a=1&b=2</link></item>'));
  expect(fields).toEqual([{ title: 'A & B', link: 'https://s.example/?a=1&b=2' }]);
});

test('named entities of HTML are understood without a declaration', async () => {
  expect((await read(rss('<item><title>Caf&eacute;&nbsp;Noir</title></item>'))).fields).toEqual([
    { title: 'Café\u00a0Noir' },
  ]);
});

test('the dates of a sale price count under other names, too', async () => {
  const item = (name: string, dates: string): string =>
    `<item><g:id>1</g:id><g:price>5 EUR</g:price><g:sale_price>4 EUR</g:sale_price><g:${name}>${dates}</g:${name}></item>`;
  const [running, ended, other] = (
    await read(
      rss(
        item('date_price', '2026-10-05T00:00+0200/3000-12-31T00:00+0200') +
          item('sale_dates', '2026-10-05/2026-10-31') +
          item('event_date', '2026-10-05/2026-10-31'),
      ),
    )
  ).fields;
  expect(running).toMatchObject({ sale_price: '4 EUR' });
  expect(running).not.toHaveProperty('date_price');
  expect(ended).not.toHaveProperty('sale_price');
  expect(other).toMatchObject({ sale_price: '4 EUR', event_date: '2026-10-05/2026-10-31' });
});
