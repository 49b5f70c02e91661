import { afterAll, expect, test, vi } from 'vitest';
import { Parser } from 'yaml';
import { readAdvisorFile } from '../read/read-advisor-file.ts';
import { applyFixes } from './apply-fixes.ts';

/** Most of the time goes into parsing a whole file. */
const parsing = vi.spyOn(Parser.prototype, 'parse');

afterAll(() => parsing.mockRestore());

const fileOf = (questions: readonly string[]): string =>
  `advisor: shoes\nclient: demo\nname: Shoes\ncatalog: shoes\nquestions:\n${questions.join('')}`;

const good = (nth: number): string =>
  `  - id: q${nth}\n    type: SINGLE\n    role: filter # of ${nth}\n    title: What?\n    answers:\n      - { id: a, title: A, where: { kind: a } }\n`;
const misspelt = (nth: number): string => good(nth).replace('role:', 'rolle:').replace('SINGLE', 'single');

const numbers = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth);

function faultsOf(text: string) {
  const reading = readAdvisorFile(text, 'shoes.yaml');
  return 'faults' in reading ? reading.faults : [];
}

function fixing(text: string) {
  const faults = faultsOf(text);
  parsing.mockClear();
  const fixed = applyFixes(text, faults);
  return { ...fixed, parsed: parsing.mock.calls.length };
}

test('ninety mistakes are mended with as few readings of the file as three', () => {
  const few = fixing(fileOf(numbers(3).map(misspelt)));
  const many = fixing(fileOf(numbers(90).map(misspelt)));
  expect(few.text).toBe(fileOf(numbers(3).map(good)));
  expect(many.text).toBe(fileOf(numbers(90).map(good)));
  expect(many.mended).toHaveLength(180);
  expect(many.parsed).toBe(few.parsed);
});

test('mistakes that cannot be mended do not cost a reading each, and do not hold up the others', () => {
  const shared = '      - &a { id: a, titel: A, where: { kind: a } }\n';
  const alias = (nth: number): string =>
    `  - id: q${nth}\n    type: single\n    role: filter\n    title: What?\n    answers: *all\n`;
  const first = `  - id: first\n    type: SINGLE\n    role: filter\n    title: What?\n    answers: &all\n${shared}`;
  const text = fileOf([first, ...numbers(80).map(alias)]);
  const { text: fixed, mended, parsed: readings } = fixing(text);
  expect(fixed).toBe(text.replaceAll('single', 'SINGLE'));
  expect(mended).toHaveLength(80);
  expect(readings).toBeLessThan(200);
});
