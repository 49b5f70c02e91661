import { expect, test } from 'vitest';
import { attributeOf } from '../small-files.fixture.ts';
import { namesCode } from './code-names.ts';

const codes = Array.from({ length: 60 }, (_, at) => String((at * 37) % 2200));

test.each(['PLU', 'plu_kodu', 'Kod PLU', 'HS code', 'Zolltarifnummer', 'PZN', 'ТН ВЭД', 'PLU码', 'Kassennummer'])(
  'codes that tills and authorities give are no property: %s',
  async (name) => {
    expect(namesCode(name)).toBe(true);
    expect((await attributeOf(name, codes)).rules).toEqual([]);
  },
);

test.each(['Code', 'Plus', 'Regal', 'Lager', 'Year', 'Weight', 'Nummer', 'Number of doors', 'Lagerung'])(
  'other names are not those of codes: %s',
  (name) => expect(namesCode(name)).toBe(false),
);

test('years, sizes and weights without a unit stay numbers, however many there are', async () => {
  for (const name of ['Weight', 'Baujahr', 'Size', 'Mileage'])
    expect(
      (
        await attributeOf(
          name,
          codes.map((code) => String(Number(code) + 3)),
        )
      ).rules,
    ).toMatchObject([{ type: 'number' }]);
});

test('numbers of models are names', async () => {
  const cells = Array.from({ length: 60 }, (_, at) => ['5803', '5633', '6152'][at % 3] ?? '');
  expect((await attributeOf('Model', cells)).rules).toMatchObject([{ type: 'text' }]);
});
