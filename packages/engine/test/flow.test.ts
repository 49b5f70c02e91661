// Promises about the course of a conversation: how it begins, when results come, that it ends, and that the same input
// always has the same outcome, whatever else this process did before.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { accept } from '../src/accept.ts';
import type { Advisor } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { type CompiledAdvisor, compile } from '../src/compile.ts';
import { advance, reasons, type Step, start, view } from '../src/converse.ts';
import { emptyPreparation, isPrepared, prepare } from '../src/prepare.ts';
import { converse, pickOffered, plainOutcome } from './conversation.ts';
import { anyAdvisor, catalog, moves } from './generate.ts';
import type { Catalog } from './reference/catalog.ts';

const snapshotOf = (shop: Catalog) => buildSnapshot(shop.products, shop.attributes);

test('the first response has a question and no results', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, (shop, guide) => {
      const { session, outcome } = start(compile(guide, snapshotOf(shop)), 'en');
      const shown = outcome.question?.question;
      if (guide.order === 'listed') expect(shown?.id).toBe('q0');
      else if (guide.first !== null) expect(shown?.id).toBe(guide.first);
      expect(shown?.askIf).toBeNull();
      expect(outcome.results).toBeNull();
      expect(session).toEqual({ language: 'en', replies: {}, shown: shown?.id, resultsGiven: false });
    }),
    runs(100),
  );
});

test('results once given stay given, and are always given at the end', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      let given = false;
      for (const { outcome } of converse(shop, compile(guide, snapshotOf(shop)), shopper)) {
        if (given || outcome.question === null) expect(outcome.results).not.toBeNull();
        given = outcome.results !== null;
      }
    }),
    runs(200),
  );
});

test('a conversation ends within as many steps as there are questions', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }), (shop, guide, picks) => {
      const compiled = compile(guide, snapshotOf(shop));
      let step: Step = start(compiled, 'en');
      let steps = 0;
      while (step.outcome.question !== null) {
        const offer = step.outcome.question;
        const pick = picks[steps % picks.length] as number;
        const answers = pick % 4 === 0 ? [] : pickOffered(offer, [pick, pick >> 1]);
        const accepted = accept(compiled, step.session, offer.question.id, answers);
        if (accepted.kind !== 'accepted') throw new Error('What is offered is accepted.');
        step = advance(compiled, step.session, accepted);
        steps++;
        expect(steps).toBeLessThanOrEqual(guide.questions.length);
      }
    }),
    runs(200),
  );
});

/** A conversation with all that can be seen of it, ready for comparing. */
function record(shop: Catalog, compiled: CompiledAdvisor, shopper: Parameters<typeof converse>[2]) {
  return converse(shop, compiled, shopper).map(({ session, outcome }) => ({
    session,
    ...plainOutcome(compiled, session, outcome),
    reasons: (outcome.results ?? []).map((product) => reasons(compiled, session, product)),
  }));
}

/** The same products again and again, so that sets take more words. */
const repeated = (shop: Catalog, times: number): Catalog => ({
  ...shop,
  products: Array.from({ length: times }, () => shop.products).flat(),
});

test('same input, same outcome, whatever other advisors over catalogs of other sizes do in between', () => {
  const party = fc.tuple(catalog, anyAdvisor, moves, fc.constantFrom(1, 1, 3, 9));
  fc.assert(
    fc.property(fc.array(party, { minLength: 2, maxLength: 4 }), (parties) => {
      const guests = parties.map(([shop, guide, shopper, times]) => {
        const stocked = repeated(shop, times);
        return {
          compiled: compile(guide, snapshotOf(stocked)),
          alone: [] as ReturnType<typeof record>,
          stocked,
          shopper,
        };
      });
      for (const guest of guests) guest.alone = record(guest.stocked, guest.compiled, guest.shopper);
      const longest = Math.max(...guests.map(({ alone }) => alone.length));
      for (let turn = 0; turn < longest; turn++) {
        for (const { compiled, alone } of guests) {
          const told = alone[turn];
          if (told === undefined) continue;
          const outcome = view(compiled, told.session);
          // Other conversations take steps between the view and its use.
          for (const other of guests) view(other.compiled, other.alone.at(-1)?.session ?? told.session);
          expect(plainOutcome(compiled, told.session, outcome)).toEqual({
            question: told.question,
            results: told.results,
            candidates: told.candidates,
          });
        }
      }
    }),
    runs(60),
  );
});

test('same input, same outcome, cold or prepared, alone or shared, here or in another thread', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, anyAdvisor, moves, (shop, guide, neighbour, shopper) => {
      const snapshot = snapshotOf(shop);
      const cold = record(shop, compile(guide, snapshot), shopper);
      const shared = prepare(guide, snapshot, prepare(neighbour, snapshot));
      expect(isPrepared(guide, snapshot, shared)).toBe(true);
      const ways: [Advisor, Parameters<typeof compile>[1], typeof shared][] = [
        [guide, snapshot, shared],
        [guide, snapshot, prepare(neighbour, snapshot)],
        [guide, snapshot, emptyPreparation()],
        [structuredClone(guide), structuredClone(snapshot), structuredClone(shared)],
      ];
      for (const [own, columns, preparation] of ways) {
        const compiled = compile(own, columns, preparation);
        expect(record(shop, compiled, shopper)).toEqual(cold);
        expect(record(shop, compiled, shopper)).toEqual(cold);
      }
    }),
    runs(60),
  );
});

test('a snapshot in shared memory says the same', () => {
  const allocateShared = (bytes: number) => new SharedArrayBuffer(bytes);
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const own = record(shop, compile(guide, snapshotOf(shop)), shopper);
      const snapshot = buildSnapshot(shop.products, shop.attributes, 1, allocateShared);
      const prepared = prepare(guide, snapshot, emptyPreparation(), allocateShared);
      expect(record(shop, compile(guide, snapshot, prepared), shopper)).toEqual(own);
    }),
    runs(60),
  );
});

test('reasons are given for every result, each satisfied between 0 and 1', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      for (const turn of record(shop, compile(guide, snapshotOf(shop)), shopper)) {
        for (const reason of turn.reasons.flat()) {
          expect(reason.satisfaction).toBeGreaterThanOrEqual(0);
          expect(reason.satisfaction).toBeLessThanOrEqual(1);
          expect(turn.session.replies[reason.question]).toEqual(
            expect.arrayContaining([...reason.met, ...reason.missed]),
          );
        }
      }
    }),
    runs(80),
  );
});
