// What a draft says against itself, an advisor that somebody edited hears as well.

import type { Advisor } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import { profilesOf } from './attribute/profiles-of.ts';
import { attribute, drafted, luck, one, product } from './drafted.fixture.ts';
import { refusedAttributes } from './refused-attributes.ts';
import { findUnfitTexts } from './unfit-texts.ts';

const attributes = [attribute('category'), attribute('colour'), attribute('code'), attribute('net_price', 'number')];
const kinds = Array.from({ length: 40 }, (_, nth) => `Kind ${nth}`) as [string, ...string[]];
const products = Array.from({ length: 400 }, (_, nth) =>
  product(nth, 20 + luck(nth, 1, 900), {
    category: one(kinds, nth, 2),
    colour: one(['Red', 'Blue', 'Green'], nth, 3),
    code: `BC-AC-${4000 + nth}`,
    net_price: 10 + luck(nth, 1, 900),
  }),
);
const snapshot = buildSnapshot(products, attributes);
const scope = Uint32Array.from(products, (_, nth) => nth);
const profiles = new Map(profilesOf(attributes, snapshot, scope).map((each) => [each.attribute.name, each]));
const { advisor } = drafted(attributes, products);

const kindsOf = (of: Advisor, more: { language?: string | null; texts?: readonly string[] } = {}): string[] =>
  findUnfitTexts(of, profiles, { attributes, ...more }).map(({ kind }) => kind);

test('English questions about a catalog in a language that drafts cannot speak stand against it, until they are in that language', () => {
  expect(kindsOf(advisor, { language: 'uz' })).toContain('unspoken');
  expect(kindsOf({ ...advisor, language: 'uz' }, { language: 'uz' })).not.toContain('unspoken');
  expect(kindsOf(advisor, { language: 'en' })).not.toContain('unspoken');
});

test('so do English questions where nothing tells the language of the catalog', () => {
  const bare = { attributes: [attribute('xq')], texts: ['Qwx 12', 'Zzp 14'] };
  expect(findUnfitTexts(advisor, profiles, { ...bare, language: null })).toContainEqual({ kind: 'language-unknown' });
  expect(kindsOf(advisor, { language: 'en', texts: bare.texts })).not.toContain('language-unknown');
});

test('a first list that nobody looks through stands against it', () => {
  expect(advisor.questions[0]?.firm).toBe(true);
  expect(kindsOf(advisor)).toContain('long-list');
  expect(kindsOf({ ...advisor, questions: advisor.questions.slice(1) })).not.toContain('long-list');
});

test('an attribute in the words of another language stands against it where a question says its name', () => {
  const asked = advisor.questions.find(({ id }) => id === 'colour');
  if (asked === undefined) throw new Error('no colour');
  const french = (title: string): Advisor => ({ ...advisor, language: 'fr', questions: [{ ...asked, title }] });
  expect(kindsOf(french('Quel colour ?'))).toContain('other-language');
  expect(kindsOf(french('Quelle couleur ?'))).not.toContain('other-language');
});

test('what a draft would refuse is refused for any advisor: codes, second prices, and the budget, which a draft has if it can', () => {
  expect([...refusedAttributes(attributes, snapshot)].toSorted()).toEqual(['code', 'net_price', 'price']);
});
