import type { Advisor } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { describe, expect, test } from 'vitest';
import { advisorOf, answer, atLeast, atMost, is, product, shop, single, use } from './check/small-shop.fixture.ts';
import { newlyUnanswered, noteUnanswered } from './note-unanswered.ts';

const notes = (advisor: Advisor, { products, attributes } = shop) =>
  noteUnanswered(advisor, attributes, buildSnapshot(products, attributes));

const stock = (...products: (typeof shop.products)[number][]) => ({
  ...shop,
  products: [...shop.products, ...products],
});

describe('A value that no answer leads to', () => {
  test('is a note with the products in scope that have it; what is sold out waits until it is there', () => {
    const [note, ...others] = notes(advisorOf([use]));
    expect(others).toEqual([]);
    expect(note).toMatchObject({ severity: 'note', pointer: '/questions/0/answers' });
    expect(note?.message).toBe(
      '`kind`: `office` (2 products) has no answer in question `use`, so nobody can choose it.',
    );
    const brand = single(
      'brand',
      ['Alder', 'Birch', 'Cedar'].map((id) => answer(id, is('brand', id))),
    );
    expect(notes(advisorOf([brand]))).toEqual([]);
    expect(notes(advisorOf([brand]), stock(product('i', 1, { brand: 'Dogwood' })))).toMatchObject([
      { attributes: ['brand'], values: [{ value: 'Dogwood', products: 1 }] },
    ]);
  });

  test('is none where an answer names it among others, or takes what is no other', () => {
    const grouped = single('kind', [answer('work', is('kind', 'office', 'home')), answer('play', is('kind', 'games'))]);
    const rest = { kind: 'not_in', attribute: 'kind', values: ['home'] } as const;
    const others = single('kind', [answer('home', is('kind', 'home')), answer('others', rest)]);
    expect([...notes(advisorOf([grouped])), ...notes(advisorOf([others]))]).toEqual([]);
  });

  test('is found in lists, and in numbers between or beyond those that answers ask for', () => {
    const colors = single('color', [answer('black', is('colors', 'black')), answer('red', is('colors', 'red'))]);
    const ram = single('ram', [answer('few', atMost('ram_gb', 4)), answer('many', atLeast('ram_gb', 16))]);
    expect(notes(advisorOf([colors, ram])).map(({ values }) => values)).toEqual([
      [{ value: 'blue', products: 2 }],
      [{ value: '8', products: 3 }],
    ]);
  });

  test('is found in pairs of values, where each answer asks for two attributes together', () => {
    const both = (kind: string, ram: number) => {
      return answer(`${kind}-${ram}`, { kind: 'all', of: [is('kind', kind), is('ram_gb', ram)] });
    };
    const pairs = single('pair', [both('home', 4), both('home', 8), both('games', 32)]);
    const [note] = notes(advisorOf([pairs]));
    expect(note?.message).toBe(
      '`kind` and `ram_gb`: `games / 16` (1 product), `office / 8` (1 product) and `office / 16` (1 product) have no answer in question `pair`, so nobody can choose them.',
    );
    expect(note?.mend).toBe('Add answers for them. If they should not be chosen, leave them.');
    const all = single('pair', [both('home', 4), answer('rest', { kind: 'not', of: both('home', 4).where! })]);
    expect(notes(advisorOf([all]))).toEqual([]);
  });

  test('is none where it is less than the least that is offered, which a skip says', () => {
    const least = single('ram', [answer('some', atLeast('ram_gb', 8)), answer('many', atLeast('ram_gb', 16))]);
    expect(notes(advisorOf([least]))).toEqual([]);
  });

  test('is none of a question that wants to know one thing, yes or no, or different attributes', () => {
    const one = single('red', [answer('red', is('colors', 'red')), answer('any', null)]);
    const touch = single('touch', [answer('yes', is('touch', true)), answer('also', is('touch', true))]);
    const mixed = single('use', [answer('play', is('kind', 'games')), answer('strong', atLeast('ram_gb', 16))]);
    expect(notes(advisorOf([one, touch, mixed]))).toEqual([]);
  });

  test('is counted among the products that may be left when the question is asked', () => {
    const brand = single(
      'brand',
      ['Alder', 'Birch'].map((id) => answer(id, is('brand', id))),
      {
        askIf: { kind: 'any_of', question: 'use', answers: ['home'] },
      },
    );
    expect(notes(advisorOf([use, brand])).map(({ question }) => question)).toEqual(['use']);
  });

  test('is named with three others at most, those of most products first', () => {
    const many = Array.from({ length: 9 }, (_, nth) =>
      product(`m${nth}`, 1, { brand: nth < 3 ? 'Elm' : `New ${nth}` }),
    );
    const brand = single(
      'brand',
      ['Alder', 'Birch', 'Cedar'].map((id) => answer(id, is('brand', id))),
    );
    expect(notes(advisorOf([brand]), stock(...many))[0]?.message).toContain(
      '`Elm` (3 products), `New 3` (1 product), `New 4` (1 product), `New 5` (1 product) and 3 more values have no answer',
    );
  });
});

test('What to do about it is said of one value and of several in good grammar', () => {
  const colors = single('color', [answer('black', is('colors', 'black')), answer('red', is('colors', 'red'))]);
  expect(notes(advisorOf([colors]))[0]?.mend).toMatch(
    /^Add answers for it; .* If it should not be chosen, leave it\.$/,
  );
  const more = notes(advisorOf([colors]), stock(product('i', 1, { colors: ['green'] })));
  expect(more[0]?.mend).toMatch(/^Add answers for them; .* If they should not be chosen, leave them\.$/);
});

test('New is a value that was not there before, also beside one that was', () => {
  const before = notes(advisorOf([use]));
  const after = notes(advisorOf([use]), stock(product('i', 1, { kind: 'school' })));
  expect(newlyUnanswered(after, before)).toMatchObject([{ values: [{ value: 'school', products: 1 }] }]);
  expect(newlyUnanswered(after, before)[0]?.message).not.toContain('office');
  expect(newlyUnanswered(before, after)).toEqual([]);
});
