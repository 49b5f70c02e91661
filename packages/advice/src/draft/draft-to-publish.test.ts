// A draft that a shop would publish: questions at the level at which people choose, never about codes, in the words of the
// catalog's language.

import { describe, expect, test } from 'vitest';
import { attribute, drafted, idsOf, luck, one, product, question, titlesOf } from './drafted.fixture.ts';

const KINDS = ['Bikes', 'Helmets', 'Locks', 'Lights'] as const;
/** Five leaves of each kind. */
const leaf = (kind: string, nth: number): string => `${kind} ${'ABCDE'.charAt(luck(nth, 41, 5))}`;
const tree = Array.from({ length: 300 }, (_, nth) => {
  const category = one(KINDS, nth, 40);
  return product(nth, 20 + luck(nth, 42, 400), { category, subcategory: leaf(category, nth) });
});

test('in a tree of kinds, the level at which people choose is asked first, not its leaves', () => {
  const { advisor } = drafted([attribute('category'), attribute('subcategory')], tree);
  expect(idsOf(advisor)[0]).toBe('category');
  expect(question(advisor, 'category').title).toBe('What are you looking for?');
});

test('leaves that no broader level holds together are asked as they are', () => {
  const mixed = tree.map((each, nth) => ({
    ...each,
    attributes: { category: one(KINDS, nth, 43), subcategory: leaf(one(KINDS, nth, 44), nth) },
  }));
  const { advisor } = drafted([attribute('category'), attribute('subcategory')], mixed);
  expect(idsOf(advisor)[0]).toBe('subcategory');
});

test('nobody is offered the maker "unknown", or a shape "as pictured"', () => {
  const makers = ['Acme', 'Bolt', 'Core', 'N/A', 'Niezdefiniowany', 'без бренду'] as const;
  const products = tree.map((each, nth) => ({
    ...each,
    attributes: {
      ...each.attributes,
      brand: one(makers, nth, 45),
      shape: one(['Round', 'Square', 'unknown', 'As pictured', 'Au choix'], nth, 46),
    },
  }));
  const { advisor } = drafted([attribute('category'), attribute('brand'), attribute('shape')], products);
  expect(titlesOf(question(advisor, 'brand')).sort()).toEqual(['Acme', 'Bolt', 'Core']);
  expect(titlesOf(question(advisor, 'shape')).sort()).toEqual(['Round', 'Square']);
});

test('what a shop system calls its records, lists in one text and drawings are not asked for, and the author is told', () => {
  const products = tree.map((each, nth) => ({
    ...each,
    attributes: {
      ...each.attributes,
      product_type: one(['simple', 'configurable', 'virtual'], nth, 47),
      tin: one(['10ml;30ml', '15ml;30ml;50ml', '10ml'], nth, 48),
      resolution: one(['1920x1080', '2560 × 1440'], nth, 52),
      dimensions: one(['Ø120, ET70', 'L590 B295', '330x165', 'Ø90'], nth, 49),
    },
  }));
  const names = ['category', 'product_type', 'tin', 'dimensions', 'resolution'];
  const { advisor, leftOut } = drafted(
    names.map((name) => attribute(name)),
    products,
  );
  expect(idsOf(advisor).filter((id) => id !== 'category' && id !== 'budget')).toEqual([]);
  const why = Object.fromEntries(leftOut.map((left) => [left.attribute, left.why]));
  expect(why).toMatchObject({
    product_type: 'not-for-shoppers',
    tin: 'lists-as-text',
    dimensions: 'not-in-words',
    resolution: 'not-in-words',
  });
});

test('memory is a need, so the least is asked for; a mileage is borne, so the most is', () => {
  const products = tree.map((each, nth) => ({
    ...each,
    attributes: {
      ...each.attributes,
      storage: one([32, 64, 120, 128, 240, 256, 480, 500, 512, 960, 1000, 1024, 2000], nth, 50),
      mileage: luck(nth, 51, 9000) * 10,
    },
  }));
  const attributes = [attribute('storage', 'number', 'GB'), attribute('mileage', 'number', 'miles')];
  const { advisor } = drafted(attributes, products);
  for (const title of titlesOf(question(advisor, 'storage'))) expect(title).toMatch(/ (or more|is enough)$/);
  for (const title of titlesOf(question(advisor, 'mileage'))) expect(title).toMatch(/^Up to /);
  expect(question(advisor, 'mileage').title).toBe('How much mileage may it have?');
});

test('a draft in the language of its catalog is all in that language', () => {
  const products = tree.map(({ attributes: { category = '' }, ...each }, nth) => ({
    ...each,
    attributes: {
      tyyppi: category,
      väri: one(['musta', 'valkoinen', 'punainen'], nth, 52),
      leveys: 40 + luck(nth, 53, 60),
      vedenpitävä: luck(nth, 54, 2) === 0,
    },
  }));
  const attributes = [
    attribute('tyyppi'),
    attribute('väri'),
    attribute('leveys', 'number', 'cm'),
    attribute('vedenpitävä', 'boolean'),
  ];
  const { advisor, foreign } = drafted(attributes, products, { language: 'fi' });
  const said = advisor.questions.flatMap((each) => [each.title, each.skipText ?? '']);
  expect(said.join(' ')).not.toMatch(/\b(what|which|with|should|does|not|or more|up to)\b/i);
  expect(question(advisor, 'tyyppi').title).toBe('Mitä etsit?');
  expect(question(advisor, 'väri').title).toBe('Mistä väristä pidät?');
  expect(foreign).toEqual([]);
});

/** Twelve drinks, each in a dozen flavours that hardly any other drink comes in. */
const drinks = Array.from({ length: 144 }, (_, nth) => ({
  ...product(nth, 5, {
    flavor: `Flavor ${(nth % 12) + 11 * Math.floor(nth / 12)}`,
    make: `Maker ${Math.floor(nth / 48)}`,
  }),
  group: `drink ${Math.floor(nth / 12)}`,
}));

test('the names of variants are asked once the thing is found, although they are nearly unique', () => {
  const { advisor } = drafted([attribute('flavor'), attribute('make')], drinks);
  expect(question(advisor, 'flavor').stage).toBeGreaterThan(question(advisor, 'make').stage);
  const alone = drinks.map((each) => ({ ...each, group: null }));
  expect(idsOf(drafted([attribute('flavor'), attribute('make')], alone).advisor)).not.toContain('flavor');
});

test('no two questions are in the same words: of attributes of one name, the one that most products have is asked', () => {
  const products = tree.map((each, nth) => {
    const shape = one(['Round', 'Square', 'Oval'], nth, 70);
    return { ...each, attributes: { category: one(KINDS, nth, 40), shape, ...(nth % 3 > 0 && { more_shape: shape }) } };
  });
  const named = { ...attribute('more_shape'), label: 'Shape' };
  const { advisor, leftOut } = drafted([attribute('category'), named, attribute('shape')], products);
  expect(idsOf(advisor)).toContain('shape');
  expect(leftOut).toContainEqual(expect.objectContaining({ attribute: 'more_shape', why: 'same-name' }));
});

test('a weight without a unit is not asked for, and the author is told to set one', () => {
  const products = tree.map((each, nth) => ({
    ...each,
    attributes: { ...each.attributes, category: one(['Tents', 'Hammocks'], nth, 72), weight: luck(nth, 71, 40) / 10 },
  }));
  const { leftOut } = drafted([attribute('category'), attribute('weight', 'number')], products);
  expect(leftOut).toContainEqual(expect.objectContaining({ attribute: 'weight', why: 'no-unit' }));
});

describe('variants of one thing', () => {
  const COLORS = ['Red', 'Blue', 'Green', 'White'] as const;
  const shoes = Array.from({ length: 240 }, (_, nth) => ({
    ...product(nth, 40 + 10 * luck(nth >> 3, 49, 9), {
      use: one(['Run', 'Hike', 'City'], nth >> 3, 50),
      color: COLORS[nth & 3]!,
      width: nth & 4 ? 'Wide' : 'Normal',
    }),
    group: `model ${nth >> 3}`,
  }));
  const attributes = ['use', 'color', 'width'].map((name) => attribute(name));

  test('are shown behind the best of each, and cards show what tells them apart before all else', () => {
    const { results } = drafted(attributes, shoes).advisor;
    expect(results.onePer).toBe('group_first');
    // Color alone tells six of seven pairs apart. Everybody has replied to the first question, so it is not repeated.
    expect(results.attributes).toEqual(['color', 'width']);
  });

  test('are told apart on cards by what is not asked for, too', () => {
    const serial = shoes.map((each, nth) => ({
      ...each,
      attributes: { ...each.attributes, sole: one(['Gum', 'Cork'], nth, 52) },
    }));
    const { advisor } = drafted([...attributes, attribute('sole')], serial, { mostQuestions: 2 });
    expect(idsOf(advisor)).toHaveLength(2);
    expect(advisor.results.attributes).toEqual(expect.arrayContaining(['color', 'width']));
    expect(idsOf(advisor)).not.toEqual(expect.arrayContaining(['color', 'width']));
  });

  test('are counted one by one in what the draft says of itself', () => {
    const { forecast } = drafted(attributes, shoes);
    expect(forecast).toMatchObject({ products: 240, groups: 30, found: 1 });
    const unasked = drafted(
      [attribute('use')],
      shoes.map((each) => ({ ...each, price: '40' })),
    );
    // A third of 30 models stays, each with 8 variants that nothing tells apart: ten of them are in view.
    expect(unasked.forecast.found).toBeCloseTo(30 / 240, 5);
    expect(unasked.forecast.alike[0]!.products).toBeGreaterThan(60);
  });

  test('need no order of their own where there are none, and cards show facts, not lists of tags', () => {
    const alone = shoes.map((each, nth) => ({
      ...each,
      group: null,
      attributes: { ...each.attributes, tags: ['a', 'b', 'c', 'd', 'e'].map((tag) => `${tag}${luck(nth, 51, 3)}`) },
    }));
    const { results } = drafted([...attributes, attribute('tags', 'list')], alone).advisor;
    expect(results.onePer).toBe('group');
    expect(results.attributes).not.toContain('tags');
    expect(results.attributes).not.toContain('price');
    expect(results.attributes.length).toBeGreaterThan(0);
  });
});
