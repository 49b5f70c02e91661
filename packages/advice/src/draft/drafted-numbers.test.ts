// Numbers are offered as shoppers choose among them: at most so heavy, at least so much, never in two ranges at once.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { draftAdvisor } from './draft-advisor.ts';
import { attribute, drafted, luck, one, product, question, titlesOf } from './drafted.fixture.ts';

test('how heavy or loud it may be is asked by upper bounds only, well apart: lighter products fit as well', () => {
  for (const weigh of [(nth: number) => 0.9 + luck(nth, 20, 300) / 100, (nth: number) => 1 + luck(nth, 20, 12) / 4]) {
    const laptops = Array.from({ length: 200 }, (_, nth) =>
      product(nth, 300 + luck(nth, 19, 2000), {
        type: 'Laptop',
        weight: weigh(nth),
        noise_level: 20 + luck(nth, 21, 25),
      }),
    );
    const attributes = [
      attribute('type'),
      attribute('weight', 'number', 'kg'),
      attribute('noise_level', 'number', 'dB'),
    ];
    const { advisor, forecast } = drafted(attributes, laptops, { mostQuestions: 20 });
    for (const id of ['weight', 'noise_level']) {
      const asked = question(advisor, id);
      const titles = titlesOf(asked);
      expect(titles.length).toBeGreaterThanOrEqual(2);
      for (const title of titles) expect(title).toMatch(/^Up to \d/);
      const bounds = titles.map((title) => Number(/[\d.]+/.exec(title)?.[0]));
      for (const [nth, bound] of bounds.slice(1).entries())
        expect(bound).toBeGreaterThanOrEqual(1.15 * (bounds[nth] ?? 0));
      if (asked.type === 'RANGE') for (const { from } of asked.groupings) expect(from).toBeNull();
    }
    const truthful = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };
    const { foundVariant } = simulate(advisor, attributes, buildSnapshot(laptops, attributes), truthful).shoppers
      .truthful;
    expect(forecast.found).toBeCloseTo(foundVariant, 1);
  }
});

test('between whole numbers, ranges meet at whole numbers', () => {
  const mowers = Array.from({ length: 40 }, (_, nth) => product(nth, 80 + nth, { cutting_width: 30 + (nth % 5) }));
  const { advisor } = drafted([attribute('cutting_width', 'number', 'cm')], mowers, { mostQuestions: 20 });
  const titles = titlesOf(question(advisor, 'cutting_width'));
  expect(titles.length).toBeGreaterThanOrEqual(2);
  for (const title of titles) expect(title).not.toMatch(/[.]/);
});

test('no number that exists is in two of the ranges that are offered', () => {
  const sizes = [15, 17.3, 19, 20, 21.5, 22, 23.8, 24, 25, 25.7, 26.5, 27, 28, 30, 31.5, 32, 34, 38, 43, 49] as const;
  const monitors = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 80 + luck(nth, 22, 900), {
      screen_size: one(sizes, nth, 23),
      capacity: 3000 + 50 * luck(nth, 24, 60),
      brand: `Maker ${'ABCDEF'.charAt(luck(nth, 25, 6))}`,
    }),
  );
  const attributes = [attribute('screen_size', 'number'), attribute('capacity', 'number', 'mAh'), attribute('brand')];
  const { advisor } = drafted(attributes, monitors);
  for (const [id, values] of [
    ['screen_size', sizes],
    ['capacity', Array.from({ length: 60 }, (_, nth) => 3000 + 50 * nth)],
  ] as const) {
    const ranges = titlesOf(question(advisor, id)).map((title) => {
      const [from = 0, to = Number.POSITIVE_INFINITY] = Array.from(title.replace(/,/g, '').matchAll(/[\d.]+/g), Number);
      if (title.startsWith('Up to')) return { from: 0, to: from };
      return title.startsWith('More than') ? { from: from + 1e-9, to } : { from, to };
    });
    for (const value of values) expect(ranges.filter(({ from, to }) => value >= from && value <= to).length).toBe(1);
  }
});

test('parts of a range begin alike, whether or not a product is just where the one before ends', () => {
  const fluxes = [
    400, 612, 765, 833, 900, 1000, 1003, 1080, 1200, 1338, 1410, 1620, 1777, 1850, 1991, 2000, 2105, 2400,
  ];
  const lamps = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 20 + luck(nth, 45, 300), {
      flux: nth % 8 === 0 ? one([1000, 2000], nth, 46) : (fluxes[luck(nth, 47, 18)] ?? 0) + luck(nth, 48, 9) * 7,
      shade: `S${nth % 5}`,
    }),
  );
  const asked = question(drafted([attribute('flux', 'number', 'lm'), attribute('shade')], lamps).advisor, 'flux');
  if (asked.type !== 'RANGE') throw new Error('a range');
  const begins = asked.groupings.flatMap(({ from }) => from ?? []);
  expect(begins.length).toBeGreaterThan(2);
  expect(new Set(begins.map((from) => from % 10)).size).toBe(1);
});

test('a product that costs just what a part of the budget ends at is in that part only', () => {
  const many = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 100 * (1 + luck(nth, 41, 20)), { shade: `Shade ${nth % 5}` }),
  );
  const budget = question(drafted([attribute('shade')], many).advisor, 'budget');
  if (budget.type !== 'RANGE') throw new Error('a range');
  expect(budget.groupings.length).toBeGreaterThan(2);
  for (let price = 100; price <= 2000; price += 100) {
    const fits = budget.groupings.filter(({ from, to }) => price >= (from ?? 0) && price <= (to ?? 1e9));
    expect([price, fits.length]).toEqual([price, 1]);
  }
  expect(titlesOf(budget).filter((title) => /\d[05]1\b|\.01/.test(title))).toEqual([]);
});

test('the few products at the end of many sizes belong to the size beside them', () => {
  // Four groups of sizes that most people take for the same, and a few small ones.
  const usual = [13.3, 13.4, 13.5, 15.4, 15.5, 15.6, 18.4, 18.5, 18.6, 21.4, 21.5, 21.6];
  const inches = [10.1, 10.1, 10.1, 10.1, ...Array.from({ length: 1200 }, (_, nth) => usual[nth % 12] ?? 0)];
  const screens = inches.map((screen_size, nth) => product(nth, 90, { screen_size, shade: `S${nth % 6}` }));
  const { questions } = drafted([attribute('screen_size', 'number', 'in'), attribute('shade')], screens);
  const answers = questions.find(({ id }) => id === 'screen_size')?.answers ?? [];
  expect(answers.length).toBeGreaterThan(3);
  for (const { products } of answers) expect(products).toBeGreaterThan(inches.length / 100);
});

test('sizes that hardly any product has get no answer of their own, and there are six answers at most', () => {
  const sizes = [
    [2, 20],
    [4, 300],
    [6, 30],
    [8, 500],
    [12, 20],
    [16, 180],
    [24, 3],
    [32, 17],
    [64, 1],
  ] as const;
  const ram = sizes.flatMap(([size, many]) => Array<number>(many).fill(size));
  const computers = ram.map((size, nth) => product(nth, 300 + luck(nth, 43, 900), { ram: size, shade: `S${nth % 6}` }));
  const asked = question(drafted([attribute('ram', 'number', 'GB'), attribute('shade')], computers).advisor, 'ram');
  expect(titlesOf(asked)).toEqual(['4 GB is enough', '8 GB or more', '16 GB or more', '32 GB or more']);

  const drawers = [
    [1, 40],
    [2, 90],
    [3, 50],
    [4, 99],
    [5, 60],
    [6, 40],
    [8, 1],
    [9, 1],
  ] as const;
  const chests = drawers.flatMap(([own, many]) => Array<number>(many).fill(own));
  const cabinets = chests.map((own, nth) =>
    product(nth, 90 + luck(nth, 44, 900), { drawers: own, shade: `S${nth % 6}` }),
  );
  const counted = question(drafted([attribute('drawers', 'number'), attribute('shade')], cabinets).advisor, 'drawers');
  expect(titlesOf(counted)).toEqual(['1', '2', '3', '4', '5', '6 or more']);
});

test('screens of nearly the same size are said as people say them; on a phone half an inch is another size', () => {
  const titlesFor = (sizes: readonly [number, ...number[]]) => {
    const shown = Array.from({ length: 600 }, (_, nth) =>
      product(nth, 300 + luck(nth, 45, 900), { screen_size: one(sizes, nth, 46), shade: `S${nth % 6}` }),
    );
    const attributes = [attribute('screen_size', 'number', 'in'), attribute('shade')];
    return titlesOf(question(drafted(attributes, shown).advisor, 'screen_size'));
  };
  const titles = titlesFor([10.1, 11.6, 12, 13, 13.3, 13.5, 13.9, 14, 14.1, 15, 15.6, 16, 17, 17.3, 18.4]);
  expect(titles).toContain('About 14 inches');
  const phones = titlesFor([1.5, 1.77, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.5, 4, 4.7, 5, 5.5, 6.1]);
  expect(phones.join()).not.toMatch(/About/);
  expect(titles.filter((title) => /^\d+(\.\d)? to \d+\.\d/.test(title))).toEqual([]);
});

test('a unit is said once: with the answers, and in the question only where two would read the same', () => {
  const rooms = Array.from({ length: 300 }, (_, nth) =>
    product(nth, 100 + luck(nth, 47, 900), {
      reach: 2 + luck(nth, 48, 200) / 10,
      reach_ft: 20 + luck(nth, 49, 90),
      shade: `S${nth % 6}`,
    }),
  );
  const reach = { ...attribute('reach', 'number', 'm'), label: 'Reach' };
  const alone = question(drafted([reach, attribute('shade')], rooms, { mostQuestions: 20 }).advisor, 'reach');
  expect(alone.title).toBe('Which reach do you need?');
  for (const title of titlesOf(alone)) expect(title).toMatch(/ m$/);
  const both = [reach, { ...attribute('reach_ft', 'number', 'ft'), label: 'Reach' }, attribute('shade')];
  const titles = drafted(both, rooms, { mostQuestions: 20 }).advisor.questions.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Which reach do you need (m)?', 'Which reach do you need (ft)?']));
});

test("the advisor's language is that country's, so that prices beside the titles are written as in them", () => {
  const catalog = { client: 'shop', catalog: 'things', attributes: [attribute('brand')] };
  const things = Array.from({ length: 60 }, (_, nth) =>
    product(nth, 100_000 * (nth + 1), { brand: one(['Alder', 'Birch', 'Cedar'], nth, 1) }),
  );
  const snapshot = buildSnapshot(things, catalog.attributes);
  for (const [currency, language] of [
    ['COP', 'es-CO'],
    ['EUR', 'es'],
    [null, 'es'],
  ] as const) {
    const settings = { advisor: 'things', language: 'es', mostQuestions: 12 } as const;
    const draft = draftAdvisor({ ...catalog, currency }, snapshot, settings);
    expect(draft).toMatchObject({ kind: 'drafted', advisor: { language } });
  }
});

test('if one part of a budget begins just behind a round number, all do', () => {
  // Nothing costs just 600 or 2000.
  const price = (nth: number): number => {
    const own = luck(nth, 72, 3) === 0 ? 100 * (2 + luck(nth, 73, 20)) : 150 + luck(nth, 74, 230_000) / 100;
    return own === 600 || own === 2000 ? own + 0.5 : own;
  };
  const things = Array.from({ length: 900 }, (_, nth) =>
    product(nth, price(nth), { kind: one(['Alder', 'Birch', 'Cedar'], nth, 75) }),
  );
  const budget = question(drafted([attribute('kind')], things).advisor, 'budget');
  const groupings = budget.type === 'RANGE' ? budget.groupings : [];
  const cents = groupings.slice(1).map(({ from }) => Math.round(100 * (from ?? 0)) % 100);
  expect(cents.length).toBeGreaterThan(2);
  expect(new Set(cents)).toEqual(new Set([1]));
});

test('ranges have no holes, and a product on an end is counted once', () => {
  // Nothing is from 27 to 77, nor from 103 to 119.
  const widths = [26, 26, 78, 85, 90, 102, 120, 130, 140, 186, 190, 240] as const;
  // A few thousand lumens, with many products on round numbers and gaps above them.
  const lumens = (nth: number) =>
    one([luck(nth, 62, 90) * 10 + 110, 1000, 1010, 2500, 2770 + 30 * luck(nth, 63, 40)], nth, 61);
  const lamps = Array.from({ length: 400 }, (_, nth) =>
    product(nth, 20 + luck(nth, 64, 300), { width: one(widths, nth, 65), light: lumens(nth), shade: `S${nth % 6}` }),
  );
  const attributes = [attribute('width', 'number', 'mm'), attribute('light', 'number', 'lm'), attribute('shade')];
  const { advisor, questions } = drafted(attributes, lamps, { mostQuestions: 14 });
  for (const id of ['width', 'light']) {
    const titles = titlesOf(question(advisor, id));
    expect(titles.length).toBeGreaterThan(2);
    const ends = titles.map((title) => Array.from(title.replace(/,/g, '').matchAll(/\d+/g), Number));
    for (const [nth, own] of ends.slice(1).entries()) expect([titles, own[0]]).toEqual([titles, ends[nth]?.at(-1)]);
    const counted = questions.find((each) => each.id === id)?.answers.reduce((sum, { products }) => sum + products, 0);
    expect(counted).toBe(lamps.length);
  }
});
