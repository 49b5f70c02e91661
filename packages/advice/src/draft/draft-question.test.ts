// A single question for an attribute that somebody wants to ask for.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { describe, expect, it } from 'vitest';
import { becomeOfUnknown } from './become-of-unknown.ts';
import { countOffered } from './count-offered.ts';
import { draftQuestion } from './draft-question.ts';
import { attribute, luck, one, product, titlesOf } from './drafted.fixture.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

const ATTRIBUTES = [
  attribute('color'),
  attribute('weight', 'number', 'kg'),
  attribute('code'),
  attribute('foldable', 'boolean'),
  attribute('microphone', 'boolean'),
  attribute('smart', 'boolean'),
  attribute('stocked', 'boolean'),
  attribute('extras', 'list'),
  attribute('thickness', 'number', 'mm'),
  attribute('berth', 'number', 'berth'),
];
const PRICE: Attribute = { name: 'price', type: 'number', unit: null, label: null };
const PRODUCTS: Product[] = Array.from({ length: 300 }, (_, nth) =>
  product(nth, 20 + luck(nth, 1, 900), {
    color: one(['red', 'blue', 'green'], nth, 2),
    weight: 1 + luck(nth, 3, 400) / 10,
    code: `BC-AC-${4000 + nth}`,
    foldable: luck(nth, 4, 2) === 0,
    // Nearly all have one, so a draft would not ask.
    microphone: nth % 25 !== 0,
    ...(nth % 20 !== 0 ? { smart: true, stocked: true } : {}),
    extras: [one(['bell', 'lamp', 'basket'], nth, 5)],
    ...(nth % 8 === 0 ? { berth: one([2, 2, 4, 4, 5, 6], nth, 6) } : {}),
    ...(nth < 3 ? { thickness: 0.2 + 0.3 * nth } : {}),
  }),
);

function ask(name: string, language: DraftLanguage = 'en', isAdaptive = true) {
  const snapshot = buildSnapshot(PRODUCTS, ATTRIBUTES);
  const column = snapshot.columns.get(name);
  const of = [...ATTRIBUTES, PRICE].find((each) => each.name === name);
  if (column === undefined || of === undefined) throw new Error(name);
  const scope = Uint32Array.from(PRODUCTS, (_, nth) => nth);
  return draftQuestion({ ...{ attribute: of, column, scope, size: 300, currency: 'EUR' }, language, isAdaptive });
}

describe('a question for one attribute', () => {
  it('has a title and answers in the language of the advisor', () => {
    const english = ask('color');
    const german = ask('color', 'de');
    expect(english.title).toMatch(/colour|color/i);
    expect(german.title).toMatch(/Farbe/);
    expect(english.type !== 'RANGE' && !isValueAnswers(english.answers) && english.answers.length).toBe(3);
  });

  it('of what nearly all have is answered as it is asked', () => {
    const asked = ask('microphone');
    expect([asked.title, ...titlesOf(asked)]).toEqual(['With or without microphone?', 'With', 'Without']);
  });

  it('of what names only say where it is so has a no for the others, also where nearly all have it; of any other tick it has none', () => {
    const smart = ask('smart');
    const snapshot = buildSnapshot(PRODUCTS, ATTRIBUTES);
    const scope = Uint32Array.from(PRODUCTS, (_, nth) => nth);
    expect(countOffered(smart, snapshot, scope).map(({ products }) => products)).toEqual([285, 15]);
    expect(becomeOfUnknown(smart, 'smart', snapshot, scope)).toBe('answered');
    // An empty cell beside a tick may mean that nobody looked.
    expect(ask('stocked')).toMatchObject({ answers: { attribute: 'stocked' } });
  });

  it('of the colour comes behind the facts', () => {
    expect(ask('color').stage).toBe(3);
    expect(ask('foldable').stage).toBe(1);
  });

  it('of places for people has lower bounds, also where few say how many there are', () => {
    expect(titlesOf(ask('berth'))).toEqual(['2 or more', '4 or more', '5 or more', '6 or more']);
  });

  it('of the price is a range with parts', () => {
    const price = ask('price', 'de');
    expect(price.type === 'RANGE' && price.groupings.length).toBeGreaterThan(2);
  });

  it('has a step and a unit that fit, where a draft would not ask', () => {
    // A draft asks for nothing that nearly no product has.
    const thin = ask('thickness', 'de');
    expect(thin).toMatchObject({ type: 'RANGE', label: 'mm', groupings: [] });
    if (thin.type === 'RANGE') expect(thin.step).toBeLessThan(0.1);
  });

  it('may narrow where the advisor chooses the order', () => {
    expect([ask('color', 'en', true).role, ask('color', 'en', false).role]).toEqual(['filter', 'preference']);
  });

  it.each(['color', 'weight', 'code', 'foldable', 'extras', 'price'])(
    'is there for %s, whatever a whole draft asks for',
    (name) => {
      const made = ask(name, 'de');
      expect(made.title).not.toBe('');
      expect(made.type === 'RANGE' ? made.attribute : made.answers).toBeTruthy();
    },
  );
});
