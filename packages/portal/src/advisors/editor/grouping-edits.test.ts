import { expect, it } from 'vitest';
import { applyAll } from '../draft/apply-operations.ts';
import { partIn } from '../draft/draft-document.ts';
import { placeGroupings } from './grouping-edits.ts';

const WEIGHTS = {
  questions: [
    {
      id: 'kg',
      type: 'RANGE',
      range: {
        groupings: [
          { title: 'Light', to: 5 },
          { title: 'Heavy', from: 5 },
        ],
      },
    },
  ],
  texts: { de: { 'kg.title': 'Wie schwer?', 'kg.groupings.0.title': 'Leicht', 'kg.groupings.1.title': 'Schwer' } },
};
const PATH = ['questions', 'kg'];

it('titles in other languages stay with their parts when one comes, and go when one goes', () => {
  const [light, heavy] = [
    { title: 'Light', from: null, to: 5 },
    { title: 'Heavy', from: 5, to: null },
  ] as const;
  const middle = { title: 'Middling', from: 4, to: 5 };
  const more = placeGroupings(WEIGHTS, PATH, { groupings: [light, middle, heavy], cameFrom: [0, null, 1] });
  expect(applyAll(WEIGHTS, more).texts).toEqual({
    de: { 'kg.title': 'Wie schwer?', 'kg.groupings.0.title': 'Leicht', 'kg.groupings.2.title': 'Schwer' },
  });
  const fewer = applyAll(WEIGHTS, placeGroupings(WEIGHTS, PATH, { groupings: [heavy], cameFrom: [1] }));
  expect(fewer.texts).toEqual({ de: { 'kg.title': 'Wie schwer?', 'kg.groupings.0.title': 'Schwer' } });
  expect(partIn(fewer, [...PATH, 'range', 'groupings'])).toEqual([{ title: 'Heavy', from: 5 }]);
  const none = applyAll(WEIGHTS, placeGroupings(WEIGHTS, PATH, { groupings: [], cameFrom: [] }));
  expect(partIn(none, [...PATH, 'range', 'groupings'])).toBeUndefined();
});
