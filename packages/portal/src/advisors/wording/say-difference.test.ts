import type { DifferencesView } from '@guidepost/contract/views/advisor-draft-view';
import { expect, it } from 'vitest';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { sayDifferences } from './say-difference.ts';

const attributes = { weight_kg: 'Weight', motor: 'Motor power' };
const titles = { use: 'What for?', 'use.games': 'Games', size: 'Which size?' };
const say = (...differences: DifferencesView['differences']) =>
  sayDifferences({ differences, titles, attributes }, { language: 'en', words: EN });
const changed = (path: readonly string[], before: unknown, after: unknown) =>
  ({ kind: 'changed', of: 'member', path: [...path], before, after }) as const;

it('differences stand together by what they are about', () => {
  const groups = say(
    changed(['results', 'limit'], 10, 1200),
    changed(['questions', 'use', 'title'], 'Why?', 'What for?'),
    changed(['questions', 'use', 'answers', 'games', 'where'], { a: 1 }, { a: { gte: 2 } }),
    { kind: 'added', of: 'text', path: ['texts', 'de', 'use.games.title'], after: 'Spielen' },
  );
  expect(groups.map(({ about, differences }) => [about, ...differences.map((each) => Object.values(each))])).toEqual([
    ['The advisor as a whole', ['Most results', 'changed', '10', '1,200']],
    [
      'Question “What for?”',
      ['Text', 'changed', 'Why?', 'What for?'],
      ['Answer “Games”: Products', 'changed', 'a is 1', 'a is at least 2'],
    ],
    ['Texts in German', ['“Games”: Text', 'added', null, 'Spielen']],
  ]);
});

it('a value is called as the advisor calls it, and its new title is said of the value', () => {
  const titles = { brand: 'Which one?', 'brand.Ox': 'The strong ones' };
  const path = ['questions', 'load', 'ask_if'];
  const differences: DifferencesView['differences'] = [
    { kind: 'added', of: 'member', path, after: { brand: { any_of: ['Ox', 'Elk'] } } },
    { kind: 'added', of: 'text', path: ['texts', 'en', 'brand.Ox.title'], after: 'The strong ones' },
    { kind: 'added', of: 'text', path: ['texts', 'de', 'brand.Ox.title'], after: 'Die starken' },
  ];
  const said = sayDifferences({ differences, titles, attributes: {} }, { language: 'en', words: EN });
  expect(said.flatMap((group) => group.differences.map(({ what, after }) => `${what} | ${after}`))).toEqual([
    expect.stringContaining('“The strong ones” or “Elk”'),
    '“Ox”: Text | The strong ones',
    '“The strong ones”: Text | Die starken',
  ]);
});

it('what came, went or moved is said by its title and its place', () => {
  const [use, size] = say(
    {
      kind: 'removed',
      of: 'question',
      path: ['questions', 'use'],
      before: { id: 'use', title: 'What for?', answers: [{ id: 'games' }, { title: 'Work' }] },
    },
    { kind: 'moved', of: 'question', path: ['questions', 'size'], before: 'use', after: null },
  );
  expect(use?.differences[0]).toEqual({
    what: '',
    kind: 'removed',
    before: '“What for?” with games, Work',
    after: null,
  });
  expect(size?.differences[0]).toMatchObject({ kind: 'moved', before: 'after “What for?”', after: 'at the beginning' });
});

it('of what results show, only what came, went or moved is said, as it is called', () => {
  const before = ['brand', 'weight_kg', 'gears', 'brakes'];
  const [group] = say(changed(['results', 'attributes'], before, ['gears', 'brand', 'weight_kg', 'motor']));
  expect(group?.differences.map((each) => Object.values(each))).toEqual([
    ['What a result shows', 'added', null, 'Motor power'],
    ['What a result shows', 'removed', 'brakes', null],
    ['What a result shows: “gears”', 'moved', 'after “Weight”', 'at the beginning'],
  ]);
  const [first] = say({ kind: 'added', of: 'member', path: ['results', 'attributes'], after: ['weight_kg', 'gears'] });
  expect(first?.differences[0]?.after).toBe('Weight, gears');
});

it('attributes in conditions are said as they are called', () => {
  const [group] = say(changed(['where'], { price: { lte: 5 } }, { weight_kg: { gte: 2 }, constructor: 'a' }));
  expect(group?.differences[0]).toMatchObject({
    before: 'Price is at most 5',
    after: 'Weight is at least 2 and constructor is a',
  });
});

it('values of the file are words of the language, and texts stay as they are', () => {
  const role = changed(['questions', 'use', 'role'], 'filter', 'preference');
  const title = changed(['questions', 'use', 'title'], 'all', 'none');
  const [group] = sayDifferences({ differences: [role, title], titles, attributes }, { language: 'de', words: DE });
  expect(group?.about).toBe('Frage „What for?“');
  expect(group?.differences[0]?.after).toBe('stellt passende Produkte nach vorn');
  expect(group?.differences[1]?.after).toBe('none');
  const [when] = say(changed(['results', 'show'], 'at_end', { after_questions: 1 }));
  expect(when?.differences[0]).toMatchObject({ before: 'at the end', after: 'after 1 question' });
});

it('what nobody foresaw is shown as it is written', () => {
  const [group] = say(changed(['x', 'constructor'], { a: [1] }, null));
  expect(group?.differences[0]).toMatchObject({ what: 'x.constructor', before: '{"a":[1]}', after: 'null' });
});
