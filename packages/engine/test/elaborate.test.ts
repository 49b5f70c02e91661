// What is said beside an outcome, against a second reading of the rules that looks at every product.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import type { Advisor, Question } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { type CompiledAdvisor, compile } from '../src/compile.ts';
import { view } from '../src/converse.ts';
import type { Wanted } from '../src/elaborate.ts';
import { type Explainer, explainers, type Reason } from '../src/explain.ts';
import { narrow } from '../src/narrow.ts';
import type { Product } from '../src/product.ts';
import { replyKey, type Session } from '../src/session.ts';
import { converse, offeredIds } from './conversation.ts';
import { anyAdvisor, catalog, moves } from './generate.ts';
import { filtersOf, meaningOf, narrowing, passes, scopeOf } from './reference/candidates.ts';
import type { Catalog } from './reference/catalog.ts';
import { countingReplies } from './reference/counting-replies.ts';
import { numbersOf } from './reference/range-bounds.ts';
import { satisfies } from './reference/satisfies.ts';

const ALL: Wanted = { reasons: true, counts: true, histogram: true, replies: true, reconsider: true };
const NOTHING: Wanted = { reasons: false, counts: false, histogram: false, replies: false, reconsider: false };

interface State {
  readonly shop: Catalog;
  readonly guide: Advisor;
  readonly compiled: CompiledAdvisor;
  readonly session: Session;
}

function atEveryStep(check: (state: State) => void, short: number): void {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { session } of converse(shop, compiled, shopper)) check({ shop, guide, compiled, session });
    }),
    runs(short),
  );
}

const said = ({ compiled, session }: State, wanted: Wanted) => {
  const outcome = view(compiled, session, { nearest: wanted.reasons, wanted });
  if (outcome.said === null) throw new Error('Nothing was said.');
  const { reasons: explainers, ...others } = outcome.said;
  const reasons = explainers && (outcome.results ?? []).map((product) => sayAll(explainers, product));
  return { outcome, reasons, ...others };
};

const sayAll = (explainers: readonly Explainer[], product: number): Reason[] =>
  explainers.flatMap(({ explain }) => explain(product) ?? []);

const alternatives = ({ results }: Advisor, products: readonly Product[]): number =>
  new Set(products.map((product) => (results.onePer === 'group' ? (product.group ?? product) : product))).size;

test('counts are those of the alternatives that satisfy every reply, of all, and of each answer', () => {
  atEveryStep((state) => {
    const { shop, guide, session } = state;
    const { outcome, counts } = said(state, { ...NOTHING, counts: true });
    const { candidates, setAside } = narrowing(shop, guide, session);
    const leaves = (question: Question, id: string): readonly Product[] => {
      const meaning = meaningOf(shop, question, [id], candidates);
      if (meaning === null) return candidates;
      const isFilter = question.role === 'filter';
      return candidates.filter((product) =>
        isFilter ? passes(shop, question, product, meaning) : satisfies(product, meaning),
      );
    };
    const { question: offer } = outcome;
    const ids = offer === null ? [] : answersOf(offer);
    expect(counts).toEqual({
      candidates: setAside.length > 0 ? 0 : alternatives(guide, candidates),
      scope: alternatives(guide, scopeOf(shop, guide)),
      answers: ids.map((id) => alternatives(guide, leaves(offer!.question, id))),
    });
  }, 600);
});

/** A RANGE is answered by its groupings, or by the whole range where it has none. */
const answersOf = (offer: Parameters<typeof offeredIds>[0]): string[] => {
  const ids = offeredIds(offer);
  return offer.kind === 'range' ? ids.slice(0, Math.max(offer.groupings.length, 1)) : ids;
};

test('the bars of a histogram lie side by side between the bounds, on round borders, and each has its candidates', () => {
  let bars = 0;
  atEveryStep((state) => {
    const { outcome, histogram } = said(state, { ...NOTHING, histogram: true });
    const offer = outcome.question;
    if (offer?.kind !== 'range' || histogram.length === 0) {
      expect(histogram).toEqual([]);
      return;
    }
    bars += histogram.length;
    const borders = [histogram[0]!.from, ...histogram.map(({ to }) => to)];
    expect([borders[0], borders.at(-1)]).toEqual([offer.from, offer.to]);
    expect(histogram.slice(1).map(({ from }) => from)).toEqual(borders.slice(1, -1));
    expect(borders).toEqual([...new Set(borders)].sort((a, b) => a - b));
    expect(histogram.length).toBeLessThanOrEqual(26);
    // Nothing that adding up fractions leaves behind, such as 0.30000000000000004.
    for (const border of borders) expect(border).toBe(Number(border.toFixed(6)));
    const widths = histogram.slice(1, -1).map(({ from, to }) => (to - from).toFixed(6));
    expect(new Set(widths).size).toBeLessThanOrEqual(1);
    const { candidates } = narrowing(state.shop, state.guide, state.session);
    const values = numbersOf(state.shop, offer.question, candidates);
    const isIn =
      ({ from, to }: { from: number; to: number }) =>
      (value: number) =>
        value >= from && (value < to || (value === to && to === offer.to));
    expect(histogram.map(({ count }) => count)).toEqual(histogram.map((bar) => values.filter(isIn(bar)).length));
  }, 600);
  expect(bars).toBeGreaterThan(0);
});

test('every reply is told in the order given, with whether it counts, is relaxed, or is not asked any more', () => {
  atEveryStep((state) => {
    const { shop, guide, compiled, session } = state;
    const { replies } = said(state, { ...NOTHING, replies: true });
    const counting = countingReplies(guide, session);
    const { setAside } = narrowing(shop, guide, session);
    const relaxed = new Set([...setAside.map(({ question }) => question.id), ...emptiedBy(state)]);
    expect(replies!.map(({ place, ...told }) => ({ id: compiled.questions[place]!.question.id, ...told }))).toEqual(
      Object.entries(session.replies).map(([id, reply]) => ({
        id,
        reply,
        status: !counting.has(id) ? 'not-asked' : relaxed.has(id) ? 'relaxed' : 'counts',
      })),
    );
  }, 600);
});

/** The question of a `must` that left nothing, if there is one. */
function emptiedBy({ shop, guide, session }: State): string[] {
  const counting = countingReplies(guide, session);
  let candidates: readonly Product[] = scopeOf(shop, guide);
  for (const question of filtersOf(guide, session)) {
    const reply = counting.get(question.id);
    const meaning = reply && candidates.length > 0 ? meaningOf(shop, question, reply, candidates) : null;
    if (meaning === null) continue;
    const left = candidates.filter((product) => passes(shop, question, product, meaning));
    if (left.length === 0 && question.must) return [question.id];
    if (left.length > 0) candidates = left;
  }
  return [];
}

test('what is said does not depend on what else is wanted', () => {
  atEveryStep((state) => {
    const all = said(state, ALL);
    for (const word of ['counts', 'histogram', 'replies'] as const) {
      expect(said(state, { ...NOTHING, [word]: true })[word]).toEqual(all[word]);
    }
    expect(said(state, { ...NOTHING, reasons: true }).reasons).toEqual(all.reasons);
    const nothing = { reasons: null, counts: null, histogram: [], replies: null, reconsidered: null };
    expect(said(state, NOTHING)).toMatchObject(nothing);
  }, 200);
});

test('what a choice says of every product follows from the reply, whatever else was replied', () => {
  let met = 0;
  fc.assert(
    fc.property(catalog, anyAdvisor, fc.array(moves, { minLength: 2, maxLength: 4 }), (shop, guide, shoppers) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      const said = new Map<string, readonly (Reason | null)[]>();
      for (const shopper of shoppers) {
        for (const { session } of converse(shop, compiled, shopper)) {
          for (const { kind, place, reply, explain } of explainers(compiled, narrow(compiled, session))) {
            if (kind === 'range') continue;
            const key = replyKey(place, reply);
            const own = shop.products.map((_, product) => explain(product));
            const before = said.get(key);
            if (before !== undefined) met++;
            expect(own).toEqual(before ?? own);
            said.set(key, own);
          }
        }
      }
    }),
    runs(200),
  );
  expect(met).toBeGreaterThan(0);
});
