// What preferences are for, told reply by reply, is what the engine finds of all of them at once.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { findInView } from '@guidepost/engine/in-view';
import type { Narrowed } from '@guidepost/engine/narrow';
import type { Reply } from '@guidepost/engine/session';
import { expect, test } from 'vitest';
import { advisorOf, answer, atMost, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { isOver, OVER, Wishes } from './wishes.ts';

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

const replies: readonly (readonly Reply[])[] = [
  [[], ['red'], ['blue']],
  [[], ['4.0-8.0'], ['4.0-16.0'], ['8.0-16.0'], ['5.0-7.0']],
  [[], ['yes'], ['any']],
];
const sessions = replies.reduce<readonly (readonly Reply[])[]>(
  (all, own) => all.flatMap((before) => own.map((reply) => [...before, reply])),
  [[]],
);

test('Of any candidates, preferences leave what the engine finds to fit: one that would leave nothing is left out, a whole range too', () => {
  for (let bits = 1; bits < 64; bits++) {
    const candidates = Uint32Array.of(bits);
    const count = [...bits.toString(2)].filter((bit) => bit === '1').length;
    const wishes = new Wishes(compiled, candidates, count);
    for (const given of sessions) {
      const bounds = given.map(() => undefined);
      const narrowed: Narrowed = { candidates, count, given, replies: given, filters: [], applied: [], bounds };
      const { isAll, fitting } = findInView(compiled, narrowed);
      let wished = wishes.none;
      let areFew = count <= 1;
      for (const [place, reply] of given.entries()) {
        if (areFew) break;
        wished = wishes.add(wished, compiled.questions[place]!, reply);
        areFew = wished.fit.count <= 1;
      }
      expect(areFew).toBe(isAll);
      if (!isAll) expect(wished.fit.products).toEqual(fitting);
    }
  }
});

test('Where one more wish is said to end a conversation, taking all wishes in their order ends it', () => {
  const open = questions.map(() => false);
  let ended = 0;
  for (let bits = 1; bits < 64; bits++) {
    const candidates = Uint32Array.of(bits);
    const count = [...bits.toString(2)].filter((bit) => bit === '1').length;
    if (count < 2) continue;
    const wishes = new Wishes(compiled, candidates, count);
    const taken = (given: readonly Reply[]) => {
      let wished = wishes.none;
      for (const [place, reply] of given.entries()) {
        if (wished !== OVER) wished = wishes.add(wished, compiled.questions[place]!, reply);
      }
      return wished;
    };
    for (const given of sessions) {
      for (const [place, reply] of given.entries()) {
        const before = taken(given.with(place, []));
        const set = wishes.setOf(compiled.questions[place]!, reply);
        if (before === OVER || set === null || !before.isSteady) continue;
        const view = wishes.viewWithin(before.fit, set);
        if (view === null || !isOver(view, open)) continue;
        ended++;
        expect(taken(given)).toBe(OVER);
      }
    }
  }
  expect(ended).toBeGreaterThan(500);
});
