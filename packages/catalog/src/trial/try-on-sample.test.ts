import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { tryOnSample } from './try-on-sample.ts';

const HEAD = 'Nr,Name,Price,Picture,Page,Memory';
const file = (memories: readonly string[]): string =>
  [
    HEAD,
    ...memories.map((memory, at) => `${at},Thing ${at},5.00,https://i.example/${at},https://s.example/${at},${memory}`),
  ].join('\n');
const MAPPING = 'sku: Nr\ntitle: Name\nprice: Price\nimage: Picture\nlink: Page\n';
const RAM = `${MAPPING}attributes: { ram: { from: Memory, unit: GB } }`;

const trying = (text: string, mapping: string, column: string | null = null, rows = 100) =>
  tryOnSample(surveyOf(text), readMapping('m.yaml', mapping), { rows, time: 10_000, column, onRejection: () => {} });

test('cells that are not understood are told, with how many there are, the commonest first', async () => {
  const tried = await trying(file(['8 GB', 'plenty', '16 GB', 'unknown', 'plenty', '']), RAM);
  expect(tried).toMatchObject({ rows: 6, products: 6, rejected: 0, isWhole: true, filled: { ram: 2 } });
  expect(tried.troubles).toEqual([
    {
      name: 'ram',
      count: 3,
      texts: [
        { text: 'plenty', count: 2, line: 3 },
        { text: 'unknown', count: 1, line: 5 },
      ],
    },
  ]);
});

test('of a column, each different cell is told with what becomes of it; what was not understood comes first', async () => {
  const { cells } = await trying(file(['8 GB', '8 GB', 'plenty', '16 GB']), RAM, 'Memory');
  expect(cells.map(({ text, count, values, unread }) => ({ text, count, values, unread }))).toEqual([
    { text: 'plenty', count: 1, values: {}, unread: 1 },
    { text: '8 GB', count: 2, values: { ram: 8 }, unread: 0 },
    { text: '16 GB', count: 1, values: { ram: 16 }, unread: 0 },
  ]);
});

test('what the mapping lacks stops nothing: it is told, and the rest is tried', async () => {
  const tried = await trying(
    file(['8 GB']),
    'sku: Nr\ntitle: Title\nprice: Price\nimage: Picture\nlink:\nattributes: { ram: Memory, kg: { from: Weight, unit: kg } }',
  );
  expect(tried).toMatchObject({
    products: 1,
    filled: { ram: 1 },
    lacking: {
      fields: ['title', 'link'],
      absent: [
        { rule: 'title', columns: ['Title'] },
        { rule: 'attributes.kg', columns: ['Weight'] },
      ],
    },
  });
});

test('of each attribute, the commonest values are told, and how many groups there are', async () => {
  const text = file(['8 GB', '16 GB', '8 GB', '']);
  const tried = await trying(text, `${MAPPING}group: Price\nattributes: { ram: { from: Memory, unit: GB } }`);
  expect(tried).toMatchObject({
    groups: 1,
    largestGroup: { title: 'Thing 0', count: 4 },
    values: {
      ram: [
        { value: 8, count: 2 },
        { value: 16, count: 1 },
      ],
    },
  });
  expect(await trying(text, RAM)).toMatchObject({ groups: null, largestGroup: null });
});

test('of the column that is looked at, rare values are told, too, and of each attribute how many there are', async () => {
  const mapping = `${MAPPING}attributes: { ram: { from: Memory, type: text } }`;
  const many = file(Array.from({ length: 40 }, (_, at) => `kind ${at}`));
  const beside = await trying(many, mapping);
  expect(beside.values.ram).toHaveLength(12);
  expect(beside.distinct).toEqual({ ram: 40 });
  expect((await trying(many, mapping, 'Memory')).values.ram).toHaveLength(40);
});

test('of what is read from a part of a column, the cells are told in which it was not found', async () => {
  const part = `${MAPPING}attributes: { ram: { from: Memory, pattern: '(\\d+) GB', type: number } }`;
  const { without } = await trying(file(['8 GB', 'plenty', '16 GB', 'plenty', '', 'much']), part, 'Memory');
  expect(without).toEqual({ ram: { count: 3, texts: ['plenty', 'much'] } });
});

test('rows that are no products are counted, and a cell that is the reason says so', async () => {
  const text = `${HEAD}\n1,A,free,https://i.example/1,https://s.example/1,8\n1,B,5.00,https://i.example/1,https://s.example/1,8\n1,C,5.00,https://i.example/1,https://s.example/1,8\n`;
  const tried = await trying(text, MAPPING, 'Price');
  expect(tried).toMatchObject({ rows: 3, products: 1, rejected: 2 });
  expect(tried.cells[0]).toMatchObject({
    text: 'free',
    unread: 1,
    reason: { code: 'no-price', values: { value: 'free' }, text: expect.stringContaining('price') },
  });
});

test('only so many rows are looked at', async () => {
  const text = file(Array(50).fill('8 GB'));
  expect(await trying(text, RAM, null, 20)).toMatchObject({ rows: 20, isWhole: false, isHurried: false });
  const hurried = await tryOnSample(surveyOf(text), readMapping('m.yaml', RAM), {
    ...{ rows: 100, time: 0, onRejection: () => {} },
  });
  expect(hurried).toMatchObject({ isWhole: false, isHurried: true });
});

test('the first products come with the cells of their rows, and every row that is no product is told', async () => {
  const text = `${HEAD}\n1,A,5.00,https://i.example/1,https://s.example/1,8\n2,B,,https://i.example/1,https://s.example/1,\n,C,5.00,https://i.example/1,https://s.example/1,8\n`;
  const { exampleRows, refused } = await trying(text, MAPPING);
  expect(exampleRows).toEqual([
    ...[
      { Nr: '1', Name: 'A', Price: '5.00', Picture: 'https://i.example/1', Page: 'https://s.example/1', Memory: '8' },
    ],
  ]);
  expect(refused).toEqual([
    { line: 3, field: 'price', sku: '2', title: 'B' },
    { line: 4, field: 'sku', sku: null, title: 'C' },
  ]);
});
