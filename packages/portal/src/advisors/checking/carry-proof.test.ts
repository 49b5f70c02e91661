import { expect, it } from 'vitest';
import { carryProof } from './carry-proof.ts';
import type { Checked } from './use-check.ts';

const DOCUMENT = {
  name: 'Laptop finder',
  catalog: 'laptops',
  results: { limit: 5, attributes: ['ram'] },
  questions: [
    { id: 'os', title: 'Which system?', attribute: 'os', answers: [{ id: 'linux', title: 'Linux' }] },
    { id: 'brand', title: 'Which brand?', attribute: 'brand' },
  ],
};
type Document = typeof DOCUMENT;

const finding = (code: string, pointer = '/questions/0') => ({ code, pointer });
const check = (
  document: object,
  covered: number | null,
  { findings = [] as object[], catalog = 1, revision = 1 } = {},
): Checked =>
  ({
    revision,
    document,
    found: {
      proof: covered === null ? null : { complete: covered === 1, covered },
      findings,
      catalog: { revision: catalog },
    },
  }) as unknown as Checked;

const [os, brand] = DOCUMENT.questions as [Document['questions'][0], Document['questions'][1]];
const WHOLE = check(DOCUMENT, 1, { findings: [finding('never-recommended'), finding('price-shown-anyway')] });
const carried = (document: object, more = {}) =>
  carryProof(
    WHOLE,
    check(document, 0.86, { findings: [finding('unknown-attribute', '/results/attributes/1')], ...more }),
  );

it.each([
  ['facts of results', { ...DOCUMENT, results: { limit: 5, attributes: ['ram', 'weight'] } }],
  ['the name and texts', { ...DOCUMENT, name: 'Finder', texts: { de: { 'os.title': 'Welches System?' } } }],
  [
    'the words of a question',
    { ...DOCUMENT, questions: [{ ...os, title: 'What runs on it?', skip_text: 'Any' }, brand] },
  ],
  [
    'the look of an answer',
    {
      ...DOCUMENT,
      questions: [{ ...os, answers: [{ id: 'linux', title: 'GNU', background_color: '#112233' }] }, brand],
    },
  ],
])('a change of %s leaves all ways as they were looked at', (_, document) => {
  const { found, revision } = carried(document, { revision: 2 });
  expect(found.proof).toBe(WHOLE.found.proof);
  expect(revision).toBe(2);
  // What is about facts on cards is of the newer state, all else of the one of which every way was looked at.
  expect(found.findings.map(({ code }) => code)).toEqual(['unknown-attribute', 'never-recommended']);
});

it.each([
  ['how many results there are', { ...DOCUMENT, results: { ...DOCUMENT.results, limit: 6 } }],
  ['the order of questions', { ...DOCUMENT, questions: [brand, os] }],
  ['a question', { ...DOCUMENT, questions: [os] }],
  ['where answers come from', { ...DOCUMENT, questions: [{ ...os, answers: undefined }, brand] }],
  [
    'what an answer stands for',
    { ...DOCUMENT, questions: [{ ...os, answers: [{ ...os.answers?.[0], where: {} }] }, brand] },
  ],
  ['a member that is not known here', { ...DOCUMENT, ways: 'others' }],
])('a change of %s may lead elsewhere', (_, document) => {
  expect(carried(document).found.proof?.covered).toBe(0.86);
});

it('other products, errors, and a look that was not whole carry nothing', () => {
  expect(carried(DOCUMENT, { catalog: 2 }).found.proof?.covered).toBe(0.86);
  expect(carryProof(WHOLE, check(DOCUMENT, null)).found.proof).toBeNull();
  expect(carryProof(check(DOCUMENT, 0.9), check(DOCUMENT, 0.5)).found.proof?.covered).toBe(0.5);
  expect(carryProof(null, check(DOCUMENT, 0.5)).found.proof?.covered).toBe(0.5);
});
