// The engine against the reference model: two readings of the same rules, one fast and one plain.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { accept } from '../src/accept.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { advance, reasons, view } from '../src/converse.ts';
import { narrow } from '../src/narrow.ts';
import { converse, offeredIds, plainOutcome } from './conversation.ts';
import { anyAdvisor, catalog, moves } from './generate.ts';
import type { Catalog } from './reference/catalog.ts';
import { gainOf } from './reference/gain.ts';
import { missedQuestions } from './reference/nearest.ts';
import { afterReply, firstQuestion, outcomeOf } from './reference/outcome.ts';
import { reasonsOf } from './reference/reasons.ts';

test('the engine equals the reference model at every step of every conversation', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { before, accepted, session, outcome, chosenBy } of converse(shop, compiled, shopper)) {
        if (accepted === null) expect(session.shown).toBe(firstQuestion(shop, guide).id);
        else {
          expect(session).toEqual(afterReply(shop, guide, before, accepted.question, accepted.reply));
        }
        const expected = outcomeOf(shop, guide, session);
        const candidates = expected.candidates.map((product) => shop.products[product]!);
        for (const { question: id, gain } of chosenBy ?? []) {
          const question = guide.questions.find((one) => one.id === id)!;
          expect(gain * 1024).toBe(gainOf(shop, guide, question, candidates));
        }
        expect(plainOutcome(compiled, session, outcome)).toEqual(expected);
        expect(outcome.candidates).toBe(expected.candidates.length);
        expect(view(compiled, session)).toEqual(outcome);
        const near = view(compiled, session, { nearest: true });
        expect(near).toEqual({ ...outcome, results: outcomeOf(shop, guide, session, true).results });
      }
    }),
    runs(800, 7500),
  );
});

test('no result misses a wish without saying so, and what is said to be missed is missed', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      const keeps = (id: string) => guide.questions.find((question) => question.id === id)?.missing === 'keep';
      for (const { session } of converse(shop, compiled, shopper)) {
        // After `must` has emptied the results of a plain caller, nobody can tell which ranges were whole.
        if (narrow(compiled, session).count === 0) continue;
        for (const result of view(compiled, session, { nearest: true }).results ?? []) {
          const product = shop.products[result]!;
          const filters = reasons(compiled, session, result).filter(({ role }) => role === 'filter');
          const missed = filters.filter(
            ({ fit, question }) => fit === 'missed' || fit === 'partly' || (fit === 'unknown' && !keeps(question)),
          );
          expect(missed.map(({ question }) => question)).toEqual(missedQuestions(shop, guide, session, product));
        }
      }
    }),
    runs(600),
  );
});

const isInside = (fit: string, value: number | null): boolean => fit === 'met' && value !== null;

test('what is said of every product shown is what a plain reading of it finds', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { session } of converse(shop, compiled, shopper)) {
        for (const result of view(compiled, session, { nearest: true }).results ?? []) {
          const said = reasons(compiled, session, result).map(({ satisfaction: _, isRange: __, ...reason }) => reason);
          const plain = reasonsOf(shop, guide, session, shop.products[result]!);
          // Of a range that left everything, the engine may say that the product is inside: it need not find out what was whole.
          const told = said.filter(
            ({ question, fit, value }) => plain.some((reason) => reason.question === question) || !isInside(fit, value),
          );
          expect(told).toEqual(plain);
        }
      }
    }),
    runs(400),
  );
});

test('a catalog that changes between question and click never refuses a shopper, and the step is as by the rules', () => {
  fc.assert(
    fc.property(
      catalog,
      catalog,
      anyAdvisor,
      moves,
      fc.nat(20),
      fc.boolean(),
      (shop, restocked, guide, shopper, pick, isBare) => {
        const earlier = buildSnapshot(shop.products, shop.attributes);
        const { session, outcome } = converse(shop, compile(guide, earlier), shopper).at(-1)!;
        // Some catalogs lose all their attributes.
        const now: Catalog = isBare
          ? { attributes: [], products: restocked.products.map((product) => ({ ...product, attributes: {} })) }
          : restocked;
        const changed = compile(guide, buildSnapshot(now.products, now.attributes, 2), undefined, earlier.columns);
        expect(view(changed, session).question?.question.id ?? null).toBe(session.shown);
        if (outcome.question === null) return;
        const ids = offeredIds(outcome.question);
        const { id } = outcome.question.question;
        const accepted = accept(changed, session, id, ids.length === 0 ? [] : [ids[pick % ids.length] as string]);
        if (accepted.kind !== 'accepted') throw new Error('What was offered is accepted.');
        const step = advance(changed, session, accepted);
        expect(step.session).toEqual(afterReply(now, guide, session, id, accepted.reply));
        expect(plainOutcome(changed, step.session, step.outcome)).toEqual(outcomeOf(now, guide, step.session));
      },
    ),
    runs(500),
  );
});
