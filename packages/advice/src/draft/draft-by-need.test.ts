// A draft asks what a consultant would: what decides within a kind, of that kind only, before what things weigh and who
// made them; whether or not exact answers to a few questions would find every product.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { checkAdvisor } from '../check-advisor.ts';
import { noteUnanswered } from '../note-unanswered.ts';
import { simulate } from '../simulate/simulate.ts';
import type { DraftedAdvisor, DraftLanguage } from './draft.ts';
import { draftAdvisor } from './draft-advisor.ts';

type Values = Record<string, AttributeValue>;

const luck = (nth: number, purpose: number, below: number): number =>
  ((Math.imul(Math.imul(nth + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b), 0xc2b2ae35) >>> 8) % 9973) % below;
const one = <T>(of: readonly [T, ...T[]], nth: number, purpose: number): T =>
  of[luck(nth, purpose, of.length)] ?? of[0];

const attribute = (name: string, type: Attribute['type'] = 'text', unit: string | null = null): Attribute => ({
  ...{ name, type, unit, label: null },
});

const product = (nth: number, price: number, attributes: Values, available = true): Product => ({
  ...{ sku: `p${nth}`, title: 'Thing', description: null, image: '', link: '', price: String(price), listPrice: null },
  ...{ group: null, available, attributes },
});

function drafted(
  attributes: readonly Attribute[],
  products: readonly Product[],
  { mostQuestions = 12, language = 'en' }: { mostQuestions?: number; language?: DraftLanguage } = {},
): DraftedAdvisor {
  const snapshot = buildSnapshot(products, attributes);
  const catalog = { client: 'demo', catalog: 'main', currency: 'EUR', attributes };
  const made = draftAdvisor(catalog, snapshot, { advisor: 'main', language, mostQuestions });
  if (made.kind !== 'drafted') throw new Error(JSON.stringify(made));
  expect(checkAdvisor(made.advisor, attributes, snapshot).filter(({ severity }) => severity === 'error')).toEqual([]);
  return made;
}

const idsOf = ({ questions }: Advisor): string[] => questions.map(({ id }) => id);
const question = ({ questions }: Advisor, id: string): Question => {
  const found = questions.find((asked) => asked.id === id);
  if (found === undefined) throw new Error(`${id} is not among ${questions.map((asked) => asked.id).join(', ')}`);
  return found;
};

const outdoorAttributes = [
  attribute('brand'),
  attribute('category'),
  attribute('weight', 'number', 'kg'),
  attribute('material'),
  attribute('persons', 'number'),
  attribute('setup_time', 'number', 'min'),
  attribute('comfort_temperature', 'number', '°C'),
  attribute('filling'),
  attribute('volume', 'number', 'l'),
  attribute('back_length'),
  attribute('entrances', 'number'),
  attribute('rain_cover', 'boolean'),
  attribute('zip'),
];
const outdoor = Array.from({ length: 180 }, (_, nth): Product => {
  const category = one(['Tents', 'Sleeping bags', 'Rucksacks'], nth, 1);
  const own: Values =
    category === 'Tents'
      ? {
          persons: one([1, 2, 3, 4, 6], nth, 2),
          setup_time: one([3, 5, 10, 15, 90], nth, 3),
          entrances: one([1, 2], nth, 26),
        }
      : category === 'Sleeping bags'
        ? {
            comfort_temperature: -20 + 3 * luck(nth, 4, 10),
            filling: one(['Down', 'Synthetic', 'Wool'], nth, 5),
            zip: one(['Left', 'Right'], nth, 27),
          }
        : {
            volume: 18 + 6 * luck(nth, 6, 10),
            back_length: one(['Short', 'Long', 'Adjustable'], nth, 7),
            rain_cover: luck(nth, 28, 2) === 0,
          };
  const shared = {
    brand: `Maker ${'ABCDEFG'.charAt(luck(nth, 8, 7))}`,
    weight: (50 + luck(nth, 9, 250)) / 100,
    material: one(['Polyester', 'Nylon', 'Cotton'], nth, 10),
  };
  return product(nth, 40 + 5 * luck(nth, 11, 90), { category, ...shared, ...own });
});

test('what decides within a kind is asked of this kind, right after it, before the budget, weight and brand', () => {
  const { advisor, forecast } = drafted(outdoorAttributes, outdoor);
  const ids = idsOf(advisor);
  expect(ids[0]).toBe('category');
  for (const [id, kind] of [
    ['persons', 'Tents'],
    ['comfort_temperature', 'Sleeping bags'],
    ['volume', 'Rucksacks'],
  ] as const) {
    expect(question(advisor, id)).toMatchObject({
      role: 'filter',
      missing: 'drop',
      askIf: { kind: 'any_of', question: 'category', answers: [kind] },
    });
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf('budget'));
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf('brand'));
  }
  expect(ids.indexOf('weight') === -1 || ids.indexOf('weight') > ids.indexOf('persons')).toBe(true);
  expect(forecast.found).toBeGreaterThanOrEqual(0.95);
});

test('whoever asks for more questions gets them, as long as there is something to ask', () => {
  const few = idsOf(drafted(outdoorAttributes, outdoor, { mostQuestions: 7 }).advisor);
  const usual = idsOf(drafted(outdoorAttributes, outdoor).advisor);
  const more = idsOf(drafted(outdoorAttributes, outdoor, { mostQuestions: 20 }).advisor);
  expect(few).toHaveLength(7);
  expect(idsOf(drafted(outdoorAttributes, outdoor, { mostQuestions: 3 }).advisor)).toContain('budget');
  expect(question(drafted(outdoorAttributes, outdoor, { mostQuestions: 20 }).advisor, 'weight').role).toBe(
    'preference',
  );
  expect(usual.length).toBeGreaterThan(few.length);
  expect(more.length).toBeGreaterThan(usual.length);
  expect(more).toEqual(expect.arrayContaining(['weight', 'setup_time', 'filling', 'back_length', 'material']));
});

const clothes = Array.from({ length: 160 }, (_, nth): Product => {
  const kind = one(['Jackets', 'Trousers', 'Beanies'], nth, 12);
  return product(nth, 30 + luck(nth, 13, 200), {
    kind,
    size: one(['S', 'M', 'L', 'XL'], nth, 14),
    gender: one(['male', 'female', 'unisex'], nth, 15),
    fabric: one(['Wool', 'Cotton', 'Polyester', 'Bamboo'], nth, 16),
    waterproof: luck(nth, 17, 2) === 0,
    weight: 50 + luck(nth, 18, 700),
  });
});
const clothesAttributes = [
  ...['kind', 'size', 'gender', 'fabric'].map((name) => attribute(name)),
  attribute('waterproof', 'boolean'),
  attribute('weight', 'number', 'g'),
];

test('of clothes nobody is asked how many grams they weigh, but what they are made of and whether rain gets in', () => {
  const { advisor, leftOut } = drafted(clothesAttributes, clothes);
  expect(idsOf(advisor)).toEqual(expect.arrayContaining(['fabric', 'waterproof']));
  expect(idsOf(advisor)).not.toContain('weight');
  expect(leftOut.find((left) => left.attribute === 'weight')?.why).toBe('not-for-shoppers');
});

test('two attributes that say the same are asked for once', () => {
  const twice = outdoor.map((each) => ({
    ...each,
    attributes: {
      ...each.attributes,
      weight_lb: Number(each.attributes.weight ?? 0) * 2,
      product_type: `${each.attributes.category}!`,
    },
  }));
  const attributes = [...outdoorAttributes, attribute('weight_lb', 'number', 'lb'), attribute('product_type')];
  const ids = idsOf(drafted(attributes, twice, { mostQuestions: 20 }).advisor);
  expect(ids.filter((id) => id.startsWith('weight'))).toHaveLength(1);
  expect(ids.filter((id) => ['category', 'product_type'].includes(id))).toHaveLength(1);
});

test('an attribute that tells apart what is left together is asked, or the reason says that it would help', () => {
  // Of one kind, brand and price, told apart by a clock rate only.
  const parts = Array.from({ length: 150 }, (_, nth) =>
    product(nth, 10 + 10 * (nth % 3), { type: nth % 2 === 0 ? 'A' : 'B', clock_mhz: 1000 + 50 * (nth % 20) }),
  );
  const attributes = [attribute('type'), attribute('clock_mhz', 'number', 'MHz')];
  for (const mostQuestions of [2, 12]) {
    const { advisor, forecast, leftOut } = drafted(attributes, parts, { mostQuestions });
    const reasons = new Map(leftOut.map((left) => [left.attribute, left.why]));
    for (const differing of forecast.alike.flatMap(({ differ }) => differ)) {
      expect(['too-many-questions', 'helps-few']).toContain(reasons.get(differing));
    }
    if (mostQuestions === 12) expect(idsOf(advisor)).toContain('clock_mhz');
  }
  // Nor is what differs among hundreds of equal parts called needless, though nobody finds one of them by it.
  const equal = Array.from({ length: 2000 }, (_, nth) => {
    const isEqual = nth % 20 === 0;
    const own = isEqual ? { length_2: nth % 3 } : { code_group: `Group ${luck(nth, 37, 30)}` };
    return product(nth, isEqual ? 10 : 11 + luck(nth, 38, 900), { type: isEqual ? 'A' : 'B', ...own });
  });
  const made = drafted([attribute('type'), attribute('code_group'), attribute('length_2', 'number')], equal);
  for (const differing of made.forecast.alike.flatMap(({ differ }) => differ)) {
    const why = made.leftOut.find((left) => left.attribute === differing)?.why;
    expect(['enough-questions', 'tells-nothing-more']).not.toContain(why);
  }
});

const titlesOf = (asked: Question): string[] => {
  if (asked.type === 'RANGE') return asked.groupings.map(({ title }) => title);
  if (isValueAnswers(asked.answers)) throw new Error('fixed answers');
  return asked.answers.map(({ title }) => title);
};

test('of how heavy or loud it may be, only upper bounds are offered, well apart: what is lighter fits as well', () => {
  for (const weigh of [(nth: number) => 0.9 + luck(nth, 20, 300) / 100, (nth: number) => 1 + luck(nth, 20, 12) / 4]) {
    const laptops = Array.from({ length: 200 }, (_, nth) =>
      product(nth, 300 + luck(nth, 19, 2000), { weight: weigh(nth), noise_level: 20 + luck(nth, 21, 25) }),
    );
    const attributes = [attribute('weight', 'number', 'kg'), attribute('noise_level', 'number', 'dB')];
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
    const { found } = simulate(advisor, attributes, buildSnapshot(laptops, attributes), truthful).truthful;
    expect(forecast.found).toBeCloseTo(found, 1);
  }
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

test('what is sold out comes back: its values have an answer, or the answers follow the catalog by themselves', () => {
  const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const;
  const socks = Array.from({ length: 200 }, (_, nth) => {
    const size = one(sizes, nth, 29);
    const color = one(['black', 'white', 'green', 'red'], nth, 30);
    const ram = one([4, 8, 16, 32, 64], nth, 31);
    const kind = one(['Socks', 'Gloves', 'Scarves'], nth, 32);
    const isAvailable = size !== 'XXL' && color !== 'green' && ram !== 64 && kind !== 'Scarves';
    return product(nth, 5 + luck(nth, 33, 60), { kind, size, color, ram }, isAvailable);
  });
  const attributes = [attribute('kind'), attribute('size'), attribute('color'), attribute('ram', 'number', 'GB')];
  const { advisor } = drafted(attributes, socks);
  expect(titlesOf(question(advisor, 'size'))).toEqual([...sizes]);
  expect(titlesOf(question(advisor, 'color'))).toContain('Green');
  // 64 GB will be 32 GB or more.
  expect(titlesOf(question(advisor, 'ram'))).toEqual(['8 GB or more', '16 GB or more', '32 GB or more']);
  const kind = question(advisor, 'kind');
  expect(kind.type !== 'RANGE' && kind.answers).toEqual({ attribute: 'kind', max: 30 });
});

test('where more is better, each answer is the least that will do: what has more stays in front, and nothing is left to mend', () => {
  const tents = Array.from({ length: 240 }, (_, nth) => {
    const values = { brand: `Maker ${nth % 7}`, wassersaeule: one([2000, 3000, 5000, 10_000], nth, 41) };
    return product(nth, 50 + luck(nth, 42, 400), values);
  });
  const attributes = [
    attribute('brand'),
    { name: 'wassersaeule', type: 'number', unit: 'mm', label: 'Wassersäule' } as const,
  ];
  const { advisor } = drafted(attributes, tents, { language: 'de' });
  const asked = question(advisor, 'wassersaeule');
  expect(titlesOf(asked)).toEqual(['3000 mm oder mehr', '5000 mm oder mehr', '10.000 mm oder mehr']);
  expect(asked.type !== 'RANGE' && !isValueAnswers(asked.answers) && asked.answers.map(({ where }) => where)).toEqual(
    [3000, 5000, 10_000].map((gte) => ({ kind: 'compare', attribute: 'wassersaeule', gte })),
  );
  const snapshot = buildSnapshot(tents, attributes);
  expect(checkAdvisor(advisor, attributes, snapshot)).toEqual([]);
  expect(noteUnanswered(advisor, attributes, snapshot)).toEqual([]);
});

test('memory of a drive is asked for as storage, in sizes that drives are sold in; that of a card stays memory', () => {
  const laptops = (sizes: readonly [number, ...number[]]) =>
    Array.from({ length: 300 }, (_, nth) =>
      product(nth, 300 + luck(nth, 34, 2000), {
        memory: one(sizes, nth, 35),
        brand: `Maker ${'ABCDEF'.charAt(luck(nth, 36, 6))}`,
      }),
    );
  const attributes = [attribute('memory', 'number', 'GB'), attribute('brand')];
  const drives = laptops([32, 64, 128, 180, 240, 256, 500, 508, 512, 768, 1000, 1024, 1256, 2000]);
  const storage = question(drafted(attributes, drives).advisor, 'memory');
  expect(storage.title).toBe('How much storage do you need (GB)?');
  for (const title of titlesOf(storage).slice(0, -1)) expect(title).toMatch(/(128|256|500|512|1,?000|1,?024) GB$/);
  const german = question(drafted(attributes, drives, { language: 'de' }).advisor, 'memory');
  expect(german.title).toBe('Wie viel Speicherplatz brauchen Sie (GB)?');
  const cards = question(drafted(attributes, laptops([2, 4, 8, 12, 16, 24])).advisor, 'memory');
  expect(cards.title).toBe('How much memory do you need (GB)?');
});
