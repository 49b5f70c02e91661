import type { NextResponse } from '@guidepost/contract/next-response';
import { expect, it } from 'vitest';
import { countsUnknown } from './counts-unknown.ts';

const shown = (counts: readonly number[], candidates = 35) =>
  ({
    question: { question_id: 'protein', answers: counts.map((count, nth) => ({ answer_id: String(nth), count })) },
    candidates,
  }) as unknown as NextResponse;

const document = (more: object) => ({ questions: [{ id: 'protein', role: 'filter', ...more }] });

it('products of unknown value are told of where they make the numbers more than fit', () => {
  const keeps = document({ missing: 'keep' });
  expect(countsUnknown(shown([11, 10, 28, 13]), keeps)).toBe(true);
  expect(countsUnknown(shown([11, 10, 14]), keeps)).toBe(false);
  expect(countsUnknown(shown([11, 10, 28, 13]), document({}))).toBe(false);
  expect(countsUnknown(shown([11, 10, 28, 13]), document({ missing: 'keep', role: 'preference' }))).toBe(false);
  expect(countsUnknown({ question: null, candidates: 3 }, keeps)).toBe(false);
});
