import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { infer } from '../small-files.fixture.ts';

const attributesOf = async (names: readonly string[]) => {
  const rows = Array.from({ length: 40 }, (_, nth) => `A${nth * 7};${names[nth % names.length]};${nth + 1}.99`);
  const file = `sku;name;price\n${rows.join('\n')}\n`;
  const { mapping } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return products.slice(0, names.length).map(({ attributes }) => [attributes.volume, attributes.pieces]);
};

test('a pack says how many pieces it has and what one of them holds, however it is written', async () => {
  const names = [
    ...['Saft 10x200ml', 'Cola 330 ml 24er Pack', 'Bier 500ml x 12', 'Limo 6 x 1500 ml', 'Wein 750 ml'],
    'Wasser 500 ml 12er-Kiste',
  ];
  expect(await attributesOf(names)).toEqual([
    ...[
      [200, 10],
      [330, 24],
      [500, 12],
      [1500, 6],
      [750, undefined],
      [500, 12],
    ],
  ]);
});

test('a number with a 0 before it is no amount', async () => {
  const names = ['Cola 0,33l', 'Cola 0,5l', 'Cola 033l', 'Cola 1,5l', 'Cola 0,25l'];
  expect((await attributesOf(names)).map(([volume]) => volume)).toEqual([0.33, 0.5, undefined, 1.5, 0.25]);
});

test('tablets are counted as capsules are', async () => {
  const names = ['Vitamin C 30 Tabletten', 'Vitamin D 60 Kapseln', 'Zink 90 Tabletten', 'Öl 500 ml'];
  expect((await attributesOf(names)).map(([, pieces]) => pieces)).toEqual([30, 60, 90, undefined]);
});
