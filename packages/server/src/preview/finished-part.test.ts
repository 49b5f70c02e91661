// What of a draft can be tried while it is written.

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../drafts/json.ts';
import { LAMP_FINDER } from '../drafts/random-edits.fixture.ts';
import { readFinishedPart } from './finished-part.ts';

const ADAPTIVE: JsonObject = { ...LAMP_FINDER, order: 'adaptive' };
const QUESTIONS = ADAPTIVE.questions as JsonObject[];

const withFirst = (change: JsonObject): JsonObject => ({
  ...ADAPTIVE,
  questions: QUESTIONS.map((question, nth) => (nth === 0 ? { ...question, ...change } : question)),
});

const asked = (document: JsonObject): string[] => {
  const reading = readFinishedPart(document);
  return 'faults' in reading
    ? reading.faults.map(({ message }) => message)
    : reading.advisor.questions.map(({ id }) => id);
};

describe('the part of a draft that is finished', () => {
  it.each([
    ['a title', { title: ' ' }],
    ['answers', { answers: [] }],
    [
      'a title of any answer',
      {
        answers: [
          { id: 'bath', title: '' },
          { id: 'desk', title: '' },
        ],
      },
    ],
  ])('leaves out a question without %s, with all that depends on it', (_, change) => {
    expect(asked(withFirst(change))).toEqual(['budget', 'style']);
  });

  it('leaves out an answer without a title only', () => {
    const reading = readFinishedPart(
      withFirst({
        answers: [
          { id: 'bath', title: '' },
          { id: 'desk', title: 'Desk' },
        ],
      }),
    );
    expect('advisor' in reading && reading.advisor.questions[0]).toMatchObject({ answers: [{ id: 'desk' }] });
  });

  it.each([
    ['a condition on replies', { ask_if: { rom: { any_of: ['bath'] } } }, '/questions/1/ask_if/rom'],
    ['a role', { role: 'sieve' }, '/questions/1/role'],
    ['an answer of a later question', { ask_if: { style: { any_of: ['none'] } } }, '/questions/1/ask_if/style'],
  ])('tells where %s is wrong by itself, beside what is unfinished', (_, change, pointer) => {
    const questions = QUESTIONS.map((question, nth) => ({
      ...question,
      ...(nth === 0 ? { title: '' } : nth === 1 && change),
    }));
    const reading = readFinishedPart({ ...ADAPTIVE, questions });
    expect('faults' in reading && reading.faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  it('is all of it where nothing is unfinished, and other faults are told as they are', () => {
    expect(asked(ADAPTIVE)).toEqual(['room', 'budget', 'style']);
    expect(asked(withFirst({ type: 'SEVERAL' }))[0]).toMatch(/SEVERAL/);
    expect(asked({ ...withFirst({ role: 'sieve' }), name: '' })[0]).toMatch(/sieve/);
  });
});
