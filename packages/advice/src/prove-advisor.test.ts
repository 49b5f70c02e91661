// What a proof says of advisors that have one weakness each, and of one that has none.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { describe, expect, test } from 'vitest';
import {
  advisorOf,
  answer,
  atLeast,
  atMost,
  is,
  product,
  range,
  type Shop,
  shop,
  single,
  use,
} from './check/small-shop.fixture.ts';
import { checkAdvisor } from './check-advisor.ts';
import type { Proof } from './prove/proof.ts';
import { proveAdvisor } from './prove-advisor.ts';

function prove(advisor: Advisor, { products, attributes }: Shop = shop, states = 100_000): Proof {
  const snapshot = buildSnapshot(products, attributes);
  return proveAdvisor(advisor, attributes, snapshot, { states }, checkAdvisor(advisor, attributes, snapshot));
}

const found = (code: string, ...of: Parameters<typeof prove>) =>
  prove(...of).findings.filter((finding) => finding.code === code);

const several = (
  id: string,
  wheres: Parameters<typeof answer>[1][],
  more: Parameters<typeof single>[2] = {},
): Question =>
  single(
    id,
    wheres.map((where, nth) => answer(`a${nth}`, where)),
    { type: 'MULTIPLE', match: 'all', ...more },
  );

const exclusive = [is('brand', 'Alder'), is('brand', 'Birch'), is('kind', 'games')];

describe('An advisor without fault', () => {
  test('is proven whole, with its length in questions, and when results come', () => {
    const proof = prove(advisorOf([use]));
    expect(proof).toMatchObject({
      isComplete: true,
      covered: 1,
      states: 1,
      conversations: 3,
      questions: { fewest: 1, mean: 1, most: 1 },
      untilResults: { fewest: 1, mean: 1, most: 1 },
      results: { shown: { fewest: 2, mean: 4, most: 7 }, beyondLimit: 0, none: 0 },
      products: { unit: 'product', inScope: 7, recommended: 7, never: 0, undecided: 0 },
      findings: [],
    });
  });

  test('has a range set by hand among the fewest results, though the shopper counted never sets one', () => {
    const groupings = [{ title: 'All', from: null, to: null }];
    const budget = range('budget', 'price', { step: 10, groupings });
    expect(prove(advisorOf([budget])).results).toMatchObject({ shown: { fewest: 1, mean: 7, most: 7 }, none: 0 });
    const unknown = range('weight', 'weight_kg', { step: 1, missing: 'keep' });
    const products = shop.products.map((each, nth) =>
      nth > 3 ? { ...each, attributes: { ...each.attributes, weight_kg: 1 + (nth % 2) } } : product(each.sku, 1, {}),
    );
    expect(prove(advisorOf([unknown]), { ...shop, products }).results.shown.fewest).toBe(4);
  });

  test('has shorter conversations where a reply leaves nothing to ask', () => {
    const { questions, conversations } = prove(advisorOf([use, single('brand', { attribute: 'brand', max: 30 })]));
    // home: Alder or Birch; games: Cedar or Alder; skipped: all three.
    expect(conversations).toBe(3 + 3 + 4);
    expect(questions).toEqual({ fewest: 2, mean: 2, most: 2 });
    const one = single('ram', [answer('most', atLeast('ram_gb', 32)), answer('less', atMost('ram_gb', 16))]);
    expect(prove(advisorOf([one, use])).questions).toEqual({ fewest: 1, mean: 1.666666667, most: 2 });
  });
});

describe('A reply that leaves nothing', () => {
  test('is found with the shortest conversation that leads there', () => {
    const [finding, ...others] = found('reply-set-aside', advisorOf([use, several('wishes', exclusive)]));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'warning',
      pointer: '/questions/1',
      conversation: [
        { question: 'use', reply: [] },
        { question: 'wishes', reply: ['a0', 'a1'] },
      ],
    });
    expect(finding?.share).toBeGreaterThan(0.1);
  });

  test('is told with the pairs of answers that exclude each other most often, and in how many conversations', () => {
    const [finding] = found('reply-set-aside', advisorOf([use, several('wishes', exclusive)]));
    expect(finding?.message).toMatch(/Most often: `a0` with `a1` \([\d.]+%\) and `a1` with `a2` \([\d.]+%\)\.$/);
    // After the skip: two pairs and all three; at home: only Alder and Birch are left to be chosen, together with nothing.
    expect(finding?.conversations).toBe(3 + 1);
  });

  test('is another where the results are then empty', () => {
    const advisor = advisorOf([use, several('wishes', exclusive, { must: true })]);
    expect(found('results-emptied', advisor)).toMatchObject([{ severity: 'warning', pointer: '/questions/1' }]);
    expect(found('reply-set-aside', advisor)).toEqual([]);
    expect(prove(advisor).results.none).toBeGreaterThan(0.1);
  });

  test('is none where any of the answers will do, or an earlier reply does not matter', () => {
    expect(found('reply-set-aside', advisorOf([use, several('wishes', exclusive, { match: 'any' })]))).toEqual([]);
    expect(found('reply-set-aside', advisorOf([use, several('wishes', exclusive, { role: 'preference' })]))).toEqual(
      [],
    );
  });

  test('may be a range set by hand: the widest gap between the products is told', () => {
    const [finding, ...others] = found('range-gap', advisorOf([use, range('budget', 'price', { step: 10 })]));
    expect(others).toEqual([]);
    expect(finding?.conversation?.at(-1)).toMatchObject({ question: 'budget', reply: ['910.0-990.0'] });
  });

  test('may come of going back', () => {
    const [finding] = found(
      'reply-lost-after-change',
      advisorOf([use, single('brand', { attribute: 'brand', max: 30 })]),
    );
    expect(finding).toMatchObject({
      severity: 'note',
      conversation: [
        { question: 'use', reply: [] },
        { question: 'brand', reply: ['Birch'] },
        { question: 'use', reply: ['games'] },
      ],
    });
  });
});

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
      'Nobody who only goes forward is asked question `color`: in no conversation its `ask_if` holds. Of those who change an earlier reply that is not proven.',
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
    expect(finding).toMatchObject({ severity: 'note', pointer: '/questions/0' });
    expect(finding?.message).toContain('Of the 3 values');
    expect(finding?.message).toContain('2 are hardly ever among the 1 that it offers at most: `Birch` and `Cedar`');
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

test('A filter that drops a few products for a missing value is a note with the number', () => {
  const products = Array.from({ length: 10 }, (_, nth) =>
    product(`p${nth}`, 100 + nth, { kind: nth % 2 ? 'home' : 'games', ...(nth === 0 ? {} : { ram_gb: nth }) }),
  );
  const advisor = advisorOf([
    use,
    single('ram', [answer('little', atMost('ram_gb', 4)), answer('much', atLeast('ram_gb', 5))]),
  ]);
  const [finding] = found('filter-drops-some', advisor, { ...shop, products });
  expect(finding).toMatchObject({ severity: 'note', pointer: '/questions/1' });
  expect(finding?.message).toContain('no `ram_gb`: 1 of 10 products in scope (10%)');
});

test('Of a question that nobody is asked it is not told what it loses for a missing value', () => {
  const wishes = (...answers: string[]) =>
    single('weight', [answer('light', atMost('weight_kg', 1.5)), answer('heavy', atLeast('weight_kg', 1.6))], {
      askIf: { kind: 'any_of', question: 'use', answers },
    });
  const codes = (advisor: Advisor) => prove(advisor).findings.map(({ code }) => code);
  expect(codes(advisorOf([use, wishes('home')]))).toContain('filter-drops-some');
  const nobody = single('weight', [answer('light', atMost('weight_kg', 1.9)), answer('any', null)], {
    askIf: { kind: 'any_of', question: 'use', answers: ['games'] },
  });
  expect(codes(advisorOf([use, nobody]))).toEqual(['question-never-reached']);
});

test('Numbers that no shopper can send do no harm', () => {
  const numbers = [0.1234567891, 1e-9, 12345678.1234567, 999999999999999, 1e21, -3.5, 0];
  const products = numbers.map((ram, nth) =>
    product(`p${nth}`, nth, { kind: nth % 2 ? 'home' : 'games', ram_gb: ram }),
  );
  for (const step of [0.000001, 1, 1e12]) {
    for (const more of [{}, { must: true }, { from: 0, to: 999999999999999 }, { role: 'preference' as const }]) {
      const { isComplete, products: recommended } = prove(advisorOf([use, range('ram', 'ram_gb', { step, ...more })]), {
        ...shop,
        products,
      });
      expect(isComplete).toBe(true);
      expect(recommended.recommended).toBe(7);
    }
  }
});

test('Same input, same proof', () => {
  const advisor = advisorOf([use, several('wishes', exclusive), range('budget', 'price', { step: 10 })]);
  expect(prove(advisor)).toEqual(prove(structuredClone(advisor)));
});
