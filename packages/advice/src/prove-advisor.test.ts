// What a proof says of advisors that have one weakness each, and of one that has none.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, atMost, product, range, shop, single, use } from './check/small-shop.fixture.ts';
import { exclusive, found, prove, several } from './prove-shop.fixture.ts';

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

  test('is as short as the one of equally rare values makes it of which nothing is left to ask', () => {
    const products = [
      product('P1', 10, { kind: 'home' }),
      product('P2', 10, { kind: 'games' }),
      product('P3', 20, { kind: 'home' }),
      product('P4', 20, { kind: 'home' }),
    ];
    const groupings = [{ title: 'All', from: null, to: null }];
    const budget = range('budget', 'price', { step: 10, groupings });
    const { questions, untilResults } = prove(advisorOf([budget, use]), { ...shop, products });
    expect(questions).toMatchObject({ fewest: 1, most: 2 });
    expect(untilResults).toMatchObject({ fewest: 1, most: 2 });
  });

  test('says no fewest where there are too many replies to look at, but what was seen', () => {
    const products = Array.from({ length: 40 }, (_, nth) => product(`p${nth}`, nth, { brand: `b${nth % 20}` }));
    const brand = single('brand', { attribute: 'brand', max: 30 }, { type: 'MULTIPLE' });
    const { isOfEveryReply, results, questions } = prove(advisorOf([brand]), { ...shop, products });
    expect(isOfEveryReply).toBe(true);
    expect(questions).toMatchObject({ fewest: 1, most: 1 });
    expect(results.shown).toMatchObject({ fewest: null, most: 10, seen: { fewest: 2, most: 10 } });
  });

  test('has shorter conversations where a reply leaves nothing to ask', () => {
    const { questions, conversations } = prove(advisorOf([use, single('brand', { attribute: 'brand', max: 30 })]));
    // home: Alder or Birch; games: Cedar or Alder; skipped: all three.
    expect(conversations).toBe(3 + 3 + 4);
    expect(questions).toMatchObject({ fewest: 2, mean: 2, most: 2 });
    const one = single('ram', [answer('most', atLeast('ram_gb', 32)), answer('less', atMost('ram_gb', 16))]);
    expect(prove(advisorOf([one, use])).questions).toMatchObject({ fewest: 1, mean: 1.666666667, most: 2 });
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

  test('may need a range set by hand that leaves out what has no value: a note, and the fewest results are none', () => {
    const products = [
      product('P1', 10, { kind: 'home' }),
      product('P2', 20, { kind: 'games' }),
      product('P3', 30, {}),
      product('P4', 5, {}),
    ];
    const groupings = [
      { title: 'Little', from: null, to: 10 },
      { title: 'Much', from: 20, to: null },
    ];
    const budget = range('budget', 'price', { step: 5, groupings });
    const both = single(
      'both',
      { attribute: 'kind', max: 30 },
      { type: 'MULTIPLE', match: 'all', must: true, missing: 'keep' },
    );
    const { findings, results } = prove(advisorOf([budget, both]), { ...shop, products });
    expect(results).toMatchObject({ shown: { fewest: 0 }, none: 0 });
    expect(findings.filter(({ code }) => code === 'results-emptied')).toMatchObject([
      {
        severity: 'note',
        pointer: '/questions/1',
        share: 0,
        conversation: [
          { question: 'budget', reply: ['10.0-20.0'] },
          { question: 'both', reply: ['games', 'home'] },
        ],
      },
    ]);
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
  const others: Question = { ...wishes('home'), askIf: { kind: 'none_of', question: 'use', answers: ['home'] } };
  expect(codes(advisorOf([use, others]))).toContain('filter-drops-some');
  // Those for the home all have a weight.
  expect(codes(advisorOf([use, wishes('home')]))).not.toContain('filter-drops-some');
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

test('With adaptive order every conversation is looked at, and nothing is said of replies that were not', () => {
  const listed = advisorOf([use, range('budget', 'price', { step: 10 })]);
  const results = { ...listed.results, limit: 1 };
  const proof = prove({ ...listed, results, order: 'adaptive' as const });
  expect(proof).toMatchObject({ isComplete: true, isOfEveryReply: false, covered: 1 });
  expect(proof.states).toBeGreaterThan(1);
  expect(proof.products).toMatchObject({ inScope: 7 });
  for (const spread of [proof.questions, proof.untilResults]) {
    expect(spread).toMatchObject({ fewest: null, most: null, seen: { fewest: 1, most: 2 } });
  }
  const codes = proof.findings.map(({ code }) => code);
  for (const code of ['question-never-reached', 'answer-never-offered', 'answers-alike'])
    expect(codes).not.toContain(code);
});

test('A firm filter behind one that is not is proven like adaptive order; before it, like any filter', () => {
  const firm = range('budget', 'price', { step: 10, firm: true });
  expect(prove(advisorOf([firm, use]))).toMatchObject({ isComplete: true, isOfEveryReply: true });
  const late = prove(advisorOf([use, firm]));
  expect(late).toMatchObject({ isComplete: true, isOfEveryReply: false, covered: 1 });
  // A range in a gap is not set aside: it takes the reply before it back.
  expect(found('range-gap', advisorOf([use, firm]))).toHaveLength(0);
  expect(found('range-gap', advisorOf([use, range('budget', 'price', { step: 10 })]))).toHaveLength(1);
});
