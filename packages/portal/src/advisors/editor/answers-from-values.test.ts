import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { expect, test } from 'vitest';
import {
  ANSWERS_OF_VALUES,
  answersFromValues,
  mostOffered,
  textsOfBegun,
  withoutOtherValues,
} from './answers-from-values.ts';

const tally = (type: AttributeTallyView['type'], values: readonly string[], distinct = values.length) => ({
  ...{ attribute: 'size', type, known: 90, distinct, range: null },
  values: values.map((value) => ({ value, products: 1 })),
});

test('each value becomes an answer, with a condition of the type that the attribute has', () => {
  const wheresOf = (type: AttributeTallyView['type'], values: readonly string[]) =>
    answersFromValues('size', tally(type, values), 30)?.map(({ title, where }) => [title, where]);
  expect(wheresOf('number', ['9', '10.5'])).toEqual([
    ['9', { size: 9 }],
    ['10.5', { size: 10.5 }],
  ]);
  expect(wheresOf('boolean', ['true', 'false'])?.map(([, where]) => where)).toEqual([{ size: true }, { size: false }]);
  expect(wheresOf('list', ['S'])).toEqual([['S', { size: 'S' }]]);
});

test('shoppers read what they read before', () => {
  const values = [
    { value: 'true', title: 'Ja', products: 3 },
    { value: 'false', title: 'Nein', products: 2 },
  ];
  const answers = answersFromValues('size', { ...tally('boolean', []), values }, 30);
  expect(answers?.map(({ title, where }) => [title, where])).toEqual([
    ['Ja', { size: true }],
    ['Nein', { size: false }],
  ]);
});

test('nothing takes the place of values that are not known yet, nor do those of another attribute', () => {
  expect(answersFromValues('size', null, 30)).toBeNull();
  expect(answersFromValues('colour', tally('text', ['S', 'M']), 30)).toBeNull();
});

test('without an attribute or a value, there are two answers to be written', () => {
  for (const answers of [answersFromValues('', null, 30), answersFromValues('size', tally('text', []), 30)])
    expect(answers?.map(({ title }) => title)).toEqual(['', '']);
});

test('as many become answers as shoppers are offered so far', () => {
  const many = tally(
    'text',
    Array.from({ length: 49 }, (_, nth) => `v${nth}`),
  );
  expect(answersFromValues('size', many, mostOffered(undefined))).toHaveLength(ANSWERS_OF_VALUES);
  expect(answersFromValues('size', many, mostOffered(60))).toHaveLength(49);
  expect([mostOffered(0), mostOffered('9'), mostOffered(7.5), mostOffered(9000)]).toEqual([30, 30, 7, 200]);
});

test('what a value is called in other languages, its answer is called, too', () => {
  const { values } = tally('text', ['red', 'blue']);
  const answers = answersFromValues('size', tally('text', ['red', 'blue']), 30) ?? [];
  const texts = { de: { 'colour.red.title': 'Rot', 'colour.title': 'Farbe' }, fr: { 'colour.blue.title': 'Bleu' } };
  expect(textsOfBegun({ texts }, ['questions', 'colour'], values, answers)).toEqual([
    { op: 'remove', path: ['texts', 'de', 'colour.red.title'] },
    { op: 'set', path: ['texts', 'de', `colour.${answers[0]?.id}.title`], value: 'Rot' },
    { op: 'remove', path: ['texts', 'fr', 'colour.blue.title'] },
    { op: 'set', path: ['texts', 'fr', `colour.${answers[1]?.id}.title`], value: 'Bleu' },
  ]);
});

test("what a value is called in the advisor's own language becomes the title of its answer", () => {
  const { values } = tally('text', ['red', 'blue']);
  const answers = answersFromValues('size', tally('text', ['red', 'blue']), 30) ?? [];
  const texts = { en: { 'colour.red.title': 'A warm red' } };
  expect(textsOfBegun({ language: 'en', texts }, ['questions', 'colour'], values, answers)).toEqual([
    { op: 'remove', path: ['texts', 'en', 'colour.red.title'] },
    { op: 'set', path: ['questions', 'colour', 'answers', String(answers[0]?.id), 'title'], value: 'A warm red' },
  ]);
});

test('what values without an answer are called goes, as it would lead nowhere', () => {
  const { values } = tally('text', ['red', 'blue']);
  const texts = {
    en: { 'colour.red.title': 'A warm red', 'colour.pale.grey.title': 'Misty', 'results.colour.label': 'Paint' },
    de: { 'colour.title': 'Farbe', 'colour.blue.title': 'Blau', 'colour.pale.grey.title': 'Nebel' },
  };
  expect(withoutOtherValues({ language: 'en', texts }, ['questions', 'colour'], values)).toEqual([
    { op: 'remove', path: ['texts', 'en', 'colour.pale.grey.title'] },
    { op: 'remove', path: ['texts', 'de', 'colour.pale.grey.title'] },
  ]);
});
