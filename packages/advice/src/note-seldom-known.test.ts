import type { Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { expect, test } from 'vitest';
import {
  advisorOf,
  answer,
  atLeast,
  atMost,
  is,
  product,
  range,
  shop,
  single,
  use,
} from './check/small-shop.fixture.ts';
import { noteSeldomKnown } from './note-seldom-known.ts';

/** Ten more laptops of which only the kind is known. */
const products = [
  ...shop.products,
  ...Array.from({ length: 10 }, (_, nth) => product(`m${nth}`, 1, { kind: nth < 5 ? 'home' : 'games' })),
];
const notes = (...questions: readonly Question[]) =>
  noteSeldomKnown(advisorOf(questions), shop.attributes, buildSnapshot(products, shop.attributes));

const kept = (more: object = {}) =>
  single('ram', [answer('few', atMost('ram_gb', 8)), answer('many', atLeast('ram_gb', 16))], {
    missing: 'keep',
    ...more,
  });

test('that most products have no value for a filter is a note, with what it does and what to do', () => {
  const [note, ...others] = notes(use, kept());
  expect(others).toEqual([]);
  expect(note).toMatchObject({ severity: 'note', code: 'value-seldom-known', pointer: '/questions/1' });
  expect(note?.message).toMatch(
    /^\d+ of \d+ products in scope \(\d+%\) have no `ram_gb`, so they stay with every answer of question `ram`, which is left out wherever the others leave no choice\.$/,
  );
  expect(note?.mend).toContain('Fill `ram_gb` in the catalog; or write `missing: drop`');
  expect(note?.mend).toContain('`always_ask: true`');
  expect(notes(use, range('memory', 'ram_gb', { missing: 'keep' }))).toHaveLength(1);
});

test('that a question is left out is not said of one that is always asked', () => {
  for (const [note] of [notes(use, kept({ alwaysAsk: true })), notes(kept())]) {
    expect(note?.message).toMatch(/answer of question `ram`\.$/);
    expect(note?.mend).not.toContain('always_ask');
  }
});

test('nothing is said where most values are known, or such products do not stay, or an answer is for them', () => {
  expect(notes(use, single('kind', [answer('home', is('kind', 'home'))], { missing: 'keep' }))).toEqual([]);
  expect(notes(use, kept({ missing: 'drop' }), kept({ role: 'preference' }), kept({ firm: true }))).toEqual([]);
  const rest = answer('unknown', { kind: 'exists', attribute: 'ram_gb', exists: false });
  expect(notes(use, single('ram', [answer('few', atMost('ram_gb', 8)), rest], { missing: 'keep' }))).toEqual([]);
});

test('products that may be left when the question is asked are what counts', () => {
  const office = { kind: 'any_of', question: 'use', answers: ['office'] } as const;
  const asked = single('use', [answer('home', is('kind', 'home')), answer('office', is('kind', 'office'))]);
  expect(notes(asked, kept({ askIf: office }))).toEqual([]);
});
