import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { expect, test } from 'vitest';
import { ANSWERS_OF_VALUES, answersFromValues, valuesLeftOut } from './answers-from-values.ts';

const tally = (type: AttributeTallyView['type'], values: readonly string[], distinct = values.length) => ({
  ...{ attribute: 'size', type, known: 90, distinct, range: null },
  values: values.map((value) => ({ value, products: 1 })),
});

test('each value becomes an answer, with a condition of the type that the attribute has', () => {
  const wheresOf = (type: AttributeTallyView['type'], values: readonly string[]) =>
    answersFromValues('size', tally(type, values))?.map(({ title, where }) => [title, where]);
  expect(wheresOf('number', ['9', '10.5'])).toEqual([
    ['9', { size: 9 }],
    ['10.5', { size: 10.5 }],
  ]);
  expect(wheresOf('boolean', ['true', 'false'])?.map(([, where]) => where)).toEqual([{ size: true }, { size: false }]);
  expect(wheresOf('list', ['S'])).toEqual([['S', { size: 'S' }]]);
});

test('nothing takes the place of values that are not known yet, nor do those of another attribute', () => {
  expect(answersFromValues('size', null)).toBeNull();
  expect(answersFromValues('colour', tally('text', ['S', 'M']))).toBeNull();
});

test('without an attribute or a value, there are two answers to be written', () => {
  for (const answers of [answersFromValues('', null), answersFromValues('size', tally('text', []))])
    expect(answers?.map(({ title }) => title)).toEqual(['', '']);
});

test('tells how many values have no room', () => {
  const many = Array.from({ length: ANSWERS_OF_VALUES }, (_, nth) => `v${nth}`);
  expect(answersFromValues('size', tally('text', many, 240))).toHaveLength(ANSWERS_OF_VALUES);
  expect([valuesLeftOut(tally('text', many, 240)), valuesLeftOut(tally('text', many))]).toEqual([210, 0]);
});
