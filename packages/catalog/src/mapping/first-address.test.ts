// Several addresses in a cell where one is wanted.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer } from '../infer/small-files.fixture.ts';
import { sayReason } from '../rejection.ts';
import { firstPath } from './first-address.ts';
import { readMapping } from './read-mapping.ts';
import { readSetting } from './read-setting.ts';

const PICTURE = 'https://img.example/w_300,h_200/lamp-';
const lamps = (parting: string): string => {
  const rows = Array.from({ length: 12 }, (_, nth) => {
    const cell = (begin: string, end: string, times: number): string =>
      Array.from({ length: times }, (_, at) => `${begin}${nth}-${at}${end}`).join(parting);
    return `A-${nth * 7}\tLamp ${nth}\t"${cell(PICTURE, '.jpg', 1 + (nth % 4))}"\t"${cell('https://s.example/p,', '', 1 + (nth % 3))}"\t${nth}.99`;
  });
  return `sku\ttitle\tIMGURL\tPage\tprice\n${rows.join('\n')}\n`;
};

const read = async (text: string, given: readonly string[] = []) => {
  const { mapping } = await infer(text, given);
  return gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
};

test.each([',', ', ', ';', ' ; ', '|', ' | ', ' ', '\n'])(
  'the first of several addresses is the picture and the page, whatever parts them, and commas of its own stay: %j',
  async (parting) => {
    const { products } = await read(lamps(parting));
    expect(products.map(({ image }) => image)).toEqual(
      Array.from({ length: 12 }, (_, nth) => `${PICTURE}${nth}-0.jpg`),
    );
    expect(products.map(({ link }) => link)).toEqual(
      Array.from({ length: 12 }, (_, nth) => `https://s.example/p,${nth}-0`),
    );
  },
);

test('an address inside another one is a part of it', async () => {
  const proxied = lamps(' ').replaceAll(
    /https:\/\/img\.example[^" ]+(?: [^"]+)?/g,
    'https://cdn.example/?u=https://img.example/a.jpg',
  );
  const { products } = await read(proxied);
  expect(new Set(products.map(({ image }) => image))).toEqual(
    new Set(['https://cdn.example/?u=https://img.example/a.jpg']),
  );
});

test.each([',', ', ', ';'])(
  'a mapping that takes the whole cell is told where a second one begins: %j',
  async (parting) => {
    const text = lamps(parting);
    const mapping = readMapping(
      'm.yaml',
      'sku: sku\ntitle: title\nimage: IMGURL\nlink: { value: "https://s.example/p" }\nprice: price',
    );
    const { reading } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
    expect(reading.rejected).toHaveLength(9);
    const [first] = reading.rejected;
    if (first === undefined) throw new Error('no row was rejected');
    expect(first.reason).toBe(
      `image has 2 addresses in one cell, with a seam at "…lamp-1-0.jpg${parting}https://img.example/…"; write one of them`,
    );
    const [, remedy] = sayReason(first);
    if (typeof remedy !== 'object' || remedy.kind !== 'set-fields') throw new Error('no setting is offered');
    const [setting] = remedy.fields.map(({ field, rule }) => `${field}=${rule}`);
    const given = readSetting('--set', setting ?? '');
    const fields = 'field' in given ? { ...mapping.fields, [given.field]: given.rule } : mapping.fields;
    const { products } = await gather(sourceOf(text), { mapping: { ...mapping, fields, currency: 'EUR' } });
    expect(products[1]?.image).toBe(`${PICTURE}1-0.jpg`);
    expect(products).toHaveLength(12);
  },
);

test.each([
  ['/a/1.jpg, /a/2.jpg', '/a/1.jpg'],
  ['/a/1,/a/2,/a/3', '/a/1'],
  ['1.webp|2.webp', '1.webp'],
  ['https://a.example/1 https://a.example/2', 'https://a.example/1'],
  ['lamp.jpg (2).jpg', 'lamp.jpg (2).jpg'],
  ['/a/w_300,h_200/1.jpg', '/a/w_300,h_200/1.jpg'],
  ['Lamp, black / white', 'Lamp, black / white'],
])('the first of several paths is found, and other texts stay: %s', (text, first) => {
  expect(firstPath(text)).toBe(first);
});

test('the first of a hundred thousand names is found, also where something else stands behind them', () => {
  const many = 'lamp.jpg '.repeat(100_000);
  expect(firstPath(`${many}lamp.jpg`)).toBe('lamp.jpg');
  expect(firstPath(`${many}and more`)).toBe(`${many}and more`);
});
