import { expect, it } from 'vitest';
import { ByReply } from './by-reply.ts';

const REPLIES: readonly (readonly [number, readonly string[]])[] = [
  [0, []],
  [1, []],
  [0, ['a']],
  [1, ['a']],
  [0, ['a', 'b']],
  [0, ['b', 'a']],
  [0, ['ab']],
  [0, ['0 1:a 1:b']],
];

it('has one thing for each reply to each question, and makes it once', () => {
  let made = 0;
  const kept = new ByReply(() => made++);
  const found = REPLIES.map(([place, reply]) => kept.find(place, reply));
  expect(new Set(found).size).toBe(REPLIES.length);
  expect(REPLIES.map(([place, reply]) => kept.find(place, [...reply]))).toEqual(found);
  expect(made).toBe(REPLIES.length);
  kept.clear();
  for (const [place, reply] of REPLIES) kept.find(place, reply);
  expect(made).toBe(2 * REPLIES.length);
});
