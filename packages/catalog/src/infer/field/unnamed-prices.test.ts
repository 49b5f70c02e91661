import { expect, test } from 'vitest';
import { surveyOf } from '../../../test/source-of.ts';
import { inferMapping } from '../infer-mapping.ts';

const tableOf = (header: string, row: (nth: number) => string): string =>
  [
    `sku;title;image;link;${header}`,
    ...Array.from(
      { length: 12 },
      (_, nth) => `A${nth * 3}x;T ${nth};https://s.example/${nth}.png;https://s.example/${nth};${row(nth)}`,
    ),
  ].join('\n');

const inferred = async (header: string, row: (nth: number) => string) =>
  (await inferMapping(surveyOf(tableOf(header, row)))).mapping;

test.each(['price_cents', 'unit price (cents)', 'priceInCents'])(
  'the hundredths of %s become whole units',
  async (name) => {
    const { fields } = await inferred(name, (nth) => String(1999 + nth * 100));
    expect(fields.price).toMatchObject({ from: [{ column: name }], scale: 0.01 });
  },
);

test('a price with decimals is none in hundredths, whatever it is called', async () => {
  const { fields } = await inferred('price_cents', (nth) => `${19 + nth}.50`);
  expect(fields.price?.scale).toBe(null);
});

test('without a known name, the only column with a currency in every cell is the price', async () => {
  const { fields, currency } = await inferred('Գին;Քաշ', (nth) => `${20 + nth},50 €;${nth + 1} kg`);
  expect(fields.price).toMatchObject({ from: [{ column: 'Գին' }] });
  expect(currency).toBe('EUR');
});

test('if there are two such columns, neither is taken for the price', async () => {
  const { fields } = await inferred('Գին;Զեղչ', (nth) => `${20 + nth},50 €;${nth + 1},00 €`);
  expect(fields.price).toBe(undefined);
});
