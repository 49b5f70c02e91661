// Nothing in a file vanishes without a word: whatever it has beside what everybody knows is accounted for in the report, as a
// field or an attribute of products, or as left out with how often it came; and every row is a product, or of one, or rejected
// with its line and the reason.

import { namedColumns } from '@guidepost/catalog/mapping/named-columns';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { type Item, SHOP_FILES, type ShopFile, type TableDialect } from '../../test/fixture/shop-files.ts';
import { COMMAND_DOOR } from '../cli/spell-remedy.ts';
import { viewImportOutcome } from '../views/import-view.ts';
import { inOwnStore, stores } from './import.fixture.ts';
import { runImport } from './run-import.ts';

inOwnStore();

const source = (name: string, content: string | Uint8Array) => ({
  name,
  size: content.length,
  open: async function* () {
    yield Buffer.from(content);
  },
});

let catalogs = 0;

/** The report of an import as `--json` prints it. What the file lacks is supplied as the report says. */
async function importFile(name: string, content: string | Uint8Array) {
  const target = { client: 'shop', catalog: `c${++catalogs}` };
  const request = { ...target, source: source(name, content), yes: true };
  let outcome = await runImport(stores, request);
  if (outcome.kind === 'stopped' && outcome.stopped.reasons[0]?.code === 'fields-missing') {
    const { fields } = outcome.stopped.reasons[0];
    outcome = await runImport(stores, {
      ...request,
      set: fields.map(({ field, example }) => `${field}=${example?.replace('YOUR-SHOP', 'shop.example')}`),
    });
  }
  const view = viewImportOutcome(target, outcome, COMMAND_DOOR);
  if ('error' in view) throw new Error(view.error);
  return view;
}

async function importAs(target: { readonly client: string; readonly catalog: string }, content: string) {
  const view = viewImportOutcome(
    target,
    await runImport(stores, { ...target, source: source('a.json', content) }),
    COMMAND_DOOR,
  );
  if ('error' in view) throw new Error(view.error);
  return view;
}

type Report = Awaited<ReturnType<typeof importFile>>;

/** What the report says of each column that it names: how often it came if it is left out, and else null. */
function accountOf({ mapping, attributes, columns_unused }: Report): Map<string, number | null> {
  const account = new Map<string, number | null>();
  for (const { column, filled } of mapping.unused ?? []) account.set(column, filled);
  for (const column of columns_unused) account.set(column, account.get(column) ?? null);
  for (const { name, columns } of attributes) for (const column of [name, ...columns]) account.set(column, null);
  if (mapping.text !== null)
    for (const column of namedColumns(readMapping('m', mapping.text))) account.set(column, null);
  return account;
}

/** Each name ends in letters that no other has, by which it is found in the names of columns. */
const ENDS = ['zqa', 'zqe', 'zqi', 'zqo', 'zqu', 'zqy', 'zja', 'zje', 'zji', 'zjo'];
const words = fc.oneof(
  fc.constantFrom(
    'Farbe ',
    'price',
    'Ean ',
    'Weight (kg) ',
    'specs.',
    'Größe ',
    'a[b] ',
    'x@',
    'any ',
    '№ ',
    "Men's ",
    'url ',
  ),
  fc.stringMatching(/^[A-Za-zäöüß]{1,8} ?$/),
);
const elementWords = fc.oneof(
  fc.constantFrom('Farbe_', 'price', 'EAN', 'ns:', 'Größe', 'a.b.', 'x-', 'any', 'url_', 'DELIVERY_', 'g:'),
  fc.stringMatching(/^[A-Za-zäöüß]{1,8}_?$/),
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'red',
    'blue',
    'Größe & Co',
    '12',
    '3.5 kg',
    '1,299.00',
    'yes',
    'https://x.example/a',
    '-',
    'n/a',
  ),
  fc.constantFrom('<b>fat</b> text', 'a; b', '10 x 20 cm', '2026-01-01', '0', '4006381333931', 'x'.repeat(200)),
  fc.stringMatching(/^[A-Za-z0-9äöü .]{1,12}$/).map((text) => text.trim()),
);

const named = (names: fc.Arbitrary<string>, ends: readonly string[]) =>
  fc.array(names, { minLength: 1, maxLength: ends.length }).map((all) => all.map((name, nth) => `${name}${ends[nth]}`));

/** `shop`: its products; `twice`: one of them is listed a second time. */
const shopOf = ({ isXml = false }: ShopFile) =>
  fc
    .record({
      columns: named(isXml ? elementWords : words, ENDS.slice(0, 5)),
      pairs: named(isXml ? fc.oneof(words, elementWords) : fc.stringMatching(/^[A-Za-zäöüß]{1,8} ?$/), ENDS.slice(5)),
      rows: fc.array(fc.array(value, { minLength: 10, maxLength: 10 }), { minLength: 3, maxLength: 8 }),
      twice: fc.boolean(),
    })
    .map(({ columns, pairs, rows, twice }) => {
      const said = (names: readonly string[], values: readonly string[]) =>
        Object.fromEntries(names.map((name, nth) => [name, values[nth] ?? '']));
      const items = rows.map(
        (values, nth): Item => ({
          ...{ sku: `A-${nth + 1}`, title: `Lamp ${'klmnopqr'[nth]}`, price: `${nth + 10}.50` },
          columns: said(columns, values),
          pairs: said(
            pairs,
            values.slice(5).map((text) => text.replaceAll(/[,;:=|"]/g, ' ').trim()),
          ),
        }),
      );
      return twice ? [...items, items[0] as Item] : items;
    });

const dialect: fc.Arbitrary<TableDialect> = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  end: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
});

/** Such a row may be rejected. */
const isTwice = (items: readonly Item[], nth: number): boolean => items.indexOf(items[nth] as Item) < nth;

/** What may stand for no value. */
const isBlank = (text: string): boolean => text === 'n/a' || !/[\p{L}\p{N}]/u.test(text);

/** Column or pair → in how many rows it has a value, at least and at most. */
function countsOf(items: readonly Item[], hasNoPairs: boolean): Map<string, readonly [least: number, most: number]> {
  const counts = new Map<string, readonly [number, number]>();
  for (const [nth, { columns, pairs }] of items.entries())
    for (const [name, text] of Object.entries({ ...columns, ...(hasNoPairs ? {} : pairs) })) {
      const [least, most] = counts.get(name) ?? [0, 0];
      if (text !== '') counts.set(name, [least + (isBlank(text) || isTwice(items, nth) ? 0 : 1), most + 1]);
    }
  return counts;
}

describe('nothing in a file vanishes without a word:', () => {
  test.each(SHOP_FILES.map((file) => [file.system, file] as const))('%s', async (system, file) => {
    await fc.assert(
      fc.asyncProperty(shopOf(file), dialect, async (items, way) => {
        const report = await importFile(file.name, file.write(items, way));
        const account = accountOf(report);
        const counts = countsOf(items, file.hasNoPairs ?? false);
        const ends = [...counts.keys()].map((name) => name.slice(-3));
        for (const [name, [least, most]] of counts) {
          if (system === 'Shopify' && items.every((item) => !(name in item.columns)) && isFourth(items, name)) continue;
          const end = name.slice(-3);
          // A name may begin as another one ends.
          const alike = [...account].filter(([column]) => column.toLowerCase().includes(end));
          const isOnly = (column: string) =>
            !ends.some((other) => other !== end && column.toLowerCase().includes(other));
          const found = alike.find(([column]) => isOnly(column)) ?? alike[0];
          expect(found, `${name}, ${most} times, in ${JSON.stringify([...account.keys()])}`).toBeDefined();
          if (typeof found?.[1] !== 'number') continue;
          expect(found[1], name).toBeGreaterThanOrEqual(least);
          expect(found[1], name).toBeLessThanOrEqual(most);
        }
        const { rows: added = 0, repeated = 0 } = report.listed_again ?? {};
        expect(report.products + report.rejected + report.dropped + added + repeated).toBe(report.rows);
        expect(report.rows).toBe(items.length);
        expect(report.rejections).toHaveLength(report.rejected);
        for (const { line, reason } of report.rejections) {
          expect(line).toBeGreaterThan(0);
          expect(reason).toMatch(/.; ./s);
        }
      }),
      runs(25, 100),
    );
  });
});

/** Shopify has three options. */
const isFourth = (items: readonly Item[], name: string): boolean =>
  [...new Set(items.flatMap(({ pairs }) => Object.keys(pairs)))].indexOf(name) > 2;

describe('also what is beside the values that are taken, with how often it came:', () => {
  const nth = [1, 2, 3, 4];
  const inJson = (of: (nth: number) => object): string =>
    JSON.stringify(
      nth.map((one) => ({ ...{ id: `A-${one}`, name: `Lamp ${'klmn'[one - 1]}`, price: `${one}0.50` }, ...of(one) })),
    );
  const inXml = (of: (nth: number) => string): string =>
    `<shop>${nth.map((one) => `<item><id>A-${one}</id><name>Lamp ${'klmn'[one - 1]}</name><price>${one}0.50</price>${of(one)}</item>`).join('')}</shop>`;
  const inFeed = (of: (nth: number) => string): string =>
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${nth.map((one) => `<item><g:id>A-${one}</g:id><title>Lamp ${'klmn'[one - 1]}</title><link>https://s.example/${one}</link><g:image_link>https://s.example/${one}.jpg</g:image_link><g:price>${one}0.50 EUR</g:price>${of(one)}</item>`).join('')}</channel></rss>`;
  const inTable = (head: string, of: (nth: number) => string): string =>
    [
      `Article number,Name,Image,Page,Price,${head}`,
      ...nth.map(
        (one) =>
          `A-${one},Lamp ${'klmn'[one - 1]},https://s.example/${one}.jpg,https://s.example/${one},${one}0.50,${of(one)}`,
      ),
    ].join('\n');
  const long = 'Maximum weight of everything that may be put on top of it at once according to the maker';

  test.each<[name: string, file: string, content: string, column: string, count: number]>([
    [
      'members of pairs',
      'a.json',
      inJson((one) => ({ specs: [{ name: 'Size', value: one, group: 'Body' }] })),
      'specs[].group',
      4,
    ],
    [
      'what only later elements of a list have',
      'a.json',
      inJson((one) => ({ pictures: [{ src: 'a' }, one > 2 ? { alt: 'x' } : {}] })),
      'pictures[].alt',
      2,
    ],
    [
      'attributes of pairs',
      'a.xml',
      inXml((one) => `<param name="Size" group="Body">${one}</param>`),
      'param[].@group',
      4,
    ],
    [
      'elements of pairs',
      'a.xml',
      inXml((one) => `<F><FNAME>Size</FNAME><FVALUE>${one}</FVALUE>${one > 1 ? '<FORDER>1</FORDER>' : ''}</F>`),
      'F[].FORDER',
      3,
    ],
    ['a text beside the elements of a product', 'a.xml', inXml((one) => (one > 1 ? 'by hand' : '')), 'text', 3],
    [
      'sections of details',
      'a.xml',
      inFeed(
        (one) =>
          `<g:product_detail><g:section_name>Body</g:section_name><g:attribute_name>Size</g:attribute_name><g:attribute_value>${one}</g:attribute_value></g:product_detail>`,
      ),
      'product_detail[].section_name',
      4,
    ],
    ['attributes of elements', 'a.xml', inFeed((one) => `<g:size unit="cm">${one}</g:size>`), 'size[].@unit', 4],
    [
      'a pair with an endless name',
      'a.csv',
      inTable('Attribute 1 name,Attribute 1 value(s)', (one) => (one > 2 ? `${long},${one}` : 'Size,1')),
      'Attribute[].rest',
      2,
    ],
    [
      'a value without a name',
      'a.csv',
      inTable('Attribute 1 name,Attribute 1 value(s)', (one) => (one > 2 ? ',red' : 'Size,1')),
      'Attribute[].rest',
      2,
    ],
    [
      'what is no pair in a cell of pairs',
      'a.csv',
      inTable('Features', (one) => (one > 2 ? 'Size:1;handmade' : 'Size:2')),
      'Features[].rest',
      2,
    ],
    [
      'a member whose name has dots',
      'a.json',
      inJson((one) => ({ specs: { 'max.load': '', 'min.load': one > 1 ? 'same' : '' } })),
      'specs.min.load',
      3,
    ],
  ])('%s', async (_, name, content, column, count) => {
    const { mapping, products } = await importFile(name, content);
    expect(products).toBe(4);
    expect(mapping.unused).toContainEqual(
      expect.objectContaining({ column, filled: count, reason: expect.any(String) }),
    );
  });

  test('every one of more columns than are looked at', async () => {
    const specs = (one: number) =>
      Array.from({ length: 1_500 }, (_, spec) => ({ name: `Spec ${spec}`, value: `v${one}` }));
    const report = await importFile(
      'a.json',
      inJson((one) => ({ specs: specs(one) })),
    );
    const account = accountOf(report);
    for (const { name } of specs(1)) expect(account.get(`specs[${name}]`), name).not.toBe(undefined);
    const beyond = report.mapping.unused?.find(({ column }) => column === 'specs[Spec 1499]');
    expect(beyond).toMatchObject({ filled: 4, reason: expect.stringMatching(/^not looked at: \d+ other columns/) });
  });

  test('a column that comes when the mapping is kept already', async () => {
    const target = { client: 'shop', catalog: 'kept' };
    const of = (more: object) =>
      source(
        'a.json',
        inJson((one) => ({ url: `https://s.example/${one}`, image: `https://s.example/${one}.jpg`, ...more })),
      );
    await runImport(stores, { ...target, source: of({}) });
    const outcome = await runImport(stores, {
      ...target,
      source: of({ colour: 'red', specs: [{ name: 'Size', value: 1 }] }),
    });
    const report = viewImportOutcome(target, outcome, COMMAND_DOOR);
    expect(report).toMatchObject({ columns_unused: ['colour', 'specs[Size]'] });
  });

  test('and what was told once is not told again at every import', async () => {
    const content = inJson((one) => ({
      ...{ url: `https://s.example/${one}`, image: `https://s.example/${one}.jpg` },
      ...{ specs: [{ name: 'Size', value: one, group: 'Body' }] },
    }));
    const target = { client: 'shop', catalog: 'again' };
    const [first, second] = [await importAs(target, content), await importAs(target, content)];
    expect(first.mapping.text).toContain("# 'specs[].group': left out, said in a list beside");
    expect(second).toMatchObject({ mapping: { origin: 'kept' }, columns_unused: [] });
  });
});

test('without a price anywhere nothing goes in, and the price is the one thing that is asked for', async () => {
  const target = { client: 'shop', catalog: 'priceless' };
  for (const { name, write } of SHOP_FILES.filter(({ system }) => /CSV|NDJSON|HTML|workbook/.test(system))) {
    const items = [1, 2, 3].map(
      (nth): Item => ({
        ...{ sku: `A-${nth}`, title: `Lamp ${'klm'[nth - 1]}`, price: '' },
        columns: { Colour: 'red' },
        pairs: {},
      }),
    );
    const content = write(items, { separator: ';', end: '\n', isQuoted: false });
    const outcome = await runImport(stores, { ...target, source: source(name, content), yes: true });
    const view = viewImportOutcome(target, outcome, COMMAND_DOOR);
    expect(view, name).toMatchObject({
      error: expect.stringMatching(/Nothing says where these come from: price\./),
      stopped: [
        {
          code: 'fields-missing',
          fields: [{ field: 'price', reason: expect.stringMatching(/; (?:add one|fill it in)/) }],
        },
      ],
      can_be_overridden: false,
    });
    expect(await stores.catalogs.find('shop', 'priceless')).toBeNull();
  }
});

test('of prices in several currencies the catalog takes its own, and the number of each other is told', async () => {
  const marks = ['€', '€', '€', '$', '$', 'CHF'];
  const rows = marks.map(
    (mark, nth) =>
      `A-${nth};Lamp ${'klmnop'[nth]};https://s.example/${nth}.jpg;https://s.example/${nth};1${nth},50 ${mark}`,
  );
  const report = await importFile('a.csv', ['Article number;Name;Image;Page;Price', ...rows].join('\n'));
  expect(report).toMatchObject({ currency: 'EUR', products: 3, rejected: 3 });
  const told = report.rejection_groups.map(({ count, first }) => [
    count,
    /is in (\w+)/.exec(first.reason)?.[1],
    first.line,
  ]);
  expect(told).toEqual([
    [2, 'USD', 5],
    [1, 'CHF', 7],
  ]);
});
