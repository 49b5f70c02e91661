import { expect, it } from 'vitest';
import { leaveOutQuestions } from './leave-out-questions.ts';

const DOCUMENT = {
  first: 'use',
  questions: [
    { id: 'use' },
    { id: 'budget' },
    { id: 'motor', ask_if: { any: [{ use: { any_of: ['hills'] } }, { budget: { gte: 5 } }] } },
    { id: 'brand', ask_if: { budget: { gte: 5 } } },
  ],
};

it('questions that are left out go, and with them what waits for their replies', () => {
  expect(leaveOutQuestions(DOCUMENT, new Set(['use']))).toEqual([
    { op: 'remove', path: ['first'] },
    { op: 'remove', path: ['questions', 'use'] },
    { op: 'remove', path: ['questions', 'motor', 'ask_if'] },
  ]);
  expect(leaveOutQuestions(DOCUMENT, new Set())).toEqual([]);
});
