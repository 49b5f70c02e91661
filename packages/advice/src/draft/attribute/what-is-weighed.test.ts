// What kilograms mean depends on the goods.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute } from '@guidepost/engine/product';
import { describe, expect, it, test } from 'vitest';
import { draftAdvisor } from '../draft-advisor.ts';
import { attribute, luck, one, product, question, titlesOf, type Values } from '../drafted.fixture.ts';
import type { DraftLanguage } from '../words/languages/languages.ts';
import { weighedAs } from '../words/weighed-words.ts';

const WEIGHT: Attribute = { name: 'weight', type: 'number', unit: 'kg', label: null };

function draftOf(values: (nth: number) => Values, said: readonly string[] = [], language: DraftLanguage = 'en') {
  const attributes = [attribute('kind'), attribute('finish'), WEIGHT];
  const products = Array.from({ length: 200 }, (_, nth) =>
    product(nth, 10 + luck(nth, 1, 300), { finish: one(['Matt', 'Gloss', 'Satin', 'Raw'], nth, 9), ...values(nth) }),
  );
  const catalog = { client: 'demo', catalog: 'main', currency: 'EUR', attributes };
  const settings = { advisor: 'main', language, mostQuestions: 20, said };
  const draft = draftAdvisor(catalog, buildSnapshot(products, attributes), settings);
  if (draft.kind !== 'drafted') throw new Error('nothing to ask');
  return draft;
}

const weigh =
  (weights: readonly [number, ...number[]]) =>
  (nth: number): Values => ({ weight: one(weights, nth, 3) });

describe('the weight of goods', () => {
  it('of what people carry is asked as the most that it may be', () => {
    const { advisor } = draftOf((nth) => ({
      ...weigh([1, 1.4, 1.9, 2.6])(nth),
      kind: one(['Tents', 'Rucksacks'], nth, 2),
    }));
    const asked = question(advisor, 'weight');
    expect(asked.title).toBe('How heavy may it be?');
    for (const title of titlesOf(asked)) expect(title).toMatch(/^Up to/);
  });

  it('of washing machines is the laundry that they take, of which more is better', () => {
    const { advisor } = draftOf(weigh([5, 6, 7, 8, 9]), Array(50).fill('Quiet washing machine by Nordo'));
    const asked = question(advisor, 'weight');
    expect(asked.title).toBe('For how much laundry?');
    for (const title of titlesOf(asked)) expect(title).toMatch(/kg or more$|kg is enough$/);
  });

  it('of washing machines that weigh as much as machines do is not asked for', () => {
    const { advisor, leftOut } = draftOf(weigh([58, 64, 71, 80]), Array(50).fill('Washing machine, 1400 rpm'));
    expect(advisor.questions.map(({ id }) => id)).not.toContain('weight');
    expect(leftOut).toContainEqual(expect.objectContaining({ attribute: 'weight', why: 'not-for-shoppers' }));
  });

  it('of sweets is how much is in the bag: each amount is an answer', () => {
    const said = Array(50).fill('Sour Crocos. Un bonbon gélifié au goût de pomme');
    const asked = question(draftOf(weigh([0.8, 1, 1.2]), said, 'fr').advisor, 'weight');
    expect(asked.title).toBe('Combien vous faut-il ?');
    expect(titlesOf(asked)).toEqual(['800 g', '1 kg', '1,2 kg']);
    const german = draftOf(weigh([0.8, 1, 1.2]), Array(50).fill('Saure Bonbons'), 'de').advisor;
    expect(question(german, 'weight').title).toBe('Wie viel brauchen Sie?');
  });

  it('over kinds that have nothing in common is not asked for', () => {
    const kinds = ['Televisions', 'Building blocks', 'Vacuum robots', 'Plugs'] as const;
    const { leftOut } = draftOf((nth) => ({ ...weigh([0.2, 0.5, 1, 12])(nth), kind: one(kinds, nth, 2) }));
    expect(leftOut).toContainEqual(expect.objectContaining({ attribute: 'weight', why: 'not-for-shoppers' }));
  });

  it('of anything else is asked without taking less or more for better', () => {
    const asked = question(draftOf(weigh([2, 4, 7, 11])).advisor, 'weight');
    expect(asked.title).toBe('Which weight do you need?');
    expect(titlesOf(asked)).toEqual(['2 kg', '4 kg', '7 kg', '11 kg']);
    const french = question(draftOf(weigh([2, 4, 7, 11]), [], 'fr').advisor, 'weight');
    expect(french.title).not.toMatch(/maximum|Combien/);
  });
});

test.each([
  ['Coffee machine', null],
  ['Coffee beans, medium roast', 'contents'],
  ['Bike lock', null],
  ['Bag of sweets', 'contents'],
  ['Travel bag 40 l', 'carried'],
  ['Holder for laptops', null],
  ['Kinderfahrräder', 'carried'],
  ['Innenfutter', null],
  ['Housse pour ordinateur portable', null],
  ['Opvaskemaskine', null],
  ['Vaskemaskine 8 kg', 'laundry'],
  ['全自動洗濯機', 'laundry'],
  ['Replacement head', null],
  ['Стиральная машина узкая', 'laundry'],
] as const)('what a thing is decides, not what it is for or made of: %s', (text, as) => {
  expect(weighedAs(text)).toBe(as);
});

test.each(['Capacity', 'Fassungsvermögen', 'Washing capacity'])(
  'what a machine takes in kilograms is a load: %s',
  (name) => {
    const attributes: Attribute[] = [attribute('finish'), { name: 'takes', type: 'number', unit: 'kg', label: name }];
    const products = Array.from({ length: 200 }, (_, nth) =>
      product(nth, 300 + luck(nth, 1, 300), {
        finish: one(['Matt', 'Gloss', 'Satin', 'Raw'], nth, 9),
        takes: one([5, 6, 7, 8], nth, 3),
      }),
    );
    const catalog = { client: 'demo', catalog: 'main', currency: 'EUR', attributes };
    const settings = { advisor: 'main', language: 'en', mostQuestions: 20 } as const;
    const draft = draftAdvisor(catalog, buildSnapshot(products, attributes), settings);
    if (draft.kind !== 'drafted') throw new Error('nothing to ask');
    expect(titlesOf(question(draft.advisor, 'takes'))).toEqual(['6 kg or more', '7 kg or more', '8 kg or more']);
  },
);
