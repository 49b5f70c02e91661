// Every figure of the four kinds of shopper against a naive count: each shopper alone, reply by reply through the engine, and what
// a product misses by the rules of the reference model.

import type { Advisor } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { advance, start, view } from '@guidepost/engine/converse';
import { Misses } from '@guidepost/engine/misses';
import { narrow } from '@guidepost/engine/narrow';
import { emptyPreparation } from '@guidepost/engine/prepare';
import { reconsider } from '@guidepost/engine/reconsider';
import type { Session } from '@guidepost/engine/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { anyAdvisor, catalog } from '../../../engine/test/generate.ts';
import { narrowing } from '../../../engine/test/reference/candidates.ts';
import type { Catalog } from '../../../engine/test/reference/catalog.ts';
import { missedQuestions } from '../../../engine/test/reference/nearest.ts';
import { offered } from '../../../engine/test/reference/offer.ts';
import { chooseMinds } from './crowds.ts';
import { measureGreedyTree } from './greedy-tree.ts';
import { makeReplier } from './make-replier.ts';
import { measureShoppers } from './measure-shoppers.ts';
import { randomAt } from './random-at.ts';
import type { Shown } from './shopper-figures.ts';
import { SHOPPER_KINDS, type ShopperKind } from './shopper-kinds.ts';
import type { SimulationSettings } from './simulation-settings.ts';

const ERRING = { shoppers: null, skips: 0.3, mistakes: 0.3, orders: 0 } as const;

/** What one shopper lives through. */
interface Told {
  readonly product: number;
  readonly asked: number;
  /** After how many replies the very product was in view, had results been shown from the start; null for never. */
  readonly needed: number | null;
  readonly seen: number | null;
  readonly repliesBeforeResults: number;
  readonly plain: Views;
  readonly near: Views;
  readonly end: Session;
  /** After being asked again so many times the very product is shown, near results among the others; null for never. */
  readonly again: number | null;
}

interface Views {
  readonly first: readonly number[];
  readonly firstSession: Session;
  readonly end: readonly number[];
}

/** The reply of one shopper, by the words of the kinds alone. */
function replyOf(compiled: CompiledAdvisor, session: Session, product: number, number: number, of: Kind) {
  const { question } = view(compiled, session);
  if (question === null) throw new Error('The conversation has ended.');
  const replier = makeReplier(compiled, question, narrow(compiled, session));
  const truth = replier.truthful(product);
  const [mood, which] = [0, 1].map((nth) => randomAt(of.settings.seed, number, 2 * question.place + nth)) as [
    number,
    number,
  ];
  const isErring = mood < (of.kind === 'skipping' ? of.settings.skips : of.settings.mistakes);
  if (of.kind === 'truthful' || !isErring) return { question: question.question.id, reply: truth };
  const wrong = {
    skipping: () => [],
    mistaken: () => replier.mistaken(truth, which),
    nearby: () => replier.beside(truth, which),
  };
  return { question: question.question.id, reply: wrong[of.kind]() };
}

interface Kind {
  readonly kind: ShopperKind;
  readonly settings: SimulationSettings;
}

function live(compiled: CompiledAdvisor, product: number, number: number, kind: Kind): Told {
  let { session } = start(compiled, 'en');
  let [needed, seen, asked] = [null as number | null, null as number | null, 0];
  let first: { session: Session; replies: number } | null = null;
  for (;;) {
    const isInView = view(compiled, { ...session, resultsGiven: true }).results?.includes(product) ?? false;
    if (isInView) needed ??= asked;
    if (isInView && session.resultsGiven) seen ??= asked;
    if (session.resultsGiven) first ??= { session, replies: asked };
    if (session.shown === null) break;
    const { question, reply } = replyOf(compiled, session, product, number, kind);
    session = advance(compiled, session, { kind: 'accepted', question, reply }).session;
    asked++;
  }
  if (first === null) throw new Error('A conversation never ends without results.');
  const firstSession = first.session;
  const shown = (nearest: boolean): Views => ({
    first: view(compiled, firstSession, { nearest }).results ?? [],
    firstSession,
    end: view(compiled, session, { nearest }).results ?? [],
  });
  return {
    ...{ product, asked, needed, seen, end: session },
    repliesBeforeResults: first.replies,
    plain: shown(false),
    near: shown(true),
    again: askAgain(compiled, session, product, number, kind),
  };
}

/** Whoever does not see the product says so, replies truthfully to what is asked again, and goes on. */
function askAgain(compiled: CompiledAdvisor, ended: Session, product: number, number: number, kind: Kind) {
  let session = ended;
  for (let times = 0; ; times++) {
    const results = view(compiled, session, { nearest: true }).results ?? [];
    if (results.includes(product)) return times;
    const misses = new Misses(compiled, narrow(compiled, session));
    const again =
      times < 2 && compiled.advisor.results.askAgain ? reconsider(compiled, session, misses, results) : null;
    if (again === null) return null;
    const question = again.offer.question.id;
    const { [question]: _, ...replies } = session.replies;
    const replier = makeReplier(compiled, again.offer, narrow(compiled, { ...session, replies }));
    let reply = { question, reply: replier.truthful(product) };
    for (;;) {
      session = advance(compiled, session, { kind: 'accepted', ...reply }).session;
      if (session.shown === null) break;
      reply = replyOf(compiled, session, product, number, kind);
    }
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.filter(holds).length / Math.max(1, all.length);

/** All that a caller shows to these shoppers; `isTelling`: it says what the engine finds missed. */
function expectShown(
  shop: Catalog,
  guide: Advisor,
  shown: Shown,
  all: readonly Told[],
  of: (told: Told) => Views,
  isTelling: boolean,
) {
  const groupOf = (product: number) =>
    guide.results.onePer !== 'product' ? (shop.products[product]!.group ?? `alone ${product}`) : product;
  const isVariant = (views: readonly number[], product: number) =>
    views.some((one) => groupOf(one) === groupOf(product));
  expect(shown.found).toBeCloseTo(shareOf(all, (told) => of(told).end.includes(told.product)));
  expect(shown.foundFirst).toBeCloseTo(shareOf(all, (told) => of(told).first.includes(told.product)));
  expect(shown.foundVariant).toBeCloseTo(shareOf(all, (told) => isVariant(of(told).end, told.product)));
  expect(shown.foundFirstVariant).toBeCloseTo(shareOf(all, (told) => isVariant(of(told).first, told.product)));
  expect(shown.empty).toBeCloseTo(shareOf(all, (told) => of(told).end.length === 0));
  const misses = (session: Session, product: number) =>
    missedQuestions(shop, guide, session, shop.products[product]!).length > 0;
  const ends = all.flatMap((told) => of(told).end.map((product) => misses(told.end, product)));
  const firsts = all.flatMap((told) => of(told).first.map((product) => misses(of(told).firstSession, product)));
  expect(shown.misses.end.missing).toBeCloseTo(shareOf(ends, Boolean));
  expect(shown.misses.first.missing).toBeCloseTo(shareOf(firsts, Boolean));
  // Whoever shows reasons never shows a product that misses something without saying so; others never say it.
  expect(shown.misses.end.unsaid).toBe(isTelling ? 0 : shown.misses.end.missing);
  expect(shown.misses.first.unsaid).toBe(isTelling ? 0 : shown.misses.first.missing);
}

test('the figures of every kind are what a naive count finds, in either order', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, fc.nat(), (shop, guide, seed) => {
      const settings = { ...ERRING, seed };
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      const { products } = chooseMinds(compiled, settings);
      const figures = measureShoppers(compiled, settings);
      for (const kind of SHOPPER_KINDS) {
        const all = [...products].map((product, number) => live(compiled, product, number, { kind, settings }));
        const of = figures[kind];
        const found = all.filter(({ plain, product }) => plain.end.includes(product));
        expect(of.shoppers).toBe(all.length);
        expectShown(shop, guide, of, all, ({ plain }) => plain, false);
        expectShown(shop, guide, of.near, all, ({ near }) => near, true);
        const foundAfter = (most: number) => shareOf(all, ({ again }) => again !== null && again <= most);
        expect(of.again === null).toBe(!guide.results.askAgain);
        if (of.again !== null) {
          expect(of.again.once).toBeCloseTo(foundAfter(1));
          expect(of.again.twice).toBeCloseTo(foundAfter(2));
        }
        expect(of.questions.mean).toBeCloseTo(mean(all.map(({ asked }) => asked)));
        expect(of.questions.most).toBe(Math.max(0, ...all.map(({ asked }) => asked)));
        expect(of.repliesBeforeResults).toBeCloseTo(mean(all.map((told) => told.repliesBeforeResults)));
        const isNobody = found.length === 0;
        expect(of.repliesNeeded ?? -1).toBeCloseTo(isNobody ? -1 : mean(found.map(({ needed }) => needed!)));
        expect(of.repliesUntilSeen ?? -1).toBeCloseTo(isNobody ? -1 : mean(found.map(({ seen }) => seen!)));
        expect(of.meanRank ?? -1).toBeCloseTo(
          isNobody ? -1 : mean(found.map(({ plain, product }) => plain.end.indexOf(product) + 1)),
        );
      }
    }),
    runs(75, 750),
  );
});

/** The tree again, with every set of products worked out anew from the replies by the reference model. */
function growNaively(
  shop: Catalog,
  free: Advisor,
  compiled: CompiledAdvisor,
  session: Session,
  products: readonly number[],
): { questions: number; fitting: number } {
  const { limit, onePer } = free.results;
  const leftAfter = (replies: Session['replies']) => {
    const { candidates } = narrowing(shop, free, { ...session, replies });
    const names = candidates.map(({ sku, group }) => (onePer === 'group' ? (group ?? `alone ${sku}`) : sku));
    return new Set(names).size;
  };
  const left = leftAfter(session.replies);
  const fits = left <= limit;
  const { candidates } = narrowing(shop, free, session);
  let best = { bits: 0, parts: [] as { session: Session; products: number[] }[] };
  for (const question of fits ? [] : free.questions.filter(({ id }) => !(id in session.replies))) {
    const said = offered(shop, question, candidates, false);
    if ('answers' in said && (said.answers as readonly unknown[]).length === 0) continue;
    const shown = view(compiled, { ...session, shown: question.id, replies: { ...session.replies } }).question;
    if (shown === null) continue;
    const replier = makeReplier(compiled, shown, narrow(compiled, session));
    const byReply = Map.groupBy(products, (product) => JSON.stringify(replier.truthful(product)));
    const parts = [...byReply].map(([reply, part]) => ({
      session: { ...session, replies: { ...session.replies, [question.id]: JSON.parse(reply) } },
      products: part,
    }));
    const bits = parts.reduce(
      (sum, part) =>
        sum +
        (part.products.length / products.length) * Math.log2(left / Math.max(limit, leftAfter(part.session.replies))),
      0,
    );
    if (bits > best.bits + 1e-9) best = { bits, parts };
  }
  if (best.parts.length === 0) return { questions: 0, fitting: fits ? products.length : 0 };
  const grown = best.parts.map((part) => growNaively(shop, free, compiled, part.session, part.products));
  return {
    questions: products.length + grown.reduce((sum, { questions }) => sum + questions, 0),
    fitting: grown.reduce((sum, { fitting }) => sum + fitting, 0),
  };
}

test('the greedy tree asks as few questions as one grown anew from every candidate', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, (shop, guide) => {
      const snapshot = buildSnapshot(shop.products, shop.attributes);
      const preparation = emptyPreparation();
      const compiled = compile(guide, snapshot, preparation);
      const minds = chooseMinds(compiled, { ...ERRING, seed: 1 });
      const questions = guide.questions
        .filter(({ role }) => role === 'filter')
        .map((question) => ({ ...question, askIf: null }));
      const free: Advisor = { ...guide, questions, order: 'listed', first: null };
      const session: Session = { language: 'en', replies: {}, shown: null, resultsGiven: false };
      const products = [...minds.products];
      const naive = growNaively(shop, free, compile(free, snapshot), session, products);
      const all = Math.max(1, products.length);
      const { questions: asked, fitting } = measureGreedyTree(compiled, preparation, minds);
      expect(asked).toBeCloseTo(naive.questions / all);
      expect(fitting).toBeCloseTo(naive.fitting / all);
    }),
    runs(75, 750),
  );
});
