import type { Snapshot } from '@guidepost/engine/snapshot';
import { expect, test } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

const snapshot = {} as Snapshot;

test('what is asked again is counted once, of each snapshot, also while it is counted', async () => {
  const kept = new KeptCounts();
  let times = 0;
  const count = async () => ++times;
  expect(await Promise.all([kept.get(snapshot, 'red', count), kept.get(snapshot, 'red', count)])).toEqual([1, 1]);
  expect(await kept.get(snapshot, 'red', count)).toBe(1);
  expect(await kept.get(snapshot, 'blue', count)).toBe(2);
  expect(await kept.get({} as Snapshot, 'red', count)).toBe(3);
});

test('a failure is counted again', async () => {
  const kept = new KeptCounts();
  const failing = async (): Promise<number> => {
    throw new Error('away');
  };
  await expect(kept.get(snapshot, 'red', failing)).rejects.toThrow('away');
  expect(await kept.get(snapshot, 'red', async () => 7)).toBe(7);
});

test('the last fifty are kept, and one that is asked for again is the last', async () => {
  const kept = new KeptCounts();
  const counted: string[] = [];
  const ask = (question: string) =>
    kept.get(snapshot, question, async () => {
      counted.push(question);
    });
  for (let nth = 0; nth < 50; nth++) await ask(`${nth}`);
  await ask('0');
  await ask('50');
  counted.length = 0;
  for (const question of ['0', '2', '50', '1']) await ask(question);
  expect(counted).toEqual(['1']);
});
