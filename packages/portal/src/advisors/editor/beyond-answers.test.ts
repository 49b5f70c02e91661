import { expect, test } from 'vitest';
import { answerBeyond, beyondAnswers } from './beyond-answers.ts';

const answer = (id: string, where: object) => ({ id, title: id, where });
const beyond = (...wheres: object[]) =>
  beyondAnswers(
    wheres.map((where, nth) => answer(`a${nth}`, where)),
    '',
  ).map(({ end, where }) => [end, where]);

test('what is less than the least that somebody can need is below the answers', () => {
  expect(beyond({ gb: { gte: 256 } }, { gb: { gte: 128 } }, { gb: { gte: 1000 } })).toEqual([
    ['below', { gb: { lt: 128 } }],
  ]);
});

test('parts of a range have two ends, and a border that is not within is beyond', () => {
  expect(beyond({ kg: { gt: 1, lte: 2 } }, { kg: { gt: 2, lt: 3 } })).toEqual([
    ['below', { kg: { lte: 1 } }],
    ['above', { kg: { gte: 3 } }],
  ]);
  expect(beyond({ kg: { lte: 2 } }, { kg: { gt: 2 } })).toEqual([]);
});

test('of equal borders the one that is within counts', () => {
  expect(beyond({ kg: { gt: 1 } }, { kg: { gte: 1 } })).toEqual([['below', { kg: { lt: 1 } }]]);
});

test('answers of several attributes, of values, or of no preference alone have nothing beyond', () => {
  expect(beyond({ gb: { gte: 1 } }, { kg: { lte: 2 } })).toEqual([]);
  expect(beyond({ os: 'Linux' })).toEqual([]);
  expect(beyond({ gb: { gte: 1, exists: true } })).toEqual([]);
  expect(beyondAnswers([{ id: 'any', title: 'Any' }], '')).toEqual([]);
  // One of no preference beside them changes nothing.
  expect(beyond({ gb: { gte: 8 } }, {})).toEqual([['below', { gb: { lt: 8 } }]]);
});

test('an answer for them comes before the others, or behind them', () => {
  const answers = [answer('a', { kg: { gte: 1, lte: 2 } }), answer('b', { kg: { gt: 2, lte: 3 } })];
  const [below, above] = beyondAnswers(answers, '').map((each) => answerBeyond(['questions', 'w'], answers, each));
  expect(below?.operations).toMatchObject([{ op: 'insert', path: ['questions', 'w', 'answers'], after: null }]);
  expect(above?.operations).toMatchObject([{ after: 'b', value: { where: { kg: { gt: 3 } } } }]);
});
