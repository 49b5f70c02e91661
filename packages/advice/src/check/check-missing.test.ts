import type { ChoiceQuestion } from '@guidepost/engine/advisor';
import { describe, expect, test } from 'vitest';
import {
  advisorOf,
  answer,
  atLeast,
  atMost,
  attributesOf,
  found,
  is,
  product,
  range,
  type Shop,
  single,
  use,
} from './small-shop.fixture.ts';

/** Ten products, of which so many lack the weight. `foldable` is only ever true. */
const lacking = (count: number): Shop => ({
  attributes: attributesOf({ weight_kg: 'number', kind: 'text', foldable: 'boolean' }),
  products: Array.from({ length: 10 }, (_, nth) =>
    product(`p${nth}`, 100 + nth, {
      kind: nth % 2 === 0 ? 'home' : 'games',
      ...(nth < count ? {} : { weight_kg: nth }),
      ...(nth === 9 ? { foldable: true } : {}),
    }),
  ),
});

const light = answer('light', atMost('weight_kg', 6));
const heavy = answer('heavy', atLeast('weight_kg', 7));
const asking = (more: Partial<ChoiceQuestion> = {}) => advisorOf([use, single('weight', [light, heavy], more)]);

describe('A filter that drops products for a missing value', () => {
  test('is a warning above a fifth of the scope', () => {
    const [finding, ...others] = found('filter-drops-missing', asking(), lacking(3));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1' });
    expect(finding?.message).toContain('no `weight_kg`: 3 of 10 products in scope (30%)');
    expect(finding?.mend).toContain('`missing: keep`');
    expect(others).toEqual([]);
  });

  test('is none up to a fifth, with `missing: keep`, and of a preference', () => {
    expect(found('filter-drops-missing', asking(), lacking(2))).toEqual([]);
    expect(found('filter-drops-missing', asking({ missing: 'keep' }), lacking(3))).toEqual([]);
    expect(found('filter-drops-missing', asking({ role: 'preference' }), lacking(3))).toEqual([]);
  });

  test('is one also of a RANGE and of answers made from values', () => {
    const advisor = advisorOf([
      use,
      range('weight', 'weight_kg'),
      single('weights', { attribute: 'weight_kg', max: 30 }),
    ]);
    const pointers = found('filter-drops-missing', advisor, lacking(3)).map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/questions/1', '/questions/2']);
    expect(found('filter-drops-missing', advisor, lacking(2))).toEqual([]);
  });

  test('counts only products that their known values do not drop anyway', () => {
    // Of the products without weight, those at even places are for the home.
    const games = answer('games', { kind: 'all', of: [is('kind', 'games'), atMost('weight_kg', 6)] });
    const advisor = advisorOf([use, single('weight', [games, answer('any', null)])]);
    expect(found('filter-drops-missing', advisor, lacking(4))).toEqual([]);
    expect(found('filter-drops-missing', advisor, lacking(6))[0]?.message).toContain('3 of 10 products');
  });

  test('counts no product that another answer finds by what it has', () => {
    const known = { weight_kg: 3 };
    const stock = lacking(0).products.map((each, nth) => ({
      ...each,
      attributes: nth < 5 ? { kind: 'games' } : known,
    }));
    const games = answer('games', is('kind', 'games'));
    const shop = { ...lacking(0), products: stock };
    expect(found('filter-drops-missing', asking(), shop)[0]?.message).toContain('5 of 10 products');
    expect(found('filter-drops-missing', advisorOf([single('weight', [light, heavy, games])]), shop)).toEqual([]);
  });

  test('counts only products that may be left when the question is asked', () => {
    // Four of five lack the weight at home, none of those for games.
    const products = lacking(9).products.map((each, nth) =>
      nth % 2 === 0 ? each : { ...each, attributes: { ...each.attributes, weight_kg: nth } },
    );
    const askIf = { kind: 'any_of', question: 'use', answers: ['games'] } as const;
    const stock = { ...lacking(0), products };
    expect(found('filter-drops-missing', asking(), stock)[0]?.message).toContain('5 of 10 products in scope');
    expect(found('filter-drops-missing', asking({ askIf }), stock)).toEqual([]);
    const some = products.map((each, nth) =>
      nth === 1 || nth === 3 ? { ...each, attributes: { kind: 'games' } } : each,
    );
    expect(found('filter-drops-missing', asking({ askIf }), { ...stock, products: some })[0]?.message).toContain(
      '2 of 5 products that may be left when it is asked (40%)',
    );
    const values = single('use', { attribute: 'kind', max: 5 });
    const advisor = advisorOf([values, single('weight', [light, heavy], { askIf })]);
    expect(found('filter-drops-missing', advisor, stock)).toEqual([]);
  });

  test('counts all of them where the question before lets a shopper choose others as well', () => {
    const askIf = { kind: 'any_of', question: 'use', answers: ['games'] } as const;
    const products = lacking(9).products.map((each, nth) =>
      nth % 2 === 0 ? each : { ...each, attributes: { ...each.attributes, weight_kg: nth } },
    );
    const answers = [answer('home', is('kind', 'home')), answer('games', is('kind', 'games'))];
    for (const more of [{ type: 'MULTIPLE' }, { role: 'preference' }] as const) {
      const advisor = advisorOf([single('use', answers, more), single('weight', [light, heavy], { askIf })]);
      expect(found('filter-drops-missing', advisor, { ...lacking(0), products })).toHaveLength(1);
    }
  });

  test('is none where the catalog says "no" by leaving the attribute out', () => {
    const advisor = advisorOf([use, single('fold', [answer('yes', is('foldable', true)), answer('any', null)])]);
    expect(found('filter-drops-missing', advisor, lacking(0))).toEqual([]);
  });
});
