import { expect, it } from 'vitest';
import { justPassed, placePassed } from './place-passed.ts';

const told = (replied: readonly string[], passed: readonly string[], because = 'all-fit') =>
  ({
    replies: replied.map((question_id) => ({ question_id })),
    passed_over: passed.map((question_id) => ({ question_id, because })),
  }) as unknown as Parameters<typeof placePassed>[0];

const listed = { order: 'listed', questions: ['kind', 'size', 'memory', 'brand', 'price'].map((id) => ({ id })) };
const adaptive = { ...listed, order: 'adaptive' };

const ids = (of: Parameters<typeof placePassed>[0], document: object) =>
  placePassed(of, document as never).map((line) => `${line.kind} ${line.of.question_id}`);

it('questions that were left out stand where their turn was, where they come as listed', () => {
  const of = told(['kind', 'brand'], ['size', 'memory', 'price']);
  expect(ids(of, listed)).toEqual(['reply kind', 'passed size', 'passed memory', 'reply brand', 'passed price']);
  expect(ids(of, adaptive)).toEqual(['reply kind', 'reply brand', 'passed size', 'passed memory', 'passed price']);
});

it('those just left out are told beside the next question, unless nobody waits for them', () => {
  const just = (of: Parameters<typeof placePassed>[0], document: object) =>
    justPassed(of, document as never).map(({ question_id }) => question_id);
  expect(just(told(['kind', 'size'], ['memory']), listed)).toEqual(['memory']);
  expect(just(told(['kind', 'brand'], ['memory']), listed)).toEqual([]);
  expect(just(told(['kind'], ['size']), adaptive)).toEqual([]);
  expect(just(told(['kind'], ['size'], 'condition'), listed)).toEqual([]);
});
