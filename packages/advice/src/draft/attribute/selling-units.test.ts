import { expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf } from '../drafted.fixture.ts';

const greens = (per: readonly [string, ...string[]], name = 'per') =>
  drafted(
    [attribute('kind'), attribute(name), attribute('label')],
    Array.from({ length: 150 }, (_, nth) =>
      product(nth, 1 + luck(nth, 1, 9), {
        ...{ kind: one(['lettuce', 'carrots', 'herbs', 'potatoes'], nth, 2), label: one(['organic', 'local'], nth, 3) },
        [name]: one(per, nth, 4),
      }),
    ),
  );

test('nobody looks for goods by what their price is for', () => {
  expect(idsOf(greens(['kg', 'kg', 'piece', '100g', 'bunch']).advisor)).not.toContain('per');
  expect(idsOf(greens(['kg', '100 g', 'Bund', 'Stück', 'Topf'], 'je').advisor)).not.toContain('je');
  expect(greens(['kg', 'kg', 'pcs']).leftOut).toContainEqual(
    expect.objectContaining({ attribute: 'per', why: 'not-for-shoppers' }),
  );
});

test('what goods come in, and sizes of packs, can be chosen', () => {
  const left = (values: readonly [string, ...string[]], name: string) =>
    greens(values, name).leftOut.some(({ attribute: of, why }) => of === name && why === 'not-for-shoppers');
  expect(left(['can', 'bottle', 'glass'], 'container')).toBe(false);
  expect(left(['Dose', 'Flasche', 'Beutel'], 'container')).toBe(false);
  expect(left(['red', 'green', 'piece'], 'colour')).toBe(false);
});

test('a tyre is chosen by the width that it has, not by one near it', () => {
  const widths: readonly [number, ...number[]] = [155, 165, 175, 185, 195, 205, 215, 225, 235, 245];
  const made = drafted(
    [attribute('tyre width', 'number', 'mm'), attribute('season'), attribute('speed index')],
    Array.from({ length: 200 }, (_, nth) =>
      product(nth, 40 + luck(nth, 1, 200), {
        'tyre width': one(widths, nth, 2),
        season: one(['summer', 'winter', 'all seasons'], nth, 3),
        'speed index': one(['T', 'H', 'V', 'W'], nth, 4),
      }),
    ),
  );
  expect(titlesOf(question(made.advisor, 'tyre_width'))).toEqual(widths.map((width) => `${width} mm`));
  expect(idsOf(made.advisor)).not.toContain('speed_index');
});

test('no budget is asked over prices by the kilogram and by the piece, and results say which', () => {
  const { advisor, priceUnits } = greens(['kg', 'kg', 'kg', 'adet']);
  expect(priceUnits).toEqual({ attribute: 'per', units: ['kg', 'adet'] });
  expect(idsOf(advisor)).not.toContain('budget');
  expect(advisor.results.attributes[0]).toBe('per');
});

test('units in several spellings are units all the same', () => {
  const spelt = greens(
    ['kg', 'kg', 'kg', 'Kilo', 'St', 'Stk', 'Stück', '100g', '100 g', '1 kg', 'Bd', 'Bund', 'Topf'],
    'je',
  );
  expect(spelt.priceUnits?.attribute).toBe('je');
  expect(idsOf(spelt.advisor)).not.toContain('budget');
  expect(spelt.advisor.results.attributes[0]).toBe('je');
});

test('one budget suits what is sold whole, by whatever word, and the sizes of packs', () => {
  expect(greens(['pcs', 'set', 'pair']).priceUnits).toBeNull();
  expect(greens(['szt', 'piece']).priceUnits).toBeNull();
  expect(greens(['kg', 'kilo']).priceUnits).toBeNull();
  expect(greens(['250 g', '500 g', '1 l', '2 l']).priceUnits).toBeNull();
  expect(greens(['red', 'green', 'piece'], 'colour').priceUnits).toBeNull();
  expect(idsOf(greens(['pcs', 'set', 'pair']).advisor)).toContain('budget');
});
