import { expect, test } from 'vitest';
import { EN } from '../words/en.ts';
import { sayRule } from './say-rule.ts';

test.each([
  ['price', 'Price'],
  ['attributes.ram_gb', 'Memory'],
  ['drop[0]', 'Rows are left out by it'],
  ['currency', 'Currency of the row'],
  ['something.new', 'something.new'],
])('the rule %s is about: %s', (rule, said) => {
  expect(sayRule(EN.catalogs, rule, (name) => (name === 'ram_gb' ? 'Memory' : name))).toBe(said);
});
