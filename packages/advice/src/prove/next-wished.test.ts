// What was wished, carried on from reply to reply, is what the engine finds of all replies at once.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { findInView } from '@guidepost/engine/in-view';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Reply } from '@guidepost/engine/session';
import { expect, test } from 'vitest';
import { advisorOf, answer, atMost, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { NextWished } from './next-wished.ts';
import type { Remainder } from './remainder.ts';
import { Remainders } from './remainders.ts';
import { everyProduct, partOf } from './universe-part.ts';
import { OVER, Views } from './views.ts';
import { NO_WISH } from './wishes.ts';

const tone = single('tone', [answer('red', is('colors', 'red')), answer('blue', is('colors', 'blue'))]);
const ram = range('ram', 'ram_gb', { step: 1 });
const cheap = single('cheap', [answer('yes', atMost('price', 2)), answer('any', null)]);
const questions = [tone, ram, cheap].map((question) => ({ ...question, role: 'preference' as const }));
const products = [
  product('p0', 1, { colors: ['red'], ram_gb: 4 }),
  product('p1', 2, { colors: ['red'] }),
  product('p2', 3, { colors: ['red'], ram_gb: 8 }),
  product('p3', 4, { colors: ['blue'], ram_gb: 16 }),
  product('p4', 5, { ram_gb: 16 }),
  product('p5', 6, { ram_gb: 4 }),
];
const plain = advisorOf(questions);
const advisor = { ...plain, order: 'adaptive' as const, results: { ...plain.results, limit: 1 } };
const compiled = compile(advisor, buildSnapshot(products, shop.attributes));
const whole = partOf(everyProduct(compiled), compiled.scope, compiled.scopeSize);
const next = new NextWished(new Views(compiled));

const replies: readonly (readonly Reply[])[] = [
  [[], ['red'], ['blue']],
  [[], ['4.0-8.0'], ['4.0-16.0'], ['8.0-16.0'], ['5.0-7.0']],
  [[], ['yes'], ['any']],
];
const sessions = replies.reduce<readonly (readonly Reply[])[]>(
  (all, own) => all.flatMap((before) => own.map((reply) => [...before, reply])),
  [[]],
);
const orders = [0, 1, 2].flatMap((one) => [0, 1, 2].flatMap((two) => (one === two ? [] : [[one, two, 3 - one - two]])));
const sets = Array.from({ length: 63 }, (_, nth) => nth + 1);

/** Of sets of candidates, numbered by their bits. */
function remaindersOf(): (bits: number) => Remainder {
  const remainders = new Remainders({ words: 1e7 });
  return (bits) => {
    const count = [...bits.toString(2)].filter((bit) => bit === '1').length;
    return remainders.find(whole, Uint32Array.of(bits), count, null);
  };
}

const wanted = (place: number, reply: Reply) =>
  reply.length === 0 ? [] : [{ asked: whole.compiled.questions[place]!, reply }];

const courseTo = (to: Remainder, settledBefore = 0) => ({
  to,
  closed: questions.map(() => false),
  settledBefore,
  isLast: false,
});

/** Null: all that fits is in view. */
function takenAnew(to: Remainder, given: readonly Reply[], settledBefore = 0): number | null {
  const step = next.beginAnew(given.flatMap((reply, place) => wanted(place, reply)));
  const course = courseTo(to, settledBefore);
  next.take(course, null);
  return next.viewAt(step) === OVER ? null : next.wishedAt(step, course);
}

function isAllInView({ candidates, count }: Remainder, given: readonly Reply[]): boolean {
  const bounds = given.map(() => undefined);
  const narrowed: Narrowed = { candidates, count, given, replies: given, filters: [], applied: [], bounds };
  return findInView(whole.compiled, narrowed).isAll;
}

test('Of any candidates, all that fits is in view where the engine finds that: a wish that would leave nothing is left out, a whole range too', () => {
  const remainderOf = remaindersOf();
  for (const bits of sets) {
    const remainder = remainderOf(bits);
    for (const given of sessions) expect(takenAnew(remainder, given) === null).toBe(isAllInView(remainder, given));
  }
});

test('In whichever order replies come, and whatever a filter leaves in between, what was wished is what it is anew', () => {
  const remainderOf = remaindersOf();
  let carriedOn = 0;
  for (const bits of sets) {
    for (const given of sessions) {
      for (const order of orders) {
        // Before the last reply, a filter leaves out the product that comes last.
        const smaller = bits & (bits - 1);
        let from = remainderOf(bits);
        let wished = NO_WISH;
        let sofar: readonly Reply[] = given.map(() => []);
        for (const [nth, place] of order.entries()) {
          const reply = given[place]!;
          const to = nth === 2 && smaller !== 0 ? remainderOf(smaller) : from;
          if (to !== from) {
            next.begin(from.wishes, null);
            const step = next.stepTo(wished);
            next.take(courseTo(to), null);
            expect(next.viewAt(step) === OVER).toBe(isAllInView(to, sofar));
            if (next.viewAt(step) === OVER) break;
            wished = next.wishedAt(step, courseTo(to));
            expect(wished).toBe(takenAnew(to, sofar));
            from = to;
          }
          next.begin(from.wishes, place);
          const step = next.stepTo(wished);
          next.take(courseTo(to), wanted(place, reply)[0] ?? null);
          sofar = sofar.with(place, reply);
          expect(next.viewAt(step) === OVER).toBe(isAllInView(to, sofar));
          if (next.viewAt(step) === OVER) break;
          wished = next.wishedAt(step, courseTo(to));
          expect(wished).toBe(takenAnew(to, sofar));
          carriedOn++;
        }
      }
    }
  }
  expect(carriedOn).toBeGreaterThan(10_000);
});

test('Replies to one question are told apart by what each adds, though they are taken one after the other', () => {
  const remainderOf = remaindersOf();
  for (const bits of sets) {
    const remainder = remainderOf(bits);
    for (const [place, own] of replies.entries()) {
      for (const given of sessions) {
        const before = given.with(place, []);
        const wished = takenAnew(remainder, before);
        if (wished === null) continue;
        next.begin(remainder.wishes, place);
        const step = next.stepTo(wished);
        const course = courseTo(remainder);
        const taken = own.map((reply) => {
          next.take(course, wanted(place, reply)[0] ?? null);
          return next.viewAt(step) === OVER ? null : next.wishedAt(step, course);
        });
        expect(taken).toEqual(own.map((reply) => takenAnew(remainder, before.with(place, reply))));
      }
    }
  }
});

test('Where nothing comes between wishes any more, those are one of which the same fits, and go on like all of them', () => {
  const remainderOf = remaindersOf();
  let joined = 0;
  for (const bits of sets) {
    const remainder = remainderOf(bits);
    const first = sessions.filter(([, , last]) => last?.length === 0);
    const settled = first.map((given) => takenAnew(remainder, given, 2));
    for (const [nth, given] of first.entries()) {
      const wished = settled[nth]!;
      if (wished === null) continue;
      if (settled.indexOf(wished) < nth) joined++;
      for (const reply of replies[2]!) {
        next.begin(remainder.wishes, 2);
        const step = next.stepTo(wished);
        next.take(courseTo(remainder, 3), wanted(2, reply)[0] ?? null);
        expect(next.viewAt(step) === OVER).toBe(isAllInView(remainder, given.with(2, reply)));
      }
    }
  }
  expect(joined).toBeGreaterThan(100);
});
