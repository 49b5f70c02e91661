// What a shopper who only goes forward is asked though no reply that is looked at leads there: then an exploration must not say that
// nobody is asked.

import { accept } from '@guidepost/engine/accept';
import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import type { ReplyCondition } from '@guidepost/engine/condition';
import { advance, start } from '@guidepost/engine/converse';
import type { Product } from '@guidepost/engine/product';
import type { Reply } from '@guidepost/engine/session';
import { expect, it } from 'vitest';
import { advisorOf, answer, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { explore, type Walk } from './explore.ts';
import { Observations } from './observations.ts';
import { universeOf } from './walk-of.ts';

const LOW_OR_HIGH = [
  { title: 'low', from: null, to: 2 },
  { title: 'high', from: 3, to: null },
];

/** The price first, of which hardly anybody is reckoned with who wants 2 to 3; then another range; then, after certain replies to that, `touch`. */
function anAdvisor(then: Question, askIf: ReplyCondition, products: readonly Product[]): CompiledAdvisor {
  const price = range('price', 'price', { groupings: LOW_OR_HIGH });
  const touch = single('touch', [answer('yes', is('touch', true)), answer('no', is('touch', false))], { askIf });
  return compile(advisorOf([price, then, touch]), buildSnapshot(products, shop.attributes));
}

/** The questions asked of a shopper with these replies. */
function askedOf(compiled: CompiledAdvisor, replies: readonly Reply[]): (string | undefined)[] {
  let step = start(compiled, 'en');
  const asked = [step.outcome.question?.question.id];
  for (const reply of replies) {
    const accepted = accept(compiled, step.session, step.session.shown ?? '', reply);
    if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
    step = advance(compiled, step.session, accepted);
    asked.push(step.outcome.question?.question.id);
  }
  return asked;
}

function exploreAll(compiled: CompiledAdvisor): { walk: Walk; isTouchSeen: boolean } {
  const universe = universeOf(compiled);
  const seen = new Observations(universe);
  const walk = explore(universe, { states: Number.POSITIVE_INFINITY }, seen);
  return { walk, isTouchSeen: seen.questions[2]?.state !== null };
}

const memory = range('memory', 'ram_gb', { must: true });
const muchMemory = { kind: 'gte', question: 'memory', value: 8 } as const;
const withMemory = [
  product('a', 1, { ram_gb: 4, touch: true }),
  product('b', 2, { ram_gb: 8, touch: true }),
  product('d', 3, { ram_gb: 16, touch: true }),
  product('e', 4, { ram_gb: 32, touch: true }),
];

it('a range that is the whole of what few products have, and so keeps those of unknown value, is reckoned with', () => {
  const compiled = anAdvisor(memory, muchMemory, [...withMemory, product('c', 2, { touch: false })]);
  expect(askedOf(compiled, [['2.0-3.0'], ['8.0-16.0']])).toEqual(['price', 'memory', 'touch']);
  const { walk, isTouchSeen } = exploreAll(compiled);
  expect(isTouchSeen || !walk.holdsForward).toBe(true);
});

it("a range that is the whole of what few products have, and so keeps those beyond the author's bound, is reckoned with", () => {
  const bounded = range('memory', 'ram_gb', { from: 8, must: true });
  const askIf = { kind: 'lte', question: 'memory', value: 16 } as const;
  const products = [...withMemory, product('c', 2, { ram_gb: 4, touch: false })];
  const compiled = anAdvisor(bounded, askIf, products);
  expect(askedOf(compiled, [['2.0-3.0'], ['8.0-16.0']])).toEqual(['price', 'memory', 'touch']);
  const { walk, isTouchSeen } = exploreAll(compiled);
  expect(isTouchSeen || !walk.holdsForward).toBe(true);
});

it('where a range with `must` keeps the same products among few as among many, it is still said what nobody is asked', () => {
  const compiled = anAdvisor(memory, muchMemory, [...withMemory, product('c', 2, { ram_gb: 4, touch: false })]);
  const { walk, isTouchSeen } = exploreAll(compiled);
  expect(isTouchSeen).toBe(false);
  expect(walk.holdsForward).toBe(true);
});
