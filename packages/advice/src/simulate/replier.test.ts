// How a shopper with a product in mind replies, kind of question by kind of question.

import { describe, expect, it } from 'vitest';
import { answer, atLeast, atMost, is, range, single } from '../check/small-shop.fixture.ts';
import { otherThan, SKIP } from './replier.ts';
import { besideFor, repliesFor } from './simulated-shop.fixture.ts';

describe('to SINGLE, a truthful shopper', () => {
  const memory = [answer('some', atLeast('ram_gb', 4)), answer('much', atLeast('ram_gb', 16))];

  it('chooses the most specific answer that is so', () => {
    expect(repliesFor('e', [single('memory', memory)])).toEqual({ memory: ['much'] });
    expect(repliesFor('b', [single('memory', memory)])).toEqual({ memory: ['some'] });
  });

  it('chooses the first of equally specific ones', () => {
    const twice = [
      answer('much', atLeast('ram_gb', 16)),
      answer('plenty', atLeast('ram_gb', 16)),
      answer('little', is('ram_gb', 4)),
    ];
    expect(repliesFor('e', [single('memory', twice)])).toEqual({ memory: ['much'] });
  });

  it('has no preference only where nothing else fits', () => {
    const answers = [
      answer('any', null),
      answer('light', atMost('weight_kg', 1.2)),
      answer('heavy', atLeast('weight_kg', 2)),
    ];
    expect(repliesFor('e', [single('weight', answers)])).toEqual({ weight: ['light'] });
    expect(repliesFor('f', [single('weight', answers)])).toEqual({ weight: ['any'] });
  });

  it('skips where nothing fits and nothing else is offered', () => {
    const answers = [answer('light', atMost('weight_kg', 1.2)), answer('heavy', atLeast('weight_kg', 2))];
    expect(repliesFor('f', [single('weight', answers)])).toEqual({ weight: [] });
  });

  it('chooses its value where answers are made from values, of several the rarest', () => {
    expect(repliesFor('d', [single('brand', { attribute: 'brand', max: 30 })])).toEqual({ brand: ['Birch'] });
    expect(repliesFor('b', [single('color', { attribute: 'colors', max: 30 })])).toEqual({ color: ['black'] });
  });

  it('skips where its value is not among the most frequent ones that are offered', () => {
    expect(repliesFor('e', [single('ram', { attribute: 'ram_gb', max: 1 }), single('x', memory)])).toMatchObject({
      ram: [],
    });
  });
});

describe('to MULTIPLE, a truthful shopper', () => {
  const wishes = [
    answer('cheap', atMost('price', 900)),
    answer('cheaper', atMost('price', 800)),
    answer('cheapest', atMost('price', 700)),
    answer('gift', atMost('price', 600)),
  ];

  it('chooses all that is so where all are asked for, in the order of the author', () => {
    expect(repliesFor('a', [single('wishes', wishes, { type: 'MULTIPLE', match: 'all' })])).toEqual({
      wishes: ['cheap', 'cheaper', 'cheapest', 'gift'],
    });
  });

  it('chooses the three most specific ones where any will do', () => {
    expect(repliesFor('a', [single('wishes', wishes, { type: 'MULTIPLE' })])).toEqual({
      wishes: ['cheaper', 'cheapest', 'gift'],
    });
  });

  it('chooses all values that its product has', () => {
    const color = single('color', { attribute: 'colors', max: 30 }, { type: 'MULTIPLE', match: 'all' });
    expect(repliesFor('b', [color])).toEqual({ color: ['black', 'red'] });
  });
});

describe('to RANGE, a truthful shopper', () => {
  const groupings = [
    { title: 'all', from: null, to: null },
    { title: 'to 700', from: null, to: 700 },
    { title: '600 to 900', from: 600, to: 900 },
    { title: 'again', from: 600, to: 900 },
  ];

  it('chooses the narrowest grouping that contains the value, the first of equal ones', () => {
    expect(repliesFor('c', [range('price', 'price', { groupings })])).toEqual({ price: ['400.0-700.0'] });
    expect(repliesFor('e', [range('price', 'price', { groupings })])).toEqual({ price: ['600.0-900.0'] });
  });

  it('sets a tenth of the range to either side where no grouping will do, within the bounds and on the step', () => {
    expect(repliesFor('d', [range('price', 'price', { step: 50 })])).toEqual({ price: ['600.0-800.0'] });
    expect(repliesFor('a', [range('price', 'price', { step: 50 })])).toEqual({ price: ['400.0-500.0'] });
  });

  it('skips what is unknown, and what lies beyond the bounds', () => {
    expect(repliesFor('f', [range('weight', 'weight_kg', { step: 0.1 })])).toEqual({ weight: [] });
    expect(repliesFor('a', [range('price', 'price', { from: 500, to: 900 })])).toEqual({ price: [] });
  });
});

describe('a mistake', () => {
  const truth = ['a'];
  const all = [truth, ['b'], ['c']];

  it('is any other reply that is offered', () => {
    expect([0, 0.49, 0.5, 0.99].map((random) => otherThan(all, truth, random))).toEqual([['b'], ['b'], ['c'], ['c']]);
    expect(otherThan(all, SKIP, 0)).toEqual(['a']);
  });

  it('is not made where there is no other', () => {
    expect(otherThan([truth], truth, 0.5)).toBe(truth);
    expect(otherThan([], SKIP, 0.5)).toBe(SKIP);
  });
});

describe('a near mistake', () => {
  const weights = [
    answer('light', atMost('weight_kg', 1.2)),
    answer('medium', is('weight_kg', 1.4, 1.8)),
    answer('heavy', atLeast('weight_kg', 2)),
    answer('any', null),
  ];

  it('is the answer before or after the right one, as the author has them', () => {
    const weight = single('weight', weights);
    expect(besideFor('d', weight)).toEqual([['light'], ['heavy']]);
    expect(besideFor('e', weight)).toEqual([['medium']]);
    expect(besideFor('g', weight)).toEqual([['medium'], ['any']]);
  });

  it('is the next value of a number, wherever it is shown', () => {
    // Most have 8 GB, so 8 is shown first.
    expect(besideFor('b', single('ram', { attribute: 'ram_gb', max: 30 }))).toEqual([['4'], ['16']]);
    expect(besideFor('a', single('ram', { attribute: 'ram_gb', max: 30 }))).toEqual([['8']]);
  });

  it('is the value shown beside it where values are no numbers', () => {
    // Alder has three, Birch and Cedar two.
    expect(besideFor('c', single('brand', { attribute: 'brand', max: 30 }))).toEqual([['Alder'], ['Cedar']]);
  });

  it('replaces one of several answers, in the order of the author', () => {
    const colors = single('color', { attribute: 'colors', max: 30 }, { type: 'MULTIPLE', match: 'all' });
    // Shown are black, red, blue; only blue stands beside one of the two that was not chosen.
    expect(besideFor('b', colors)).toEqual([
      ['black', 'red'],
      ['black', 'blue'],
    ]);
  });

  it('is the neighbouring grouping, else the range moved by its width within the bounds', () => {
    const groupings = [
      { title: 'to 500', from: null, to: 500 },
      { title: '500 to 700', from: 500, to: 700 },
      { title: 'above', from: 700, to: null },
    ];
    expect(besideFor('c', range('price', 'price', { groupings }))).toEqual([['400.0-500.0'], ['700.0-1000.0']]);
    expect(besideFor('d', range('price', 'price', { step: 50 }))).toEqual([['400.0-600.0'], ['800.0-1000.0']]);
    expect(besideFor('a', range('price', 'price', { step: 50 }))).toEqual([['500.0-600.0']]);
  });

  it('is not made of a skip', () => {
    expect(besideFor('f', range('weight', 'weight_kg', { step: 0.1 }))).toEqual([[]]);
  });
});
