import { expect, it } from 'vitest';
import { wayInSteps } from './play-way.ts';

const said = (question_id: string, ...answers: string[]) => ({ question_id, answers });

it('a reply to a question that was replied to before is a change, and comes after the others', () => {
  expect(wayInSteps([said('use', 'city'), said('brand'), said('use', 'race')])).toEqual({
    replies: [
      { question: 'use', answers: ['city'] },
      { question: 'brand', answers: [] },
    ],
    changes: [{ question: 'use', answers: ['race'] }],
  });
  expect(wayInSteps([said('use', 'city')])).toEqual({ replies: [{ question: 'use', answers: ['city'] }], changes: [] });
});
