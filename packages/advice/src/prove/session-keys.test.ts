// What keeps sessions apart that have the same products left, and what does not.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import type { Reply } from '@guidepost/engine/session';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, is, product, range, shop, single } from '../check/small-shop.fixture.ts';
import { NextWished } from './next-wished.ts';
import { Remainders } from './remainders.ts';
import { SessionKeys } from './session-keys.ts';
import { everyProduct, partOf } from './universe-part.ts';
import { OVER, Views } from './views.ts';

const products = [
  product('p0', 1, { kind: 'home', touch: true, colors: ['red'] }),
  product('p1', 2, { kind: 'home', touch: false, colors: ['red'] }),
  product('p2', 3, { kind: 'games', touch: true, colors: ['red'] }),
  product('p3', 4, { kind: 'home', touch: true, colors: ['blue'] }),
];

const kind = single('kind', [answer('home', is('kind', 'home')), answer('games', is('kind', 'games'))]);
const tone = single('tone', [answer('red', is('colors', 'red')), answer('blue', is('colors', 'blue'))]);
const cheap = single('cheap', [answer('yes', { kind: 'compare', attribute: 'price', lte: 2 }), answer('no', null)]);
const touch = single('touch', [answer('yes', is('touch', true)), answer('no', is('touch', false))]);
/** Both of its answers are for p2 and p3, each for one of the others. */
const firm = single('firm', [answer('touch', is('touch', true)), answer('dear', atLeast('price', 2))], {
  type: 'MULTIPLE',
  match: 'all',
  redundant: 'show',
  firm: true,
});

type Replies = Record<string, Reply>;

function among(questions: readonly Question[], results: Partial<Advisor['results']> = {}, stock = products) {
  const plain = advisorOf([...questions]);
  const advisor: Advisor = { ...plain, order: 'adaptive', results: { ...plain.results, ...results } };
  const compiled = compile(advisor, buildSnapshot(stock, shop.attributes));
  const keys = new SessionKeys(compiled);
  const next = new NextWished(new Views(compiled));
  const remainders = new Remainders({ words: 1e6 });
  const whole = partOf(everyProduct(compiled), compiled.scope, compiled.scopeSize);
  const after = (replies: Replies) => narrow(compiled, { language: '', replies, shown: null, resultsGiven: false });
  return {
    leftOf: (replies: Replies): number[] => [...eachBit(after(replies).candidates)],
    keyOf: (replies: Replies, resultsGiven = false): string => {
      const { candidates, count, given, replies: counting } = after(replies);
      const remainder = remainders.find(whole, candidates, count, null);
      const order = Object.keys(replies).map((id) => compiled.places.get(id) ?? -1);
      const { going, taken, closed } = keys.keyOf(remainder, given, order, resultsGiven);
      const step = next.beginAnew(keys.wantedOf(counting));
      const course = { to: remainder, closed, settledBefore: keys.settledBefore(closed), isLast: false };
      next.take(course, null);
      const isOver = next.viewAt(step) === OVER;
      const wished = isOver || !keys.areWishesSeen(remainder) ? isOver : next.wishedAt(step, course);
      return [remainder.id, going, taken, wished].join(' ');
    },
  };
}

// Both leave p0 and p1.
const byTwo = { kind: ['home'], tone: ['red'] };
const byOne = { cheap: ['yes'] };

describe('Sessions with the same products left are one', () => {
  test('whatever was replied, if no reply to come tells them apart', () => {
    const { keyOf, leftOf } = among([kind, tone, cheap, touch]);
    expect([leftOf(byTwo), leftOf(byOne)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    // What has a reply in the one is worth none in the other.
    expect(keyOf(byTwo)).toBe(keyOf(byOne));
    expect(keyOf({ ...byTwo, touch: [] })).not.toBe(keyOf(byOne));
  });

  test('where a firm choice is still to come: each answer that it offers finds some of them', () => {
    const { keyOf } = among([kind, tone, cheap, { ...touch, firm: true }]);
    expect(keyOf(byTwo)).toBe(keyOf(byOne));
  });

  test('whatever is preferred, where everything left is shown', () => {
    const { keyOf } = among([{ ...tone, role: 'preference' }, touch], { limit: 10 });
    expect(keyOf({ tone: ['red'] })).toBe(keyOf({ tone: ['blue'] }));
  });

  test('where the same fits best and no filter is open any more', () => {
    const preferences = [
      { ...tone, role: 'preference' as const },
      { ...cheap, role: 'preference' as const },
      { ...touch, role: 'preference' as const },
    ];
    const [red, cheapAndRed] = [
      { tone: [], cheap: ['yes'] },
      { tone: ['red'], cheap: ['yes'] },
    ];
    const settled = among(preferences, { limit: 1 });
    expect(settled.keyOf(red)).toBe(settled.keyOf(cheapAndRed));
    // A reply to the filter may leave products that are red and none that is cheap.
    const open = among([...preferences, kind], { limit: 1 });
    expect(open.keyOf(red)).not.toBe(open.keyOf(cheapAndRed));
  });
});

describe('Sessions with the same products left are kept apart', () => {
  test('by what was replied, while a firm reply is to come that may take it back', () => {
    const { keyOf, leftOf } = among([kind, tone, cheap, firm]);
    const both = { firm: ['touch', 'dear'] };
    expect([leftOf({ ...byTwo, ...both }), leftOf({ ...byOne, ...both })]).toEqual([[3], [2, 3]]);
    expect(keyOf(byTwo)).not.toBe(keyOf(byOne));
    expect(keyOf({ ...byTwo, firm: [] })).toBe(keyOf({ ...byOne, firm: [] }));
  });

  test.each([
    ['has `must`', { must: true }, null],
    ['is looked at by an `ask_if`', {}, { kind: 'gte' as const, question: 'budget', value: 2 }],
  ])(
    'by what was replied, while a firm range is to come that %s: one with none of what is left in it is reckoned with',
    (_, more, askIf) => {
      const stock = [
        product('p0', 1, { kind: 'home', touch: false, colors: ['red'] }),
        product('p1', 4, { kind: 'home', touch: false, colors: ['red'] }),
        product('p2', 2, { kind: 'games', touch: true, colors: ['red'] }),
        product('p3', 3, { kind: 'home', touch: true, colors: ['blue'] }),
      ];
      const budget = range('budget', 'price', { step: 1, firm: true, ...more });
      const later = { ...touch, id: 'later', askIf };
      const { keyOf, leftOf } = among([kind, tone, touch, budget, later], {}, stock);
      const [two, one] = [byTwo, { touch: ['no'] }];
      expect([leftOf(two), leftOf(one)]).toEqual([
        [0, 1],
        [0, 1],
      ]);
      const between = { budget: ['1.5-3.5'] };
      expect([leftOf({ ...two, ...between }), leftOf({ ...one, ...between })]).toEqual([[3], [2, 3]]);
      expect(keyOf(two)).not.toBe(keyOf(one));
      const plain = among([kind, tone, touch, range('budget', 'price', { step: 1, firm: true })], {}, stock);
      expect(plain.keyOf(two)).toBe(plain.keyOf(one));
    },
  );

  test('by the order of replies, because what was replied first is kept', () => {
    const { keyOf, leftOf } = among([kind, tone, cheap, firm]);
    const turned = { tone: ['red'], kind: ['home'] };
    const both = { firm: ['touch', 'dear'] };
    expect([leftOf(byTwo), leftOf(turned)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect([leftOf({ ...byTwo, ...both }), leftOf({ ...turned, ...both })]).toEqual([[3], [2]]);
    expect(keyOf(byTwo)).not.toBe(keyOf(turned));
  });

  test('by a reply that may come not to count any more', () => {
    const asked = { ...tone, id: 'asked', askIf: { kind: 'none_of' as const, question: 'touch', answers: ['yes'] } };
    const { keyOf, leftOf } = among([touch, tone, asked]);
    const [counting, other] = [
      { tone: [], asked: ['red'] },
      { tone: ['red'], asked: [] },
    ];
    expect(leftOf(counting)).toEqual(leftOf(other));
    const yes = { touch: ['yes'] };
    expect([leftOf({ ...counting, ...yes }), leftOf({ ...other, ...yes })]).toEqual([
      [0, 2, 3],
      [0, 2],
    ]);
    expect(keyOf(counting)).not.toBe(keyOf(other));
  });

  test('by a reply that an `ask_if` looks at, and by whether there is one', () => {
    const only = (askIf: Question['askIf']) => among([kind, tone, cheap, { ...touch, askIf }]);
    const ofHome = only({ kind: 'any_of', question: 'kind', answers: ['home'] });
    const [home, skipped] = [
      { kind: ['home'], cheap: ['yes'] },
      { kind: [], cheap: ['yes'] },
    ];
    expect(ofHome.keyOf(home)).not.toBe(ofHome.keyOf(skipped));
    expect(ofHome.keyOf(skipped)).not.toBe(ofHome.keyOf({ cheap: ['yes'] }));
  });

  test('by how many replies were given, while results wait for a number of them', () => {
    const { keyOf } = among([kind, tone, cheap, touch], { show: { afterQuestions: 3 } });
    expect(keyOf(byTwo)).not.toBe(keyOf(byOne));
    expect(keyOf(byTwo, true)).toBe(keyOf(byOne, true));
    expect(keyOf(byOne)).not.toBe(keyOf(byOne, true));
  });

  test('by what preferences are for, while more is left than is shown', () => {
    const { keyOf } = among([{ ...tone, role: 'preference' }, kind, touch], { limit: 1 });
    expect(keyOf({ tone: ['red'] })).not.toBe(keyOf({ tone: ['blue'] }));
    expect(keyOf({ tone: ['red'] })).not.toBe(keyOf({ tone: [] }));
    // A reply to the filter may leave nothing blue, but something cheap.
    const preferences = [tone, cheap].map((question) => ({ ...question, role: 'preference' as const }));
    const blue = [...products, product('p4', 5, { kind: 'home', touch: true, colors: ['blue'] })];
    const more = among([...preferences, kind], { limit: 1 }, blue);
    expect(more.keyOf({ tone: ['blue'], cheap: ['yes'] })).not.toBe(more.keyOf({ tone: ['blue'], cheap: [] }));
    // Among what is left everything is red.
    expect(keyOf({ tone: ['red'], kind: ['games'] })).toBe(keyOf({ tone: [], kind: ['games'] }));
  });

  test('by a wish that changes nothing now, but does once another is taken before it and leaves an earlier one out', () => {
    const low = { kind: 'compare' as const, attribute: 'price', lte: 3 };
    const preferences = [
      single('first', [answer('red', is('colors', 'red')), answer('blue', is('colors', 'blue'))]),
      single('second', [answer('touch', is('touch', true)), answer('plain', is('touch', false))]),
      single('third', [answer('cheap', low), answer('dear', atLeast('price', 4))]),
    ].map((question) => ({ ...question, role: 'preference' as const }));
    const stock = [
      product('p0', 1, { colors: ['blue'], touch: true }),
      product('p1', 2, { colors: ['red'], touch: false }),
      product('p2', 9, { colors: ['red'], touch: false }),
      product('p3', 3, { colors: ['blue'], touch: true }),
      product('p4', 9, { colors: ['blue'], touch: false }),
    ];
    const { keyOf } = among(preferences, { limit: 1 }, stock);
    // Whoever wants touch wants only cheap ones anyway; once red comes before it, nothing red has touch, and cheap tells them apart.
    expect(keyOf({ second: ['touch'], third: ['cheap'] })).not.toBe(keyOf({ second: ['touch'], third: [] }));
    expect(keyOf({ first: ['red'], second: ['touch'], third: ['cheap'] })).not.toBe(
      keyOf({ first: ['red'], second: ['touch'], third: [] }),
    );
  });
});
