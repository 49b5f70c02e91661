import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const table = (ending: string, name: string): string =>
  [
    'sku;title;link;image;price',
    ...Array.from(
      { length: 12 },
      (_, nth) =>
        `A-${nth}x;${name} ${nth};https://shop.${ending}/p/${nth};https://cdn.example/${nth}.jpg;${nth + 5}.50`,
    ),
  ].join('\n');

const currencyOf = async (text: string, name = 'catalog.csv') =>
  (await inferMapping(surveyOf(text, name))).mapping.currency;

test('the country of the shop only suggests a currency: it is asked for by name, and never taken', async () => {
  const notesOn = async (text: string) => {
    const { mapping, notes } = await inferMapping(surveyOf(text));
    expect(mapping.currency).toBeNull();
    return notes.join('\n');
  };
  expect(await notesOn(table('ch', 'Lampe schwarz'))).toContain('set `currency: CHF`');
  expect(await notesOn(table('dk', 'Lampe sort'))).toContain('end in .dk: if prices are in DKK, set `currency: DKK`');
  expect(await notesOn(table('com', 'Lamp'))).toContain('such as `currency: EUR`');
});

test('addresses of several countries say no currency', async () => {
  const rows = `${table('cz', 'Lampa')}\n${table('pl', 'Lampa').split('\n').slice(1).join('\n')}`;
  expect(await currencyOf(rows)).toBeNull();
});

test('the format of Ceneo has the currency of its country', async () => {
  const offers = Array.from(
    { length: 8 },
    (_, nth) =>
      `<o id="${nth}" url="https://sklep.example/${nth}" price="${nth + 20}.00" avail="1"><cat>Lampy</cat><name>Lampa ${nth}</name><imgs><main url="https://sklep.example/${nth}.jpg"/></imgs></o>`,
  );
  expect(await currencyOf(`<?xml version="1.0"?>\n<offers version="1">${offers.join('')}</offers>`, 'ceneo.xml')).toBe(
    'PLN',
  );
});

test('a currency in the name of a column counts, and that column is not one of currencies', async () => {
  const rows = Array.from({ length: 8 }, (_, nth) => `Add,L${nth},Lamp ${nth},${nth + 20}.00`);
  const file = `*Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193),CustomLabel,*Title,*StartPrice\n${rows.join('\n')}`;
  const { mapping } = await inferMapping(surveyOf(file));
  expect(mapping).toMatchObject({ currency: 'GBP', currencyFrom: null });
  expect(mapping.fields.sku?.from).toEqual([{ kind: 'column', column: 'CustomLabel' }]);
});

const signed = (ending: string, price: (nth: number) => string): string =>
  table(ending, 'Thing')
    .split('\n')
    .map((row, nth) => (nth === 0 ? row : row.replace(/[^;]*$/, price(nth))))
    .join('\n');

test.each([
  ['Spanish texts', 'es', signed('com', (nth) => `$${nth}.999.900 Hoy`), null],
  ['Spanish texts, and .co', 'es', signed('co', (nth) => `$ ${nth}.999.900`), 'COP'],
  ['Spanish texts, and the country of the links', 'es', signed('com.mx', (nth) => `$${nth},999.00`), 'MXN'],
  ['English texts, and the country of the links', 'en', signed('ca', (nth) => `$${nth}9.99`), 'CAD'],
  ['English texts', 'en', signed('com', (nth) => `$${nth}9.99`), 'USD'],
  ['English texts, and .co', 'en', signed('co', (nth) => `$${nth}9.99`), 'USD'],
  ['English texts, with points between thousands', 'en', signed('com', (nth) => `$${nth}.999.900`), null],
  ['no texts', null, signed('com', (nth) => `$${nth}9.99`), 'USD'],
  ['a language in which dollars are always foreign', 'de', signed('com', (nth) => `${nth}9,99 $`), 'USD'],
  ['a sign of one currency', 'es', signed('com', (nth) => `US$ ${nth}9.99`), 'USD'],
])('what a lone $ means by language, country and notation: %s', async (_, language, file, currency) => {
  expect((await inferMapping(surveyOf(file), { language })).mapping.currency).toBe(currency);
});

test('where a sign stays open, it is asked for, and products come out before and after that', async () => {
  const file = signed('com', (nth) => `$${nth}.999.900 Hoy`);
  const { mapping, notes } = await inferMapping(surveyOf(file), { language: 'es' });
  expect(notes.join('\n')).toContain('"$", which stands for several currencies (USD, ARS');
  for (const currency of [null, 'COP']) {
    const { products, reading } = await gather(sourceOf(file), { mapping: { ...mapping, currency } });
    expect(reading.rejected).toEqual([]);
    expect(products[1]?.price).toBe('2999900');
  }
});
