import { expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('no more than so many are under way, each has its answer, and one that fails makes room', async () => {
  const few = fewAtATime(3);
  const begun: number[] = [];
  let [underWay, most] = [0, 0];
  const work = async (nth: number): Promise<number> => {
    begun.push(nth);
    underWay += 1;
    most = Math.max(most, underWay);
    await turn();
    underWay -= 1;
    if (nth % 4 === 0) throw new Error(`no ${nth}`);
    return nth * 10;
  };
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, nth) => few(() => work(nth))));
  expect(most).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    ...['no 0', 10, 20, 30, 'no 4', 50, 60, 70, 'no 8', 90],
  ]);
  await few(() => work(1));
  expect(underWay).toBe(0);
});
