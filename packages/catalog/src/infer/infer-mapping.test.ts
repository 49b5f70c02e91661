import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { inferMapping } from './infer-mapping.ts';

// Small files with the quirks of real ones: what a careful person would write is what is inferred.

const infer = (text: string, given: readonly string[] = []) =>
  inferMapping(sourceOf(text), { given: given.map((setting) => readGivenField('--set', setting)) });

/** A shop's file whose last column is under test. */
const table = (column: string, cells: readonly string[]): string => {
  const rows = cells.map((cell, index) => `A-${index * 7},Thing ${index},${index}.99,"${cell.replaceAll('"', '""')}"`);
  return `Artikelnummer,Bezeichnung,Preis,${column}\n${rows.join('\n')}\n`;
};

async function attributeOf(column: string, cells: readonly string[]) {
  const { mapping, text } = await infer(table(column, cells));
  return { rules: mapping.attributes, text };
}

const many = (cells: readonly string[], rows = 60): string[] =>
  Array.from({ length: rows }, (_, index) => cells[index % cells.length] ?? '');

test('fields are found by names in several languages and by what the cells hold', async () => {
  const { mapping, missing } = await infer(
    'Artikelnummer;Bezeichnung;Marke;Bild;Link;Preis (€);UVP;Lagerbestand;Beschreibung\n' +
      'K-1;Kaffeemaschine Uno;Brühwerk;https://i.example/1.jpg;https://s.example/1;1.299,00;1.499,00;4;"Brüht viel, und gern"\n' +
      'K-2;Kaffeemaschine Duo;Brühwerk;https://i.example/2.jpg;https://s.example/2;99,50;;0;"Brüht für zwei Leute"\n' +
      'K-3;Wasserkocher;Kessel & Co;https://i.example/3.jpg;https://s.example/3;49,00;59,00;12;"Kocht Wasser sehr schnell"\n',
  );
  const from = Object.entries(mapping.fields).map(([field, rule]) => [field, rule.from[0]]);
  expect(Object.fromEntries(from)).toMatchObject({
    sku: { column: 'Artikelnummer' },
    title: { column: 'Bezeichnung' },
    description: { column: 'Beschreibung' },
    image: { column: 'Bild' },
    link: { column: 'Link' },
    price: { column: 'Preis (€)' },
    list_price: { column: 'UVP' },
    available: { column: 'Lagerbestand' },
  });
  expect(mapping).toMatchObject({ currency: 'EUR', decimal: 'comma', attributes: [{ name: 'brand' }] });
  expect(missing).toEqual([]);
});

test('what is nowhere in the file is missing, with how to supply it, and never made up', async () => {
  const { mapping, missing, text } = await infer('Handle,Name,Price\na,One,\nb,Two,\n');
  expect(missing).toEqual([
    { field: 'image', reason: expect.any(String), example: expect.stringMatching(/^https:\/\/YOUR-SHOP\/.*\{/) },
    { field: 'link', reason: expect.any(String), example: expect.stringMatching(/^https:\/\/YOUR-SHOP\/.*\{/) },
    { field: 'price', reason: 'the column Price has no value in any row', example: expect.any(String) },
  ]);
  expect(mapping.fields).not.toHaveProperty('link');
  expect(text).toMatch(/^# link: 'https:\/\/YOUR-SHOP\/products\/\{/m);
});

test('a field that a person gives is taken as it is, and no more missing', async () => {
  const { mapping, missing } = await infer('id,name,price\n1,One,5.00\n2,Two,6.00\n', [
    'link=https://shop.example/{id}',
    'image=https://shop.example/{id}.jpg',
  ]);
  expect(missing).toEqual([]);
  expect(mapping.fields.link?.from[0]).toMatchObject({ kind: 'template' });
});

test('where no column tells the rows apart, the fewest that do make the sku; rows that are the same count for nothing', async () => {
  const { mapping } = await infer(
    'name,color,size,price\nCap,red,S,5.00\nCap,red,M,5.00\nCap,blue,S,5.00\nCap,blue,S,5.00\nHat,red,S,6.00\nHat,red,M,6.50\nHat,blue,,6.00\n',
  );
  const { from } = mapping.fields.sku ?? { from: [] };
  const [template] = from;
  expect(template?.kind === 'template' && template.parts.filter((part) => typeof part !== 'string')).toMatchObject([
    { column: 'name', filters: ['slug'] },
    { column: 'size', optional: true },
    { column: 'color' },
  ]);
  expect(mapping.fields.group?.from).toMatchObject([{ column: 'name' }]);
});

test('a name without its maker gets it', async () => {
  const { mapping } = await infer(
    'id,Company,Product,price\n1,Apple,MacBook,5.00\n2,Dell,XPS 13,6.00\n3,HP,Spectre,7.00\n4,HP,Envy,7.00\n',
  );
  expect(mapping.fields.title?.from).toMatchObject([
    { kind: 'template', parts: [{ column: 'Company' }, ' ', { column: 'Product' }] },
  ]);
});

test.each([
  ['Ram', ['8GB', '16GB', '32GB'], { type: 'number', unit: 'GB', units: [] }],
  [
    'Storage',
    ['512 GB', '256GB', '1 TB'],
    {
      type: 'number',
      unit: 'GB',
      units: [
        ['GB', 1],
        ['TB', 1000],
      ],
    },
  ],
  [
    'Heating',
    ['ca. 30 s', '8 min', '12 min', '12 Minuten'],
    {
      ...{ type: 'number', unit: 'min' },
      units: [
        ['min', 1],
        ['s', 1 / 60],
      ],
    },
  ],
  [
    'Heating',
    ['20 s', '8 min', '12 min'],
    {
      ...{ type: 'number', unit: 's' },
      units: [
        ['min', 60],
        ['s', 1],
      ],
    },
  ],
  ['Weight', ['1.37kg', 'About 2 kg', '2.5 kg'], { type: 'number', unit: 'kg' }],
  ['Screen', ['15.6"', '13.3"', '17"'], { type: 'number', unit: 'in' }],
  ['capacity_w', ['100', '200', '350'], { type: 'number', unit: 'W' }],
  ['Touch', ['yes', 'no'], { type: 'boolean', words: { true: ['yes'], false: ['no'] } }],
  ['Rückgabe', ['Ja', 'NEIN', 'nein'], { type: 'boolean' }],
  ['OS', ['Windows', 'No OS', 'None', 'Linux'], { type: 'text' }],
  ['Connection', ['Wired', 'Wired, Wireless', 'Wireless, Bluetooth', 'Bluetooth, Wired'], { type: 'list', split: ',' }],
  ['Color', ['Black', 'Black / Silver', 'Silver', 'White / Black'], { type: 'list', split: ' / ' }],
  ['Write', ['14/12/2/2', '16/12/2/2', '12/8/2/2'], { type: 'text' }],
  ['Path', ['Home > Garden', 'Home > Kitchen', 'Home > Garden > Pots'], { type: 'text', pattern: '[^>]+$' }],
  ['Released', ['2019-05-01', '2020-11-30', '2021-01-02'], { name: 'released_year', type: 'number' }],
])('%s with %j', async (column, cells, expected) => {
  expect((await attributeOf(column, many(cells))).rules).toMatchObject([expected]);
});

test('a pair of numbers is two attributes, and one that is sometimes a range has two ends', async () => {
  const pixels = await attributeOf('Resolution', many(['2560,1440', '1920,1080', '3840,2160']));
  expect(pixels.rules).toMatchObject([
    { name: 'resolution_x', split: ',', part: 1, unit: 'px' },
    { name: 'resolution_y', split: ',', part: 2, unit: 'px' },
  ]);
  const speeds = Array.from({ length: 60 }, (_, index) =>
    index % 3 ? `${600 + index},${2000 + index}` : `${1500 + index}`,
  );
  expect((await attributeOf('rpm', speeds)).rules).toMatchObject([
    { name: 'rpm_min', part: 'min' },
    { name: 'rpm_max', part: 'max' },
  ]);
});

test('sides of a box are called as the header says; grouped thousands are one number', async () => {
  const sides = await attributeOf('Maße (B x H)', many(['60 x 85 cm', '59.5 x 84.5 cm', '45 x 85 cm']));
  expect(sides.rules).toMatchObject([
    { name: 'masse_breite', part: 1, unit: 'cm', label: 'Breite' },
    { name: 'masse_hoehe', part: 2, label: 'Höhe' },
  ]);
  const capacity = await attributeOf('Battery', many(['5,000mAh', '3,600mAh', '4,500mAh']));
  expect(capacity.rules).toMatchObject([{ name: 'battery', unit: 'mAh', type: 'number' }]);
});

test('prices that are given roughly, or in several currencies, are read', async () => {
  const rough = await infer('id,name,price_EUR\n1,One,About 130 EUR\n2,Two,150.50 EUR\n3,Three,about 90 EUR\n');
  expect(rough.mapping).toMatchObject({
    currency: 'EUR',
    fields: { price: { pattern: '^(?:About|about)?\\s*(.+)$' } },
  });
  const mixed = await infer('id;name;Price\n1;One;€ 1.299,00\n2;Two;€ 9,50\n3;Three;€ 7,00\n4;Four;$ 5.00\n');
  expect(mixed.mapping).toMatchObject({ currency: 'EUR', decimal: 'comma' });
});

test('spellings of blank are found; a few cells that are no number are named and left out', async () => {
  const cells = many(['8 GB', 'n/a', '16 GB', '-'], 200);
  const { mapping } = await infer(table('Ram', cells));
  expect(mapping.blank).toEqual(expect.arrayContaining(['n/a', '-']));
  const { rules, text } = await attributeOf('Ram', [...many(['8 GB', '16 GB'], 200), 'plenty']);
  expect(rules).toMatchObject([{ type: 'number', unit: 'GB' }]);
  expect(text).toContain('# 1 cell is no number and will be left out, "plenty" in line 202 for instance');
  expect((await attributeOf('Ram', many(['8 GB', 'plenty', '16 GB']))).rules).toMatchObject([{ type: 'text' }]);
});

test('attributes are called as the file calls them, in its language; their names are plain letters', async () => {
  const head = 'Artikelnr;Bezeichnung;Hersteller;Preis;Art der Größe;Höhe;Temperatur';
  const rows = Array.from(
    { length: 40 },
    (_, at) =>
      `A-${at};Mütze ${at % 2 ? 'Damen' : 'Herren'} ${at};Werk ${at % 3};${at},50;${at % 2 ? 'Weit' : 'Eng'};${at % 7} cm;${at % 5}-${20 + (at % 9)} °C`,
  );
  const { mapping } = await infer([head, ...rows].join('\n'));
  expect(mapping.language).toBe('de');
  expect(mapping.attributes.map(({ name, label }) => [name, label])).toEqual([
    ['gender', 'Für wen'],
    ['brand', 'Hersteller'],
    ['art_der_groesse', 'Art der Größe'],
    ['hoehe', 'Höhe'],
    ['temperatur_min', 'Temperatur von'],
    ['temperatur_max', 'Temperatur bis'],
  ]);
});

test('what a format calls its columns in English is called as shoppers call it', async () => {
  const item = (at: number): string =>
    `<item><g:id>${at}</g:id><title>Sofa ${at}</title><link>https://s.example/${at}</link><g:image_link>https://s.example/${at}.jpg</g:image_link><g:price>5.00 EUR</g:price><g:brand>B${at % 3}</g:brand><g:color>${at % 2 ? 'Rot' : 'Blau'}</g:color></item>`;
  const items = Array.from({ length: 30 }, (_, at) => item(at)).join('');
  const source = sourceOf(`<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`, 'f.xml');
  const labels = async (language: string | null) =>
    (await inferMapping(source, { language })).mapping.attributes.map(({ label }) => label);
  expect(await labels('de-AT')).toEqual(['Marke', 'Farbe']);
  expect(await labels(null)).toEqual(['Brand', 'Color']);
});

test('columns that a shopper cannot choose by are left out, each with its reason', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(4_000_000_000_000 + index * 17));
  expect((await attributeOf('gtin', ids)).text).toContain('# gtin: left out, a different number in nearly every row');
  expect((await attributeOf('Note', many(['same']))).text).toContain('# Note: left out, the same in every row, "same"');
  expect((await attributeOf('Rare', ['x', ...many([''], 99)])).text).toContain('# Rare: left out, ');
});

test('values that may be one are offered as a comment, and not merged', async () => {
  const { rules, text } = await attributeOf('Kind', many(['Gadget', 'gadgets', 'Tool', 'tool', 'Kit']));
  expect(rules).toMatchObject([{ type: 'text', map: [] }]);
  expect(text).toMatch(/# map: \{ gadgets: Gadget, tool: Tool \}/);
});

test('an offer that is taken out of its comment merges', async () => {
  const { text } = await attributeOf('Kind', many(['Gadget', 'gadgets', 'Tool', 'tool', 'Kit']));
  const [kind] = readMapping('m.yaml', text.replace('# map:', 'map:')).attributes;
  expect(kind).toMatchObject({
    map: [
      ['gadgets', 'Gadget'],
      ['tool', 'Tool'],
    ],
  });
});

test('spellings are offered to become the commoner one, or the one that is written as the other values are', async () => {
  const mapOf = async (cells: readonly string[]) => /# (map: .*)/.exec((await attributeOf('Kind', cells)).text)?.[1];
  expect(await mapOf(many(['Steel', 'steel', 'steel', 'Black', 'White']))).toBe('map: { steel: Steel }');
  expect(await mapOf(many(['Steel', 'steel', 'steel', 'black', 'white']))).toBe('map: { Steel: steel }');
  expect(await mapOf(many(['STEEL', 'Steel', 'STEEL', 'Black']))).toBe('map: { STEEL: Steel }');
  expect(await mapOf([...many(['steel', 'Black', 'White'], 90), 'Steel'])).toBe('map: { Steel: steel }');
});

test('brands are taken from names where nothing else has them', async () => {
  const names = ['Acme Alpha', 'Acme Beta', 'Cooler Master One', 'Cooler Master Two', 'Zeta Prime', 'Zeta Max'];
  const rows = Array.from({ length: 48 }, (_, index) => `${names[index % 6]} ${index},${index}.50`);
  const { mapping } = await infer(`name,price\n${rows.join('\n')}`);
  expect(mapping.attributes).toMatchObject([{ name: 'brand', pattern: '^(?:Cooler Master|\\S+)' }]);
});

test('properties packed into a description become attributes', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const facts = `capacity: ${1000 + (index % 5) * 100} mAh, voltage: ${index % 2 ? '14.6' : '11.1'}V, type: ${index % 3 ? 'slim' : 'thick'}`;
    return `B-${index},Battery ${index} of the finest,5.00,"A battery which fits many notebooks of that series and lasts long. ${facts}"`;
  });
  const { mapping, text } = await infer(`id,title,price,description\n${rows.join('\n')}`);
  expect(mapping.attributes).toMatchObject([
    { name: 'capacity', unit: 'mAh' },
    { name: 'voltage', unit: 'V' },
    { name: 'type', type: 'text' },
  ]);
  const source = sourceOf(`id,title,price,description\n${rows.join('\n')}`);
  const given = [...['image', 'link'].map((field) => `${field}: 'https://s.example/{id}'`)].join('\n');
  const { products } = await gather(source, { mapping: readMapping('m.yaml', `${text}${given}`) });
  expect(products[0]?.attributes).toEqual({ capacity: 1000, voltage: 11.1, type: 'thick' });
});

test('numbers in JSON arrays, lists in arrays, and members of members', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    ...{ id: `J${index}`, name: `Screen ${index}`, price: 100 + index, resolution: [1920 + (index % 2), 1080] },
    ...{ ports: index % 2 ? ['HDMI'] : ['HDMI', 'DP'], stand: { height: index % 4 ? 40 : 55 } },
  }));
  const { mapping } = await inferMapping(sourceOf(gzipSync(JSON.stringify(rows)), 'shop.json.gz'));
  expect(mapping.attributes).toMatchObject([
    { name: 'resolution_x', part: 1 },
    { name: 'resolution_y', part: 2 },
    { name: 'ports', type: 'list', split: null },
    { name: 'height', label: 'Height', type: 'number' },
  ]);
});

test('a currency that some rows are not in is said, and the encoding that the bytes have', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, index) => `P${index};Café Nº ${index};${index}.50 ${index < 3 ? 'USD' : 'EUR'}`,
  );
  const bytes = Buffer.from(`sku;title;price\n${rows.join('\n')}`, 'latin1');
  const { mapping, notes } = await inferMapping(sourceOf(bytes));
  expect(mapping).toMatchObject({ currency: 'EUR', encoding: 'windows-1252' });
  expect(notes.join('\n')).toContain('3 rows are priced in USD');
});

test('where the letters leave the encoding open, the names of the columns decide', async () => {
  // "Kod produktu;Nazwa;Cena brutto;Zdjęcie;Dostępność" and "zł" in windows-1250.
  const text = 'Kod produktu;Nazwa;Cena brutto;Zdj\xeacie;Dost\xeapno\x9c\xe6\n';
  const rows = Array.from(
    { length: 9 },
    (_, index) => `P${index};Pompa ${index};${index},50 z\xb3;https://s.example/${index}.jpg;tak`,
  );
  const { mapping } = await inferMapping(sourceOf(Buffer.from(text + rows.join('\n'), 'latin1')));
  expect(mapping).toMatchObject({
    encoding: 'windows-1250',
    currency: 'PLN',
    fields: { image: { from: [{ column: 'Zdjęcie' }] } },
  });
});

test('a file without a row that can be read is refused with the first reason', async () => {
  await expect(infer('a;b;c\n1,2,3\n')).rejects.toThrow(/shop.csv, line 2: no row can be read: the row has 1 cell/);
});

test('a file in the own shape is told as that', async () => {
  const own = 'sku,title,image,link,price\n1,One,https://i.example/1,https://s.example/1,5.00\n';
  expect(await inferMapping(sourceOf(own))).toMatchObject({ own: true, missing: [] });
  expect(await infer('id,title,price\n1,One,5.00\n')).toMatchObject({ own: false });
});

test('addresses made of a column leave it to be the title', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Acme Model ${at},${100 + at}.00,${at % 4 ? 'black' : 'white'}`);
  const made = ['image=https://s.example/{name|slug}.jpg', 'link=https://s.example/{name|slug}'];
  const { mapping, missing } = await infer(`name,price,color\n${rows.join('\n')}`, made);
  expect(missing).toEqual([]);
  expect(mapping.fields.title?.from).toEqual([{ kind: 'column', column: 'name' }]);
});

test('columns named in one language say the language where there are no sentences', async () => {
  const language = async (head: string) =>
    (
      await infer(
        `${head}\n${Array.from({ length: 30 }, (_, at) => `A-${at},Acme ${at},Acme,${at + 1}.00,${at % 3}`).join('\n')}`,
      )
    ).mapping.language;
  expect(await language('Artikelnr,Bezeichnung,Hersteller,Preis,Farbe')).toBe('de');
  expect(await language('Kod,Nazwa,Producent,Cena,Kolor')).toBe('pl');
  expect(await language('sku,name,brand,price,color')).toBe(null);
  expect(await language('sku,Nom,brand,price,color')).toBe(null);
});

test.each([
  ...[
    'EK netto',
    'Einkaufspreis',
    'Einkaufspreis netto (€)',
    'EK',
    'Händlerpreis',
    'HEK netto',
    'Einstandspreis',
    'Marge',
  ],
  ...[
    'Cost per item',
    'Wholesale price',
    'Purchase price',
    'cost',
    'costPrice',
    'Dealer price',
    'Margin %',
    "Prix d'achat",
  ],
  ...['Precio de coste', 'Prezzo di acquisto', 'Inkoopprijs', 'Nákupní cena', 'Cena zakupu', 'Großhandelspreis'],
])('what the shop pays or earns is never an attribute nor a price: %s', async (column) => {
  const cells = many(['3.10', '4.50', '5.20', '8.80']);
  const { rules, text } = await attributeOf(column, cells);
  expect(rules).toEqual([]);
  expect(text).toContain('left out, what the shop pays or earns, not for shoppers');
  const { mapping } = await infer(
    `sku,name,${column}\n${cells.map((cell, at) => `A${at},Thing ${at},${cell}`).join('\n')}`,
  );
  expect(mapping).toMatchObject({ attributes: [] });
  expect(mapping.fields).not.toHaveProperty('price');
  expect(mapping.fields).not.toHaveProperty('list_price');
});

test('costs that a shopper has are none of the shop', async () => {
  const cells = many(['3.10', '4.50', '5.20', '8.80']);
  for (const column of ['Cost per page', 'Energiekosten', 'Wassertank', 'Spannweite'])
    expect((await attributeOf(column, cells)).rules).toHaveLength(1);
});

test('seconds and minutes of one column are read as one quantity, without noise', async () => {
  const text = table('Heating', many(['ca. 30 s', '8 min', '90 Sek.', '45 s']));
  const { mapping } = await infer(text, ['image=https://s.example/i', 'link=https://s.example/{sku}']);
  const given = ['image', 'link'].map((field) => readGivenField('--set', `${field}=https://s.example/{sku}`));
  const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, fields } });
  const unit = mapping.attributes[0]?.unit;
  const seconds = products.slice(0, 4).map(({ attributes }) => Number(attributes.heating) * (unit === 'min' ? 60 : 1));
  expect(seconds).toEqual([30, 480, 90, 45]);
});
