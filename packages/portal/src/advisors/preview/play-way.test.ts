import { expect, it } from 'vitest';
import { asReplied, wayInSteps } from './play-way.ts';

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

it('on the way to a question the others are skipped, but for replies that were given', () => {
  const replies = [said('use'), said('brand')];
  const known = [
    { question: 'use', answers: ['city'] },
    { question: 'budget', answers: ['1-2'] },
  ];
  expect(asReplied({ replies, shows: '', to: 'budget' }, known)).toEqual([said('use', 'city'), said('brand')]);
  expect(asReplied({ replies, shows: 'a finding', to: null }, known)).toEqual(replies);
});
