// Promises of a draft to those who answer it: each was broken once in the draft of a real shop.

import { type Advisor, isValueAnswers, type Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, AttributeValue, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { checkAdvisor } from '../check-advisor.ts';
import { simulate } from '../simulate/simulate.ts';
import type { DraftedAdvisor } from './draft.ts';
import { draftAdvisor } from './draft-advisor.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

type Values = Record<string, AttributeValue>;

const productOf = (nth: number, price: number, attributes: Values, group: string | null = null): Product => ({
  ...{ sku: `p${nth}`, title: 'Thing', description: null, image: '', link: '', price: String(price), listPrice: null },
  ...{ group, available: nth % 10 !== 9, attributes },
});

function drafted(
  attributes: readonly Attribute[],
  products: readonly Product[],
  { language = 'en', currency = 'EUR' }: { language?: DraftLanguage; currency?: string | null } = {},
): DraftedAdvisor {
  const settings = { advisor: 'main', language, mostQuestions: 12 };
  const snapshot = buildSnapshot(products, attributes);
  const made = draftAdvisor({ client: 'demo', catalog: 'main', currency, attributes }, snapshot, settings);
  if (made.kind !== 'drafted') throw new Error(JSON.stringify(made));
  expect(checkAdvisor(made.advisor, attributes, snapshot).filter(({ severity }) => severity === 'error')).toEqual([]);
  const truthful = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };
  const report = simulate(made.advisor, attributes, snapshot, truthful).shoppers.truthful;
  expect(made.forecast.found).toBeCloseTo(report.foundVariant, 1);
  return made;
}

const question = ({ questions }: Advisor, id: string): Question => {
  const found = questions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not among ${questions.map((one) => one.id).join(', ')}`);
  return found;
};

const answersOf = (asked: Question) => {
  if (asked.type === 'RANGE' || isValueAnswers(asked.answers)) throw new Error('fixed answers');
  return asked.answers;
};

const luck = (nth: number, purpose: number, below: number): number =>
  ((Math.imul(Math.imul(nth + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b), 0xc2b2ae35) >>> 8) % 9973) % below;
const one = <T>(of: readonly [T, ...T[]], nth: number, purpose: number): T =>
  of[luck(nth, purpose, of.length)] ?? of[0];

const text = (name: string, label: string | null = null): Attribute => ({ name, type: 'text', unit: null, label });
const number = (name: string, unit: string | null, label: string | null = null): Attribute => ({
  ...{ name, type: 'number', unit, label },
});

const shoeAttributes = [text('type'), text('gender', 'For'), text('size'), text('brand'), number('drop', 'mm')];
const shoes = Array.from({ length: 400 }, (_, nth) =>
  productOf(nth, 60 + luck(nth, 1, 140), {
    type: one(['Road Running Shoes', 'Trail Running Shoes'], nth, 2),
    gender: one(['Unisex', 'Unisex', 'Men', 'Women', 'Men', 'Unisex'], nth, 3),
    size: one(['S', 'M', 'L', 'XL', 'One Size'], nth, 4),
    brand: one(['Aster', 'Birke', 'Cedar'], nth, 5),
    drop: one([0, 4, 8, 10], nth, 6),
  }),
);

test('what is for everybody suits whoever asks for men, for women or for their own size, and stands last', () => {
  const { advisor } = drafted(shoeAttributes, shoes);
  expect(answersOf(question(advisor, 'gender')).map(({ id, where }) => [id, where])).toEqual([
    ['Men', { kind: 'in', attribute: 'gender', values: ['Men', 'Unisex'] }],
    ['Women', { kind: 'in', attribute: 'gender', values: ['Women', 'Unisex'] }],
    ['Unisex', { kind: 'in', attribute: 'gender', values: ['Unisex'] }],
  ]);
  const sizes = answersOf(question(advisor, 'size'));
  expect(sizes.map(({ id }) => id)).toEqual(['S', 'M', 'L', 'XL', 'One Size']);
  expect(sizes[1]?.where).toMatchObject({ values: ['M', 'One Size'] });
});

test('unisex is for adults where there are any: not for kids, whom only what is for all suits', () => {
  const gender = (nth: number) => one(['Men', 'Women', 'Kids', 'Unisex', 'For all'], nth, 7);
  const products = shoes.map((shoe, nth) => ({ ...shoe, attributes: { ...shoe.attributes, gender: gender(nth) } }));
  const answers = answersOf(question(drafted(shoeAttributes, products).advisor, 'gender'));
  const values = (id: string) => {
    const where = answers.find((answer) => answer.id === id)?.where;
    return where?.kind === 'in' ? [...where.values].sort() : null;
  };
  expect(values('Men')).toEqual(['For all', 'Men', 'Unisex']);
  expect(values('Kids')).toEqual(['For all', 'Kids']);
  expect(
    answers
      .slice(-2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['For all', 'Unisex']);
});

test('for whom it is, and the size they wear, is asked; skipping says that one does not know it, or that it is for anybody', () => {
  const { advisor } = drafted(shoeAttributes, shoes);
  expect(question(advisor, 'size').skipText).toBe('I do not know my size');
  expect(question(advisor, 'gender').skipText).toBe('For anybody');
});

test('shoppers read what nearly all products are, and the id of a catalog only if it is a plain word for goods', () => {
  expect(drafted(shoeAttributes, shoes).advisor.title).toBe('Find your running shoes');
  const mixed = shoes.map((shoe, nth) => {
    return { ...shoe, attributes: { ...shoe.attributes, type: one(['Boot', 'Sandal'], nth, 8) } };
  });
  expect(drafted(shoeAttributes, mixed).advisor.title).toBe('Product finder');
  expect(drafted(shoeAttributes, mixed, { language: 'de' }).advisor.title).toBe('Produktfinder');
  const snapshot = buildSnapshot(mixed, shoeAttributes);
  const titleOf = (catalog: string, language: 'en' | 'sr') => {
    const facts = { client: 'demo', catalog, currency: 'EUR', attributes: shoeAttributes };
    const made = draftAdvisor(facts, snapshot, { advisor: 'x', language, mostQuestions: 3 });
    return made.kind === 'drafted' ? made.advisor.title : null;
  };
  expect(titleOf('laptops', 'en')).toBe('Find your laptop');
  expect(titleOf('feed-2', 'en')).toBe('Product finder');
  expect(titleOf('laptops', 'sr')).toBe('Pronađite svoj proizvod');
  const cheeses = shoes.map((shoe, nth) => {
    const type = nth % 9 === 0 ? 'Nož' : one(['Mladi sir', 'Stari sir'], nth, 8);
    return { ...shoe, attributes: { ...shoe.attributes, type } };
  });
  expect(drafted(shoeAttributes, cheeses, { language: 'sr' }).advisor.title).toMatch(/^Sir: /);
  const parts = shoes.map((shoe, nth) => {
    return { ...shoe, attributes: { ...shoe.attributes, type: one(['Kaiš za sat', 'Punjač za sat'], nth, 8) } };
  });
  expect(drafted(shoeAttributes, parts, { language: 'sr' }).advisor.title).toBe('Pronađite svoj proizvod');
});

test('the kind is asked for as a kind of what is sold, if everything is of one kind', () => {
  const snapshotOf = (types: readonly [string, ...string[]]) =>
    buildSnapshot(
      shoes.map((shoe, nth) => ({ ...shoe, attributes: { ...shoe.attributes, type: one(types, nth, 8) } })),
      shoeAttributes,
    );
  const asked = (catalog: string, types: readonly [string, ...string[]], language: DraftLanguage, goods?: string) => {
    const facts = { client: 'demo', catalog, currency: 'EUR', attributes: shoeAttributes };
    const settings = { advisor: 'x', language, mostQuestions: 7, goods: goods ?? null };
    const made = draftAdvisor(facts, snapshotOf(types), settings);
    return made.kind === 'drafted' ? question(made.advisor, 'type').title : null;
  };
  const types = ['Gaming', 'Ultrabook', 'Workstation'] as const;
  expect(asked('laptops', types, 'en')).toBe('What kind of laptop are you looking for?');
  expect(asked('feed-2', ['Road Running Shoes', 'Trail Running Shoes'], 'en')).toBe(
    'What kind of running shoes are you looking for?',
  );
  expect(asked('feed-2', types, 'de', 'Laptop')).toBe('Welche Art von Laptop suchen Sie?');
  expect(asked('feed-2', types, 'de', 'Schuhe')).toBe('Schuhe: Welche Art suchen Sie?');
  expect(asked('feed-2', types, 'fr', 'Portable')).toBe('Portable : de quel type ?');
  // Nobody knows what they are, or some are something else.
  expect(asked('feed-2', types, 'en')).toBe('What are you looking for?');
  expect(asked('laptops', ['Laptop', 'Monitor', 'Tablet'], 'en')).toBe('What are you looking for?');
  const most = ['Road Running Shoes', 'Trail Running Shoes', 'Track Running Shoes'] as const;
  expect(asked('feed-2', [...most, ...most, 'Socks'], 'en')).toBe('What are you looking for?');
});

test('the reason given for what is not asked is true: shoppers find their product, and what it would tell alone', () => {
  const made = drafted(machineAttributes, machines, { language: 'de' });
  expect(made.forecast.found).toBeGreaterThanOrEqual(0.95);
  const left = Object.fromEntries(made.leftOut.map(({ attribute, why, bits }) => [attribute, { why, bits }]));
  expect(left.hoehe?.why).toBe('enough-questions');
  expect(left.hoehe?.bits).toBeGreaterThan(0.5);
});

test('it says how many products are not available', () => {
  const { forecast } = drafted(shoeAttributes, shoes);
  expect(forecast.unavailable).toBe(40);
  expect(forecast.products + forecast.unavailable).toBe(shoes.length);
});

test('a budget goes in steps that people count money in', () => {
  for (const spread of [40, 140, 900, 5000]) {
    const products = shoes.map((shoe, nth) => ({ ...shoe, price: String(20 + luck(nth, 9, spread)) }));
    const budget = question(drafted(shoeAttributes, products).advisor, 'budget');
    expect(String(budget.type === 'RANGE' && budget.step)).toMatch(/^[15]0*$/);
  }
});

const machineAttributes = [
  text('warengruppe', 'Warengruppe'),
  text('milchsystem', 'Milchsystem'),
  number('leistung', 'W', 'Leistung'),
  number('hoehe', 'cm', 'Höhe'),
  text('farbe', 'Farbe'),
];
const machines = Array.from({ length: 120 }, (_, nth) =>
  productOf(nth, 100 + 10 * luck(nth, 11, 150), {
    warengruppe: one(['Siebträger', 'Vollautomat', 'Kapselmaschine'], nth, 12),
    milchsystem: one(['ohne', 'Dampflanze', 'automatisch', 'separat'], nth, 13),
    leistung: one([1200, 1300, 1450, 1500, 1850], nth, 14),
    hoehe: 25 + luck(nth, 15, 20),
    farbe: one(['Rot', 'Schwarz', 'Edelstahl', 'Natur', 'Beige'], nth, 16),
  }),
);

test('facts in words and taste come before what stands on a plate or takes a ruler', () => {
  const ids = drafted(machineAttributes, machines, { language: 'de' }).advisor.questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['warengruppe', 'milchsystem', 'farbe']));
  expect(ids).not.toContain('hoehe');
  const power = ids.indexOf('leistung');
  expect(power === -1 || power > ids.indexOf('milchsystem')).toBe(true);
});

test('ranges are offered for a number whose values people do not name, and the values for one whose values they do', () => {
  const plain = machines.map((machine, nth) => {
    const { leistung = 0 } = machine.attributes;
    return { ...machine, attributes: { leistung, memory: one([4, 8, 16, 32, 64], nth, 17) } };
  });
  const { advisor } = drafted([number('leistung', 'W', 'Leistung'), number('memory', 'GB')], plain);
  for (const answer of answersOf(question(advisor, 'leistung')).slice(0, -1))
    expect(answer.where?.kind).not.toBe('any');
  expect(answersOf(question(advisor, 'leistung')).map(({ title }) => title)).toEqual([
    ...['Up to 1400 W', '1400 to 1500 W', 'More than 1500 W'],
  ]);
  expect(answersOf(question(advisor, 'memory')).map(({ title }) => title)).toEqual([
    '4 GB is enough',
    ...['8 GB', '16 GB', '32 GB', '64 GB'].map((title) => `${title} or more`),
  ]);
});

test('a fact that only some kinds have is asked of these, once the kind is known', () => {
  const attributes = [text('type'), number('battery', 'h', 'Battery life'), text('socket'), text('brand')];
  const products = Array.from({ length: 600 }, (_, nth) => {
    const type = one(['Lantern', 'Desk lamp', 'Floor lamp'], nth, 18);
    const own: Values =
      type === 'Lantern' ? { battery: 2 + luck(nth, 19, 40) } : { socket: one(['E14', 'E27'], nth, 20) };
    return productOf(nth, 30, { type, brand: `Maker ${luck(nth, 21, 5)}`, ...own });
  });
  const battery = question(drafted(attributes, products).advisor, 'battery');
  expect(battery.askIf).toEqual({ kind: 'any_of', question: 'type', answers: ['Lantern'] });
  expect(battery.missing).toBe('drop');
});

test('a height that differs by kind waits until the kind is known', () => {
  const attributes = [text('type'), number('height', 'cm')];
  const products = Array.from({ length: 600 }, (_, nth) => {
    const type = one(['Sofa', 'Shelf'], nth, 22);
    return productOf(nth, 300, { type, height: (type === 'Sofa' ? 60 : 150) + luck(nth, 23, 50) });
  });
  const height = question(drafted(attributes, products).advisor, 'height');
  expect(height.askIf).toMatchObject({ question: 'type', answers: expect.arrayContaining(['Sofa', 'Shelf']) });
});

test('feed is chosen by its age and its pack, not by what the law wants on it, nor by the size of its carton', () => {
  const attributes = [
    text('kind', 'Kind'),
    text('life_stage', 'Age'),
    number('weight', 'kg', 'Weight'),
    number('selenium', 'mg', 'Selenium'),
    number('rohasche', '%', 'Rohasche'),
    number('copper', 'mg', 'Мідь (3b405)'),
    number('package_width', 'cm', 'Package width'),
  ];
  const products = Array.from({ length: 300 }, (_, nth) =>
    productOf(nth, 5 + luck(nth, 1, 80), {
      kind: one(['Dry food', 'Wet food', 'Treats'], nth, 2),
      life_stage: one(['Puppy', 'Adult', 'Senior'], nth, 3),
      weight: one([0.1, 0.4, 1.5, 4, 12], nth, 4),
      selenium: luck(nth, 5, 40) / 100,
      copper: 4 + luck(nth, 8, 30) / 10,
      rohasche: 3 + luck(nth, 6, 30) / 10,
      package_width: 10 + luck(nth, 7, 30),
    }),
  );
  const { advisor, leftOut } = drafted(attributes, products);
  const asked = advisor.questions.map(({ id }) => id);
  expect(asked).toContain('weight');
  for (const name of ['selenium', 'rohasche', 'copper', 'package_width'])
    expect(leftOut).toContainEqual(expect.objectContaining({ attribute: name, why: 'not-for-shoppers' }));
  // A pack of 4 kg is not better than one of 12 kg.
  const wanted = answersOf(question(advisor, 'weight'));
  expect(wanted.map(({ title }) => title)).toEqual(['100 g', '400 g', '1.5 kg', '4 kg', '12 kg']);
});

test('kinds at two levels: the second question asks what exactly', () => {
  const kinds = [
    ['City', 'Road', 'Trail', 'Touring', 'Folding', 'Cargo', 'Gravel'],
    ['Brakes', 'Chains', 'Wheels', 'Saddles', 'Pedals', 'Lights', 'Bells'],
    ['Helmets', 'Gloves', 'Shoes', 'Shirts', 'Glasses', 'Jackets', 'Caps'],
  ] as const;
  const products = Array.from({ length: 300 }, (_, nth) => {
    const of = luck(nth, 2, 3);
    const category = ['Bikes', 'Parts', 'Clothing'][of] ?? '';
    return productOf(nth, 5 + luck(nth, 1, 900), { category, subcategory: one(kinds[of] ?? kinds[0], nth, 3) });
  });
  const { advisor } = drafted([text('category'), text('subcategory')], products);
  expect(advisor.questions.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['What are you looking for?', 'What exactly are you looking for?']),
  );
});

test('of amounts that are as good as equal the smaller one is asked for', () => {
  const products = Array.from({ length: 300 }, (_, nth) =>
    productOf(nth, 300 + luck(nth, 1, 900), { storage: one([256, 500, 512, 1000, 1024, 2000], nth, 2) }),
  );
  const { advisor } = drafted([number('storage', 'GB', 'Storage')], products);
  expect(answersOf(question(advisor, 'storage')).map(({ title }) => title)).toEqual([
    ...['256 GB is enough', '500 GB or more', '1 TB or more', '2 TB or more'],
  ]);
});

test('a long list of chipsets comes last, however much it tells, and a short one when it tells most', () => {
  const stagesOf = (gpus: number): number[] => {
    const products = Array.from({ length: 400 }, (_, nth) =>
      productOf(nth, 300 + luck(nth, 1, 900), {
        type: one(['Notebook', 'Gaming', 'Tablet'], nth, 2),
        gpu: `Pixel ${luck(nth, 3, gpus) + 100}`,
        storage: one([128, 256, 512, 1000], nth, 4),
      }),
    );
    const { advisor } = drafted([text('type'), text('gpu', 'GPU'), number('storage', 'GB', 'Storage')], products);
    return ['type', 'storage', 'gpu'].map((id) => question(advisor, id).stage);
  };
  expect(stagesOf(90)).toEqual([1, 1, 2]);
  expect(stagesOf(12)).toEqual([1, 1, 1]);
});

test('a kind that somebody gave a name of its own is asked for by that name; one that is called a kind is not', () => {
  const titleWith = (label: string | null): string => {
    const products = Array.from({ length: 300 }, (_, nth) =>
      productOf(nth, 20 + luck(nth, 1, 300), { type_name: one(['Racer', 'Tourer', 'Cargo bike'], nth, 2) }),
    );
    const { advisor } = drafted([{ ...text('type_name'), label }], products);
    return question(advisor, 'type_name').title;
  };
  expect(titleWith('Kind of bicycle')).toBe('Which kind of bicycle do you need?');
  for (const label of [null, 'Type name', 'Product type']) expect(titleWith(label)).toBe('What are you looking for?');
});

test('who chooses two kinds of things or two sizes is content with either, who chooses two ports wants both', () => {
  const goods = Array.from({ length: 160 }, (_, nth) =>
    productOf(nth, 5 + nth, {
      category: [one(['Soap', 'Shampoo', 'Balm'], nth, 1), one(['Body', 'Hair', 'Lips'], nth, 2)],
      size: [one(['S', 'M'], nth, 3), one(['L', 'XL'], nth, 4)],
      ports: [one(['HDMI', 'VGA', 'USB-C'], nth, 5), one(['LAN', 'Audio', 'Serial'], nth, 6)],
    }),
  );
  const attributeOf = (name: string, type: Attribute['type']): Attribute => ({
    ...{ name, type, unit: null, label: null },
  });
  const matchOf = (id: string) => {
    const { questions } = drafted([attributeOf(id, 'list')], goods).advisor;
    const question = questions.find((each) => each.id === id);
    return question?.type === 'MULTIPLE' ? question.match : question?.type;
  };
  expect([matchOf('category'), matchOf('size'), matchOf('ports')]).toEqual(['any', 'any', 'all']);
});
