import { expect, test } from 'vitest';
import { columnsOfRule, fromColumn } from './edited-mapping.ts';
import { isEmptyNo, sayYesNo, wordsOfYesNo } from './empty-means-no.ts';

test('an empty cell means no once somebody says so, and the words of the others stay', () => {
  const words = { yes: ['*'], no: ['without'] };
  const rule = sayYesNo('Dimmable', words, true);
  expect(rule).toEqual({ from: '={Dimmable?}', true: ['=*'], false: ['=without', '='] });
  expect(isEmptyNo(rule, 'Dimmable')).toBe(true);
  expect(wordsOfYesNo(rule, 'Dimmable')).toEqual(words);
  expect(columnsOfRule(rule)).toEqual(['Dimmable']);
});

test('it is taken back', () => {
  const rule = { ...fromColumn('Dimmable'), ...sayYesNo('Dimmable', { yes: ['*'], no: [] }, false) };
  expect(rule).toEqual({ from: 'Dimmable', true: ['*'], false: [] });
  expect(isEmptyNo(rule, 'Dimmable')).toBe(false);
});

test('columns whose names have signs of templates are quoted', () => {
  const rule = sayYesNo('With plug?', { yes: ['x'], no: [] }, true);
  expect(rule.from).toBe('={"With plug?"?}');
  expect(columnsOfRule(rule)).toEqual(['With plug?']);
});
