// Promises about candidates: what a reply may do to them, and that a shopper never ends with nothing.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { accept } from '../src/accept.ts';
import type { Advisor } from '../src/advisor.ts';
import { isValueAnswers, type Question } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { type CompiledAdvisor, compile } from '../src/compile.ts';
import { advance, type Step, start, view } from '../src/converse.ts';
import type { Product } from '../src/product.ts';
import type { Reply, Session } from '../src/session.ts';
import { candidatesOf, converse, offeredIds } from './conversation.ts';
import { advisor, anyAdvisor, catalog, moves, withoutMust } from './generate.ts';
import { meaningOfAnswer, scopeOf } from './reference/candidates.ts';
import { type Catalog, valuesOf } from './reference/catalog.ts';
import { countingReplies } from './reference/counting-replies.ts';
import { satisfies } from './reference/satisfies.ts';

const bind = (shop: Catalog, guide: CompiledAdvisor['advisor']) =>
  compile(guide, buildSnapshot(shop.products, shop.attributes));

/** A firm reply narrows before others, so that it may set one of them aside. */
const withoutKind = (one: Advisor): Advisor => ({
  ...withoutMust(one),
  questions: withoutMust(one).questions.map((question) => ({ ...question, firm: false })),
});

test('a reply to a filter listed after all those replied to never adds a candidate, without `must` and `firm`', () => {
  fc.assert(
    fc.property(catalog, advisor.map(withoutKind), moves, (shop, guide, shopper) => {
      const compiled = bind(shop, guide);
      for (const { before, accepted, session } of converse(shop, compiled, shopper)) {
        if (accepted === null || Object.keys(before.replies).some((id) => id >= accepted.question)) continue;
        const earlier = new Set(candidatesOf(compiled, before));
        expect(candidatesOf(compiled, session).filter((product) => !earlier.has(product))).toEqual([]);
      }
    }),
    runs(200),
  );
});

test('results are never empty while the scope is not, without `must`', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor.map(withoutMust), moves, (shop, guide, shopper) => {
      fc.pre(scopeOf(shop, guide).length > 0);
      for (const { outcome } of converse(shop, bind(shop, guide), shopper)) {
        expect(outcome.candidates).toBeGreaterThan(0);
        if (outcome.results !== null) expect(outcome.results).not.toEqual([]);
      }
    }),
    runs(200),
  );
});

test('a preference that no branch looks at never changes the candidates', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = bind(shop, {
        ...guide,
        questions: guide.questions.map((question) => ({ ...question, askIf: null })),
      });
      for (const { before, accepted, session } of converse(shop, compiled, shopper)) {
        const question = guide.questions.find(({ id }) => id === accepted?.question);
        if (question?.role !== 'preference') continue;
        expect(candidatesOf(compiled, session)).toEqual(candidatesOf(compiled, before));
      }
    }),
    runs(200),
  );
});

test('an offered answer of a SINGLE or MULTIPLE (any) filter is never set aside when it is chosen next', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, fc.nat(20), (shop, guide, shopper, pick) => {
      const compiled = bind(shop, guide);
      for (const { session, outcome } of converse(shop, compiled, shopper).slice(1)) {
        const offer = outcome.question;
        if (offer === null || offer.kind === 'range' || offer.question.role !== 'filter') continue;
        if (offer.question.match === 'all') continue;
        const ids = offeredIds(offer);
        const id = ids[pick % ids.length] as string;
        const accepted = accept(compiled, session, offer.question.id, [id]);
        if (accepted.kind !== 'accepted') throw new Error('An offered answer is accepted.');
        const after = advance(compiled, session, accepted).session;
        const meaning = meaningOfAnswer(offer.question, id);
        if (meaning === null) continue;
        const left = candidatesOf(compiled, after).map((product) => shop.products[product] as Product);
        expect(left.length).toBeGreaterThan(0);
        if (offer.question.missing === 'drop') expect(left.every((product) => satisfies(product, meaning))).toBe(true);
        else expect(left.some((product) => satisfies(product, meaning))).toBe(true);
      }
    }),
    runs(200),
  );
});

test('with listed order, what is shown depends on the replies, not on the order in which they were given', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, fc.nat(), (shop, guide, shopper, turn) => {
      const compiled = bind(shop, guide);
      for (const { session, outcome } of converse(shop, compiled, shopper)) {
        const replies = Object.entries(session.replies);
        const at = replies.length === 0 ? 0 : turn % replies.length;
        const turned = [...replies.slice(at), ...replies.slice(0, at)].reverse();
        const other: Session = { ...session, replies: Object.fromEntries(turned) };
        expect(candidatesOf(compiled, other)).toEqual(candidatesOf(compiled, session));
        expect(view(compiled, other)).toEqual(outcome);
      }
    }),
    runs(150),
  );
});

test('a choice is passed over only where none of its answers would change the candidates or the order', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, (shop, guide, shopper) => {
      const compiled = bind(shop, {
        ...guide,
        results: { ...guide.results, limit: 1000, onePer: 'product', nearest: true, askAgain: true, attributes: [] },
      });
      const { session } = converse(shop, compiled, shopper).at(-1)!;
      const now: Session = { ...session, resultsGiven: true };
      const shownAt = guide.questions.findIndex(({ id }) => id === session.shown);
      const counting = countingReplies(guide, session);
      for (const question of guide.questions.slice(0, shownAt === -1 ? undefined : shownAt)) {
        if (question.type === 'RANGE' || question.askIf !== null || counting.has(question.id)) continue;
        const afterReply = (id: string): Session => ({ ...now, replies: { ...now.replies, [question.id]: [id] } });
        const effective = answersOf(shop, question).filter((id) => {
          const after = afterReply(id);
          // Passing over is not about branches that open or close.
          if (countingReplies(guide, after).size !== counting.size + 1) return false;
          return isOffered(shop, compiled, now, question, id) && changes(compiled, now, after);
        });
        // Of those that lead to the same, a question may hide all but one.
        const left =
          question.redundant === 'hide'
            ? new Set(effective.map((id) => shownAfter(compiled, afterReply(id)))).size
            : effective.length;
        // A SINGLE with one answer left is passed over, although "skip" and that answer differ.
        expect(left).toBeLessThan(question.type === 'SINGLE' ? 2 : 1);
      }
    }),
    runs(150),
  );
});

function answersOf(shop: Catalog, question: Question): string[] {
  if (question.type === 'RANGE') return [];
  const { answers } = question;
  if (!isValueAnswers(answers)) return answers.map(({ id }) => id);
  if (answers.max < 2) return [];
  return [...new Set(shop.products.flatMap((product) => valuesOf(product, answers.attribute)).map(String))];
}

function isOffered(shop: Catalog, compiled: CompiledAdvisor, session: Session, question: Question, id: string) {
  const meaning = meaningOfAnswer(question, id);
  if (meaning === null) return true;
  return candidatesOf(compiled, session).some((product) => satisfies(shop.products[product] as Product, meaning));
}

const changes = (compiled: CompiledAdvisor, before: Session, after: Session): boolean =>
  shownAfter(compiled, before) !== shownAfter(compiled, after);

function shownAfter(compiled: CompiledAdvisor, session: Session): string {
  const { results, candidates } = view(compiled, session);
  return JSON.stringify([results, candidates]);
}

test('a truthful shopper never loses the product they want', () => {
  fc.assert(
    fc.property(
      catalog,
      anyAdvisor,
      fc.nat(),
      fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
      (shop, guide, wish, picks) => {
        const scope = scopeOf(shop, guide);
        fc.pre(scope.length > 0);
        const wanted = scope[wish % scope.length] as Product;
        const compiled = bind(shop, guide);
        let step: Step = start(compiled, 'en');
        for (const pick of picks) {
          const { question } = step.outcome;
          if (question === null) break;
          const reply = truthfulReply(wanted, step, pick);
          const accepted = accept(compiled, step.session, question.question.id, reply);
          if (accepted.kind !== 'accepted') throw new Error('A truthful reply is accepted.');
          step = advance(compiled, step.session, accepted);
          expect(candidatesOf(compiled, step.session)).toContain(shop.products.indexOf(wanted));
        }
      },
    ),
    runs(400),
  );
});

/** Replies by the product's values. Skips if it has none, or if no offered answer fits it. */
function truthfulReply(wanted: Product, { outcome }: Step, pick: number): Reply {
  const offer = outcome.question;
  if (offer === null) return [];
  const ids = offeredIds(offer);
  if (offer.kind === 'range') {
    const [value] = valuesOf(wanted, offer.question.attribute);
    const around = ids.filter((id) => {
      const [, from, to] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(id) ?? [];
      return typeof value === 'number' && Number(from) <= value && value <= Number(to);
    });
    return around.length === 0 ? [] : [around[pick % around.length] as string];
  }
  const fitting = ids.filter((id) => {
    const meaning = meaningOfAnswer(offer.question, id);
    return meaning === null || satisfies(wanted, meaning);
  });
  if (fitting.length === 0) return [];
  const first = pick % fitting.length;
  return offer.question.type === 'SINGLE' ? [fitting[first] as string] : fitting.slice(0, first + 1);
}
