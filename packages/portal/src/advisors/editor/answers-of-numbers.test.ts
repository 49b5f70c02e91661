import { expect, it } from 'vitest';
import { applyAll } from '../draft/apply-operations.ts';
import { itemsIn } from '../draft/draft-document.ts';
import { changeWhere } from './answers-of-numbers.ts';

const LAMPS = {
  language: 'de',
  questions: [
    {
      ...{ id: 'light', type: 'SINGLE' },
      answers: [
        { id: 'a', title: 'Bis 1.000 lm', where: { lumen: { lte: 1000 } } },
        { id: 'b', title: '1.000 bis 1.500 lm', where: { lumen: { gt: 1000, lte: 1500 } } },
        { id: 'c', title: 'Für große Räume', where: { lumen: { gt: 1500 } } },
        { id: 'd', title: 'Warm', where: { kelvin: { lte: 1500 } } },
        { id: 'e', title: 'Egal', where: {} },
      ],
    },
  ],
  texts: { en: { 'light.a.title': 'Up to 1,000 lm', 'light.c.title': 'More than 1,500 lm' } },
};
const PATH = ['questions', 'light', 'answers'];

it('a border that is moved moves for the answer on its other side, and titles that say the numbers follow in each language', () => {
  const made = applyAll(LAMPS, changeWhere(LAMPS, [...PATH, 'b'], { lumen: { gt: 1200, lte: 2000 } }));
  expect(itemsIn(made, PATH).map(({ title, where }) => [title, where])).toEqual([
    ['Bis 1.200 lm', { lumen: { lte: 1200 } }],
    ['1.200 bis 2.000 lm', { lumen: { gt: 1200, lte: 2000 } }],
    ['Für große Räume', { lumen: { gt: 2000 } }],
    ['Warm', { kelvin: { lte: 1500 } }],
    ['Egal', {}],
  ]);
  expect(made.texts).toEqual({ en: { 'light.a.title': 'Up to 1,200 lm', 'light.c.title': 'More than 2,000 lm' } });
});

it('single numbers follow by themselves; another attribute or no condition changes nothing else', () => {
  const one = { ...LAMPS, questions: [{ id: 'k', answers: [{ id: 'a', title: '2700 K', where: { kelvin: 2700 } }] }] };
  const path = ['questions', 'k', 'answers', 'a'];
  expect(itemsIn(applyAll(one, changeWhere(one, path, { kelvin: 3000 })), ['questions', 'k', 'answers'])).toEqual([
    { id: 'a', title: '3000 K', where: { kelvin: 3000 } },
  ]);
  expect(changeWhere(LAMPS, [...PATH, 'a'], { kelvin: { lte: 900 } })).toHaveLength(1);
  expect(changeWhere(LAMPS, [...PATH, 'a'], undefined)).toEqual([{ op: 'remove', path: [...PATH, 'a', 'where'] }]);
  expect(changeWhere(LAMPS, [...PATH, 'a'], { lumen: { gte: 20 } })).toHaveLength(1);
});
