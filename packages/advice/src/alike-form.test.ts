// Which texts read alike, and which do not although they nearly do.

import { describe, expect, test } from 'vitest';
import { alikeForm } from './alike-form.ts';

describe('read alike', () => {
  test.each([
    ['case', 'Navy Blue', 'navy blue'],
    ['spaces', 'navy  blue ', 'navyblue'],
    ['hyphens and underscores', 'T-Shirt', 't_shirt'],
    ['accents', 'Crème', 'creme'],
    ['full stops behind an abbreviation', 'approx.', 'approx'],
    ['quotes and brackets', 'Boots (winter)', 'boots winter'],
    ['a plural', 'Boots', 'boot'],
    ['a plural in es', 'Watches', 'watch'],
    ['a plural in ies', 'Batteries', 'battery'],
    ['a plural within', 'Shoes for kids', 'Shoe for kid'],
    ['ß and ss', 'Weiß', 'weiss'],
  ])('%s', (_, one, other) => {
    expect(alikeForm(one)).toBe(alikeForm(other));
  });
});

describe('do not read alike', () => {
  test.each([
    ['decimals', '1.5', '15'],
    ['ranges', '10-15', '1015'],
    ['numbers apart', '10 15', '1015'],
    ['a minus', '-5', '5'],
    ['fractions', '1/2', '12'],
    ['points and commas between digits', '1.5', '1,5'],
    ['signs that mean something', 'A+', 'A'],
    ['names with signs', 'C#', 'C'],
    ['glass and glas, which has no plural', 'glass', 'glas'],
    ['short words', 'XS', 'X'],
    ['other words', 'red', 'read'],
    ['texts of signs alone from anything', '—', 'red'],
  ])('%s', (_, one, other) => {
    expect(alikeForm(one)).not.toBe(alikeForm(other));
  });
});
