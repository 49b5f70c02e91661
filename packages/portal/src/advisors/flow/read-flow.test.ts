import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { expect, it } from 'vitest';
import { readFlow } from './read-flow.ts';

const QUESTIONS = [
  { id: 'use', title: 'What for?', role: 'filter', answers: [{ id: 'carry', title: 'Carry' }, { id: 'fast' }] },
  { id: 'load', title: 'What?', role: 'filter', ask_if: { use: { any_of: ['carry'] } }, attribute: 'load' },
  { id: 'dog', ask_if: { any: [{ load: { any_of: ['dog'] } }, { not: { use: { replied: true } } }] }, type: 'RANGE' },
  { id: 'brand', role: 'preference', attribute: 'brand' },
];

it('what depends on a reply leaves the lane of that question', () => {
  const { questions, titles } = readFlow({ questions: QUESTIONS }, null);
  expect(questions.map(({ id, lane, kind, seen }) => [id, lane, kind, seen])).toEqual([
    ['use', 0, 'answers', null],
    ['load', 1, 'catalog', null],
    ['dog', 2, 'range', null],
    ['brand', 0, 'catalog', null],
  ]);
  expect(titles).toMatchObject({ use: 'What for?', 'use.carry': 'Carry', 'use.fast': 'fast', dog: 'dog' });
});

it('results come where the advisor says', () => {
  const at = (show: unknown) => readFlow({ questions: QUESTIONS, results: { show } }, null).resultsAfter;
  expect(at(undefined)).toBe(3);
  expect(at('at_end')).toBe(4);
  expect(at({ after_questions: 1 })).toBe(1);
  expect(at({ after_questions: 2 })).toBe(4);
  expect(at({ after_questions: 9 })).toBe(4);
  expect(readFlow({}, null).resultsAfter).toBe(0);
});

it('shares are of those who began, and a question that nobody saw is known to be seen by none', () => {
  const share = (value: number) => ({ count: 0, of: 0, share: value, low: 0, high: 1 });
  const insights = {
    funnel: { started: 200, results: share(0.5) },
    questions: [
      {
        ...{ question: 'use', viewed: 150, skipped: share(0.1), left: share(0.2) },
        answers: [{ answer: 'carry', chosen: share(0.75) }],
      },
      {
        question: 'brand',
        viewed: 20,
        skipped: share(0),
        left: share(0),
        answers: [{ answer: 'Ox', chosen: share(1) }],
      },
    ],
  } as unknown as InsightsView;
  const { questions, reached } = readFlow({ questions: QUESTIONS }, insights);
  expect(questions.map(({ seen }) => seen)).toEqual([0.75, 0, 0, 0.1]);
  expect(questions[0]?.answers.map(({ share }) => share)).toEqual([0.75, 0]);
  expect(questions[3]?.answers).toEqual([{ id: 'Ox', title: 'Ox', share: 1 }]);
  expect(reached).toBe(0.5);
  const none = { ...insights, funnel: { ...insights.funnel, started: 0 } };
  expect(readFlow({ questions: QUESTIONS }, none).questions[0]?.seen).toBe(null);
});

it('a value is called as the advisor calls it, also where another question waits for it', () => {
  const texts = { en: { 'brand.Ox.title': 'The strong ones' }, de: { 'brand.Elk.title': 'Elch' } };
  const share = { count: 0, of: 0, share: 1, low: 0, high: 1 };
  const brand = { question: 'brand', viewed: 1, skipped: share, left: share };
  const answers = ['Ox', 'Elk'].map((answer) => ({ answer, chosen: share }));
  const insights = { funnel: { started: 1, results: share }, questions: [{ ...brand, answers }] };
  const { questions, titles } = readFlow({ questions: QUESTIONS, texts }, insights as unknown as InsightsView);
  expect(questions[3]?.answers.map(({ title }) => title)).toEqual(['The strong ones', 'Elk']);
  expect(titles).toMatchObject({ 'brand.Ox': 'The strong ones', 'brand.Elk': 'Elk' });
  expect(readFlow({ questions: QUESTIONS, texts }, null).titles).toMatchObject({ 'brand.Ox': 'The strong ones' });
});

it('a broken draft shows what there is of it', () => {
  const broken = {
    questions: ['x', { id: 3 }, null, { id: 'a', title: 7, answers: [4, {}], ask_if: 'no' }],
    results: [],
  };
  expect(readFlow(broken, null).questions).toMatchObject([{ id: 'a', title: 'a', lane: 1, answers: [{ id: '' }] }]);
});
