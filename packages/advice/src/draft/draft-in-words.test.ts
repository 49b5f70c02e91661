import { isValueAnswers } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import type { Attribute, Product } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { checkAdvisor } from '../check-advisor.ts';
import { draftAdvisor } from './draft-advisor.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

const capacitance: Attribute = { name: 'capacitance', type: 'number', unit: 'F', label: null };
/** All parts cost the same, which is said, too. */
const ONE_PRICE = { attribute: 'price', why: 'one-value' };
const color: Attribute = { name: 'color', type: 'text', unit: null, label: null };

function draftOf(numbers: readonly number[], unit: string | null = 'F', language: DraftLanguage = 'en') {
  const attributes = [{ ...capacitance, unit }, color];
  const products = Array.from(
    { length: 300 },
    (_, nth): Product => ({
      ...{ sku: `c${nth}`, title: 'Part', description: null, image: '', link: '', price: '5' },
      ...{ listPrice: null, group: null, available: true },
      attributes: {
        capacitance: numbers[nth % numbers.length] ?? 0,
        color: ['red', 'black', 'blue'][(nth * 7) % 3] ?? '',
      },
    }),
  );
  const snapshot = buildSnapshot(products, attributes);
  const catalog = { client: 'demo', catalog: 'parts', currency: 'EUR', attributes };
  const made = draftAdvisor(catalog, snapshot, { advisor: 'parts', language, mostQuestions: 12 });
  if (made.kind === 'nothing') throw new Error('nothing to ask');
  const question = made.advisor.questions.find(({ id }) => id === 'capacitance');
  const offered =
    question === undefined
      ? []
      : question.type === 'RANGE'
        ? question.groupings
        : isValueAnswers(question.answers)
          ? []
          : question.answers;
  return {
    titles: offered.map(({ title }) => title),
    leftOut: made.leftOut,
    findings: checkAdvisor(made.advisor, attributes, snapshot),
  };
}

test('numbers of any size are told apart in the titles, in digits that people read', () => {
  const values = [1e-12, 4.7e-12, 1e-9, 4.7e-7, 0.00022, 3, 1e300];
  expect(draftOf(values, null).titles).toEqual([
    '1 × 10⁻¹²',
    '4.7 × 10⁻¹²',
    '1 × 10⁻⁹',
    '4.7 × 10⁻⁷',
    '0.00022',
    '3',
    '1 × 10³⁰⁰',
  ]);
  const ranges = draftOf(values, 'F', 'de');
  expect(ranges.titles.length).toBeGreaterThan(1);
  expect(new Set(ranges.titles).size).toBe(ranges.titles.length);
  for (const title of ranges.titles) expect(title.length).toBeLessThan(40);
  expect(ranges.findings.filter(({ code }) => code === 'titles-alike')).toEqual([]);
});

test('a number whose values read the same is not asked for, and the reason is given', () => {
  const { titles, leftOut } = draftOf([1.000000001, 1.000000002, 1.000000003], null);
  expect(titles).toEqual([]);
  expect(leftOut).toMatchObject([ONE_PRICE, { attribute: 'capacitance', why: 'not-in-words' }]);
});

test('bounds of very small numbers are such that a reply can carry them', () => {
  const { findings, titles } = draftOf(
    Array.from({ length: 300 }, (_, nth) => (1 + (nth % 89)) * 10 ** (-8 + (nth % 7))),
  );
  expect(titles.length).toBeGreaterThan(1);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('numbers that the reply to a range cannot carry are not asked for', () => {
  for (const scale of [1e-12, 1e20]) {
    const { leftOut, findings } = draftOf(Array.from({ length: 300 }, (_, nth) => ((nth % 150) + 1.5) * scale));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(leftOut).toMatchObject([ONE_PRICE, { attribute: 'capacitance', why: 'not-in-words' }]);
  }
});
