// Every remedy that an import prints works when it is followed as it is written: its options are taken from the very text and
// put behind the command, its files are written as told, and then the import goes in.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMPORT_MEMBERS } from '@guidepost/fault/remedy';
import { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrateDefinitions } from '../../src/storage/definitions/migrate.ts';
import { migrations } from '../../src/storage/definitions/migrations/migrations.ts';
import { NodeSqliteDialect } from '../../src/storage/sqlite/kysely-node-sqlite.ts';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { type Finished, ownFolder, run } from '../fixture/run-command.ts';

const folder = ownFolder();

/** What somebody does who reads the output. Gives the options for the next try; without it, the same command again. */
type Follow = (told: Told) => Promise<readonly string[]> | readonly string[];

interface Told extends Finished {
  /** All that was printed. */
  readonly text: string;
  /** The words of the printed options that begin so, as a shell reads them. Fails if there are none. */
  readonly options: (...beginnings: readonly string[]) => string[];
  readonly write: (name: string, content: string | Uint8Array) => Promise<void>;
  readonly read: (name: string) => Promise<string>;
  readonly path: (name: string) => string;
  /** A whole command that was printed, with what it leaves open. */
  readonly command: (beginning: RegExp, open?: Readonly<Record<string, string>>) => Promise<Finished>;
}

interface Row {
  readonly name: string;
  /** By their names; the first one is imported. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Files that were imported before, with options. */
  readonly before?: readonly (readonly string[])[];
  readonly args?: readonly string[];
  readonly said: RegExp;
  readonly follow: Follow;
  /** What is said when it was followed; beside it, what was said before must be gone. */
  readonly after?: RegExp;
  /** Options of the first try that the remedy takes the place of. */
  readonly instead?: readonly string[];
  /** What was said before is still said, as it is no fault of this import. */
  readonly stays?: boolean;
}

const HEAD = 'sku,title,image,link,price';
const row = (sku: string, price = '10.00', ...more: string[]) =>
  [sku, `Product ${sku}`, `https://s.example/${sku}.png`, `https://s.example/${sku}`, price, ...more].join(',');
const lines = (...all: string[]) => `${all.join('\n')}\n`;
const abcd = ['a', 'b', 'c', 'd'];
const own = lines(HEAD, ...abcd.map((sku) => row(sku)));
const foreign = (head: string, ...more: ((nth: number) => string)[]) =>
  lines(
    head,
    ...[1, 2, 3, 4].map((nth) =>
      [
        `A-${nth}`,
        `Lamp ${nth}`,
        `https://s.example/${nth}.png`,
        `https://s.example/${nth}`,
        ...more.map((cell) => cell(nth)),
      ].join(','),
    ),
  );
const product = (nth: number) => ({
  ...{ sku: `p${nth}`, title: `Größe ${nth}`, price: `${nth}.00` },
  ...{ image: `https://s.example/${nth}.png`, link: `https://s.example/${nth}` },
});
const inXml = (tag: string, nth: number, from: Record<string, unknown> = product(nth)) =>
  `<${tag}>${Object.entries(from)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</${tag}>`;
const xml = (...all: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<shop>\n${all.join('\n')}\n</shop>\n`;
const MAPPING = 'sku: Nr\ntitle: Name\nimage: Bild\nlink: Seite\nprice: Preis\n';
const german = (...rows: string[]) => lines('Nr;Name;Bild;Seite;Preis', ...rows);
const lamp = (nth: number, price = `1${nth}.00`) =>
  `L${nth};Lampe ${nth};https://s.example/${nth}.png;https://s.example/${nth};${price}`;
const lamps = [1, 2, 3, 4].map((nth) => lamp(nth));

/** Letters with dots and ß are the same bytes in windows-1252 and windows-1250. */
const oneByteALetter = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Each of them is a reason of its own to reject a row. */
const CURRENCIES = [
  ...['USD', 'GBP', 'CHF', 'PLN', 'CZK', 'SEK', 'NOK', 'DKK', 'HUF', 'RON', 'TRY'],
  ...['JPY', 'CNY', 'INR', 'BRL', 'CAD', 'AUD', 'NZD', 'ZAR', 'MXN', 'KRW', 'SGD'],
];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'import-with mapping': [
    {
      name: 'columns that were renamed are named in a mapping',
      files: { 'new.csv': german(...lamps).replace('Name', 'Titel'), 'old.csv': german(...lamps), 'm.yaml': MAPPING },
      before: [['old.csv', '--mapping', 'm.yaml']],
      said: /has no column "Name"/,
      follow: async ({ options, write, path }) => {
        await write('FILE', MAPPING.replace('Name', 'Titel'));
        return options('--mapping').map((word) => (word === 'FILE' ? path('FILE') : word));
      },
    },
  ],
  'import-with infer': [
    {
      name: 'the mapping is inferred anew where columns were renamed',
      files: {
        'new.csv': german(...lamps)
          .replace('Name', 'Bezeichnung')
          .replace('Seite', 'Produktseite'),
        'old.csv': german(...lamps),
        'm.yaml': MAPPING,
      },
      before: [['old.csv', '--mapping', 'm.yaml']],
      said: /has none of the columns "Name"/,
      follow: ({ options }) => options('--infer'),
    },
    {
      name: 'an attribute of JSON whose name conditions use gets another name',
      files: {
        'shop.ndjson': [1, 2, 3, 4]
          .map((nth) =>
            JSON.stringify({ ...product(nth), attributes: nth < 4 ? { size: nth } : { size: nth, any: 'x' } }),
          )
          .join('\n'),
        'first.ndjson': [1, 2, 3, 4]
          .map((nth) => JSON.stringify({ ...product(nth), attributes: { size: nth } }))
          .join('\n'),
      },
      before: [['first.ndjson']],
      args: ['--strict'],
      said: /"any"/,
      follow: ({ options }) => options('--infer'),
      stays: true,
    },
  ],
  'import-with replace': [
    {
      name: 'an update in another currency is the whole catalog instead',
      files: { 'shop.csv': own },
      before: [['shop.csv', '--currency', 'EUR']],
      args: ['--update', '--currency', 'USD'],
      instead: ['--update'],
      said: /EUR.*--replace|--replace.*EUR/,
      follow: ({ options }) => options('--replace'),
    },
  ],
  'import-with update': [
    {
      name: 'a file that would remove most of the catalog is part of it',
      files: { 'part.csv': lines(HEAD, row('a', '11.00')), 'shop.csv': own },
      before: [['shop.csv']],
      said: /would remove 3 of 4 products/,
      follow: ({ options }) => options('--update'),
      after: /with 4 products: 0 added, 1 changed/,
    },
    {
      name: 'a list of prices is part of the catalog',
      files: { 'prices.csv': lines('Nr;Preis', 'L1;99.00'), 'shop.csv': german(...lamps), 'm.yaml': MAPPING },
      before: [['shop.csv', '--mapping', 'm.yaml']],
      said: /it is not the whole catalog/,
      follow: ({ options }) => options('--update'),
      after: /1 changed/,
    },
    {
      name: 'a list of prices in Guidepost’s own columns',
      files: { 'prices.csv': lines('sku,price', 'a,12.00', 'b,13.00'), 'shop.csv': own },
      before: [['shop.csv']],
      said: /The catalog exists already/,
      follow: ({ options }) => options('--update'),
      after: /2 changed/,
    },
  ],
  'import-with format': [
    {
      name: 'JSON that is called NDJSON is read as what it is',
      files: {
        'shop.ndjson': `[${[1, 2].map((nth) => JSON.stringify(product(nth))).join(',')}${' '.repeat(1_100_000)}]`,
      },
      args: ['--format', 'ndjson'],
      instead: ['--format', 'ndjson'],
      said: /longer than 1048576 characters; NDJSON/,
      follow: ({ options }) => options('--format'),
    },
    {
      name: 'a table that is called Shopify’s and has no handle is read as a table',
      files: { 'shop.csv': own },
      args: ['--format', 'shopify'],
      instead: ['--format', 'shopify'],
      said: /has a column Handle/,
      follow: ({ options }) => options('--format'),
    },
  ],
  'import-with encoding': [
    {
      name: 'XML that says it is UTF-8 and is not',
      files: { 'shop.xml': oneByteALetter(xml(...[1, 2, 3].map((nth) => inXml('item', nth)))) },
      said: /line 3, column \d+: the byte 0xF6 is not valid UTF-8/,
      follow: ({ options }) => options('--encoding'),
      after: /Größe 1/,
    },
    {
      name: 'a file that only seems to be in the encoding that its mapping says',
      files: {
        'new.csv': oneByteALetter(german(...lamps).replace('Lampe', 'Größe')),
        'old.csv': german(...lamps),
        'm.yaml': MAPPING,
      },
      before: [['old.csv', '--mapping', 'm.yaml']],
      said: /it was read as windows-1252, the likeliest.*\(--encoding NAME\)/,
      follow: ({ options }) => options('--encoding').map((word) => (word === 'NAME' ? 'windows-1250' : word)),
    },
    {
      name: 'bytes that are none of the encoding that was said',
      files: { 'shop.csv': own.replace('Product a', 'Größe Ä') },
      args: ['--encoding', 'big5'],
      instead: ['--encoding', 'big5'],
      said: /not a character in the encoding big5/,
      follow: ({ options }) => options('--encoding').map((word) => (word === 'NAME' ? 'utf-8' : word)),
    },
  ],
  'import-with currency': [
    {
      name: 'the currency of prices that say none',
      files: { 'shop.csv': own },
      said: /The currency of the prices is not known/,
      follow: ({ options }) => options('--currency').map((word) => (word === 'CODE' ? 'EUR' : word)),
    },
  ],
  'import-with savedMapping': [
    {
      name: 'the mapping is saved, changed and given',
      files: {
        'shop.csv': foreign('Article number,Name,Image,Page,Cost', (nth) => `${nth}0.00`).replaceAll(
          'https://s.example/',
          '/',
        ),
      },
      said: /To see why each column was taken as it was/,
      follow: async ({ options, path, read, write }) => {
        const saved = path('FILE');
        await run([
          ...importing('shop.csv'),
          ...options('--save-mapping').map((word) => (word === 'FILE' ? saved : word)),
        ]);
        const text = await read('FILE');
        const missing = text.split('\n').flatMap((line) => /^# ((?:price|image|link): .*)/.exec(line)?.[1] ?? []);
        const filled = missing.map((line) => line.replace('PRICE-COLUMN', 'Cost').replace('YOUR-SHOP', 's.example'));
        await write(
          'FILE',
          text.replace(/^sku:/m, (found) => `${filled.join('\n')}\n${found}`),
        );
        return options('--mapping').map((word) => (word === 'FILE' ? saved : word));
      },
    },
  ],
  'import-with rejectedRows': [
    {
      name: 'all rejected rows are written to a file, which says how to mend each',
      files: {
        'shop.csv': german(
          ...Array.from({ length: 60 }, (_, nth) => lamp(nth, `${nth},00 EUR`)),
          ...CURRENCIES.map((code, nth) => lamp(100 + nth, `9,00 ${code}`)),
        ),
      },
      said: /… and \d+ more; to see them all, .*\(--rejected ROWS\.csv\)/,
      follow: async ({ options, path }) =>
        options('--rejected').map((word) => (word === 'ROWS.csv' ? path(word) : word)),
      after: /22 rejected/,
      stays: true,
    },
  ],
  'set-fields': [
    {
      name: 'what is missing is supplied with an own address',
      files: {
        'shop.csv': foreign('Article number,Name,Image,Page,Price', (nth) => `${nth}0.00`).replaceAll(
          /,https:\/\/s\.example\/\d,/g,
          ',,',
        ),
      },
      said: /Nothing says where these come from: link/,
      follow: ({ options }) => options('--set link').map((word) => word.replace('YOUR-SHOP', 'shop.example')),
    },
    {
      name: 'the price is in a column that nobody would think of',
      files: { 'shop.csv': foreign('Article number,Name,Image,Page,Rho', (nth) => `${nth}0.00`) },
      said: /Nothing says where these come from: price\..*\n +price: no column is called a price, but Rho \(10\.00\) looks like one; take the one that shoppers pay/,
      follow: ({ options }) => options('--set price'),
    },
    {
      name: 'whole prices are in a column that nobody would think of',
      files: { 'shop.csv': foreign('Article number,Name,Image,Page,Rho', (nth) => `${nth}0`) },
      said: /price: no column is called a price; add one to the file, or say which has the prices/,
      follow: ({ options }) => options('--set price').map((word) => word.replace('PRICE-COLUMN', 'Rho')),
    },
    {
      name: 'the file has no row with the names of its columns',
      files: { 'shop.csv': foreign('', (nth) => `${nth}0.00`).replace('\n', '') },
      said: /price: the file has no row with the names of its columns, so these have numbers, but Column 5 \(10\.00\) looks like one/,
      follow: ({ options }) => options('--set'),
      after: /its first row is a product/,
    },
    {
      name: 'no price is anywhere, and a column with prices is added to the file',
      files: { 'shop.csv': foreign('Article number,Name,Image,Page,Colour', () => 'red') },
      said: /Nothing says where these come from: price\..*\n +price: no column is called a price; add one to the file/,
      follow: async ({ write }) => {
        await write(
          'shop.csv',
          foreign('Article number,Name,Image,Page,Price', (nth) => `${nth}0.00`),
        );
        return [];
      },
    },
    {
      name: 'the column of prices is empty, and it is filled in',
      files: { 'shop.csv': foreign('Article number,Name,Image,Page,Price', () => '') },
      said: /price: the column Price has no value in any row; fill it in/,
      follow: async ({ write }) => {
        await write(
          'shop.csv',
          foreign('Article number,Name,Image,Page,Price', (nth) => `${nth}0.00`),
        );
        return [];
      },
    },
    {
      name: 'a column of the mapping that has another name now',
      files: { 'new.csv': german(...lamps).replace('Preis', 'Preise'), 'old.csv': german(...lamps), 'm.yaml': MAPPING },
      before: [['old.csv', '--mapping', 'm.yaml']],
      said: /has no column "Preis".*did you mean "Preise"/,
      follow: ({ options }) => options('--set price'),
    },
    {
      name: 'an update whose columns nobody knows',
      files: { 'list.csv': lines('Nr;VK', 'L1;15.00'), 'shop.csv': german(...lamps), 'm.yaml': MAPPING },
      before: [['shop.csv', '--mapping', 'm.yaml']],
      args: ['--update'],
      said: /Nothing would change/,
      follow: ({ options }) => options('--set price'),
      after: /1 changed/,
    },
    {
      name: 'an update that names its products otherwise',
      files: { 'list.csv': lines('Nummer;Preis', 'L1;15.00'), 'shop.csv': german(...lamps), 'm.yaml': MAPPING },
      before: [['shop.csv', '--mapping', 'm.yaml']],
      args: ['--update'],
      said: /has no column for the sku/,
      follow: ({ options }) => options('--set sku').map((word) => word.replace('COLUMN', 'Nummer')),
      after: /1 changed/,
    },
    {
      name: 'prices that move as no shop moves them are in another column',
      files: {
        'new.csv': lines(`${HEAD},shelf`, ...Array.from({ length: 30 }, (_, nth) => row(`p${nth}`, '1.00', '10.50'))),
        'shop.csv': lines(HEAD, ...Array.from({ length: 30 }, (_, nth) => row(`p${nth}`))),
      },
      before: [['shop.csv']],
      said: /30 of 30 prices would become/,
      follow: ({ options }) => options('--set price').map((word) => word.replace('COLUMN', 'shelf')),
    },
    {
      name: 'products that are other ones under the same sku have their key in another column',
      files: {
        'new.csv': lines(
          `${HEAD},key`,
          ...Array.from({ length: 30 }, (_, nth) =>
            row(`p${nth}`, '10.00', `p${(nth + 7) % 30}`).replace(/Product \w+/, `Product p${(nth + 7) % 30}`),
          ),
        ),
        'shop.csv': lines(HEAD, ...Array.from({ length: 30 }, (_, nth) => row(`p${nth}`))),
      },
      before: [['shop.csv']],
      said: /30 of 30 products would be other ones/,
      follow: ({ options }) => options('--set sku').map((word) => word.replace('COLUMN', 'key')),
    },
  ],
  override: [
    {
      name: 'who knows better goes on',
      files: { 'part.csv': lines(HEAD, row('a')), 'shop.csv': own },
      before: [['shop.csv']],
      said: /If this is intended, add --yes/,
      follow: ({ options }) => options('--yes'),
    },
    {
      name: 'a currency is given once more to a file of which most rows are rejected',
      files: { 'shop.csv': lines(HEAD, row('a'), row('b', '-'), row('c', '-')) },
      args: ['--yes'],
      instead: ['--yes'],
      said: /The currency of the prices is not known/,
      follow: ({ options }) => options('--currency', '--yes').map((word) => (word === 'CODE' ? 'EUR' : word)),
    },
  ],
  'get-mapping': [
    {
      name: 'a mapping that was inferred is taken out, changed and given',
      files: { 'shop.csv': foreign('Article number,Name,Image,Page,Price', (nth) => `${nth}0.00`) },
      said: /To see why each column was taken as it was/,
      follow: async ({ command, path, read, write }) => {
        expect(await command(/^guidepost catalogs mapping/, { FILE: path('m.yaml') })).toMatchObject({ code: 0 });
        await write('m.yaml', (await read('m.yaml')).replace(/^currency:.*$/m, '').concat('\ncurrency: EUR\n'));
        return ['--mapping', path('m.yaml')];
      },
    },
  ],
  'choose-folder': [
    {
      name: 'a file where the data folder should be',
      files: { 'shop.csv': own, 'plain.txt': 'x' },
      args: ['--data', 'plain.txt'],
      instead: ['--data', 'plain.txt'],
      said: /this is a file/,
      follow: ({ options, path }) => options('--data').map((word) => (word === 'FOLDER' ? path('other') : word)),
    },
  ],
  'make-store': [
    {
      name: 'products are deleted where nothing was ever imported',
      files: { 'list.csv': lines('sku', 'a'), 'shop.csv': own },
      args: ['--delete'],
      said: /there is no store in this folder/,
      // `guidepost serve` makes it and stays; importing a catalog makes it, too, as the words before it say.
      follow: async ({ text }) => {
        expect(text).toMatch(/start the server, import a catalog or make a key, which makes one/);
        await run(importing('shop.csv'));
        return [];
      },
    },
  ],
  'migrate-store': [
    {
      name: 'a store with an older schema',
      files: { 'shop.csv': own },
      before: [['older schema']],
      said: /has the schema of an older Guidepost/,
      follow: async ({ command }) => {
        expect(await command(/^guidepost migrate/)).toMatchObject({ code: 0 });
        return [];
      },
    },
  ],
};

/** What an import says without an option, as only the file or the mapping can be changed. */
const WORDS: readonly Row[] = [
  {
    name: 'the element that is a product, in a document with one product',
    files: { 'shop.xml': xml(inXml('item', 1)) },
    said: /say in a mapping .*`records: \/shop\/items\/item`/,
    follow: async ({ write, path }) => {
      await write('m.yaml', 'records: /shop/item\n');
      return ['--mapping', path('m.yaml')];
    },
  },
  {
    name: 'the list with the products, where there are several',
    files: { 'shop.json': JSON.stringify({ items: [product(1), product(2)], others: [product(3), product(4)] }) },
    said: /several arrays of objects are in the document: \/items, \/others/,
    follow: async ({ text, write, path }) => {
      await write('m.yaml', `${/`(records: [^`]+)`/.exec(text)?.[1]}\n`);
      return ['--mapping', path('m.yaml')];
    },
  },
  {
    name: 'quotes that are plain letters',
    files: {
      'shop.csv': lines(HEAD, row('a').replace('Product a', '"5" wide'), ...abcd.slice(1).map((sku) => row(sku))),
      'm.yaml': 'format: csv\nquotes: true\n',
    },
    args: ['--mapping', 'm.yaml'],
    said: /say `quotes: false` in the mapping/,
    follow: async ({ write }) => {
      await write('m.yaml', 'format: csv\nquotes: false\n');
      return [];
    },
  },
  {
    name: 'an open quote is closed',
    files: { 'shop.csv': lines(HEAD, row('a').replace('Product a', '"5 wide'), row('b')) },
    said: /a quote opens here and is never closed/,
    follow: async ({ write, read }) => {
      await write('shop.csv', (await read('shop.csv')).replace('"5 wide', '"5 wide"'));
      return [];
    },
  },
  {
    name: 'an unknown entity is written as text',
    files: { 'shop.xml': xml(...[1, 2, 3].map((nth) => inXml('item', nth).replace('Größe', 'R&D; &nix; x'))) },
    said: /&D; stands for nothing.*write &amp;D;/,
    follow: async ({ write, read }) => {
      await write('shop.xml', (await read('shop.xml')).replaceAll('&D;', '&amp;D;').replaceAll('&nix;', '&amp;nix;'));
      return [];
    },
  },
  {
    name: 'a feed is made without a DOCTYPE',
    files: {
      'shop.xml': `<!DOCTYPE shop [<!ENTITY a "b">]><shop>${[1, 2, 3].map((nth) => inXml('item', nth)).join('')}</shop>`,
    },
    said: /make the feed without a DOCTYPE/,
    follow: async ({ write, read }) => {
      await write('shop.xml', (await read('shop.xml')).replace(/<!DOCTYPE.*?\]>/, ''));
      return [];
    },
  },
  {
    name: 'rows that are no products are left out by the mapping',
    files: { 'shop.csv': lines(HEAD, ...abcd.map((sku) => row(sku)), row('e', '-')), 'm.yaml': 'format: csv\n' },
    args: ['--strict', '--mapping', 'm.yaml'],
    said: /"-" is no price; .*leave such rows out with `drop: /,
    follow: async ({ text, write }) => {
      await write('m.yaml', `format: csv\n${/`(drop: [^`]+)`/.exec(text)?.[1]}\n`);
      return [];
    },
  },
  {
    name: 'products that cost nothing are left out with the line that is printed',
    files: { 'shop.csv': german(...lamps, lamp(5, '0.00')), 'm.yaml': MAPPING },
    args: ['--mapping', 'm.yaml'],
    said: /1 product has a price of 0/,
    follow: async ({ text, write }) => {
      await write('m.yaml', `${MAPPING}${/`(drop: [^`]+)`/.exec(text)?.[1]}\n`);
      return [];
    },
    after: /1 left out by the mapping/,
  },
  {
    name: 'a price with a decimal comma is written with a point',
    files: { 'shop.csv': lines(HEAD, ...abcd.map((sku) => row(sku)), row('e', '"1,50"')) },
    args: ['--strict'],
    said: /has a decimal comma; write it as 1\.50/,
    follow: async ({ write, read }) => {
      await write('shop.csv', (await read('shop.csv')).replace('"1,50"', '1.50'));
      return [];
    },
  },
  {
    name: 'an update of a catalog that is not there',
    files: { 'prices.csv': lines('sku,price', 'a,1.00'), 'shop.csv': own },
    args: ['--update'],
    said: /There is no catalog .* to update.*Import a whole file first/,
    follow: async () => {
      expect(await run(importing('shop.csv'))).toMatchObject({ code: 0 });
      return [];
    },
  },
  {
    name: 'rows in other currencies go into a catalog of their own',
    files: { 'shop.csv': german(...[1, 2, 3].map((nth) => lamp(nth, `1${nth},00 €`)), lamp(4, '14,00 $')) },
    args: ['--strict'],
    said: /price is in USD, and the currency of the catalog is EUR; convert it, or import those rows into a catalog of their own/,
    follow: async ({ write }) => {
      await write('dollars.csv', german(lamp(4, '14,00 $'), lamp(5, '15,00 $')));
      expect(await run([...importing('dollars.csv'), '--catalog', 'dollars', '--strict'])).toMatchObject({ code: 0 });
      await write('shop.csv', german(...[1, 2, 3].map((nth) => lamp(nth, `1${nth},00 €`))));
      return [];
    },
  },
];

let home = '';
const importing = (file: string): string[] => [
  ...['import', join(home, file), '--client', 'shop', '--catalog', 'c', '--data', join(home, 'data')],
];

/** Options as they are printed, with what a shell would make of quotes. */
const OPTION =
  /--(?:set [\w.]+=(?:'(?:[^']|'\\'')*'|[\p{L}\p{N}_-]+)|(?:mapping|save-mapping|rejected|format|encoding|currency|language|data) [\w.-]+|infer|replace|update|yes)/gu;

const wordsOf = (option: string): string[] =>
  execFileSync('sh', ['-c', `for word in ${option}; do printf '%s\\0' "$word"; done`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

async function follow({
  files,
  before = [],
  args = [],
  said,
  follow: act,
  after: expected,
  instead = [],
  stays = false,
}: Row): Promise<void> {
  home = join(folder, `${Math.random()}`.slice(2));
  await mkdir(home);
  const path = (name: string) => join(home, name);
  const write = (name: string, content: string | Uint8Array) => writeFile(path(name), content);
  await Promise.all(Object.entries(files).map(([name, content]) => write(name, content)));
  const named = (words: readonly string[]) => words.map((word) => (word in files ? path(word) : word));
  for (const [file = '', ...more] of before) {
    if (file === 'older schema') await makeOlderStore(path('data'));
    else expect(await run([...importing(file), ...named(more)]), file).toMatchObject({ code: 0 });
  }
  const [file = ''] = Object.keys(files);
  const first = await run([...importing(file), ...named(args)]);
  const text = first.stdout + first.stderr;
  expect(text).toMatch(said);
  const options = (...beginnings: readonly string[]) =>
    beginnings.flatMap((beginning) => {
      const found = [...text.matchAll(OPTION)].find(([option]) => option.startsWith(beginning))?.[0];
      expect(found, `${beginning} in: ${text}`).toBeDefined();
      return wordsOf(found ?? '');
    });
  const command = (beginning: RegExp, open: Readonly<Record<string, string>> = {}) => {
    const found = [...text.matchAll(/guidepost [^()\n]+/g)].find(([one]) => beginning.test(one))?.[0] ?? '';
    expect(found).toMatch(beginning);
    const words = wordsOf(found)
      .slice(1)
      .map((word) => open[word] ?? word);
    return run([...words, '--data', path('data')]);
  };
  const read = (name: string) => readFile(path(name), 'utf8');
  const more = await act({ ...first, text, options, write, read, path, command });
  const kept = named(args.filter((word) => !instead.includes(word)));
  const second = await run([...importing(file), ...kept, ...more]);
  const after = second.stdout + second.stderr;
  expect(second.code, after).toBe(0);
  if (!stays) expect(after).not.toMatch(said);
  if (expected) expect(after).toMatch(expected);
}

async function makeOlderStore(data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  const path = join(data, 'guidepost.db');
  const db = new Kysely<unknown>({
    dialect: new NodeSqliteDialect({ database: openSqlite(path), path, patience: 5000 }),
  });
  const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
  await migrateDefinitions(db, { mode: 'apply', place: 'x', serverRuns: async () => false, migrations: older });
  await db.destroy();
}

const cases = Object.entries(ROWS).flatMap(([kind, rows]) => rows.map((each) => [kind, each.name, each] as const));

describe('a remedy that is followed as it is printed lets the import go in:', () => {
  test.each(cases)('%s: %s', (_kind, _name, each) => follow(each));
});

describe('so do words about the file or its mapping:', () => {
  test.each(WORDS.map((each) => [each.name, each] as const))('%s', (_name, each) => follow(each));
});

/** Remedies that no import has. */
const NOT_OF_IMPORTS = ['import-file', 'feed-with', 'pull-feed', 'draft-with', 'list-keys', 'choose-port'];
/** Members that no message of an import names. */
const NOT_NAMED = ['import-with language'];

test('every remedy of an import is followed here', () => {
  const source = readFileSync(fileURLToPath(new URL('../../../fault/src/remedy.ts', import.meta.url)), 'utf8');
  const kinds = new Set([...source.matchAll(/readonly kind: '([\w-]+)'/g)].map(([, kind = '']) => kind));
  kinds.delete('import-with');
  const all = [...kinds, ...IMPORT_MEMBERS.map((member) => `import-with ${member}`)];
  const known = [...Object.keys(ROWS), ...NOT_OF_IMPORTS, ...NOT_NAMED];
  expect(all.toSorted()).toEqual(known.toSorted());
});
