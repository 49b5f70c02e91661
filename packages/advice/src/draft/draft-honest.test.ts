// A draft asks neither for a second price nor for codes, and says that it is not ready where it is no advice, or where its language is only guessed.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { judgeDraft } from './draft-verdict.ts';
import { attribute, drafted, idsOf, luck, one, product } from './drafted.fixture.ts';

const KINDS = ['Table lamp', 'Floor lamp', 'Ceiling lamp', 'Wall lamp'] as const;
const price = (nth: number): number => 20 + luck(nth, 80, 400);
const products = Array.from({ length: 120 }, (_, nth) =>
  product(nth, price(nth), {
    type: one(KINDS, nth, 70),
    // Paid by members: between 70% and 80% of the price.
    club: Math.round(price(nth) * (0.7 + luck(nth, 71, 10) / 100)),
    // Has nothing to do with the price.
    height: 20 + luck(nth, 72, 160),
    region: one(['L1', 'L2', 'A3', 'T', 'B'], nth, 73),
    brand: one(['Acme', 'Bolt', 'Core', 'Dune', 'Elm'], nth, 74),
  }),
);
const [type, club, height] = [attribute('type'), attribute('club', 'number'), attribute('height', 'number', 'cm')];
const [region, brand] = [attribute('region'), attribute('brand')];

test('a number that goes up and down with the price is a second price under another name', () => {
  const draft = drafted([type, club, height, brand], products);
  expect(idsOf(draft.advisor)).not.toContain('club');
  expect(draft.leftOut).toContainEqual(expect.objectContaining({ attribute: 'club', why: 'second-price' }));
  expect(draft.leftOut.map((left) => left.attribute === 'height' && left.why)).not.toContain('second-price');
});

test('what ends as prices do, and is about as much, is the price of another shop', () => {
  const of = (cents: number) =>
    products.map((each, nth) => ({
      ...each,
      price: (400 + 5 * luck(nth, 80, 50) - 0.05).toFixed(2),
      attributes: { ...each.attributes, club: 300 + 10 * luck(nth, 81, 40) + cents },
    }));
  const whyClub = (cents: number) =>
    drafted([type, club, height, brand], of(cents)).leftOut.find((left) => left.attribute === 'club')?.why;
  expect(whyClub(-0.05)).toBe('second-price');
  expect(whyClub(0.3)).not.toBe('second-price');
});

test('nobody looks for three sides of a room, whatever they are called', () => {
  const sized = (text: (a: number, b: number) => string) =>
    products.map((each, nth) => ({
      ...each,
      attributes: { ...each.attributes, size: text(100 + 20 * luck(nth, 82, 6), 100 + 50 * luck(nth, 83, 4)) },
    }));
  const whySize = (text: (a: number, b: number) => string) =>
    drafted([type, attribute('size'), brand], sized(text)).leftOut.find((left) => left.attribute === 'size')?.why;
  expect(whySize((a, b) => `${a} x ${a} x ${b} (mm)`)).toBe('not-in-words');
  expect(whySize((a, b) => `${a}*${a}*${b}mm`)).toBe('not-in-words');
  expect(whySize((a, b) => `${a} x ${b} cm`)).not.toBe('not-in-words');
});

test('ranges of a measure, as many as machines, are nothing to choose from; those of ages are', () => {
  const why = (name: string, unit: string) =>
    drafted(
      [type, attribute(name), brand],
      products.map((each, nth) => ({
        ...each,
        attributes: { ...each.attributes, [name]: `${10 * luck(nth, 85, 4)} to ${50 + 10 * luck(nth, 86, 5)} ${unit}` },
      })),
    ).leftOut.find((left) => left.attribute === name)?.why;
  expect(why('print_speed', 'mm/sec')).toBe('not-in-words');
  expect(why('age', 'years')).not.toBe('not-in-words');
});

test('a size in cm that goes with the price is a size', () => {
  const scaled = products.map((one, nth) => ({ ...one, attributes: { ...one.attributes, height: price(nth) / 2 } }));
  const draft = drafted([type, height], scaled);
  expect(draft.leftOut.map(({ why }) => why)).not.toContain('second-price');
});

test('codes of the shop are no answers', () => {
  const draft = drafted([type, region, brand], products);
  expect(draft.leftOut).toContainEqual(expect.objectContaining({ attribute: 'region', why: 'not-in-words' }));
  expect(idsOf(draft.advisor)).not.toContain('region');
});

test('a type that is the number of the maker is no kind, and how many are in a carton is nothing to choose by', () => {
  const more = products.map((each, nth) => ({
    ...each,
    attributes: {
      ...each.attributes,
      category: one(['Lamps', 'Cables', 'Plugs'], nth, 76),
      type: one(['M10-50-HX', '6205-2RS', 'GV-400', 'Plug', 'Socket'], nth, 77),
      pieces_per_carton: one([6, 12, 24, 48], nth, 78),
    },
  }));
  const draft = drafted([type, attribute('category'), attribute('pieces_per_carton', 'number'), brand], more);
  expect(draft.leftOut).toContainEqual(expect.objectContaining({ attribute: 'type', why: 'not-in-words' }));
  expect(draft.leftOut).toContainEqual(
    expect.objectContaining({ attribute: 'pieces_per_carton', why: 'not-for-shoppers' }),
  );
  expect(idsOf(draft.advisor)[0]).toBe('category');
});

test('sizes that people wear are answers, however short', () => {
  const sizes = products.map((each, nth) => ({
    ...each,
    attributes: { ...each.attributes, region: one(['S', 'M', 'L', 'XL'], nth, 75) },
  }));
  expect(drafted([type, region, brand], sizes).leftOut.map((left) => left.attribute)).not.toContain('region');
});

interface Judged {
  readonly isLanguageUnknown?: boolean;
  readonly from?: readonly Product[];
  readonly titles?: readonly string[];
}

function objections(
  attributes: Parameters<typeof drafted>[0],
  { isLanguageUnknown = false, from = products, titles = from.map(({ sku }) => `Lamp ${sku}`) }: Judged = {},
): readonly string[] {
  const draft = { ...drafted(attributes, from), isLanguageUnknown };
  const settings = { shoppers: 200, skips: 0.1, mistakes: 0.1, orders: 0, seed: 1 };
  const report = simulate(draft.advisor, attributes, buildSnapshot(from, attributes), settings, { titles });
  return judgeDraft(draft, report).against.map(({ kind }) => kind);
}

test('who is only asked for the budget and the brand is not advised', () => {
  expect(objections([brand])).toContain('no-advice');
  expect(objections([type, brand])).not.toContain('no-advice');
});

test('who is asked for a single thing beside these is not advised either', () => {
  const light = attribute('light');
  // Of one price: after the type and a budget, nothing would be left to ask.
  const from = products.map((each, nth) => ({
    ...each,
    price: '10',
    attributes: { ...each.attributes, light: one(['Warm', 'Cold', 'Coloured'], nth, 84) },
  }));
  expect(objections([type, brand], { from })).toContain('single-question');
  expect(objections([type, light, brand], { from })).not.toContain('single-question');
});

test('a question that nearly all answer alike is no advice either', () => {
  const one = (nth: number, every: number) => ({ ...products[nth]?.attributes, dimmable: nth % every === 0 });
  const from = (every: number) => products.map((each, nth) => ({ ...each, attributes: one(nth, every) }));
  const dimmable = attribute('dimmable', 'boolean');
  expect(objections([dimmable, brand], { from: from(15) })).toContain('no-advice');
  expect(objections([dimmable, brand], { from: from(3) })).not.toContain('no-advice');
});

test('products that share their titles, or are variants of one, are not ready, however many are found', () => {
  expect(objections([type, brand])).not.toContain('shared-titles');
  expect(objections([type, brand], { titles: products.map((_, nth) => `${(nth % 3) + 1} year`) })).toContain(
    'shared-titles',
  );
  const few = products.map(({ sku }, nth) => (nth < 20 ? 'Lamp' : `Lamp ${sku}`));
  expect(objections([type, brand], { titles: few })).not.toContain('shared-titles');
  const from = products.map((each, nth) => ({ ...each, group: nth < 100 ? '1 year' : `g${nth}` }));
  expect(objections([type, brand], { from })).toContain('large-group');
  expect(objections([type, brand])).not.toContain('large-group');
});

test('questions in English because nobody knows the language are not ready', () => {
  expect(objections([type, brand], { isLanguageUnknown: true })).toContain('language-unknown');
  expect(objections([type, brand])).not.toContain('language-unknown');
});

test('the advisor is called after what things are, not after what they are like', () => {
  const nameOf = (kinds: readonly [string, ...string[]]) => {
    const all = products.map((each, nth) => ({
      ...each,
      attributes: { ...each.attributes, type: one(kinds, nth, 79) },
    }));
    return drafted([type, height, brand], all).advisor.title;
  };
  expect(nameOf(['Circumaural', 'Circumaural', 'Circumaural', 'Circumaural', 'Circumaural', 'Supraaural'])).toBe(
    'Product finder',
  );
  expect(nameOf(['Table lamp', 'Floor lamp'])).toBe('Find your lamp');
});

test('figures of data sheets come behind what people know', () => {
  const more = products.map((each, nth) => ({
    ...each,
    attributes: {
      ...each.attributes,
      monthly_kwh: 20 + luck(nth, 90, 30),
      sensitivity: 90 + luck(nth, 91, 20),
      shade: one(['Round', 'Cone', 'Tube', 'Box'], nth, 92),
    },
  }));
  const figures = [attribute('monthly_kwh', 'number', 'kWh'), attribute('sensitivity', 'number', 'dB')];
  const draft = drafted([type, ...figures, attribute('shade'), brand], more);
  expect(draft.questions.map(({ concept }) => concept)).not.toContain('expert');
  expect(idsOf(draft.advisor)).toContain('shade');
});
