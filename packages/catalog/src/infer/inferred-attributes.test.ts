import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { readGivenField } from '../mapping/read-given-field.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { inferMapping } from './infer-mapping.ts';
import { attributeOf, infer, many, table } from './small-files.fixture.ts';

// Small files with the quirks of real ones: what a careful person would write is what is inferred.

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
    ['temperatur_min', 'Temperatur, kleinster Wert'],
    ['temperatur_max', 'Temperatur, größter Wert'],
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
  ...[
    'HEK',
    'LEK',
    'EKNetto',
    'Lieferantenpreis',
    'Lieferanten-Preis',
    'Händlerrabatt',
    'Provision',
    'Verkaufsprovision %',
  ],
  ...[
    'Our cost',
    'Net cost',
    'Average cost',
    'Dealer net',
    'Commission',
    'Affiliate fee',
    'Markup',
    'Landed cost (USD)',
  ],
  ...['Prix fournisseur', 'Taux de marge', 'Comisión', 'Precio proveedor', 'Provvigione', 'Prezzo fornitore'],
  ...['Inkoop excl.', 'Provize', 'Prowizja', 'Cena dostawcy', 'Dodavatelská cena', 'Inköpspris'],
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

test.each([
  ...['Versandkosten', 'Versandkosten AT', 'Lieferkosten', 'Versand', 'Shipping cost', 'Delivery charge', 'Freight'],
  ...['Frais de port', 'Gastos de envío', 'Spese di spedizione', 'Verzendkosten', 'Koszt wysyłki', 'Cena dopravy'],
  ...['MwSt.', 'MwSt-Satz', 'VAT', 'Tax rate', 'TVA', 'Stawka VAT'],
])('what sending costs and taxes are never an attribute nor a price: %s', async (column) => {
  const { rules, text } = await attributeOf(column, many(['3.90', '4.90', '5.90', '19.90']));
  expect(rules).toEqual([]);
  expect(text).toContain('left out, what sending costs, or a tax, belongs to the order');
});

test.each([
  'Nettopreis',
  'Preis netto',
  'Price USD',
  'VK netto',
  'Grundpreis',
  'MSRP',
  'Uvp',
  'Retail price',
  'Was',
  'Stara cena',
])('another price than the one that is charged is no attribute: %s', async (column) => {
  expect((await attributeOf(column, many(['3.90', '4.90', '5.90', '19.90']))).rules).toEqual([]);
});

test('a price for so much of it is a measure, and stays an attribute', async () => {
  expect((await attributeOf('Preis pro 100 g', many(['3.90', '4.90']))).rules).toHaveLength(1);
});

test('what the shop pays becomes an attribute where a mapping says so', async () => {
  const text = table('Our cost', many(['3.10', '4.50']));
  const mapping = `sku: Artikelnummer\ntitle: Bezeichnung\nprice: Preis\nimage: 'https://i.example/{sku}'\nlink: 'https://s.example/{sku}'\nattributes: { our_cost: { from: Our cost, type: number } }`;
  const { products } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', mapping) });
  expect(products[0]?.attributes).toEqual({ our_cost: 3.1 });
});

test('costs that a shopper has are none of the shop, and words that only look like trade are none', async () => {
  const cells = many(['3.10', '4.50', '5.20', '8.80']);
  const use = ['Cost per page', 'Energy cost', 'Energiekosten', 'Running costs', 'Kosten pro Seite'];
  const others = ['Wassertank', 'Spannweite', 'Week', 'Transfer rate', 'Deck', 'Nek', 'Trade', 'Versandkostenfrei'];
  for (const column of [...use, ...others]) expect((await attributeOf(column, cells)).rules).toHaveLength(1);
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

const ADDRESSES = ['image=https://s.example/{Artikelnummer}', 'link=https://s.example/{Artikelnummer}'];

test('one plus sign does not make a column a text, and telephone numbers are none', async () => {
  const { rules } = await attributeOf('Komforttemperatur', many(['+3 °C', '-7 °C', '0 °C', '−5 °C']));
  expect(rules).toMatchObject([{ type: 'number', unit: '°C' }]);
  const { rules: phone } = await attributeOf('Hotline', many(['+49301234567', '+49301234568', '+49301234569']));
  expect(phone).toMatchObject([{ type: 'text' }]);
});

test('a number that is taken out of a longer text keeps its sign', async () => {
  const cells = many(
    Array.from({ length: 12 }, (_, at) => `bis ${at % 3 === 0 ? '-' : '+'}${at + 1} cm Tiefe ${at}`),
    24,
  );
  const { mapping } = await infer(table('Laenge', cells), ADDRESSES);
  const { products } = await gather(sourceOf(table('Laenge', cells)), { mapping });
  expect(products.slice(0, 4).map(({ attributes }) => attributes.laenge_cm)).toEqual([-1, 2, 3, -4]);
});

test.each([
  [['1 Person', '2 Personen', '4 Personen', '1 Person', '1 Person'], 'Personen', [1, 2, 4]],
  [['1 piece', '3 pieces', '6 Pieces'], 'pieces', [1, 3, 6]],
  [['1 Stück', '2 Stück', '10 Stück'], 'Stück', [1, 2, 10]],
  [['1 osoba', '2 osoby', '5 osob'], 'osoby', [1, 2, 5]],
])('a unit in singular and plural is one: %j', async (cells, unit, values) => {
  const text = table('Anzahl', many(cells));
  const { mapping } = await infer(text, ADDRESSES);
  expect(mapping.attributes).toMatchObject([{ type: 'number', unit }]);
  const { products, reading } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 3).map(({ attributes }) => attributes.anzahl)).toEqual(values);
  expect(reading.remarks).toEqual([]);
});

test('a unit that the header ends with is written as one in the label', async () => {
  for (const column of ['Gewicht in kg', 'Gewicht kg', 'Gewicht_kg'])
    expect((await attributeOf(column, many(['1', '2.5', '7']))).rules).toMatchObject([
      { label: 'Gewicht (kg)', unit: 'kg' },
    ]);
});

test('a column that is nearly all numbers with one known unit is a number, and the odd cells are told', async () => {
  const cells = Array.from({ length: 60 }, (_, at) => (at % 12 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)} cm`));
  const file = table('Tiefe', cells).replaceAll('.99,', ',');
  const { text, mapping } = await infer(file, [
    'image=https://s.example/{Artikelnummer}',
    'link=https://s.example/{Artikelnummer}',
  ]);
  expect(mapping.attributes).toMatchObject([{ name: 'tiefe', type: 'number', unit: 'cm', units: [] }]);
  expect(text).toContain('5 cells are no number and will be left out, "auf 2 Ebenen" in line 7 for instance');
  const { reading } = await gather(sourceOf(file), { mapping });
  expect(reading.counts.products).toBe(60);
  expect(reading.remarks).toMatchObject([{ attribute: 'tiefe', count: 5 }]);
});

test('a column of which more than a tenth is no number with the unit is none', async () => {
  const some = Array.from({ length: 60 }, (_, at) => (at % 6 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)} cm`));
  expect((await attributeOf('Tiefe', some)).rules).toMatchObject([{ type: 'text' }]);
  const bare = Array.from({ length: 60 }, (_, at) => (at % 12 === 5 ? 'auf 2 Ebenen' : `${20 + (at % 9)}`));
  expect((await attributeOf('Fächer', bare)).rules).toMatchObject([{ type: 'text' }]);
});

test('a volume with its extension is added up, however litres are written, and that is told', async () => {
  const cells = ['65+10 l', '18 l', '18 Liter', '30,5 l', '45 + 10 l', '22 Liter'];
  const file = table('Volumen', many(cells)).replaceAll('.99,', ',');
  const { text, mapping } = await infer(file, [
    'image=https://s.example/{Artikelnummer}',
    'link=https://s.example/{Artikelnummer}',
  ]);
  expect(mapping.attributes).toMatchObject([{ name: 'volumen', type: 'number', unit: 'l', sum: true }]);
  expect(text).toContain(
    '20 cells are a sum such as "65+10 l", which is added up; if only the first number counts, leave out sum',
  );
  const read = async (written: string) => {
    const { products } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', written) });
    return products.slice(0, 6).map(({ attributes }) => attributes.volumen);
  };
  expect(await read(text)).toEqual([75, 18, 18, 30.5, 55, 22]);
  expect(await read(text.replace(/\n.*sum: true/, ''))).toEqual([65, 18, 18, 30.5, 45, 22]);
});

test('only litres are added up: memory and storage are two things', async () => {
  const { rules } = await attributeOf('Speicher', many(['8+256 GB', '8 GB', '16 GB', '16+512 GB']));
  expect(rules.some(({ sum }) => sum)).toBe(false);
});
