// What a proof says of questions, answers and products that no shopper meets.

import type { Question } from '@guidepost/engine/advisor';
import { describe, expect, test } from 'vitest';
import {
  advisorOf,
  answer,
  atLeast,
  atMost,
  is,
  product,
  range,
  shop,
  single,
  use,
} from './check/small-shop.fixture.ts';
import { found, prove, several } from './prove-shop.fixture.ts';

describe('What nobody meets', () => {
  const cheap = single('cheap', [answer('to500', atMost('price', 500)), answer('to600', atMost('price', 600))]);
  const gamer = (...more: Question[]) => advisorOf([use, ...more]);
  const onlyFor = (id: string, question: Question): Question => ({
    ...question,
    askIf: { kind: 'any_of', question: 'use', answers: [id] },
  });

  test('is a question of which nothing is left to choose when it is asked', () => {
    const [finding, ...others] = found('question-never-reached', gamer(onlyFor('games', cheap)));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1', conversation: null });
    expect(found('question-never-reached', gamer(onlyFor('home', cheap)))).toEqual([]);
  });

  test('is a question that none of the products that are left then could satisfy: that is said, and which they are', () => {
    const red = single('red', [answer('yes', is('colors', 'blue')), answer('any', null)]);
    const [finding] = found('question-never-reached', gamer(onlyFor('home', red)));
    expect(finding).toMatchObject({ severity: 'warning', pointer: '/questions/1' });
    expect(finding?.message).toBe(
      'Nobody is asked question `red`: each time its turn comes, none of the products that are left (3 products in all) satisfies its answer `yes`.',
    );
    expect(finding?.mend).toContain('`ask_if`');
    expect(finding?.mend).toContain('`colors`');
    const products = shop.products.map((each) => {
      const { weight_kg: _, ...others } = each.attributes;
      return each.attributes.kind === 'home' ? { ...each, attributes: others } : each;
    });
    const weighing = gamer(onlyFor('home', range('weight', 'weight_kg')));
    const unweighed = found('question-never-reached', weighing, { ...shop, products });
    expect(unweighed).toMatchObject([{ message: expect.stringContaining('has a value of `weight_kg`') }]);
  });

  test('is said of those who only go forward, where whoever changes an earlier reply may meet it', () => {
    const products = [
      product('P1', 1, { kind: 'home', touch: true, colors: ['red'] }),
      product('P2', 1, { kind: 'games', touch: false, colors: ['red'] }),
      product('P3', 1, { kind: 'games', touch: false, colors: ['blue'] }),
    ];
    const touch = single('touch', [answer('y', is('touch', true)), answer('n', is('touch', false))]);
    const color = single('color', [answer('red', is('colors', 'red')), answer('blue', is('colors', 'blue'))]);
    const [games, y] = [
      { kind: 'any_of' as const, question: 'use', answers: ['games'] },
      { kind: 'any_of' as const, question: 'touch', answers: ['y'] },
    ];
    const both: Question = { ...color, askIf: { kind: 'all', of: [y, games] } };
    const advisor = advisorOf([use, touch, both]);
    expect(found('question-never-reached', advisor, { ...shop, products })).toEqual([]);
    const [finding] = found('question-not-reached-forward', advisor, { ...shop, products });
    expect(finding?.message).toBe(
      'Nobody who only goes forward is asked question `color`: its `ask_if` is true in no conversation. For shoppers who change an earlier reply, this is not proven.',
    );
  });

  test('is an answer, or a difference between two, of those who only go forward, where others may meet it', () => {
    const products = [
      product('P1', 1, { kind: 'home', touch: true, colors: ['red'] }),
      product('P2', 2, { kind: 'home', touch: true, colors: ['green'] }),
      product('P3', 2, { kind: 'games', touch: false, colors: ['red'] }),
      product('P4', 1, { kind: 'games', touch: false, colors: ['blue'] }),
    ];
    const touch = single('touch', [answer('y', is('touch', true)), answer('n', is('touch', false))]);
    const wheres = [is('colors', 'red'), is('colors', 'blue'), atMost('price', 1)];
    const last = several('last', wheres, {
      type: 'SINGLE',
      askIf: { kind: 'any_of', question: 'touch', answers: ['y'] },
    });
    const warnings = (...questions: Question[]) =>
      prove(advisorOf(questions), { ...shop, products }).findings.filter(({ severity }) => severity === 'warning');
    expect(warnings(use, touch, last)).toMatchObject([
      { code: 'answer-not-offered-forward', pointer: '/questions/2/answers/1' },
      { code: 'answers-alike-forward', pointer: '/questions/2/answers/2' },
    ]);
    // Where nothing comes before it, the reply is never set aside.
    expect(warnings(touch, { ...last, id: 'color' })).toMatchObject([
      { code: 'answer-never-offered', pointer: '/questions/1/answers/1' },
      { code: 'answers-alike', pointer: '/questions/1/answers/2' },
    ]);
  });

  test('is an answer that no product satisfies when it is offered', () => {
    const cost = single('cost', [
      answer('to500', atMost('price', 500)),
      answer('to900', atMost('price', 900)),
      answer('more', atLeast('price', 1000)),
    ]);
    expect(found('answer-never-offered', gamer(onlyFor('games', cost)))).toMatchObject([
      { severity: 'warning', pointer: '/questions/1/answers/0' },
    ]);
    expect(found('answer-never-offered', gamer(cost))).toEqual([]);
  });

  test('is a grouping without a product when it is offered', () => {
    const groupings = [
      { title: 'Little', from: null, to: 600 },
      { title: 'Much', from: 600, to: 950 },
      { title: 'Very much', from: 950, to: null },
    ];
    const budget = range('budget', 'price', { step: 50, groupings });
    expect(found('answer-never-offered', gamer(onlyFor('games', budget)))).toMatchObject([
      { pointer: '/questions/1/range/groupings/0' },
    ]);
  });

  test('is a value for which `max` leaves no room', () => {
    const brand = single('brand', { attribute: 'brand', max: 1 }, { type: 'MULTIPLE' });
    const [finding] = found('values-never-offered', advisorOf([brand, use]));
    const values = { first: ['Birch', 'Cedar'], count: 2 };
    expect(finding).toMatchObject({ severity: 'note', pointer: '/questions/0', values });
    expect(finding?.message).toContain('could offer 3 values, but offers at most 1');
    expect(finding?.message).toContain('2 of them are hardly ever offered: `Birch` and `Cedar`');
    expect(found('values-never-offered', advisorOf([single('brand', { attribute: 'brand', max: 3 }), use]))).toEqual(
      [],
    );
  });

  test('is a difference between two answers that always give the same', () => {
    const alike = single('kind', [
      answer('strong', atLeast('ram_gb', 16)),
      answer('gaming', is('kind', 'games')),
      answer('cheap', atMost('price', 900)),
    ]);
    expect(found('answers-alike', gamer(onlyFor('games', alike)))).toMatchObject([
      { severity: 'warning', pointer: '/questions/1/answers/1' },
    ]);
    expect(found('answers-alike', gamer(alike))).toEqual([]);
  });

  test('is nothing that a range set by hand beside every product leads to', () => {
    // From 900 on all are for games; only a range between 900 and 1000, which is set aside, leaves those for the home, too.
    const budget = range('budget', 'price', { step: 1 });
    const dear: Question = { ...use, id: 'dear', askIf: { kind: 'gte', question: 'budget', value: 900 } };
    expect(found('question-never-reached', advisorOf([budget, dear]))).toEqual([]);
    const { must, ...strict } = { ...budget, must: true };
    expect(found('question-never-reached', advisorOf([{ ...strict, must }, dear]))).toHaveLength(1);
  });

  test('is nothing that an unusual choice of several answers leads to', () => {
    const products = Array.from({ length: 8 }, (_, nth) => product(`p${nth}`, 100 + nth, { brand: `b${nth}` }));
    const brands = products.map((_, nth) => answer(`b${nth}`, is('brand', `b${nth}`)));
    const asked = single('brands', brands, { type: 'MULTIPLE' });
    const follow = (...forbidden: string[]): Question => ({
      ...single('which', [answer('first', is('brand', 'b0')), answer('sixth', is('brand', 'b5'))]),
      askIf: {
        kind: 'all',
        of: [
          { kind: 'any_of', question: 'brands', answers: ['b0'] },
          { kind: 'none_of', question: 'brands', answers: forbidden },
        ],
      },
    });
    const stock = { ...shop, products };
    expect(found('question-never-reached', advisorOf([asked, follow('b1')]), stock)).toEqual([]);
    expect(found('question-never-reached', advisorOf([asked, follow('b1', 'b5')]), stock)).toHaveLength(1);
  });

  test('is not claimed where a question that is passed over opens a branch, and not every reply before it was looked at', () => {
    const brand = (type: 'SINGLE' | 'MULTIPLE') => single('brand', { attribute: 'ram_gb', max: 30 }, { type });
    const late: Question = {
      ...single('late', [answer('a', atLeast('price', 5000)), answer('b', atLeast('price', 6000))]),
      askIf: { kind: 'replied', question: 'use', replied: false },
    };
    expect(prove(advisorOf([brand('SINGLE'), use, late])).isOfEveryReply).toBe(true);
    expect(prove(advisorOf([brand('MULTIPLE'), use, late]))).toMatchObject({ isComplete: true, isOfEveryReply: false });
    expect(prove(advisorOf([use, brand('MULTIPLE'), late])).isOfEveryReply).toBe(true);
  });

  test('is claimed only where everything was looked at', () => {
    const advisor = gamer(onlyFor('games', cheap), single('brand', { attribute: 'brand', max: 30 }));
    const proof = prove(advisor, shop, 1);
    expect(proof.isComplete).toBe(false);
    expect(proof.covered).toBeLessThan(1);
    expect(proof.findings.filter(({ code }) => code === 'question-never-reached')).toEqual([]);
  });
});
