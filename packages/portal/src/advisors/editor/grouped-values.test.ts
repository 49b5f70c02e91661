import { expect, test } from 'vitest';
import {
  answerOfAll,
  answersOfEach,
  answersToFill,
  fillAnswer,
  groupedAttribute,
  namedValues,
} from './grouped-values.ts';

const PATH = ['questions', 'notes'];
const rose = { id: 'rose', title: 'Flowers', where: { notes: ['Rose', 'Lily'] } };
const any = { id: 'any', title: 'Any' };
const chosen = (...values: string[]) => ({
  ...{ attribute: 'notes', type: 'list' as const },
  values: values.map((value) => ({ value, title: value.toUpperCase(), products: 3 })),
});

test('what answers name is told by attribute, also in alternatives, and not what they leave out', () => {
  const answers = [
    rose,
    { id: 'b', where: { any: [{ notes: { in: ['Musk'] } }, { notes: { eq: 'Oud' } }], not: { notes: 'Lemon' } } },
    { id: 'c', where: { gender: 'women' } },
    any,
  ];
  const named = namedValues(answers, '');
  expect([...(named.get('notes') ?? [])]).toEqual(['Rose', 'Lily', 'Musk', 'Oud']);
  expect(groupedAttribute(named)).toBe('notes');
});

test('an answer of a question with an attribute may name a value by its id alone', () => {
  expect([...(namedValues([{ id: 'Rose' }, { id: 'Musk', where: {} }], 'notes').get('notes') ?? [])]).toEqual(['Rose']);
});

test('numbers that are compared in another way are not grouped by their values', () => {
  const answers = [
    { id: 'a', where: { ram: 8 } },
    { id: 'b', where: { ram: { gte: 16 } } },
  ];
  expect(groupedAttribute(namedValues(answers, ''))).toBeNull();
});

test('values get into an answer beside those that it has', () => {
  expect(fillAnswer(PATH, rose, '', chosen('Musk', 'Rose'))).toEqual([
    { op: 'set', path: [...PATH, 'answers', 'rose', 'where'], value: { notes: ['Rose', 'Lily', 'Musk'] } },
  ]);
  const both = { id: 'both', where: { notes: 'Oud', gender: 'men' } };
  expect(fillAnswer(PATH, both, '', chosen('Musk'))[0]).toMatchObject({
    value: { any: [{ notes: 'Oud', gender: 'men' }, { notes: 'Musk' }] },
  });
  expect(fillAnswer(PATH, { id: 'Oud' }, 'notes', chosen('Musk'))[0]).toMatchObject({
    value: { notes: ['Oud', 'Musk'] },
  });
  expect(answersToFill([rose, any], '')).toEqual([rose]);
});

test('new answers come before those of no preference, and values keep their type and what they are called', () => {
  const document = {
    questions: [{ id: 'notes', answers: [rose, any] }],
    texts: { de: { 'notes.Musk.title': 'Moschus' } },
  };
  const one = answerOfAll(document, PATH, '', chosen('Musk', 'Oud'), 'Heavy');
  expect(one).toEqual([
    {
      ...{ op: 'insert', path: [...PATH, 'answers'], after: 'rose' },
      value: { id: expect.any(String), title: 'Heavy', where: { notes: ['Musk', 'Oud'] } },
    },
  ]);
  const each = answersOfEach(document, PATH, '', chosen('Oud', 'Musk'));
  const ids = each.flatMap((operation) =>
    operation.op === 'insert' ? [String((operation.value as { id: string }).id)] : [],
  );
  expect(each).toEqual([
    expect.objectContaining({
      op: 'insert',
      after: 'rose',
      value: { id: ids[0], title: 'OUD', where: { notes: 'Oud' } },
    }),
    expect.objectContaining({
      op: 'insert',
      after: ids[0],
      value: { id: ids[1], title: 'MUSK', where: { notes: 'Musk' } },
    }),
    { op: 'remove', path: ['texts', 'de', 'notes.Musk.title'] },
    { op: 'set', path: ['texts', 'de', `notes.${ids[1]}.title`], value: 'Moschus' },
  ]);
  expect(answersOfEach(document, PATH, '', { ...chosen('8'), type: 'number' })[0]).toMatchObject({
    value: { where: { notes: 8 } },
  });
});
