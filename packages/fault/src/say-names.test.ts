import { expect, test } from 'vitest';
import { capital, listed, quoted } from './say-names.ts';

test('what is quoted stays on one line, is cut where it is long, and cannot end its quotation', () => {
  expect(quoted('colour')).toBe('`colour`');
  expect(quoted('a\n`b`\u001b[31m')).toBe('`a b [31m`');
  expect(quoted('x'.repeat(61))).toBe(`\`${'x'.repeat(59)}…\``);
  expect(quoted(1.5)).toBe('`1.5`');
});

test('names are listed as a sentence lists them', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'], 'or')).toBe('a or b');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});

test('only the first letter becomes a capital', () => {
  expect(capital('question `a` has')).toBe('Question `a` has');
  expect(capital('')).toBe('');
});
