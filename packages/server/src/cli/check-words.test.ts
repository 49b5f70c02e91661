// What people read of a check: findings by how much they matter, and no more claimed than was proven.

import type { Proof, Spread } from '@guidepost/advice/prove/proof';
import { LAPTOPS } from '@guidepost/advisor-file/read/laptops-file.fixture';
import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { expect, test } from 'vitest';
import type { CheckFinding, CheckReport } from '../advisors/check-report.ts';
import { describeConversation } from '../advisors/conversation-words.ts';
import { describeCheck, describeFaults } from './check-words.ts';

const reading = readAdvisorFile(LAPTOPS, 'laptops.yaml');
if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
const { advisor } = reading;

const finding = (
  severity: CheckFinding['severity'],
  message: string,
  more: Partial<CheckFinding> = {},
): CheckFinding => ({
  file: 'laptops.yaml',
  line: 3,
  column: 5,
  pointer: '',
  severity,
  code: 'some-code',
  message,
  mend: `Mend ${message}`,
  ...more,
});

function spread(fewest: number, mean: number, most: number): Spread {
  return { fewest, mean, most, seen: { fewest, most } };
}

const proof: Proof = {
  isComplete: true,
  isOfEveryReply: true,
  covered: 1,
  states: 12,
  conversations: 3456,
  questions: spread(2, 2.5, 3),
  untilResults: spread(1, 1, 1),
  results: { shown: spread(1, 4.25, 10), beyondLimit: 0.031, none: 0 },
  products: { unit: 'product', inScope: 40, recommended: 40, never: 0, neverSkus: [], neverSaid: [], undecided: 0 },
  findings: [],
};

const report = (findings: readonly CheckFinding[], more: Partial<CheckReport> = {}): CheckReport => ({
  advisor,
  findings,
  content: {},
  catalog: { revision: 7, products: 50 },
  proof,
  ...more,
});

const describe = (findings: readonly CheckFinding[], more: Partial<CheckReport> = {}): string =>
  describeCheck('laptops.yaml', report(findings, more), './data');

test('errors come first, then warnings, then what is worth knowing, whatever their lines', () => {
  const text = describe([finding('note', 'third'), finding('warning', 'second'), finding('error', 'first')]);
  const places = ['error: first', 'warning: second', 'Worth knowing:', 'note: third', '1 error, 1 warning.'];
  const found = places.map((part) => text.indexOf(part));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('without errors and warnings there is nothing to mend, and notes do not stand in the way of a publish', () => {
  expect(describe([finding('note', 'a note')])).toContain('laptops.yaml: 3 questions, nothing to mend.');
  expect(describeFaults('laptops.yaml', report([finding('note', 'a note')]))).toBe('');
  expect(describeFaults('laptops.yaml', report([finding('warning', 'a warning')]))).toContain('0 errors, 1 warning.');
});

test('a finding shows the conversation that leads there, in the words that shoppers read', () => {
  const conversation = [
    { question: 'use', reply: [] },
    { question: 'budget', reply: ['350.0-600.0'] },
    { question: 'brand', reply: ['Alder', 'Birch'] },
    { question: 'use', reply: ['games'] },
  ];
  const said =
    'skip a question; What is your budget? → 350 to 600 €; Any favourite brand? → Alder + Birch; then back to What will you mostly do with it? → Play games';
  expect(describeConversation(advisor, conversation)).toBe(said);
  expect(describe([finding('warning', 'odd', { conversation })])).toContain(`    Mend odd\n    For example: ${said}\n`);
});

test('a proof says which catalog it is of, how long conversations are, and that all were looked at', () => {
  expect(describe([])).toContain(
    [
      'Proven against the catalog demo/laptops, revision 7, 50 products, in ./data:',
      '  Conversations: all 3,456 of the shoppers counted were looked at; they meet in 12 states.',
      '  Length: 2 to 3 questions (2.5 on average) until the end.',
      '  Results: appear after 1 reply. At the end there are 1 to 10 results (4.3 on average); none of the conversations counted end without any, 3.1% with more than are shown.',
      '  Products: each of the 40 products in scope can be recommended.',
    ].join('\n'),
  );
});

test('if only rare replies leave no result, a proof says so, and does not contradict itself', () => {
  const shown = spread(0, 4.25, 10);
  const say = (none: number): string =>
    describe([], { proof: { ...proof, results: { ...proof.results, shown, none } } });
  expect(say(0)).toContain('up to 10 results (4.3 on average); of the conversations counted none end without any');
  expect(say(0)).toContain('such as a range set by hand, lead to an end without any');
  expect(say(0)).not.toContain('0 to 10');
  expect(say(0.02)).toContain('0 to 10 results (4.3 on average); 2% of the conversations counted end without any');
});

test('what is not proven of every reply is told as seen', () => {
  const { questions, untilResults, results } = proof;
  const shown = { ...results.shown, fewest: null };
  const text = describe([], {
    proof: {
      ...proof,
      questions: { ...questions, fewest: null, most: null },
      untilResults: { ...untilResults, fewest: null },
      results: { ...results, shown },
    },
  });
  expect(text).toContain('Length: 2.5 questions on average (the fewest seen: 2, the most seen: 3) until the end.');
  expect(text).toContain('appear after at most 1 reply (1 on average, the fewest seen: 1).');
  expect(text).toContain('there are at most 10 results (4.3 on average, the fewest seen: 1); none of');
  expect(text).toContain('Other replies may leave fewer.');
  expect(describe([], { proof: { ...proof, questions: { ...questions, most: null } } })).toContain(
    'Length: at least 2 questions (2.5 on average, the most seen: 3) until the end.',
  );
});

test('a proof that is not whole says how much it covers and what it does not prove', () => {
  const products = { ...proof.products, unit: 'group' as const, recommended: 30, never: 4, undecided: 6 };
  const text = describe([], {
    proof: { ...proof, isComplete: false, isOfEveryReply: false, covered: 0.9999, products },
  });
  expect(text).toContain('over 99.9% of those of the shoppers counted were looked at to their end');
  expect(text).toContain('Not proven:');
  expect(text).toContain('--budget SECONDS');
  expect(text).toContain('30 of 40 groups of variants in scope can be recommended, 4 never, of 6 it is not known.');
  expect(text).not.toContain('never or always so holds');
});

test('without a proof only the catalog is named, and without a catalog nothing', () => {
  expect(describe([], { proof: null })).toContain('Checked against the catalog demo/laptops, revision 7');
  expect(describe([finding('error', 'no catalog')], { proof: null, catalog: null })).not.toContain('against');
});
