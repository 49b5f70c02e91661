import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, read, row, run, sourceOf, stopped, stores, told, update } from './import.fixture.ts';

inOwnStore();

import { spell } from '../cli/spell-remedy.ts';

const mapping = (text: string) => ({ mapping: { name: 'm.yaml', text } });
const OURS = 'sku: Nr\ntitle: Name\nprice: VK\nimage: Bild\nlink: https://s.example/{Nr}\n';
const OUR_HEAD = 'Nr,Name,VK,Bild';
const ours = (nr: string, price = '10.00', ...more: string[]) =>
  [nr, `Product ${nr}`, price, 'https://s.example/i.png', ...more].join(',');
const NRS = ['a', 'b', 'c', 'd', 'e', 'f'];
const weights = (unit: string) => file(`${OUR_HEAD},kg`, ...NRS.map((nr, i) => ours(nr, '10.00', `${i + 1} ${unit}`)));
const WEIGHT = `${OURS}attributes: { weight: { from: kg, pattern: '(\\d+) kg', type: number, unit: kg } }\n`;

/** Lines of NDJSON; `more` after sku, title, image and price. */
const lines = (...products: object[]) => products.map((product) => JSON.stringify(product)).join('\n');
const json = (nr: string, more: object) => ({ Nr: nr, Name: nr, VK: '1', Bild: 'https://s.example/i.png', ...more });
const feed = (...products: object[]) => ({ source: sourceOf(lines(...products), 'feed.ndjson') });

test('a column of the file that the mapping does not mention is named; one left out on purpose is not', async () => {
  const text = file(`${OUR_HEAD},Neuheit,EAN`, ours('a', '1', 'ja', '4'), ours('b', '1', 'nein', '5'));
  const report = await run(text, mapping(`${OURS}# EAN: left out\n`));
  expect(report.notices.columnsUnused).toEqual(['Neuheit']);
  expect((await run(text)).notices.columnsUnused).toEqual(['Neuheit']);
  const inferred = { infer: true, set: ['link=https://s.example/{Nr}'] };
  expect((await run(text, inferred)).notices.columnsUnused).toEqual([]);
});

test('an update of whose columns only the sku is known stops, and says which are known', async () => {
  await run(file(OUR_HEAD, ours('a'), ours('b')), mapping(OURS));
  const { reasons, isOverridable, said } = await stopped(update(file('Nr,Preis', 'a,2.00')));
  expect(reasons).toMatchObject([{ code: 'no-column-used', unused: ['Preis'], known: expect.arrayContaining(['VK']) }]);
  expect(isOverridable).toBe(false);
  expect(spell(said)).toMatch(/only the sku is known\. Not used: Preis\. .*VK.*--set price=Preis/);
  expect(await update(file('Nr,Preis', 'a,2.00'), { set: ['price=Preis'] })).toMatchObject({ changed: 1 });
  expect((await stores.catalogs.find('shop', 'c'))?.mapping).toBe(OURS);
  expect((await update(file('Nr,VK,Preis', 'a,3.00,4'))).notices.columnsUnused).toEqual(['Preis']);
});

test('a list of skus is enough where a setting says what becomes of them', async () => {
  await run(file(OUR_HEAD, ours('a'), ours('b')), mapping(OURS));
  const report = await update(file('Nr', 'a'), { set: ["available={ value: 'false' }"] });
  expect(report).toMatchObject({ changed: 1 });
});

test('so does one of NDJSON in the own shape that has nothing but skus', async () => {
  await run(file(HEAD, row('a')));
  const { reasons } = await stopped(update('', { source: sourceOf('{"sku":"a"}', 'x.ndjson') }));
  expect(reasons).toMatchObject([{ code: 'no-column-used', unused: [] }]);
});

test('an attribute that an update brings in is told', async () => {
  await run(file(HEAD, row('a'), row('b')));
  expect((await update(file('sku,colour', 'a,red', 'b,blue'))).notices.attributesNew).toEqual(['colour']);
});

test('an attribute that most products lose is told with its share before and now', async () => {
  await run(weights('kg'), mapping(WEIGHT));
  const report = await run(weights('lb'));
  expect(report.notices.attributesEmptied).toEqual([{ name: 'weight', fillRateBefore: 1, fillRate: 0 }]);
  expect((await run(weights('lb'))).notices.attributesEmptied).toEqual([]);
});

test('so it is where an update takes the values away', async () => {
  await run(weights('kg'), mapping(WEIGHT));
  const report = await update(file('Nr,kg', ...NRS.map((nr) => `${nr},`)));
  expect(report.notices.attributesEmptied).toMatchObject([{ name: 'weight', fillRate: 0 }]);
  expect(report.spoken).toEqual(['weight']);
});

test('a file without columns of the kept mapping is refused with all of them, and with the ways to go on', async () => {
  await run(file(`${OUR_HEAD},kg`, ours('a', '1', '3 kg')), mapping(WEIGHT));
  const text = file('Nr,Bezeichnung,Preis,Bilder,kg', ours('a', '1', '3 kg'));
  await expect(run(text)).rejects.toThrow(
    /the kept mapping.*"Name" \(for title\), "Bild" \(for image\), "VK" \(for price\)/,
  );
  expect(await told(run(text))).toMatch(
    /it has Nr, Bezeichnung.*\(guidepost catalogs mapping --client shop --catalog c --output FILE\).*--set title=COLUMN.*--infer/,
  );
});

test('a renamed column is told with its new name, never one that is used already, and with what to write', async () => {
  const text = `${OURS}attributes:\n  farbe: { from: Farbe, label: Farbe }\n  zahl: Personen\n`;
  const renamed = (head: string) => run(file(`${OUR_HEAD},${head}`, ours('a', '1', 'rot', '2')));
  await run(file(`${OUR_HEAD},Farbe,Personen`, ours('a', '1', 'rot', '2')), mapping(text));
  expect(await told(renamed('Farbton,Personen'))).toMatch(
    /did you mean "Farbton"\? Then import with --set attributes\.farbe=Farbton, or write `farbe: \{ from: Farbton, label: Farbe \}`/,
  );
  expect(await told(renamed('Farbe,Anzahl Personen'))).toMatch(
    /did you mean "Anzahl Personen"\? Then import with --set attributes\.zahl='Anzahl Personen', or write `zahl: Anzahl Personen` in the mapping; not used so far: Anzahl Personen;/,
  );
  expect(await told(renamed('Neuheit,Personen'))).toMatch(/no column "Farbe"; it has Nr/);
  expect(await told(renamed('Farbton,Zahl der Personen'))).toMatch(
    /"Farbe" may be "Farbton" now \(import with --set attributes\.farbe=Farbton\), "Personen" may be "Zahl der Personen" now/,
  );
  const set = ['attributes.farbe=Farbton'];
  expect(await run(file(`${OUR_HEAD},Farbton,Personen`, ours('a', '1', 'rot', '2')), { set })).toMatchObject({
    unchanged: 1,
  });
});

test('where the sku is renamed, everything that is made of it is told to be set with it', async () => {
  await run(file(OUR_HEAD, ours('a')), mapping(OURS));
  expect(await told(run(file('Artikel-Nr,Name,VK,Bild', ours('a'))))).toContain(
    "import with --set sku=Artikel-Nr --set link='https://s.example/{Artikel-Nr}', or write `sku: Artikel-Nr` and `link: 'https://s.example/{Artikel-Nr}'` in the mapping",
  );
});

test('a price list without --update is met with that', async () => {
  await run(file(OUR_HEAD, ours('a')), mapping(OURS));
  expect(await told(run(file('Nr,VK', 'a,2.00')))).toMatch(
    /^shop\.csv: it has Nr, VK, and nothing for title, image, so .*only part of the catalog, import it as an update \(--update\)/,
  );
  const { reasons } = await stopped(run(file('Nr,VK', 'a,2.00'), { infer: true }));
  expect(reasons).toMatchObject([{ code: 'fields-missing', hasCatalog: true }]);
});

test('where no product of a feed has a column that a field needs, that is told once, first', async () => {
  await run('', { ...feed(json('a', {}), json('b', {})), ...mapping(OURS) });
  const { Nr: _, ...renamed } = json('a', { Number: 'a' });
  await expect(run('', feed(renamed))).rejects.toThrow(/sku, link: no product of the file has a column "Nr"/);
});

test('of several columns for one attribute the new one takes the place of all', async () => {
  const text = `${OURS}attributes: { size: { from: [Size, Sizes], label: Size, map: { L: large } } }\n`;
  await run('', { ...feed(json('a', { Size: 'L' })), ...mapping(text) });
  const renamed = feed(json('a', { 'Clothing size': 'L' }));
  const { columnsGone } = (await run('', renamed)).notices;
  expect(columnsGone).toMatchObject([{ renamed: { fields: [{ field: 'attributes.size', rule: 'Clothing size' }] } }]);
  await run('', { ...renamed, set: ['attributes.size=Clothing size'] });
  expect((await read())[0]?.attributes).toEqual({ size: 'large' });
});

test('where none has a column that an attribute had its values from, that is told, and the rest goes in', async () => {
  const text = `${OURS}attributes: { size: { from: Size, type: text }, colour: { from: Colour, type: text } }\n`;
  const known = { ...feed(json('a', { Size: 'L' }), json('b', { Size: 'M' })), ...mapping(text) };
  expect((await run('', known)).notices.columnsGone).toEqual([{ rule: 'attributes.colour', columns: ['Colour'] }]);
  const report = await run('', feed(json('a', { Größe: 'L' }), json('b', { Größe: 'M' })));
  expect(report.notices).toMatchObject({
    columnsGone: [{ rule: 'attributes.size', columns: ['Size'] }],
    columnsUnused: ['Größe'],
  });
  expect(
    (await run('', feed(json('a', { 'Size EU': 'L' }), json('b', { Colour: 'red' })))).notices.columnsGone,
  ).toEqual([]);
  await run('', known);
  const renamed = { column: 'Size EU', fields: [{ field: 'attributes.size', rule: 'Size EU' }] };
  expect((await run('', feed(json('a', { 'Size EU': 'L' })))).notices.columnsGone).toMatchObject([{ renamed }]);
  expect((await run('', feed(json('a', {})))).notices.columnsGone).toEqual([]);
});

test('prices that moved are counted, and those that moved by more than half are named', async () => {
  await run(file(HEAD, row('a', '100.00'), row('b', '100.00'), row('c', '269.00'), row('d')));
  const report = await update(file('sku,price', 'a,110.00', 'b,90.00', 'c,9.999', 'd,10.00'));
  expect(report.notices.prices).toEqual({
    ...{ changed: 3, lowest: expect.closeTo(-0.963, 3), highest: expect.closeTo(0.1, 5), large: 1 },
    examples: [{ sku: 'c', before: '269.00', after: '9.999' }],
  });
  const whole = await run(file(HEAD, row('a', '110.00'), row('b', '90.00'), row('c', '269.00'), row('d')));
  expect(whole.notices.prices).toMatchObject({ changed: 1, large: 1 });
});

test('prices that moved are counted in the whole catalog, however large it is', async () => {
  const products = Array.from({ length: 12_000 }, (_, nr) => `p${nr}`);
  const catalog = (price: (nr: number) => string) =>
    file(HEAD, ...products.map((sku, nr) => row(sku, price(nr))).toReversed());
  await run(catalog(() => '10.00'));
  const moved = await run(catalog((nr) => (nr === 11_999 ? '99.00' : nr % 2 === 0 ? '9.00' : '10.00')));
  expect(moved.notices.prices).toMatchObject({ changed: 6001, large: 1, examples: [{ sku: 'p11999' }] });
  expect((await run(catalog((nr) => (nr % 2 === 0 ? '9.00' : '10.00')))).notices.prices).toMatchObject({ changed: 1 });
  expect((await run(catalog((nr) => (nr % 2 === 0 ? '9.00' : '10.00')))).notices.prices).toBeNull();
});

test('a setting that is kept with the mapping says so; one of an update is not kept', async () => {
  await run(file(OUR_HEAD, ours('a')), mapping(OURS));
  expect((await update(file('Nr,Preis', 'a,2.00'), { set: ['price=Preis'] })).mappingChanged).toBe(false);
  const set = ['title={Name} x'];
  expect((await run(file(OUR_HEAD, ours('a')), { set })).mappingChanged).toBe(true);
  expect((await run(file(OUR_HEAD, ours('a')), { set })).mappingChanged).toBe(false);
});
