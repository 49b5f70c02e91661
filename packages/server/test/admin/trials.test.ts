// Mappings that somebody is working on, tried on an uploaded file.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { ended, order, upload } from '../fixture/jobs.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  editor = await signIn(server, 'editor');
});
afterAll(() => server.stop());

const CSV = [
  'code,name,price,picture,page,height_cm',
  'a,A,5.00,https://i.example/a.jpg,https://s.example/a,80 cm',
  'b,B,6.00,https://i.example/b.jpg,https://s.example/b,tall',
  'c,C,dear,https://i.example/c.jpg,https://s.example/c,75 cm',
].join('\n');
const TEXT = '# ours\nsku: code\ntitle: name\nimage: picture\nlink: page\n';

const trying = (body: object) => editor.send('POST', '/clients/shop/trials', { body });

test('a mapping is tried on the file: products, what was not understood, and the mapping as data and as a file', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV);
  const first = (await trying({ upload: id, text: TEXT })).json() as { document: object };
  expect(first).toMatchObject({ outcome: 'tried', rows: 3, products: 2, rejected: 1, text: TEXT, troubles: [] });
  const document = { ...first.document, attributes: { height_cm: { from: 'height_cm', unit: 'cm' } } };
  const tried = (await trying({ upload: id, text: TEXT, document, column: 'height_cm' })).json() as { cells: object[] };
  expect(tried).toMatchObject({
    ...{ outcome: 'tried', whole: true, missing: [], filled: { height_cm: 1 }, document },
    text: expect.stringContaining('# ours'),
    troubles: [{ name: 'height_cm', count: 1, texts: [{ text: 'tall', count: 1, line: 3 }] }],
    rejection_groups: [{ count: 1, first: { field: 'price' } }],
    examples: [{ sku: 'a', attributes: { height_cm: 80 } }, { sku: 'b' }],
  });
  expect(tried.cells[0]).toMatchObject({ text: 'tall', unread: 1 });
});

test('a mapping that cannot be meant says which part is wrong', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV);
  const document = { sku: 'code', attributes: { any: 'name', kg: { from: 'name', pattern: '(' } } };
  const tried = (await trying({ upload: id, text: TEXT, document })).json() as { faults: { rule: string }[] };
  expect(tried).toMatchObject({ outcome: 'faulty' });
  expect(tried.faults.map(({ rule }) => rule)).toEqual(['attributes.any', 'attributes.kg.pattern']);
});

test('a file that cannot be read is told, and so is one that is gone', async () => {
  const broken = await upload(editor, 'broken.xml', '<a><b>');
  const tried = await trying({ upload: broken.id, text: 'sku: code' });
  expect(tried.json()).toMatchObject({ outcome: 'unreadable', error: expect.stringContaining('broken.xml') });
  expectAdminProblem(await trying({ upload: 'none', text: TEXT }), 'refused');
});

test('links are completed with the address of the shop, which is judged as imports do', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV.replaceAll('https://s.example', ''));
  const tried = await trying({ upload: id, text: TEXT, base_url: 'https://shop.example' });
  expect(tried.json()).toMatchObject({ outcome: 'tried', products: 2 });
  const refused = await trying({ upload: id, text: TEXT, base_url: 'shop.example' });
  expectAdminProblem(refused, 'refused');
  expect(refused.json()).toMatchObject({ errors: [{ pointer: '#/base_url' }] });
});

test('products without a picture can have that of the service, which its pages and those of shops may show', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV);
  const bare = (await trying({ upload: id, text: TEXT.replace('image: picture', 'image:') })).json() as {
    no_picture: string;
    document: object;
  };
  expect(bare).toMatchObject({ missing: ['image'] });
  const document = { ...bare.document, image: { value: bare.no_picture } };
  const tried = await trying({ upload: id, text: TEXT, document });
  expect(tried.json()).toMatchObject({ missing: [], products: 2, examples: [{ image: bare.no_picture }, {}] });
  const picture = await fetch(bare.no_picture);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('whoever waits has all rows counted, also where the first look ends before', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV);
  const tried = await trying({ upload: id, text: TEXT, patient: true });
  expect(tried.json()).toMatchObject({ whole: true, hurried: false, rows: 3, groups: null, values: {} });
});

test('rows that are left out are told by the rule that does it, before an import and after it', async () => {
  const { id } = await upload(editor, 'chairs.csv', CSV);
  const text = `${TEXT}currency: EUR\ndrop: [{ column: name, in: [Z] }, { column: price, in: [dear] }, { column: name, in: [B, C] }]\n`;
  const leftOut = [
    { index: 1, column: 'price', in: ['dear'], not_in: null, matches: null, blank: null, count: 1 },
    { index: 2, column: 'name', in: ['B', 'C'], not_in: null, matches: null, blank: null, count: 1 },
  ];
  const tried = await trying({ upload: id, text });
  expect(tried.json()).toMatchObject({ products: 1, rejected: 0, dropped: 2, dropped_by: leftOut });
  const body = { upload: id, mapping: { name: 'ours', text } };
  const { result } = await ended(editor, await order(editor, 'catalogs/left-out/imports', body));
  expect(result).toMatchObject({ products: 1, dropped: 2, dropped_by: leftOut });
});

test('whoever may not change catalogs tries nothing', async () => {
  const viewer = await signIn(server, 'viewer');
  const { id } = await upload(editor, 'chairs.csv', CSV);
  expectAdminProblem(
    await viewer.send('POST', '/clients/shop/trials', { body: { upload: id, text: TEXT } }),
    'not-permitted',
  );
});
