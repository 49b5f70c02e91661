// Which products an advisor can recommend at all.

import { accept } from '@guidepost/engine/accept';
import type { Advisor } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { advance, start } from '@guidepost/engine/converse';
import type { Product } from '@guidepost/engine/product';
import { textAt } from '@guidepost/engine/text-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { advisorOf, answer, atMost, is, product, shop, single, use } from '../check/small-shop.fixture.ts';
import { anyCompiled, anyReply } from './any-compiled.fixture.ts';
import { type RecommendableReport, RecommendableSearch } from './recommendable-search.ts';

/** Left and gone on with after every step. */
function search(compiled: CompiledAdvisor): RecommendableReport {
  const begun = new RecommendableSearch(compiled, 1000);
  for (let steps = 0; steps < 3000; steps++) {
    let isOver = false;
    begun.run(() => {
      const goesOn = !isOver;
      isOver = true;
      return goesOn;
    });
  }
  return begun.report();
}

const find = (advisor: Advisor, products: readonly Product[]) =>
  search(compile(advisor, buildSnapshot(products, shop.attributes)));

const limited = (limit: number, more: Partial<Advisor['results']> = {}) =>
  advisorOf([use], { results: { ...advisorOf([]).results, limit, ...more } });

const alike = (count: number) =>
  Array.from({ length: count }, (_, nth) => product(`p${nth}`, 100 + nth, { kind: 'home' }));

describe('Products that no conversation shows', () => {
  test('are those behind as many that no question tells from them as there are results', () => {
    const { products, finding } = find(limited(3), alike(5));
    expect(products).toEqual({
      unit: 'product',
      inScope: 5,
      recommended: 3,
      never: 2,
      neverSkus: ['p3', 'p4'],
      neverSaid: [[{ question: 'use', reply: ['home'] }], [{ question: 'use', reply: ['home'] }]],
      undecided: 0,
    });
    expect(finding).toMatchObject({ severity: 'warning', code: 'never-recommended', pointer: '/results' });
    expect(finding?.message).toContain('`p0`, `p1` and `p2`');
    expect(finding?.conversation).toEqual([{ question: 'use', reply: ['home'] }]);
  });

  test('are none where all fit among the results, and none where a question tells them apart', () => {
    expect(find(limited(5), alike(5)).finding).toBeNull();
    const cheap = [1, 2, 3, 4].map((nth) => answer(`to${nth}`, atMost('price', 100 + nth)));
    const dear = { id: 'dear', where: { kind: 'not', of: is('kind', 'games') } as const };
    const asked = advisorOf([use, single('cost', [...cheap, answer(dear.id, dear.where)])], limited(1));
    expect(find(asked, alike(2)).products.never).toBe(1);
  });

  test('are others where the dearer come first', () => {
    expect(find(limited(3, { priceImpact: 'dearer' }), alike(5)).products.neverSkus).toEqual(['p0', 'p1']);
  });

  test('are counted by group where results are one per group: one variant shown is enough', () => {
    const grouped = alike(6).map((each, nth) => ({ ...each, group: nth < 4 ? 'A' : 'B' }));
    const { products } = find(limited(1, { onePer: 'group', nearest: true, askAgain: true, attributes: [] }), grouped);
    expect(products).toMatchObject({ unit: 'group', inScope: 2, recommended: 1, never: 1, neverSkus: ['p4'] });
    expect(
      find(limited(2, { onePer: 'group', nearest: true, askAgain: true, attributes: [] }), grouped).finding,
    ).toBeNull();
  });

  test('are no more than is certain where the best of each group come first', () => {
    const groups = ['A', 'A', 'B', 'B', 'C'];
    const grouped = alike(5).map((each, nth) => ({ ...each, group: groups[nth]! }));
    const never = (limit: number) => {
      const { products } = find(limited(limit, { onePer: 'group_first' }), grouped);
      return [products.unit, products.neverSkus, products.undecided];
    };
    // Shown in the order 0, 2, 4, 1, 3.
    expect(never(1)).toEqual(['product', ['p1', 'p2', 'p3', 'p4'], 0]);
    expect(never(2)).toEqual(['product', ['p3', 'p4'], 1]);
    expect(never(3)).toEqual(['product', ['p3'], 1]);
    expect(never(5)).toEqual(['product', [], 0]);
  });

  test('may be sold out ones behind those that are there', () => {
    const [first, ...others] = alike(3);
    const products = [{ ...first!, available: false }, ...others];
    expect(find(limited(2, { unavailable: 'last' }), products).products.neverSkus).toEqual(['p0']);
  });
});

test('No shopper, whatever they reply and change, is shown a product that is said to be never shown', () => {
  let claims = 0;
  let undecided = 0;
  let scope = 0;
  fc.assert(
    fc.property(anyCompiled, fc.infiniteStream(fc.nat()), (compiled, luck) => {
      if (compiled.questions.length === 0) return;
      const { products } = search(compiled);
      expect(products.recommended + products.never + products.undecided).toBe(products.inScope);
      undecided += products.undecided;
      scope += products.inScope;
      claims += products.never;
      if (products.never === 0) return;
      const never = new Set(products.neverSkus);
      for (let conversation = 0; conversation < 20; conversation++) {
        let { session, outcome } = start(compiled, 'en');
        for (let step = 0; step < 8 && outcome.question !== null; step++) {
          const offered = outcome.question;
          const accepted = accept(
            compiled,
            session,
            offered.question.id,
            anyReply(offered, () => luck.next().value),
          );
          if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
          ({ session, outcome } = advance(compiled, session, accepted));
          // Now and then the same reply goes to an earlier question: another one in its place.
          const [earlier = offered.question.id] = Object.keys(session.replies);
          const change = accept(
            compiled,
            session,
            earlier,
            luck.next().value % 3 === 0 ? [] : (session.replies[earlier] ?? []),
          );
          if (change.kind === 'accepted') ({ session, outcome } = advance(compiled, session, change));
          for (const result of outcome.results ?? [])
            expect(never).not.toContain(textAt(compiled.snapshot.skus, result));
        }
      }
    }),
    runs(500),
  );
  expect(claims).toBeGreaterThan(50);
  expect(undecided / scope).toBeLessThan(0.2);
});
