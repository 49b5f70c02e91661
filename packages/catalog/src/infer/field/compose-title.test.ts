// Files without a column of names: nothing that many products share, and nothing that changes, names a product or tells it apart.

import { expect, test } from 'vitest';
import type { TemplatePart } from '../../mapping/mapping.ts';
import { infer } from '../small-files.fixture.ts';

const MAKERS = ['Frosta', 'Kelvo', 'Nordis', 'Polanda'];
const DOORS = ['Single Door', 'Double Door', 'French Door'];
const HEADER =
  'Nr,Maker Brand,Net Capacity,Door Type,Product Warranty,Number of ratings,Reviews,Discount,Scraped at,Price';

/** `same`: so many rows are of one product but for what changes. */
const fridges = (same = 0): string => {
  const rows = Array.from({ length: 48 }, (_, nth) => {
    const at = nth < same ? 0 : nth;
    return [
      nth,
      MAKERS[at % 4],
      `${180 + (at >> 2) * 7} L`,
      DOORS[(at >> 4) % 3],
      ['1 year', '2 Years', '1 Year', '3 years'][at % 4],
      `"${1 + (nth % 9)},${100 + nth * 3} Ratings"`,
      `${31 + nth * 5} Reviews`,
      `${10 + (nth % 31)}% off`,
      `2026-03-0${1 + (nth % 9)}`,
      `${300 + nth}.00`,
    ].join(',');
  });
  return `${HEADER.replace('Maker Brand', 'Brand')}\n${rows.join('\n')}\n`;
};

const columnsIn = (parts: readonly TemplatePart[]): readonly string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column]));

const columnsOf = async (text: string, field: 'sku' | 'title') => {
  const [source] = (await infer(text)).mapping.fields[field]?.from ?? [];
  return source?.kind === 'template' ? columnsIn(source.parts) : source?.kind === 'column' ? [source.column] : [];
};

test('what tells products apart for people is their title, and stays an attribute; a warranty is none', async () => {
  const { mapping, text } = await infer(fridges());
  expect(await columnsOf(fridges(), 'title')).toEqual(['Brand', 'Net Capacity', 'Door Type']);
  expect(mapping.fields.group).toBeUndefined();
  expect(mapping.attributes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['brand', 'net_capacity', 'door_type']),
  );
  expect(text).toContain('no column names the products, so the title is made of what tells them apart');
});

test('the key is made of what stays: no rating, no review, no discount, no day on which a program looked', async () => {
  expect(await columnsOf(fridges(), 'sku')).toEqual(['Brand', 'Net Capacity', 'Door Type']);
});

test('where only what changes would tell the rows apart there is no key, and the import asks for one', async () => {
  const { mapping, missing } = await infer(fridges(30));
  expect(mapping.fields.sku).toBeUndefined();
  const [sku] = missing.filter(({ field }) => field === 'sku');
  expect(sku?.reason).toMatch(/Number of ratings, Reviews, Discount change from day to day/);
  expect(sku?.example).not.toMatch(/ratings|Reviews|Discount|Nr/);
});

test('a few more rows of one product than its own are repeats of it, not further products', async () => {
  expect(await columnsOf(fridges(8), 'sku')).toEqual(['Brand', 'Net Capacity', 'Door Type']);
});

test('without a maker nothing is taken; what is proposed is a setting that works as it is written', async () => {
  const text = fridges().replace('Brand,', 'Plant,');
  const { mapping, missing } = await infer(text);
  expect(mapping.fields.title).toBeUndefined();
  const title = missing.find(({ field }) => field === 'title');
  expect(title?.reason).toBe('no column names the products');
  const given = await infer(text, [`title=${title?.example}`]);
  const [source] = given.mapping.fields.title?.from ?? [];
  expect(source?.kind === 'template' && columnsIn(source.parts)).toEqual(['Plant', 'Net Capacity', 'Door Type']);
});

test('four values in many rows name nothing, whatever their column is called; models with many variants do', async () => {
  const rows = (heading: string): string =>
    `sku;${heading};Brand;Width;Price\n${Array.from({ length: 60 }, (_, nth) => `A-${nth * 7};Line ${'ABCD'[nth % 4]} Pro;${MAKERS[nth % 3]};${40 + nth} cm;${99 + nth}.00`).join('\n')}\n`;
  expect(await columnsOf(rows('Series type'), 'title')).toEqual(['Brand', 'Series type', 'Width']);
  expect(await columnsOf(rows('Model'), 'title')).toEqual(['Brand', 'Model']);
});
