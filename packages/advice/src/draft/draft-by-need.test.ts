// A draft asks what a consultant would: what decides within a kind, of that kind only, before what things weigh and who
// made them; whether or not exact answers to a few questions would find every product.

import type { Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';

import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';

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

test('shoppers of clothes are not asked for grams, but for the material and whether rain gets in', () => {
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
  // They have one kind, brand and price, and only a clock rate tells them apart.
  const parts = Array.from({ length: 150 }, (_, nth) =>
    product(nth, 10 + 10 * (nth % 3), { type: nth % 2 === 0 ? 'Chip' : 'Board', clock_mhz: 1000 + 50 * (nth % 20) }),
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
    return product(nth, isEqual ? 10 : 11 + luck(nth, 38, 900), { type: isEqual ? 'Chip' : 'Board', ...own });
  });
  const made = drafted([attribute('type'), attribute('code_group'), attribute('length_2', 'number')], equal);
  for (const differing of made.forecast.alike.flatMap(({ differ }) => differ)) {
    const why = made.leftOut.find((left) => left.attribute === differing)?.why;
    expect(['enough-questions', 'tells-nothing-more']).not.toContain(why);
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
  expect(titlesOf(question(advisor, 'ram'))).toEqual([
    '4 GB is enough',
    '8 GB or more',
    '16 GB or more',
    '32 GB or more',
  ]);
  const kind = question(advisor, 'kind');
  expect(kind.type !== 'RANGE' && kind.answers).toEqual({ attribute: 'kind', max: 30 });
});
