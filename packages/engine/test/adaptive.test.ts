// Promises about adaptive order: it goes by the author's stages, asks only what can still bring a product into view, and opens
// again when a reply is changed.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import type { Advisor, ChoiceQuestion } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { advance, start } from '../src/converse.ts';
import type { Attribute, Product } from '../src/product.ts';
import { repliedQuestions } from '../src/session.ts';
import { candidatesOf, converse } from './conversation.ts';
import { adaptiveAdvisor, advisor, catalog, moves } from './generate.ts';

const byProduct = adaptiveAdvisor.map((one): Advisor => ({ ...one, results: { ...one.results, onePer: 'product' } }));

test('nothing but what is always asked is asked once all candidates are in view', () => {
  fc.assert(
    fc.property(catalog, byProduct, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { accepted, outcome } of converse(shop, compiled, shopper)) {
        if (accepted === null || outcome.question === null || outcome.question.question.alwaysAsk) continue;
        expect(outcome.candidates).toBeGreaterThan(guide.results.limit);
      }
    }),
    runs(300),
  );
});

test('no question that could have come next is of a lower stage than the one that does, and the first named is asked', () => {
  fc.assert(
    fc.property(catalog, adaptiveAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      const stageOf = (id: string) => guide.questions.find((question) => question.id === id)?.stage;
      for (const { session, chosenBy } of converse(shop, compiled, shopper)) {
        if (session.shown === null) expect(chosenBy).toBeNull();
        else
          expect(new Set([stageOf(session.shown), ...(chosenBy ?? []).map((one) => stageOf(one.question))]).size).toBe(
            1,
          );
        if (chosenBy !== null) expect(chosenBy[0]?.question).toBe(session.shown);
      }
    }),
    runs(300),
  );
});

test('with listed order nothing is chosen by gain', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { chosenBy } of converse(shop, compiled, shopper)) expect(chosenBy).toBeNull();
    }),
    runs(50),
  );
});

const ATTRIBUTES: readonly Attribute[] = ['kind', 'color', 'size'].map((name) => ({
  name,
  type: 'text',
  unit: null,
  label: null,
}));

const product = (sku: string, attributes: Product['attributes']): Product => ({
  sku,
  title: sku,
  description: null,
  image: 'https://shop.example/image.jpg',
  link: 'https://shop.example/product',
  price: '10.00',
  listPrice: null,
  group: null,
  available: true,
  attributes,
});

/** 4 kinds, 8 colours and 2 sizes of everything: 64 products. */
const SHELF = Array.from({ length: 64 }, (_, nth) =>
  product(`p${nth}`, { kind: `kind${nth % 4}`, color: `color${(nth >> 2) % 8}`, size: nth < 32 ? 'small' : 'large' }),
);

const byValue = (attribute: string, more: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  id: attribute,
  type: 'SINGLE',
  role: 'filter',
  title: attribute,
  description: null,
  image: null,
  skipText: null,
  weight: 1,
  must: false,
  firm: false,
  missing: 'drop',
  alwaysAsk: false,
  askIf: null,
  stage: 1,
  match: 'any',
  redundant: 'show',
  answers: { attribute, max: 30 },
  ...more,
});

const guideOf = (questions: readonly ChoiceQuestion[], limit: number, first: string | null = null): Advisor => ({
  id: 'advisor',
  client: 'client',
  catalog: 'catalog',
  title: 'An advisor',
  language: 'en',
  where: null,
  order: 'adaptive',
  first,
  questions,
  texts: {},
  results: {
    show: 'after_filters',
    limit,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'product',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
});

/** The questions shown, each replied to with `replies`; what nobody replies to is skipped. */
function play(
  guide: Advisor,
  replies: Readonly<Record<string, readonly string[]>> = {},
  shelf: readonly Product[] = SHELF,
): (string | null)[] {
  const compiled = compile(guide, buildSnapshot(shelf, ATTRIBUTES));
  let step = start(compiled, 'en');
  const shown = [step.session.shown];
  while (step.session.shown !== null) {
    const question = step.session.shown;
    step = advance(compiled, step.session, { kind: 'accepted', question, reply: replies[question] ?? [] });
    shown.push(step.session.shown);
  }
  return shown;
}

test('the question that narrows most comes first, unless the author names another or its stage is later', () => {
  const questions = [byValue('size'), byValue('kind'), byValue('color')];
  expect(play(guideOf(questions, 1))).toEqual(['color', 'kind', 'size', null]);
  expect(play(guideOf(questions, 1, 'kind'))).toEqual(['kind', 'color', 'size', null]);
  expect(play(guideOf([byValue('size'), byValue('kind'), byValue('color', { stage: 2 })], 1))).toEqual([
    'kind',
    'size',
    'color',
    null,
  ]);
});

test('a question whose list of answers hides values comes after those that hide none', () => {
  const cut = byValue('color', { answers: { attribute: 'color', max: 7 } });
  expect(play(guideOf([byValue('size'), byValue('kind'), cut], 1))).toEqual(['kind', 'size', 'color', null]);
});

test('the conversation ends as soon as all that fits is in view, but what is always asked is asked', () => {
  const questions = [byValue('size'), byValue('kind'), byValue('color')];
  expect(play(guideOf(questions, 8), { color: ['color3'] })).toEqual(['color', null]);
  expect(play(guideOf(questions, 2), { color: ['color3'], kind: ['kind1'] })).toEqual(['color', 'kind', null]);
  const always = [byValue('size', { alwaysAsk: true }), byValue('kind'), byValue('color')];
  expect(play(guideOf(always, 8), { color: ['color3'] })).toEqual(['color', 'size', null]);
});

test('preferences end the conversation, too, once all that satisfies them is in view', () => {
  const questions = [byValue('size'), byValue('kind'), byValue('color', { role: 'preference' })];
  expect(play(guideOf(questions, 8), { color: ['color3'] })).toEqual(['color', null]);
  expect(play(guideOf(questions, 8), { kind: ['kind1'] })).toEqual(['color', 'kind', 'size', null]);
  const idle = [byValue('size'), byValue('kind'), byValue('color', { role: 'preference', weight: 0, alwaysAsk: true })];
  expect(play(guideOf(idle, 8, 'color'), { color: ['color3'] })).toEqual(['color', 'kind', 'size', null]);
});

test('where a group shows one variant, what tells variants in view apart is asked, and nothing else', () => {
  const sizes = SHELF.map((one, nth) => ({ ...one, group: `g${nth % 32}` }));
  const guide = guideOf([byValue('size'), byValue('kind'), byValue('color')], 4);
  const grouped = { ...guide, results: { ...guide.results, onePer: 'group' as const } };
  expect(play(grouped, { color: ['color3'] }, sizes)).toEqual(['color', 'size', null]);
  expect(play(grouped, { color: ['color3'], size: ['small'] })).toEqual(['color', 'size', null]);
});

test('a conversation that has ended goes on when a changed reply makes more fit than is in view', () => {
  const compiled = compile(
    guideOf([byValue('size'), byValue('kind'), byValue('color')], 8),
    buildSnapshot(SHELF, ATTRIBUTES),
  );
  const accepted = (question: string, ...reply: string[]) => ({ kind: 'accepted' as const, question, reply });
  const ended = advance(compiled, start(compiled, 'en').session, accepted('color', 'color3'));
  expect(ended.session.shown).toBeNull();
  const again = advance(compiled, ended.session, accepted('color'));
  expect(again.session).toMatchObject({ shown: 'kind', resultsGiven: true });
  expect(advance(compiled, again.session, accepted('color', 'color2')).session.shown).toBeNull();
});

test('of replies that nothing satisfies together, those given first are kept; a changed reply keeps its place', () => {
  const bare = SHELF.filter(({ attributes }) => attributes.color !== 'color3' || attributes.kind !== 'kind1');
  const compiled = compile(guideOf([byValue('kind'), byValue('color')], 1), buildSnapshot(bare, ATTRIBUTES));
  const accepted = (question: string, ...reply: string[]) => ({ kind: 'accepted' as const, question, reply });
  const { session } = start(compiled, 'en');
  expect(session.shown).toBe('color');
  const colored = advance(compiled, session, accepted('color', 'color3')).session;
  const both = advance(compiled, colored, accepted('kind', 'kind1'));
  const left = (step: { session: typeof session }) =>
    candidatesOf(compiled, step.session).map((nth) => bare[nth]?.attributes.color);
  expect(new Set(left(both))).toEqual(new Set(['color3']));
  const changed = advance(
    compiled,
    advance(compiled, both.session, accepted('color', 'color2')).session,
    accepted('color', 'color3'),
  );
  expect(new Set(left(changed))).toEqual(new Set(['color3']));
});

test('questions whose ids are whole numbers are kept in the order of their replies, too', () => {
  const bare = SHELF.filter(({ attributes }) => attributes.color !== 'color3' || attributes.kind !== 'kind1');
  const questions = [
    { ...byValue('kind'), id: '1' },
    { ...byValue('color'), id: '20' },
  ];
  const compiled = compile(guideOf(questions, 1), buildSnapshot(bare, ATTRIBUTES));
  const { session } = start(compiled, 'en');
  expect(session.shown).toBe('20');
  const colored = advance(compiled, session, { kind: 'accepted', question: '20', reply: ['color3'] }).session;
  const both = advance(compiled, colored, { kind: 'accepted', question: '1', reply: ['kind1'] }).session;
  const left = candidatesOf(compiled, both).map((nth) => bare[nth]?.attributes.color);
  expect(new Set(left)).toEqual(new Set(['color3']));
  expect(repliedQuestions(both)).toEqual(['20', '1']);
});
