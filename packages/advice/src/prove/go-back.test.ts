// "No preference" that a stricter answer hides comes back where a later reply left nothing at all.

import { accept } from '@guidepost/engine/accept';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import { advance, start } from '@guidepost/engine/converse';
import { expect, test } from 'vitest';
import { advisorOf, answer, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { goBack } from './go-back.ts';
import { makeUniverse } from './universe.ts';

const PRODUCTS = [1, 2].map((price) => product(`p${price}`, price, { kind: 'home', ram_gb: 4 }));

/** All products have enough memory, so "any" leaves what "4 GB or more" leaves, and is hidden. */
const compiledWith = (price: { readonly must: boolean }, alwaysAsk = true): CompiledAdvisor =>
  compile(
    advisorOf([
      single('use', [answer('home', is('kind', 'home')), answer('office', is('kind', 'office'))]),
      single('ram', [answer('any', null), answer('4gb', { kind: 'compare', attribute: 'ram_gb', gte: 4 })], {
        ...{ redundant: 'hide', alwaysAsk, askIf: { kind: 'any_of', question: 'use', answers: ['home'] } },
      }),
      range('price', 'price', price),
    ]),
    buildSnapshot(PRODUCTS, shop.attributes),
  );

const offeredOfRam = (compiled: CompiledAdvisor): readonly number[] =>
  [...(goBack(makeUniverse(compiled))?.questions[1]?.everOffered ?? [])].sort((a, b) => a - b);

test('Whoever has emptied the results by a later reply and goes back to a branch is offered "no preference", and the proof knows it', () => {
  const compiled = compiledWith({ must: true });
  let { session, outcome } = start(compiled, 'en');
  for (const [question, reply] of [
    ['use', 'office'],
    ['price', '1.5-1.5'],
    ['use', 'home'],
  ] as const) {
    const accepted = accept(compiled, session, question, [reply]);
    if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
    ({ session, outcome } = advance(compiled, session, accepted));
  }
  expect([outcome.candidates, outcome.question]).toMatchObject([0, { place: 1, answers: [0] }]);
  expect(offeredOfRam(compiled)).toEqual([0, 1]);
});

test('Where no later reply can empty the results, or the question is passed over then, "no preference" is still known to be hidden', () => {
  expect(offeredOfRam(compiledWith({ must: false }))).toEqual([1]);
  expect(offeredOfRam(compiledWith({ must: true }, false))).not.toContain(0);
});
