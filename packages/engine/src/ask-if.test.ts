// The truth of every kind of `ask_if`, over replies given, skipped, absent and still to come.

import { describe, expect, test } from 'vitest';
import { askIf, type ReplyLookup, type Truth } from './ask-if.ts';
import type { ReplyCondition } from './condition.ts';
import type { Reply } from './session.ts';

const replies: Record<string, Reply | 'open'> = {
  chosen: ['a', 'b'],
  range: ['10.0-20.0'],
  skipped: [],
  open: 'open',
};
const replyTo: ReplyLookup = (question) => replies[question] ?? null;
const truth = (condition: ReplyCondition | null) => askIf(condition, replyTo);

test('without a condition a question is asked', () => {
  expect(truth(null)).toBe(1);
});

type Row = [ReplyCondition['kind'], string, string[] | number | boolean, Truth];

test.each<Row>([
  ['any_of', 'chosen', ['b', 'c'], 1],
  ['any_of', 'chosen', ['c'], 0],
  ['any_of', 'chosen', [], 0],
  ['any_of', 'skipped', ['a'], 0],
  ['any_of', 'absent', ['a'], 0],
  ['any_of', 'open', ['a'], 0.5],
  ['all_of', 'chosen', ['b', 'a'], 1],
  ['all_of', 'chosen', ['a', 'c'], 0],
  ['all_of', 'chosen', [], 1],
  ['all_of', 'skipped', ['a'], 0],
  ['all_of', 'absent', ['a'], 0],
  ['all_of', 'open', ['a'], 0.5],
  ['none_of', 'chosen', ['c'], 1],
  ['none_of', 'chosen', ['c', 'a'], 0],
  ['none_of', 'skipped', ['a'], 1],
  ['none_of', 'absent', ['a'], 1],
  ['none_of', 'open', ['a'], 0.5],
  ['replied', 'chosen', true, 1],
  ['replied', 'skipped', true, 1],
  ['replied', 'absent', true, 0],
  ['replied', 'open', true, 0.5],
  ['replied', 'chosen', false, 0],
  ['replied', 'skipped', false, 0],
  ['replied', 'absent', false, 1],
  ['gte', 'range', 10, 1],
  ['gte', 'range', 10.5, 0],
  ['gte', 'range', 15, 0],
  ['lte', 'range', 20, 1],
  ['lte', 'range', 19.5, 0],
  ['lte', 'range', 15, 0],
  ['gte', 'skipped', -1000, 0],
  ['lte', 'skipped', 1000, 0],
  ['lte', 'absent', 1000, 0],
  ['gte', 'open', 10, 0.5],
])('%s over %s and %j', (kind, question, what, expected) => {
  const condition =
    kind === 'replied'
      ? { kind, question, replied: what }
      : typeof what === 'number'
        ? { kind, question, value: what }
        : { kind, question, answers: what };
  expect(truth(condition as ReplyCondition)).toBe(expected);
});

describe('parts join as in three-valued logic', () => {
  const part: Record<Truth, ReplyCondition> = {
    0: { kind: 'replied', question: 'absent', replied: true },
    0.5: { kind: 'replied', question: 'open', replied: true },
    1: { kind: 'replied', question: 'chosen', replied: true },
  };
  const truths: readonly Truth[] = [0, 0.5, 1];

  test('all is the least true, any the most, of none all is true and any is not', () => {
    for (const a of truths) {
      for (const b of truths) {
        expect(truth({ kind: 'all', of: [part[a], part[b]] })).toBe(Math.min(a, b));
        expect(truth({ kind: 'any', of: [part[a], part[b]] })).toBe(Math.max(a, b));
      }
    }
    expect(truth({ kind: 'all', of: [] })).toBe(1);
    expect(truth({ kind: 'any', of: [] })).toBe(0);
  });

  test('not turns yes and no round, and leaves what is open open', () => {
    for (const a of truths) expect(truth({ kind: 'not', of: part[a] })).toBe(1 - a);
  });
});
