import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { readGivenField } from '../../mapping/read-given-field.ts';
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

test('the format of Kaspi has tenge, its own prices, and what some store has is available', async () => {
  const stores = (nth: number): string =>
    ['1', '2']
      .map((id) => `<availability available="${nth % 2 === 1 && id === '2' ? 'yes' : 'no'}" storeId="PP${id}"/>`)
      .join('');
  const cities = (nth: number): string =>
    ['75', '71']
      .slice(0, 1 + (nth % 2))
      .map((id) => `<cityprice cityId="${id}">${nth * 100 + 12_500 + Number(id)}</cityprice>`)
      .join('');
  const offer = (nth: number): string =>
    `<offer sku="K${nth}"><model>Чайник стеклянный ${nth}</model><brand>Nova</brand><availabilities>${stores(nth)}</availabilities><cityprices>${cities(nth)}</cityprices></offer>`;
  const offers = Array.from({ length: 8 }, (_, nth) => offer(nth)).join('');
  const text = `<?xml version="1.0"?><kaspi_catalog><company>X</company><offers>${offers}</offers></kaspi_catalog>`;
  const { mapping, missing } = await inferMapping(surveyOf(text, 'k.xml'), {
    given: ['image=https://s.example/{@sku}.jpg', 'link=https://s.example/{@sku}'].map((one) =>
      readGivenField('--set', one),
    ),
  });
  expect(missing).toEqual([]);
  expect(mapping).toMatchObject({ currency: 'KZT', records: '/kaspi_catalog/offers/offer' });
  expect(mapping.attributes.map(({ name }) => name)).not.toContain('store_id');
  const { products } = await gather(sourceOf(text, 'k.xml'), { mapping });
  expect(products.map(({ price, available }) => [price, available]).slice(0, 2)).toEqual([
    ['12575', false],
    ['12675', true],
  ]);
});

test('a document of Hotline has hryvnias where it is in Ukrainian, and its categories are looked up', async () => {
  const item = (nth: number): string =>
    `<item><id>${nth}</id><categoryId>${1 + (nth % 2)}</categoryId><name>Чайник скляний ${nth}</name><description>Чайник зі скла, який підходить для дому та офісу, у кількох кольорах.</description><url>https://s.example/${nth}</url><image>https://s.example/${nth}.jpg</image><priceRUAH>${nth + 400}</priceRUAH></item>`;
  const category = (id: number, name: string): string => `<category><id>${id}</id><name>${name}</name></category>`;
  const text = `<?xml version="1.0"?><price><firmName>X</firmName><categories>${category(1, 'Чайники')}${category(2, 'Кавники')}</categories><items>${Array.from({ length: 8 }, (_, nth) => item(nth)).join('')}</items></price>`;
  const { mapping, missing } = await inferMapping(surveyOf(text, 'h.xml'));
  expect(missing).toEqual([]);
  expect(mapping).toMatchObject({ language: 'uk', currency: 'UAH' });
  expect(mapping.attributes.map(({ name }) => name)).toContain('category');
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
