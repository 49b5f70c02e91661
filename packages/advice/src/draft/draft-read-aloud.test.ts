// Promises of a draft to those who read it aloud: no answer twice, none that is no answer, no question that was answered before.

import { expect, test } from 'vitest';
import { findConcept } from './attribute/concept.ts';
import type { WhyLeftOut } from './draft.ts';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf, type Values } from './drafted.fixture.ts';

const things = (many: number, values: (nth: number) => Values) =>
  Array.from({ length: many }, (_, nth) => product(nth, 10 + luck(nth, 7, 400), values(nth)));

const whyNot = (made: ReturnType<typeof drafted>, name: string): WhyLeftOut | undefined =>
  made.leftOut.find((left) => left.attribute === name)?.why;

test('what differs in a plural, in capitals or in the order of words only is one answer', () => {
  const { advisor } = drafted(
    [attribute('type'), attribute('pack')],
    things(240, (nth) => ({
      type: one(['Candle', 'Candles', 'Lantern', 'LANTERN', 'Torch'], nth, 1),
      pack: one(['Pack of 4', '4-Pack', '4 pack', 'Pack of 12', '12-Pack'], nth, 2),
    })),
  );
  expect(titlesOf(question(advisor, 'type'))).toHaveLength(3);
  expect(titlesOf(question(advisor, 'pack'))).toHaveLength(2);
});

test('several values in one text are no answer of their own; whoever wants one of them finds the product', () => {
  const { advisor } = drafted(
    [attribute('shape')],
    things(200, (nth) => ({ shape: one(['Round', 'Square', 'Oval', 'Heart', 'Round;Square'], nth, 3) })),
  );
  const asked = question(advisor, 'shape');
  expect(titlesOf(asked).toSorted()).toEqual(['Heart', 'Oval', 'Round', 'Square']);
  if (asked.type === 'RANGE' || !Array.isArray(asked.answers)) throw new Error('fixed answers');
  expect(asked.answers.find(({ title }) => title === 'Round')?.where).toMatchObject({
    values: ['Round', 'Round;Square'],
  });
});

test("the shop's word for the rest, and whole sentences, are found under something else, which comes last", () => {
  const { advisor } = drafted(
    [attribute('fuel')],
    things(200, (nth) => ({
      fuel: one(
        ['Gas', 'Other', 'Wood', 'Pellets', 'Ask us, because we can fit a burner for whatever you have at home'],
        nth,
        4,
      ),
    })),
  );
  const titles = titlesOf(question(advisor, 'fuel'));
  expect(titles.toSorted()).toEqual(['Gas', 'Pellets', 'Something else', 'Wood']);
  expect(titles.at(-1)).toBe('Something else');
});

test('plain colours are named in the language of the questions, whatever languages a catalog has', () => {
  const { advisor } = drafted(
    [attribute('колір')],
    things(200, (nth) => ({
      колір: one(['Black', 'Чорний', 'Красный', 'Red;Красный', 'Зелений', 'Onyx Mist'], nth, 5),
    })),
    { language: 'uk' },
  );
  expect(titlesOf(question(advisor, 'колір')).toSorted()).toEqual(['Onyx Mist', 'Зелений', 'Червоний', 'Чорний']);
});

test('nobody is asked for the kind again in broader words', () => {
  const made = drafted(
    [attribute('kind'), attribute('category')],
    things(300, (nth) => {
      const kind = one(['Drum', 'Flute', 'Guitar', 'Stand', 'Strap', 'Case', 'Tuner'], nth, 6);
      return {
        kind,
        category: ['Drum', 'Flute', 'Guitar'].includes(kind) ? kind : one(['Accessories', 'Drum'], nth, 8),
      };
    }),
  );
  expect(idsOf(made.advisor)).not.toContain('category');
  expect(whyNot(made, 'category')).toBe('same-answers');
});

test('who has said a size is not asked for it in another system', () => {
  const made = drafted(
    [attribute('gender'), attribute('size_eu', 'number'), attribute('size_us', 'number')],
    Array.from({ length: 400 }, (_, nth) => {
      const size = 36 + luck(nth, 9, 10);
      const us = size - 30 + luck(nth, 11, 3) / 2;
      return product(nth, 10, { gender: one(['Women', 'Men'], nth, 10), size_eu: size, size_us: us });
    }),
  );
  expect(idsOf(made.advisor).filter((id) => id.startsWith('size'))).toHaveLength(1);
});

test('food is asked by the animal, not by whether it is food', () => {
  const { advisor } = drafted(
    [attribute('kind'), attribute('animal')],
    things(200, (nth) => ({
      kind: one(['Food', 'Food', 'Food', 'Wet food', 'Dry food'], nth, 12),
      animal: one(['Cat', 'Dog', 'Rabbit'], nth, 13),
    })),
  );
  expect(advisor.questions.map(({ title }) => title)).not.toContain('What are you looking for?');
  expect(advisor.questions[0]?.title).toBe('Who is it for?');
});

test('one of several numbers that nobody named is not asked for until it has a label', () => {
  const products = things(200, (nth) => ({
    type: one(['Ram', 'Rom'], nth, 14),
    speed_1: luck(nth, 15, 9),
    speed_2: luck(nth, 16, 9),
  }));
  const numbers = (label: string | null) => [
    attribute('type'),
    attribute('speed_1', 'number', 'MHz'),
    { ...attribute('speed_2', 'number', 'MHz'), label },
  ];
  const bare = drafted(numbers(null), products);
  expect(idsOf(bare.advisor)).not.toContain('speed_2');
  expect(whyNot(bare, 'speed_2')).toBe('unnamed');
  expect(whyNot(drafted(numbers('Clock'), products), 'speed_2')).not.toBe('unnamed');
});

test('a draft does not open with a number that nobody can read', () => {
  const { advisor } = drafted(
    [attribute('cd', 'number'), attribute('brand')],
    things(200, (nth) => ({ cd: one([24, 40, 48], nth, 17), brand: one(['Acme', 'Ajax', 'Apex'], nth, 18) })),
  );
  expect(idsOf(advisor)).toContain('cd');
  expect(advisor.first).not.toBe('cd');
});

test('who made the parts of a thing is for experts, except its motor', () => {
  const conceptOf = (name: string) => findConcept({ name, label: null, unit: null });
  expect(conceptOf('tyres_brand')).toBe('technical');
  expect(conceptOf('motor_brand')).toBe('part');
  expect(conceptOf('brand')).toBe('brand');
});

test('numbers read as people write them: alike within a question, light packs in grams, none where there is none', () => {
  const { advisor } = drafted(
    [attribute('puffs', 'number'), attribute('pack_weight', 'number', 'kg'), attribute('sugar', 'number', 'g/l')],
    things(300, (nth) => ({
      puffs: one([5000, 15_000, 25_000], nth, 22),
      pack_weight: one([0.085, 0.4, 1.5, 12], nth, 23),
      sugar: one([0, 0, 0, 0.3, 0.6, 0.9, 3, 8, 20, 80], nth, 24),
    })),
  );
  expect(titlesOf(question(advisor, 'puffs'))).toEqual(['5,000', '15,000', '25,000']);
  expect(titlesOf(question(advisor, 'sugar'))[0]).toBe('0 g/l');
  expect(titlesOf(question(advisor, 'pack_weight')).join(' ')).not.toMatch(/0\.\d/);
});

test('of two kinds, the one in the language of the questions is asked for; answers in English are said', () => {
  const kinds = [
    ['Power Inverters', 'İnvertör'],
    ['Solar Panels', 'Güneş paneli'],
    ['Wires & Cables', 'Kablo'],
  ] as const;
  const products = things(240, (nth) => {
    const [google_product_category, kind] = kinds[luck(nth, 25, kinds.length)] ?? kinds[0];
    return { google_product_category, kind };
  });
  const turkish = { language: 'tr' } as const;
  const both = drafted([attribute('google_product_category'), attribute('kind')], products, turkish);
  expect(both.advisor.first).toBe('kind');
  expect(both.english).toEqual([]);
  expect(idsOf(both.advisor)).not.toContain('google_product_category');
  expect(whyNot(both, 'google_product_category')).toBe('same-answers');
  expect(drafted([attribute('google_product_category')], products, turkish).english).toEqual([
    'google_product_category',
  ]);
  expect(drafted([attribute('google_product_category')], products).english).toEqual([]);
});

test('a budget is cut at whole amounts', () => {
  const prices = [24.5, 27.5, 27.5, 27.5, 31, 33.5, 33.5, 39, 39, 44.5];
  const { advisor } = drafted(
    [attribute('kind')],
    Array.from({ length: 200 }, (_, nth) =>
      product(nth, one([24.5, ...prices], nth, 26), { kind: one(['Tee', 'Hat'], nth, 27) }),
    ),
  );
  expect(titlesOf(question(advisor, 'budget')).join(' ')).not.toContain('.5');
});
