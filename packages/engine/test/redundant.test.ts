// Answers that would leave the same products as a stricter one are hidden, where a question says so.

import { expect, test } from 'vitest';
import { accept } from '../src/accept.ts';
import type { Advisor, Answer, ChoiceQuestion } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { advance, start } from '../src/converse.ts';
import type { Product } from '../src/product.ts';

const laptop = (sku: string, brand: string, ram?: number): Product => ({
  ...{ sku, title: sku, description: null, image: '', link: '', price: '1.00', listPrice: null, group: null },
  available: true,
  attributes: { brand, ...(ram !== undefined && { ram_gb: ram }) },
});

const laptops = [
  laptop('a4', 'a', 4),
  laptop('b8', 'b', 8),
  laptop('b16', 'b', 16),
  laptop('c8', 'c', 8),
  laptop('d16', 'd', 16),
  laptop('d?', 'd'),
];

const answer = (id: string, gte: number | null): Answer => ({
  ...{ id, title: id, description: null, image: null, backgroundColor: null },
  where: gte === null ? null : { kind: 'compare', attribute: 'ram_gb', gte },
});

const plain = {
  ...({
    description: null,
    image: null,
    skipText: null,
    role: 'filter',
    weight: 1,
    must: false,
    missing: 'drop',
  } as const),
  ...({
    alwaysAsk: false,
    firm: false,
    stage: 1,
    askIf: null,
    type: 'SINGLE',
    match: 'any',
    redundant: 'show',
  } as const),
} as const;

const brand: ChoiceQuestion = { ...plain, id: 'brand', title: 'Brand', answers: { attribute: 'brand', max: 30 } };
const bounds = [answer('4', 4), answer('8', 8), answer('16', 16)];
const ram: ChoiceQuestion = { ...plain, id: 'ram', title: 'Memory', redundant: 'hide', answers: bounds };

const advisorOf = (memory: ChoiceQuestion): Advisor => ({
  ...{ id: 'laptops', client: 'shop', catalog: 'laptops', title: 'Laptops', language: 'en', where: null, texts: {} },
  ...{ order: 'listed', first: null, questions: [brand, memory] },
  results: {
    ...{ show: 'after_filters', limit: 10, priceImpact: 'none', unavailable: 'hide', onePer: 'product' },
    ...{ nearest: true, askAgain: true, attributes: [] },
  },
});

const compiledWith = (memory: ChoiceQuestion) =>
  compile(
    advisorOf(memory),
    buildSnapshot(laptops, [
      { name: 'brand', type: 'text', unit: null, label: null },
      { name: 'ram_gb', type: 'number', unit: 'GB', label: null },
    ]),
  );

const afterBrand = (memory: ChoiceQuestion, brandOf: string) => {
  const compiled = compiledWith(memory);
  return advance(compiled, start(compiled, 'en').session, { kind: 'accepted', question: 'brand', reply: [brandOf] });
};

/** Ids of the answers that the memory question offers after a brand; null if it is passed over. */
function offeredAfter(replied: string, memory: ChoiceQuestion): string[] | null {
  const { question } = afterBrand(memory, replied).outcome;
  if (question?.kind !== 'choice') return null;
  return question.answers.map((place) => (memory.answers as readonly Answer[])[place]?.id ?? '');
}

test('of bounds that leave the same products, only the strictest is offered', () => {
  expect(offeredAfter('b', ram)).toEqual(['8', '16']);
  expect(offeredAfter('b', { ...ram, redundant: 'show' })).toEqual(['4', '8', '16']);
});

test('"no preference" is hidden where a bound leaves all there is, and not where it does not', () => {
  const memory = { ...ram, answers: [answer('any', null), answer('8', 8), answer('16', 16)] };
  expect(offeredAfter('b', memory)).toEqual(['8', '16']);
  expect(offeredAfter('d', memory)).toEqual(['any', '16']);
});

test('where all bounds leave the same products, the question is passed over', () => {
  expect(offeredAfter('c', ram)).toBeNull();
  expect(offeredAfter('d', ram)).toBeNull();
});

test('with unknown values kept, an answer that keeps more of them is another answer', () => {
  const isKnown: Answer = { ...answer('known', null), where: { kind: 'exists', attribute: 'ram_gb', exists: true } };
  const memory: ChoiceQuestion = { ...ram, missing: 'keep', alwaysAsk: true, answers: [...bounds, isKnown] };
  expect(offeredAfter('d', memory)).toEqual(['16', 'known']);
});

test('the first question of all shows every answer', () => {
  const compiled = compile(
    { ...advisorOf(ram), questions: [ram] },
    buildSnapshot([laptop('c8', 'c', 8)], [{ name: 'ram_gb', type: 'number', unit: 'GB', label: null }]),
  );
  expect(start(compiled, 'en').outcome.question).toMatchObject({ kind: 'choice', answers: [0, 1, 2] });
});

test('a reply with an answer that is not offered is accepted', () => {
  const { session } = afterBrand(ram, 'b');
  expect(session.shown).toBe('ram');
  expect(accept(compiledWith(ram), session, 'ram', ['4'])).toEqual({ kind: 'accepted', question: 'ram', reply: ['4'] });
});
