import { describe, expect, it } from 'vitest';
import { Turn } from './turn.ts';

const roundsOfLoop = async (count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) await new Promise((resolve) => setImmediate(resolve));
};

describe('a turn', () => {
  it('has all that arrived in it, in order, and says what came first', async () => {
    const handled: number[][] = [];
    const turn = new Turn<number>((items) => handled.push([...items]));
    expect(turn.begin()).toBe(true);
    expect(turn.begin()).toBe(false);
    for (const item of [1, 2, 3]) turn.add(item);
    await roundsOfLoop(2);
    turn.add(4);
    await roundsOfLoop(2);
    expect(handled).toEqual([[1, 2, 3], [4]]);
  });

  it('goes on while connections are taken, with what they bring, and ends when none is taken any more', async () => {
    const handled: number[][] = [];
    const turn = new Turn<number>(
      (items) => handled.push([...items]),
      () => 0,
    );
    turn.add(1);
    turn.prolong();
    setImmediate(() => turn.add(2));
    await roundsOfLoop(1);
    await expect.poll(() => handled, { interval: 1 }).toEqual([[1, 2]]);
  });

  it('ends after a moment although connections are taken all the time', async () => {
    let handled = 0;
    let now = 0;
    const turn = new Turn<number>(
      (items) => {
        handled += items.length;
      },
      () => now,
    );
    turn.add(1);
    for (let round = 0; round < 100; round++) {
      now++;
      turn.prolong();
      await roundsOfLoop(1);
    }
    expect(handled).toBe(1);
  });

  it('takes connections for as long as handling took, however long it takes to read what others send', async () => {
    let now = 0;
    let taken = 0;
    const turn = new Turn<string>(
      () => {
        now += 40;
      },
      () => now,
    );
    const takeConnections = async (milliseconds: number): Promise<number> => {
      taken = 0;
      turn.add('request');
      // Reading what had come before.
      now += 100;
      let ends = false;
      const handled = now;
      while (!ends && taken < 1000) {
        taken++;
        turn.prolong();
        now += milliseconds;
        await roundsOfLoop(1);
        ends = now >= handled + 40 + taken * milliseconds;
      }
      return taken;
    };
    expect(await takeConnections(1)).toBe(6);
    expect(await takeConnections(1)).toBe(41);
    expect(await takeConnections(20)).toBe(3);
  });
});
