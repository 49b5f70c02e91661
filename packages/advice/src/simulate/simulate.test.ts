// What a simulation says of shops so small that every figure can be worked out by hand.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { describe, expect, it } from 'vitest';
import {
  advisorOf,
  answer,
  atLeast,
  attributesOf,
  is,
  product,
  range,
  type Shop,
  single,
} from '../check/small-shop.fixture.ts';
import { shuffled } from './random-at.ts';
import { SHOPPER_KINDS } from './shopper-kinds.ts';
import { simulate } from './simulate.ts';
import { simulated } from './simulated-shop.fixture.ts';

const results = advisorOf([]).results;
const brand = single('brand', { attribute: 'brand', max: 30 });
const kind = single('kind', { attribute: 'kind', max: 30 });

/** Sixteen products: two values of each of four attributes, in every combination. */
const cube: Shop = {
  attributes: attributesOf({ a: 'text', b: 'text', c: 'text', d: 'text' }),
  products: Array.from({ length: 16 }, (_, nth) => {
    const value = (bit: number): string => ((nth >> bit) & 1 ? 'yes' : 'no');
    return product(`p${nth}`, 10, { a: value(0), b: value(1), c: value(2), d: value(3) });
  }),
};
const asking = (...attributes: string[]) => attributes.map((attribute) => single(attribute, { attribute, max: 30 }));
const cubeAdvisor = (attributes: string[], limit: number) =>
  advisorOf(asking(...attributes), { results: { ...results, limit } });

describe('in a shop where every question divides evenly', () => {
  it('shoppers need as many replies as the lower bounds say', () => {
    const {
      shoppers: { truthful },
      bound,
    } = simulated(cubeAdvisor(['a', 'b', 'c', 'd'], 1), {}, cube);
    expect(truthful).toMatchObject({ shoppers: 16, found: 1, meanRank: 1, empty: 0, setAside: 0 });
    expect(truthful.questions).toEqual({ mean: 4, fewest: 4, most: 4 });
    expect(bound).toMatchObject({ answersOffered: 2, byAnswers: 4, bits: 4 });
    expect(bound.byQuestions).toBeCloseTo(4);
    // After three replies two are left, and the first of them is shown already.
    expect(truthful.repliesNeeded).toBeLessThanOrEqual(4);
  });

  it('the mean of the replies needed is the best that so many answers allow: what it is compared with is the same measure', () => {
    const {
      shoppers: { truthful },
      bound,
    } = simulated(cubeAdvisor(['a', 'b', 'c', 'd'], 1), {}, cube);
    // 1 of 16 is shown at the beginning, 2, 4 and 8 after one, two and three replies.
    expect(bound.atBest).toBeCloseTo((15 + 14 + 12 + 8) / 16);
    expect(truthful.repliesNeeded).toBeCloseTo(bound.atBest ?? 0);
  });

  it('each question halves the products', () => {
    const { questions } = simulated(cubeAdvisor(['a', 'b', 'c', 'd'], 1), {}, cube);
    expect(questions).toEqual(
      ['a', 'b', 'c', 'd'].map((question) => ({ question, asked: 1, fitting: 1, bits: 1, bitsAlone: 1 })),
    );
  });

  it('a random order makes no difference', () => {
    const {
      randomOrder,
      shoppers: { truthful },
    } = simulated(cubeAdvisor(['a', 'b', 'c', 'd'], 1), { orders: 4 }, cube);
    expect(randomOrder?.orders).toBe(4);
    expect(randomOrder?.found).toEqual({ mean: 1, deviation: 0 });
    expect(randomOrder?.questions).toEqual({ mean: truthful.questions.mean, deviation: 0 });
  });

  it('there is no bound by questions that all together do not suffice', () => {
    expect(simulated(cubeAdvisor(['a', 'b'], 1), {}, cube).bound.byQuestions).toBeNull();
  });
});

describe('who is lost although truthful', () => {
  it('cannot be told apart: the sets, and the attributes that differ but are not asked', () => {
    const {
      shoppers: { truthful },
      lost,
    } = simulated(cubeAdvisor(['a', 'b'], 3), {}, cube);
    expect(truthful.found).toBe(12 / 16);
    expect(lost.shoppers).toBe(4);
    expect(lost.alike).toMatchObject({ shoppers: 4, sets: 4 });
    expect(lost.alike.examples[0]).toEqual({
      lost: 1,
      sameReplies: 4,
      fitting: 4,
      alternatives: 4,
      examples: ['p0', 'p4', 'p8', 'p12'].map((sku) => ({ sku, title: sku })),
      replies: { a: ['no'], b: ['no'] },
      differing: [
        { attribute: 'c', values: 2, bits: 1, asked: false },
        { attribute: 'd', values: 2, bits: 1, asked: false },
      ],
    });
    expect(lost.differing).toEqual([
      { attribute: 'c', asked: false, shoppers: 4, bits: 1 },
      { attribute: 'd', asked: false, shoppers: 4, bits: 1 },
    ]);
    expect(lost.overlapping.shoppers).toBe(0);
  });

  it('knows all who are alike, also where few were sampled', () => {
    const {
      shoppers: { truthful },
      lost,
    } = simulated(cubeAdvisor(['a'], 1), { shoppers: 5 }, cube);
    expect(truthful.shoppers).toBe(5);
    expect(lost.alike.examples.every(({ sameReplies }) => sameReplies === 8)).toBe(true);
  });

  it('is indistinguishable where no attribute differs', () => {
    const twins = { ...cube, products: Array.from({ length: 5 }, (_, nth) => product(`t${nth}`, 10, { a: 'no' })) };
    const { lost } = simulated(cubeAdvisor(['a'], 3), {}, twins);
    expect(lost).toMatchObject({ shoppers: 2, indistinguishable: 2, differing: [] });
  });

  it('is not helped by a text of which every product has its own, unless that is asked for', () => {
    const titled = {
      attributes: attributesOf({ a: 'text', title_de: 'text' }),
      products: Array.from({ length: 40 }, (_, nth) => product(`t${nth}`, 10, { a: 'no', title_de: `Lampe ${nth}` })),
    };
    expect(simulated(cubeAdvisor(['a'], 3), {}, titled).lost).toMatchObject({ indistinguishable: 37, differing: [] });
    const { lost } = simulated(cubeAdvisor(['a', 'title_de'], 3), {}, titled);
    expect(lost.indistinguishable).toBe(0);
  });

  it('is not helped by what only varies within groups', () => {
    const colors = ['red', 'blue'];
    const grouped: Shop = {
      attributes: attributesOf({ a: 'text', color: 'text', shape: 'text' }),
      products: Array.from({ length: 8 }, (_, nth) => ({
        ...product(`p${nth}`, 10, { a: 'no', color: colors[nth % 2] ?? '', shape: String(nth >> 1) }),
        group: `g${nth >> 1}`,
      })),
    };
    const advisor = advisorOf(asking('a'), {
      results: { ...results, limit: 1, onePer: 'group', nearest: true, askAgain: true, attributes: [] },
    });
    const { lost, otherVariant } = simulated(advisor, {}, grouped);
    expect(lost.shoppers).toBe(6);
    expect(otherVariant).toMatchObject({ shoppers: 1, differing: [{ attribute: 'color', asked: false, shoppers: 1 }] });
    expect(lost.alike.examples[0]).toMatchObject({ sameReplies: 8, alternatives: 4 });
    expect(lost.differing).toEqual([{ attribute: 'shape', asked: false, shoppers: 6, bits: 2 }]);
  });

  it('has too many others that fit its replies, which got more specific ones', () => {
    const memory = single('memory', [answer('any', atLeast('ram_gb', 4)), answer('much', atLeast('ram_gb', 16))]);
    const { lost } = simulated(advisorOf([memory], { results: { ...results, limit: 6, priceImpact: 'dearer' } }));
    // Seven have 4 GB or more; of the four with less than 16 the cheapest comes last.
    expect(lost.alike.shoppers).toBe(0);
    expect(lost.overlapping).toMatchObject({ shoppers: 1, sets: 1 });
    expect(lost.overlapping.examples[0]).toMatchObject({ sameReplies: 4, fitting: 7, lost: 1 });
    expect(lost.outranked).toEqual({ shoppers: 1, examples: [{ sku: 'a', title: 'a' }] });
  });

  it('wants what is not available, where that comes last', () => {
    const { lost } = simulated(advisorOf([brand], { results: { ...results, limit: 7, unavailable: 'last' } }));
    expect(lost.shoppers).toBe(0);
    const short = simulated(advisorOf([kind], { results: { ...results, limit: 2, unavailable: 'last' } }));
    expect(short.lost.unavailable).toEqual({ shoppers: 1, examples: [{ sku: 'h', title: 'h' }] });
  });
});

describe('the scope', () => {
  it('counts what the advisor does not speak of, and what is not available', () => {
    const { scope } = simulated(advisorOf([brand], { where: is('kind', 'games', 'office') }));
    expect(scope).toEqual({ products: 4, alternatives: 4, outside: 3, unavailable: 1 });
  });

  it('counts groups where results are one per group, and a variant of the group is found', () => {
    const grouped: Shop = {
      attributes: attributesOf({ color: 'text', size: 'number' }),
      products: [1, 2, 3, 4].flatMap((nth) =>
        ['red', 'blue'].map((color) => ({
          ...product(`${nth}-${color}`, nth, { color, size: nth }),
          group: `g${nth}`,
        })),
      ),
    };
    const size = range('size', 'size', { role: 'preference' });
    const {
      scope,
      shoppers: { truthful },
    } = simulated(
      advisorOf([size], {
        results: { ...results, limit: 4, onePer: 'group', nearest: true, askAgain: true, attributes: [] },
      }),
      {},
      grouped,
    );
    expect(scope).toMatchObject({ products: 8, alternatives: 4 });
    expect(truthful.found).toBe(0.5);
    expect(truthful.foundVariant).toBe(1);
  });

  it('may be empty, and then nobody is there', () => {
    const report = simulated(advisorOf([brand], { where: is('kind', 'none') }), { skips: 0.1, orders: 2 });
    const none = { shoppers: 0, found: 0, meanRank: null, repliesNeeded: null, repliesUntilSeen: null };
    for (const kind of SHOPPER_KINDS) expect(report.shoppers[kind]).toMatchObject(none);
    expect(report.greedy).toEqual({ shoppers: 0, questions: 0, fitting: 0 });
    expect(report.bound).toMatchObject({ bits: 0 });
  });
});

describe('shoppers who skip or err', () => {
  it('are as many as asked for, and come with every product in turn', () => {
    const { shoppers } = simulated(advisorOf([brand]), { shoppers: 70, skips: 0.5 });
    expect(shoppers.truthful.shoppers).toBe(7);
    expect(shoppers.skipping.shoppers).toBe(70);
  });

  it('skip and err as often as they are told to', () => {
    const questions = cubeAdvisor(['a', 'b', 'c', 'd'], 1);
    const { shoppers } = simulated(questions, { shoppers: 20_000, mistakes: 0.1 }, cube);
    // Found is who made no mistake in four replies; of two answers the other one is also the one beside.
    expect(shoppers.mistaken.found).toBeCloseTo(0.9 ** 4, 1);
    expect(shoppers.nearby).toEqual(shoppers.mistaken);
    const { skipping } = simulated(questions, { shoppers: 1000, skips: 1 }, cube).shoppers;
    expect(skipping.found).toBeCloseTo(1 / 16, 1);
    expect(skipping.empty).toBe(0);
  });

  it('lose their product to the question that they got wrong', () => {
    const advisor = cubeAdvisor(['a', 'b', 'c', 'd'], 1);
    const { shoppers, lostByMistake } = simulated(advisor, { shoppers: 1600, mistakes: 1 }, cube);
    expect(shoppers.mistaken).toMatchObject({ found: 0 });
    expect(lostByMistake?.filteredOut).toMatchObject([{ question: 'a', shoppers: 1600 }]);
  });

  it('see nothing where a must cannot be met', () => {
    const must = single('brand', [answer('none', is('brand', 'Nobody')), answer('Alder', is('brand', 'Alder'))], {
      must: true,
    });
    const { mistaken } = simulated(advisorOf([must]), { mistakes: 1, shoppers: 700 }).shoppers;
    expect(mistaken.empty).toBeGreaterThan(0);
  });

  it('are the truthful where nobody skips or errs', () => {
    const { shoppers, lostByMistake } = simulated(advisorOf([brand]));
    for (const kind of SHOPPER_KINDS) expect(shoppers[kind]).toEqual(shoppers.truthful);
    expect(lostByMistake).toBeNull();
  });
});

describe('the greedy tree', () => {
  it('asks the question that narrows most first, wherever it stands, and stops when all that is left fits', () => {
    // `size` tells eight apart, the others halve.
    const sized: Shop = {
      attributes: [...cube.attributes, ...attributesOf({ size: 'text' })],
      products: cube.products.map((each, nth) => ({
        ...each,
        attributes: { ...each.attributes, size: `s${nth & 7}` },
      })),
    };
    const { greedy, shoppers } = simulated(cubeAdvisor(['a', 'b', 'c', 'd', 'size'], 2), {}, sized);
    expect(greedy).toEqual({ shoppers: 16, questions: 1, fitting: 1 });
    expect(shoppers.truthful.questions.mean).toBeGreaterThan(3);
  });

  it('needs as many as there are where each divides evenly, and says for how many all that is left does not fit', () => {
    expect(simulated(cubeAdvisor(['a', 'b', 'c', 'd'], 1), {}, cube).greedy).toMatchObject({
      questions: 4,
      fitting: 1,
    });
    expect(simulated(cubeAdvisor(['a', 'b'], 1), {}, cube).greedy).toMatchObject({ questions: 2, fitting: 0 });
  });

  it('gains nothing by narrowing to fewer than fit', () => {
    // `even` leaves four of sixteen to everybody; `odd` one to a half and eight to the others.
    const shop: Shop = {
      attributes: attributesOf({ odd: 'text', even: 'text' }),
      products: Array.from({ length: 16 }, (_, nth) =>
        product(`p${nth}`, 10, { odd: nth < 8 ? `o${nth}` : 'rest', even: `e${nth % 4}` }),
      ),
    };
    const advisor = advisorOf(asking('odd', 'even'), { results: { ...results, limit: 4 } });
    expect(simulated(advisor, {}, shop).greedy).toMatchObject({ questions: 1, fitting: 1 });
  });

  it('asks nothing where everything fits, and no preference', () => {
    expect(simulated(cubeAdvisor(['a'], 16), {}, cube).greedy).toMatchObject({ questions: 0, fitting: 1 });
    const wished = advisorOf([single('a', { attribute: 'a', max: 30 }, { role: 'preference' })]);
    expect(simulated(wished, {}, cube).greedy).toMatchObject({ questions: 0, fitting: 0 });
  });
});

it('tells how far it is, to the end', () => {
  const told: number[][] = [];
  const snapshot = buildSnapshot(cube.products, cube.attributes);
  const settings = { shoppers: 20, skips: 0.1, mistakes: 0, seed: 1, orders: 2 };
  simulate(cubeAdvisor(['a', 'b'], 3), cube.attributes, snapshot, settings, {
    onProgress: (...far) => told.push(far),
  });
  expect(told.at(-1)).toEqual([16 + 20 + 2 * 16, 16 + 20 + 2 * 16]);
  expect(told.every(([done = 0], nth) => done > (told[nth - 1]?.[0] ?? 0))).toBe(true);
});

it('a shuffle has every number once, and another order for another seed', () => {
  expect([...shuffled(1, 0, 100)].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, nth) => nth));
  expect(shuffled(1, 0, 100)).toEqual(shuffled(1, 0, 100));
  expect(shuffled(2, 0, 100)).not.toEqual(shuffled(1, 0, 100));
});
