import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { readCatalog } from '../read-catalog.ts';
import { Survey } from '../survey/survey.ts';

const cells = (tag: string, texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

const HEAD = ['Code', 'Name', 'Bild', 'Seite', 'Preis', 'Größe'];
const row = (i: number): string =>
  cells('td', [
    ...[`A-${i}`, `T&uuml;rgriff &amp; ${i}<br>matt`, `<img src="https://s.example/${i}.jpg">`],
    ...[
      `<a href="https://s.example/${i}"><img src="go.gif"></a>`,
      `&euro; ${i + 10},50`,
      i % 2 ? '<b>gro&szlig;</b>' : 'klein',
    ],
  ]);
const table = (rows = 12, before = ''): string =>
  `${before}<table border=1>${cells('th', HEAD)}\n${Array.from({ length: rows }, (_, i) => row(i)).join('\n')}</table>`;

async function read(page: string | Buffer, name = 'shop.xls') {
  const bytes = Buffer.from(page as string);
  const source = () => ({
    ...sourceOf(''),
    name,
    size: bytes.length,
    open: async function* () {
      // However the bytes are cut.
      for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97);
    },
  });
  const { mapping } = await inferMapping(new Survey(source()), {});
  const survey = new Survey(source());
  const reading = readCatalog(survey, { mapping });
  const products = [];
  for await (const batch of reading.products) products.push(...batch);
  return { products, mapping, others: survey.otherTables };
}

const PAGE = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td { color: red }</style></head><body>`;

test.each([
  ['alone', ''],
  ['in a page', PAGE],
  ['behind a document type', `<!DOCTYPE html>\n${PAGE}`],
])('a table %s is read as one: entities, line breaks, pictures, and the number of its rows', async (_name, before) => {
  const { products } = await read(table(12, before));
  expect(products).toHaveLength(12);
  expect(products[1]).toMatchObject({
    ...{ sku: 'A-1', title: 'Türgriff & 1 matt', price: '11.50', image: 'https://s.example/1.jpg' },
    attributes: { groesse: 'groß' },
  });
});

test('it is read in the encoding that it states, else in that of old programs', async () => {
  const old = table().replaceAll('&uuml;', '\u00fc');
  const stated = Buffer.from(`<meta charset="iso-8859-1">${old}`, 'latin1');
  expect((await read(stated)).products[0]?.title).toBe('Türgriff & 0 matt');
  expect((await read(Buffer.from(old, 'latin1'))).products[0]?.title).toBe('Türgriff & 0 matt');
});

test('what is inside of a cell, and what comes behind the table, are no rows of it', async () => {
  const nested = table().replace('klein', 'klein<table><tr><td>x</td><td>y</td><td>z</td></tr></table>');
  const { products } = await read(`${nested}<table><tr><td>Page</td><td>1</td><td>of 1</td></tr></table>`);
  expect(products).toHaveLength(12);
});

test('a page that asks for something is no table, whatever it is laid out with', async () => {
  const page = `<!doctype html><title>Sign in</title><form>${table()}<input name="password"></form>`;
  await expect(read(page)).rejects.toThrow('this is a web page ("Sign in") and not a catalog');
  await expect(read('<html><body><p>Not found</p></body></html>')).rejects.toThrow('this is a web page');
});

test('a cell or a row without an end is told, and not kept in memory for ever', async () => {
  const at = table().lastIndexOf('klein');
  const longer = (text: string): string => table().slice(0, at) + text;
  await expect(read(longer('x'.repeat(200_000)))).rejects.toThrow('a cell of the table is longer than 100000');
  await expect(read(longer(`<b title="${'x'.repeat(5_000_000)}`))).rejects.toThrow('a row of the table is longer');
});

test('tables behind the first one are counted with their rows, however the bytes are cut', async () => {
  for (let cut = 0; cut < 97; cut += 8) {
    const page = `${table(12, `<div>${'x'.repeat(cut)}</div>`)}<p>Accessories</p>${table(7)}<!-- <trash> --><table><tr><td>1</td></tr></table>`;
    const { products, others } = await read(page);
    expect(products).toHaveLength(12);
    expect(others).toEqual({
      kind: 'table',
      joined: { count: 0, rows: 0, examples: [] },
      leftOut: { count: 1, rows: 7, examples: [{ name: '', rows: 7, line: null }] },
    });
  }
  expect((await read(table())).others).toBeNull();
});
