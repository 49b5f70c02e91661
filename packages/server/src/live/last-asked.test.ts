import { expect, test } from 'vitest';
import { LastAsked } from './last-asked.ts';

test('what was made is kept as long as what it was made of stays, and is forgotten when it is to be', async () => {
  const kept = new LastAsked<number>(2);
  let times = 0;
  const make = async () => ++times;
  expect(await Promise.all([kept.get('a', '1', make), kept.get('a', '1', make)])).toEqual([1, 1]);
  expect(await kept.get('a', '2', make)).toBe(2);
  expect(await kept.get('a', '2', make)).toBe(2);
  kept.forget('a');
  expect(await kept.get('a', '2', make)).toBe(3);
});

test('so many are kept, those that were asked for last', async () => {
  const kept = new LastAsked<string>(2);
  const made: string[] = [];
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
    await kept.get(key, '', async () => {
      made.push(key);
      return key;
    });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is tried again, and one of an older state takes nothing newer away', async () => {
  const kept = new LastAsked<number>(2);
  let fail = (_: Error): void => {};
  const failing = kept.get('a', '1', () => new Promise((_, reject) => (fail = reject)));
  expect(await kept.get('a', '2', async () => 2)).toBe(2);
  fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await kept.get('a', '2', async () => 3)).toBe(2);
  await expect(kept.get('b', '', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('b', '', async () => 4)).toBe(4);
});
