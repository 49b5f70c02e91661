import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateAnswers } from './late-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make(patience: number) {
  const given: string[] = [];
  return { given, late: new LateAnswers<string>(patience, (item) => given.push(item)) };
}

it('gives up what waited for as long as it may, each once, and nothing before', () => {
  const { given, late } = make(3000);
  late.add('a');
  vi.advanceTimersByTime(1000);
  late.add('b');
  late.add('a');
  vi.advanceTimersByTime(1900);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(given).toEqual(['a']);
  vi.advanceTimersByTime(1000);
  expect(given).toEqual(['a', 'b']);
  expect(vi.getTimerCount()).toBe(0);
});

it('what was answered is not given up, and then no timer is left', () => {
  const { given, late } = make(3000);
  for (let nth = 0; nth < 50; nth += 1) {
    late.add(`${nth}`);
    vi.advanceTimersByTime(100);
    late.delete(`${nth}`);
  }
  vi.advanceTimersByTime(500);
  expect(given).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
