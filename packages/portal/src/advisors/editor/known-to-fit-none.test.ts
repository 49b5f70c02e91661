import { expect, test } from 'vitest';
import { isForAll, knownToFitNone } from './known-to-fit-none.ts';

const wet = { id: 'wet', where: { form: 'wet' } };
const light = { id: 'light', where: { weight: { lte: 2 } } };

test('what is not known is not told among what fits none of the answers of a question about one thing', () => {
  expect(knownToFitNone({ id: 'q', answers: [wet] }, [wet], '')).toEqual({
    all: [{ not: { any: [{ form: ['wet'] }] } }, { form: { exists: true } }],
  });
});

test('of a question about several things it is, unless it stays', () => {
  const answers = [wet, light];
  const question = { id: 'q', role: 'filter', answers };
  expect(knownToFitNone(question, answers, '')).toHaveProperty('not');
  expect(knownToFitNone({ ...question, missing: 'keep' }, answers, '')).toMatchObject({
    all: [{}, { form: { exists: true } }, { weight: { exists: true } }],
  });
});

test('an answer of no preference is for all products', () => {
  expect(isForAll([wet, { id: 'any', where: {} }], '')).toBe(true);
  expect(isForAll([wet, light], '')).toBe(false);
});
