import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { Survey } from '../survey/survey.ts';
import { inferMapping } from './infer-mapping.ts';

// What a format's specification says of its fields holds for every export, whatever the one of today happens to have.

const LISTED = ['A1', 'A2', 'A3'];

const feed = (more: string): string => {
  const of = (id: string): string =>
    `<item><g:id>${id}</g:id><title>Lamp ${id}</title><link>https://s.example/${id}</link><g:image_link>https://s.example/${id}.jpg</g:image_link><g:price>50.00 EUR</g:price>${more}</item>`;
  return `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${LISTED.map(of).join('')}</channel></rss>`;
};

const SALE =
  '<g:sale_price>40.00 EUR</g:sale_price><g:item_group_id>G</g:item_group_id><g:availability>out_of_stock</g:availability>';

test('a feed inferred on a day without a sale is read with sale prices, groups and stocks of another day', async () => {
  const { mapping } = await inferMapping(surveyOf(feed(''), 'feed.xml'));
  const today = await gather(sourceOf(feed(''), 'feed.xml'), { mapping });
  expect(today.products[0]).toMatchObject({ price: '50.00', listPrice: null, group: null, available: true });
  const later = await gather(sourceOf(feed(SALE), 'feed.xml'), { mapping });
  expect(later.products[0]).toMatchObject({ price: '40.00', listPrice: '50.00', group: 'G', available: false });
});

test('so is a table, whether its column is empty today or not there at all', async () => {
  const table = (head: string, cells: string): string =>
    `id\ttitle\tlink\timage_link\tprice\tavailability${head}\n${LISTED.map((id) => `${id}\tLamp ${id}\thttps://s.example/${id}\thttps://s.example/${id}.jpg\t50.00 EUR\tin stock${cells}`).join('\n')}\n`;
  for (const before of [table('', ''), table('\tsale_price', '\t')]) {
    const { mapping } = await inferMapping(surveyOf(before, 'feed.tsv'));
    expect((await gather(sourceOf(before, 'feed.tsv'), { mapping })).products).toHaveLength(3);
    const sale = await gather(sourceOf(table('\tsale_price', '\t40.00 EUR'), 'feed.tsv'), { mapping });
    expect(sale.products[0]).toMatchObject({ price: '40.00', listPrice: '50.00' });
  }
});

test('a Shopify export without reduced prices and pictures of variants is read with those of another day', async () => {
  const head = 'Handle,Title,Variant Price,Variant Compare At Price,Image Src,Variant Image,Option1 Name,Option1 Value';
  const rows = (more: string): string =>
    LISTED.map((id) => `${id},Lamp ${id},5.00,${more.replace('|', ',https://s.example/i.jpg,')},Color,red`).join('\n');
  const { mapping } = await inferMapping(surveyOf(`${head}\n${rows('|')}\n`));
  const link = { link: { ...mapping.fields.image, from: [{ kind: 'constant', text: 'https://s.example/' }] } } as const;
  const full = { ...mapping, fields: { ...mapping.fields, ...link } } as typeof mapping;
  const { products } = await gather(sourceOf(`${head}\n${rows('9.00|https://s.example/v.jpg')}\n`), { mapping: full });
  expect(products[0]).toMatchObject({ price: '5.00', listPrice: '9.00', image: 'https://s.example/v.jpg' });
});

test('the weight of a Shopify export is one attribute, in the unit that the shop shows; 0 is none', async () => {
  const of = async (unit: string, language: string | null = null) => {
    const rows = [216, 0, 1250].map((grams, at) => `h${at},Shoe ${at},5.00,${grams},${unit},Size,4${at}`);
    const source = sourceOf(
      `Handle,Title,Variant Price,Variant Grams,Variant Weight Unit,Option1 Name,Option1 Value\n${rows.join('\n')}\n`,
    );
    const { mapping } = await inferMapping(new Survey(source), { language });
    const address = { ...mapping.fields.sku, from: [{ kind: 'constant', text: 'https://s.example/' }] } as const;
    const fields = { ...mapping.fields, link: address, image: address } as typeof mapping.fields;
    const { products, reading } = await gather(source, { mapping: { ...mapping, fields } });
    return [reading.attributes()[0], ...products.map(({ attributes }) => attributes.weight)];
  };
  const weight = { name: 'weight', type: 'number' };
  expect(await of('kg')).toEqual([{ ...weight, unit: 'kg', label: 'Weight' }, 0.216, undefined, 1.25]);
  expect(await of('g', 'de')).toEqual([{ ...weight, unit: 'g', label: 'Gewicht' }, 216, undefined, 1250]);
  expect((await of('lb'))[0]).toMatchObject({ unit: 'g' });
});

test('what is to be supplied is made of columns that every row fills, not of those that a format may have', async () => {
  const offer = (id: string, more = ''): string =>
    `<offer id="${id}"${more}><name>Lamp ${id}</name><price>50</price><picture>https://s.example/${id}.jpg</picture></offer>`;
  const shop = (...offers: string[]): string =>
    `<yml_catalog><shop><offers>${offers.join('')}</offers></shop></yml_catalog>`;
  for (const text of [
    shop(...LISTED.map((id) => offer(id))),
    shop(offer('A1', ' group_id="G"'), offer('A2'), offer('A3')),
  ]) {
    const { missing } = await inferMapping(surveyOf(text, 'feed.xml'));
    expect(missing).toMatchObject([{ field: 'link', example: 'https://YOUR-SHOP/products/{@id|url}' }]);
  }
});
