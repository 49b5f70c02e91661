// What every figure of a simulation rests on: the conversations are those that the engine would hold, and truthful shoppers
// say nothing of their product that is not so.

import { accept } from '@guidepost/engine/accept';
import { type Advisor, isValueAnswers } from '@guidepost/engine/advisor';
import { hasBit } from '@guidepost/engine/bits';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile, referencedQuestions } from '@guidepost/engine/compile';
import { advance, start, view } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import type { Product } from '@guidepost/engine/product';
import { acceptedRange } from '@guidepost/engine/range-id';
import type { Session } from '@guidepost/engine/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { advisor, catalog } from '../../../engine/test/generate.ts';
import { type Catalog, valuesOf } from '../../../engine/test/reference/catalog.ts';
import { satisfies } from '../../../engine/test/reference/satisfies.ts';
import type { ConversationState } from './conversation-state.ts';
import { chooseMinds, truthfulCrowd } from './crowds.ts';
import { type Crowd, type CrowdWatcher, playShoppers } from './play-shoppers.ts';
import { crowdOf, SHOPPER_KINDS } from './shopper-kinds.ts';
import { shuffleQuestions } from './shuffle-questions.ts';
import { simulate } from './simulate.ts';
import type { SimulationReport } from './simulation-report.ts';

const SETTINGS = { shoppers: null, skips: 0.2, mistakes: 0.2, seed: 3, orders: 2 } as const;

const compiledFor = (guide: Advisor, { products, attributes }: Catalog): CompiledAdvisor =>
  compile(guide, buildSnapshot(products, attributes));

/** Plays a crowd and hands over every state with its shoppers, and every end. */
function play(compiled: CompiledAdvisor, crowd: Crowd, watcher: Partial<CrowdWatcher>): void {
  playShoppers(compiled, crowd, [{ reached: () => {}, asked: () => {}, ended: () => {}, ...watcher }]);
}

/** The replies of a session as a shopper sends them, one by one, taken and answered by the engine. */
function expectSameConversation(compiled: CompiledAdvisor, { session, replies }: ConversationState): void {
  let step = start(compiled, compiled.advisor.language);
  for (let given = 0; given < replies; given++) {
    const question = step.session.shown ?? '';
    const taken = accept(compiled, step.session, question, session.replies[question] ?? ['not replied to']);
    if (taken.kind !== 'accepted') throw new Error(`Refused: ${JSON.stringify(taken)}`);
    expect(taken.reply).toEqual(session.replies[question]);
    step = advance(compiled, step.session, taken);
  }
  expect(step.session).toEqual(session);
}

test('every shopper has the conversation that the engine holds reply by reply', () => {
  fc.assert(
    fc.property(catalog, advisor, fc.nat(), (shop, guide, seed) => {
      const compiled = compiledFor(guide, shop);
      const settings = { ...SETTINGS, seed };
      const minds = chooseMinds(compiled, settings);
      for (const crowd of SHOPPER_KINDS.map((kind) => crowdOf(kind, minds, settings))) {
        const played: number[] = [];
        play(compiled, crowd, {
          reached: (state) => {
            const outcome = view(compiled, state.session);
            expect(state.offer).toEqual(outcome.question);
            if (state.session.resultsGiven) expect(state.results).toEqual(outcome.results);
          },
          ended: (state, shoppers) => {
            expectSameConversation(compiled, state);
            played.push(...shoppers);
          },
        });
        expect(played.sort((a, b) => a - b)).toEqual(Array.from({ length: crowd.counted }, (_, shopper) => shopper));
      }
    }),
    runs(150),
  );
});

/** Whether what was replied is so of the product; a skip says nothing. */
function isTrueOf(product: Product, guide: Advisor, { replies }: Session): boolean {
  return guide.questions.every((question) => {
    const reply = replies[question.id] ?? [];
    if (question.type === 'RANGE') {
      const range = acceptedRange(reply);
      const [value] = valuesOf(product, question.attribute);
      return range === null || (typeof value === 'number' && value >= range.from && value <= range.to);
    }
    const { answers } = question;
    return reply.every((id) => {
      if (isValueAnswers(answers)) return valuesOf(product, answers.attribute).map(String).includes(id);
      const where = answers.find((answer) => answer.id === id)?.where;
      return where === null || (where !== undefined && satisfies(product, where));
    });
  });
}

test('truthful shoppers reply what is so, and their product stays a candidate to the end', () => {
  fc.assert(
    fc.property(catalog, advisor, (shop, guide) => {
      const compiled = compiledFor(guide, shop);
      const crowd = truthfulCrowd(chooseMinds(compiled, SETTINGS), 'along');
      play(compiled, crowd, {
        ended: ({ session }, shoppers) => {
          const { candidates } = narrow(compiled, session);
          for (const shopper of shoppers) {
            const product = crowd.products[shopper]!;
            expect(isTrueOf(shop.products[product]!, guide, session)).toBe(true);
            expect(hasBit(candidates, product)).toBe(true);
          }
        },
      });
    }),
    runs(150),
  );
});

test('truthful shoppers skip only where nothing that is offered fits', () => {
  fc.assert(
    fc.property(catalog, advisor, (shop, guide) => {
      const compiled = compiledFor(guide, shop);
      const crowd = truthfulCrowd(chooseMinds(compiled, SETTINGS), 'along');
      play(compiled, crowd, {
        asked: ({ offer }, _, parts) => {
          for (const shopper of [...parts].flatMap(([reply, part]) => (reply.length === 0 ? part : []))) {
            const product = shop.products[crowd.products[shopper]!]!;
            if (offer?.kind === 'range') {
              // A text that spells a number is none.
              const own = valuesOf(product, offer.question.attribute).filter((value) => typeof value === 'number');
              expect(own.filter((value) => value >= offer.from && value <= offer.to)).toEqual([]);
            } else if (offer?.kind === 'values') {
              const own = valuesOf(product, offer.attribute).map(String);
              expect(offer.values.filter(({ id }) => own.includes(id))).toEqual([]);
            } else if (offer?.kind === 'choice' && !isValueAnswers(offer.question.answers)) {
              for (const place of offer.answers) {
                const where = offer.question.answers[place]?.where ?? null;
                expect(where !== null && !satisfies(product, where)).toBe(true);
              }
            }
          }
        },
      });
    }),
    runs(150),
  );
});

const simulated = (shop: Catalog, guide: Advisor, settings = {}): SimulationReport =>
  simulate(guide, shop.attributes, buildSnapshot(shop.products, shop.attributes), { ...SETTINGS, ...settings });

test('the figures of any simulation hold together', () => {
  fc.assert(
    fc.property(catalog, advisor, (shop, guide) => {
      const { scope, shoppers, lost, otherVariant, questions, bound, greedy } = simulated(shop, guide);
      const { truthful } = shoppers;
      expect(scope.products + scope.outside + scope.unavailable).toBe(shop.products.length);
      expect(truthful.shoppers).toBe(scope.products);
      const seen = truthful.found * truthful.shoppers;
      expect(seen + otherVariant.shoppers + lost.shoppers).toBeCloseTo(truthful.shoppers);
      expect(greedy.questions).toBeLessThanOrEqual(guide.questions.length);
      expect(lost.filteredOut).toEqual([]);
      expect(lost.alike.shoppers + lost.overlapping.shoppers).toBe(lost.outranked.shoppers);
      expect(lost.unavailable.shoppers + lost.outranked.shoppers).toBe(lost.shoppers);
      expect(truthful.setAside).toBe(0);
      expect(truthful.empty).toBe(0);
      expect(questions.reduce((sum, { asked }) => sum + asked, 0)).toBeCloseTo(truthful.questions.mean);
      for (const { fitting, bits, bitsAlone } of questions) {
        expect(fitting).toBeLessThanOrEqual(1);
        expect(bits).toBeGreaterThanOrEqual(0);
        expect(bitsAlone).toBeGreaterThanOrEqual(0);
      }
      for (const figures of Object.values(shoppers)) {
        expect(figures.questions.mean).toBeLessThanOrEqual(figures.questions.most);
        expect(figures.questions.mean).toBeGreaterThanOrEqual(figures.questions.fewest);
        expect(figures.meanRank ?? 1).toBeLessThanOrEqual(guide.results.limit);
        expect(figures.repliesNeeded ?? 0).toBeLessThanOrEqual(figures.questions.most);
      }
      expect(bound.byAnswers ?? 0).toBeGreaterThanOrEqual(0);
    }),
    runs(150),
  );
});

test('the same seed makes the same report, and who is alike does not depend on who was sampled', () => {
  fc.assert(
    fc.property(catalog, advisor, fc.integer({ min: 1, max: 60 }), (shop, guide, shoppers) => {
      const report = simulated(shop, guide, { shoppers });
      expect(simulated(shop, guide, { shoppers })).toEqual(report);
      const sizes = new Map(
        simulated(shop, guide).lost.alike.examples.map(({ replies, sameReplies }) => [
          JSON.stringify(replies),
          sameReplies,
        ]),
      );
      for (const { replies, sameReplies } of report.lost.alike.examples) {
        expect(sizes.get(JSON.stringify(replies)) ?? sameReplies).toBe(sameReplies);
      }
    }),
    runs(60),
  );
});

test('a random order has every question once, each after those that its ask_if looks at', () => {
  fc.assert(
    fc.property(advisor, fc.nat(), fc.nat(9), (guide, seed, nth) => {
      const { questions } = shuffleQuestions(guide, seed, nth);
      expect([...questions].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(guide.questions);
      expect(questions[0]?.askIf).toBeNull();
      for (const [place, { askIf }] of questions.entries()) {
        const before = questions.slice(0, place).map(({ id }) => id);
        expect(before).toEqual(expect.arrayContaining(askIf === null ? [] : referencedQuestions(askIf)));
      }
    }),
    runs(200),
  );
});
