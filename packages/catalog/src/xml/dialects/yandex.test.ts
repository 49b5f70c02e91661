// Offers of Yandex Market, with and without a name.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../../infer/small-files.fixture.ts';
import { readMapping } from '../../mapping/read-mapping.ts';

type Offer = Readonly<Record<string, string>>;

const feed = (offers: readonly Offer[]): string =>
  `<?xml version="1.0"?><yml_catalog><shop><offers>${offers
    .map((offer, nth) => {
      const own = Object.entries(offer).map(([name, text]) => `<${name}>${text}</${name}>`);
      return `<offer id="${nth * 7 + 3}" type="vendor.model"><url>https://s.example/p/${nth}</url><price>${20 + nth}</price><currencyId>RUB</currencyId><picture>https://s.example/${nth}.jpg</picture>${own.join('')}</offer>`;
    })
    .join('\n')}</offers></shop></yml_catalog>`;

async function titlesOf(offers: readonly Offer[]) {
  const text = feed(offers);
  const { text: yaml } = await infer(text);
  const { products, reading } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect(reading.rejected).toEqual([]);
  return products.map(({ title }) => title);
}

test('an offer without a name is called by its maker and its model', async () => {
  expect(
    await titlesOf([
      { vendor: 'Lunaro', model: 'Breeze' },
      { vendor: 'Lunaro', model: 'Nord 2' },
    ]),
  ).toEqual(['Lunaro Breeze', 'Lunaro Nord 2']);
});

test('its kind stands before them, where it is said', async () => {
  expect(
    await titlesOf([
      { typePrefix: 'Коляска', vendor: 'Lunaro', model: 'Breeze' },
      { typePrefix: 'Коляска', model: 'Nord 2' },
      { vendor: 'Lunaro', model: 'Sol' },
      { model: 'Alone 3' },
    ]),
  ).toEqual(['Коляска Lunaro Breeze', 'Коляска Nord 2', 'Lunaro Sol', 'Alone 3']);
});

test('a maker with which the model begins is named once', async () => {
  expect(
    await titlesOf([
      { typePrefix: 'Плита', vendor: 'Vesto', model: 'VESTO Compact' },
      { vendor: 'Vesto', model: 'Vestolux 3' },
      { vendor: 'Vesto', model: 'Vesto' },
    ]),
  ).toEqual(['Плита VESTO Compact', 'Vesto Vestolux 3', 'Vesto']);
});

test('a name is the title', async () => {
  expect(await titlesOf([{ name: 'Pram A', vendor: 'Lunaro', model: 'Breeze' }, { name: 'Pram B' }])).toEqual([
    'Pram A',
    'Pram B',
  ]);
});

test('also in a table in which most models lack their maker', async () => {
  const models = [
    'Challenger 5',
    'Vesto Compact',
    'Aria',
    'Boreal',
    'Cirrus',
    'Delta',
    'Echo',
    'Fjord',
    'Gale',
    'Halo',
  ];
  const rows = models.map((model, nth) => `u${nth * 7};Vesto;${model};${20 + nth}.50`);
  const text = `sku;brand;model;price\n${rows.join('\n')}\n`;
  const { text: yaml } = await infer(text, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products } = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  expect(products.slice(0, 2).map(({ title }) => title)).toEqual(['Vesto Challenger 5', 'Vesto Compact']);
});
