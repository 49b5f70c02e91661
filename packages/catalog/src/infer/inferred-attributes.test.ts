import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../test/source-of.ts';
import { readMapping } from '../mapping/read-mapping.ts';
import { Survey } from '../survey/survey.ts';
import { inferMapping } from './infer-mapping.ts';
import { attributeOf, infer, many } from './small-files.fixture.ts';

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
    ['brand', 'Hersteller'],
    ['art_der_groesse', 'Art der Größe'],
    ['hoehe', 'Höhe'],
    ['temperatur_min', 'Temperatur, kleinster Wert'],
    ['temperatur_max', 'Temperatur, größter Wert'],
    ['gender', 'Für wen'],
  ]);
});

test('what a format calls its columns in English is called as shoppers call it', async () => {
  const item = (at: number): string =>
    `<item><g:id>${at}</g:id><title>Sofa ${at}</title><link>https://s.example/${at}</link><g:image_link>https://s.example/${at}.jpg</g:image_link><g:price>5.00 EUR</g:price><g:brand>B${at % 3}</g:brand><g:color>${at % 2 ? 'Rot' : 'Blau'}</g:color></item>`;
  const items = Array.from({ length: 30 }, (_, at) => item(at)).join('');
  const source = sourceOf(`<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`, 'f.xml');
  const labels = async (language: string | null) =>
    (await inferMapping(new Survey(source), { language })).mapping.attributes.map(({ label }) => label);
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

test('an ordinary word that begins the name of a maker is no brand without the word behind it', async () => {
  const models = ['Arrow', 'Bolt', 'Comet', 'Dart', 'Ember', 'Flint'];
  const names = ['Mad Fox', 'Golden Barn', 'Acme', 'Zeta'].flatMap((maker) =>
    models.map((model) => `${maker} ${model}`),
  );
  const rows = names.flatMap((name, nth) => [`${name} ${nth},${nth}.50`, `${name} ${nth}b,${nth}.90`]);
  const { mapping } = await infer(`name,price\n${rows.join('\n')}`);
  expect(mapping.attributes).toMatchObject([{ name: 'brand', pattern: '^(?:Golden Barn|Mad Fox|\\S+)' }]);
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
  const { mapping } = await inferMapping(surveyOf(gzipSync(JSON.stringify(rows)), 'shop.json.gz'));
  expect(mapping.attributes).toMatchObject([
    { name: 'resolution_x', part: 1 },
    { name: 'resolution_y', part: 2 },
    { name: 'ports', type: 'list', split: null },
    { name: 'height', label: 'Height', type: 'number' },
  ]);
});

test('a colour is an attribute however many names a shop has for it', async () => {
  const names = ['Anthrazit', 'Schilf', 'Mohn', 'Nebel', 'Kiesel', 'Honig', 'Tinte', 'Moos'];
  const cells = Array.from({ length: 60 }, (_, i) => `${names[i % 8]} ${names[(i >> 3) % 8]}`);
  expect((await attributeOf('Farbe', cells)).rules).toMatchObject([{ label: 'Farbe', type: 'text' }]);
  expect((await attributeOf('Kollektion', cells)).rules).toEqual([]);
});

test('what a shop names as a property is an attribute even if all goods have it', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({
    ...{ sku: `S-${i}`, title: `Serum ${i}`, price: 10 + i, link: `https://s.example/${i}`, origin: 'Korea' },
    ...{ image: `https://s.example/${i}.jpg`, properties: [{ name: 'Skin type', value: 'dry' }] },
  }));
  const { mapping } = await infer(JSON.stringify(rows));
  expect(mapping.attributes).toMatchObject([{ name: 'skin_type' }]);
});

test('a short name for categories, as feeds have it, is a path as well', async () => {
  const { rules } = await attributeOf(
    'cat',
    many(['Auto/Tyres/Winter tyres', 'Auto/Tyres/Summer tyres', 'Auto/Tyres/Rims']),
  );
  expect(rules).toMatchObject([{ name: 'cat', pattern: '[^/]+$' }]);
});

test('a small branch of the categories counts as what it hangs on, and is told so', async () => {
  const { rules, text } = await attributeOf(
    'Category',
    many(['Shop > Tanks', 'Shop > Tanks', 'Shop > Tanks > For a slab', 'Shop > Bins', 'Shop > Pumps', 'Shop > Rings']),
  );
  expect(rules).toMatchObject([{ pattern: '[^>]+$', map: [['For a slab', 'Tanks']] }]);
  expect(text).toContain('small branches as what they hang on');
});
