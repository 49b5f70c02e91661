// Files that state a currency which has ended.

import { expect, test } from 'vitest';
import { gather, sourceOf, surveyOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { inferMapping } from '../infer-mapping.ts';

const feed = (code: string, inHead = false): string => {
  const offers = Array.from(
    { length: 12 },
    (_, nth) =>
      `<offer id="${nth * 7 + 3}"><name>Cot ${nth}</name><price>${300 + nth}</price>${inHead ? '' : `<currencyId>${code}</currencyId>`}<picture>https://s.example/${nth}.jpg</picture><url>https://s.example/p/${nth}</url></offer>`,
  );
  return `<?xml version="1.0"?><yml_catalog><shop><currencies><currency id="${code}" rate="1"/><currency id="USD" rate="2"/></currencies><offers>${offers.join('\n')}</offers></shop></yml_catalog>`;
};

const table = (columns: string, cells: string): string =>
  `sku;name;${columns};image;link\n${Array.from(
    { length: 12 },
    (_, nth) =>
      `r${nth * 7};Cot ${nth};${cells.replace('#', String(300 + nth))};https://s.example/${nth}.jpg;https://s.example/${nth}`,
  ).join('\n')}\n`;

const NOTE =
  'The file says BYR, which ended in 2016, so nobody knows which currency its prices are in now; if they are in BYN, set `currency: BYN`.';

test.each([
  ['in each offer', feed('BYR')],
  ['in the head', feed('BYR', true)],
  ['in a column', table('price;currency', '#;BYR')],
  ['beside the prices', table('price', '# BYR')],
  ['in the name of the column', table('price_byr', '#')],
])('it is what the file states, and what it is now is asked by name: %s', async (_, text) => {
  const { mapping, notes, endedCurrency } = await inferMapping(surveyOf(text));
  expect(mapping.currency).toBeNull();
  expect(notes).toContain(NOTE);
  expect(notes.join()).not.toContain('does not say its currency');
  expect(endedCurrency).toEqual({ code: 'BYR', year: 2016, now: 'BYN' });
});

test.each([
  ['in each offer', feed('BYR')],
  ['in a column', table('price;currency', '#;BYR')],
  ['beside the prices', table('price', '# BYR')],
])('whoever says which it is now has all products: %s', async (_, text) => {
  const { mapping, text: yaml, endedCurrency } = await inferMapping(surveyOf(text), { currency: 'BYN' });
  expect([mapping.currency, endedCurrency]).toEqual(['BYN', undefined]);
  const { products, reading } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect([products.length, reading.rejected, products[0]?.price]).toEqual([12, [], '300']);
});

test('the code that is written for the ruble of today is that ruble', async () => {
  for (const text of [feed('RUR'), feed('RUR', true), table('price;currency', '#;RUR')])
    expect((await inferMapping(surveyOf(text))).mapping.currency).toBe('RUB');
});

test.each([
  ['TRL', 2005, 'TRY'],
  ['BGL', 1999, 'BGN'],
  ['ROL', 2005, 'RON'],
  ['DEM', 2001, 'EUR'],
])('%s ended in %i, and %s came after it', async (code, year, now) => {
  const { endedCurrency } = await inferMapping(surveyOf(table('price;currency', `#;${code}`)));
  expect(endedCurrency).toEqual({ code, year, now });
});

test('most rows say which currency it is', async () => {
  const text = table('price;currency', '#;EUR').replace('EUR', 'DEM');
  expect((await inferMapping(surveyOf(text))).mapping.currency).toBe('EUR');
});
