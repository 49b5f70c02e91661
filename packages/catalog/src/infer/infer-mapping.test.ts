import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { inferMapping } from './infer-mapping.ts';
import { attributeOf, infer, many, table } from './small-files.fixture.ts';

// Small files with the quirks of real ones: what a careful person would write is what is inferred.

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
    {
      field: 'price',
      reason: 'the column Price has no value in any row; fill it in, or say which other column has it',
      example: expect.any(String),
    },
  ]);
  expect(mapping.fields).not.toHaveProperty('link');
  expect(text).toMatch(/^# link: 'https:\/\/YOUR-SHOP\/products\/\{/m);
});

test('the one column in which most rows have a page of their own is the link, whatever it is called; one of files is not', async () => {
  const rows = (pageOf: (row: number) => string): string =>
    table(
      'Where',
      Array.from({ length: 20 }, (_, row) => (row % 4 === 3 ? '' : pageOf(row))),
    );
  const { mapping } = await infer(rows((row) => `https://s.example/lamp-${row}`));
  expect(mapping.fields.link?.from).toEqual([{ kind: 'column', column: 'Where' }]);
  const files = await infer(rows((row) => `https://s.example/manual-${row}.pdf`));
  expect(files.mapping.fields).not.toHaveProperty('link');
  const shared = await infer(rows((row) => `https://s.example/list-${row % 3}`));
  expect(shared.mapping.fields).not.toHaveProperty('link');
});

test('a field that a person gives is taken as it is, and no more missing', async () => {
  const { mapping, missing } = await infer('id,name,price\n1,One,5.00\n2,Two,6.00\n', [
    'link=https://shop.example/{id}',
    'image=https://shop.example/{id}.jpg',
  ]);
  expect(missing).toEqual([]);
  expect(mapping.fields.link?.from[0]).toMatchObject({ kind: 'template' });
});

test('if no column tells the rows apart, the fewest that do make the sku; rows that are the same do not count', async () => {
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

test('a currency that some rows are not in is said, and the encoding that the bytes have', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, index) => `P${index};Café Nº ${index};${index}.50 ${index < 3 ? 'USD' : 'EUR'}`,
  );
  const bytes = Buffer.from(`sku;title;price\n${rows.join('\n')}`, 'latin1');
  const { mapping, notes } = await inferMapping(surveyOf(bytes));
  expect(mapping).toMatchObject({ currency: 'EUR', encoding: 'windows-1252' });
  expect(notes.join('\n')).toContain('3 rows are priced in USD');
});

test('if the letters leave the encoding open, the names of the columns decide', async () => {
  // "Kod produktu;Nazwa;Cena brutto;Zdjęcie;Dostępność" and "zł" in windows-1250.
  const text = 'Kod produktu;Nazwa;Cena brutto;Zdj\xeacie;Dost\xeapno\x9c\xe6\n';
  const rows = Array.from(
    { length: 9 },
    (_, index) => `P${index};Pompa ${index};${index},50 z\xb3;https://s.example/${index}.jpg;tak`,
  );
  const { mapping } = await inferMapping(surveyOf(Buffer.from(text + rows.join('\n'), 'latin1')));
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
  expect(await inferMapping(surveyOf(own))).toMatchObject({ own: true, missing: [] });
  expect(await infer('id,title,price\n1,One,5.00\n')).toMatchObject({ own: false });
});

test('addresses made of a column leave it to be the title', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `Acme Model ${(at * 7) % 40},${100 + at}.00,${at % 4 ? 'black' : 'white'}`,
  );
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

test('of texts in several languages, products have those of the first, and not a description for a title', async () => {
  const things = Array.from({ length: 12 }, (_, i) => ({
    ...{
      code: `L-${i * 7}`,
      image: `https://s.example/${i}.jpg`,
      link: `https://s.example/${i}`,
      price: `${i + 20}.00`,
    },
    title: { en: `Lamp ${i}`, de: `Lampe ${i}` },
    description: { en: `A warm light for a room, number ${i}.`, de: `Warmes Licht für ein Zimmer, Nummer ${i}.` },
  }));
  const { mapping } = await infer(JSON.stringify(things));
  expect(mapping.fields.title?.from).toEqual([{ kind: 'column', column: 'title.en' }]);
  expect(mapping.fields.description?.from).toEqual([{ kind: 'column', column: 'description.en' }]);
});
