import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { FeedView } from '@guidepost/contract/views/feed-view';
import type { JobView } from '@guidepost/contract/views/job-view';
import { afterEach, expect, it, vi } from 'vitest';
import { admin } from '../../asking.ts';
import { readDetails } from './read-details.ts';
import type { Overview } from './read-overview.ts';

const SIGNAL = new AbortController().signal;
const hour = (nth: number): string => new Date(Date.UTC(2026, 0, 1, nth)).toISOString();

/** A shop of catalogs `c0`, `c1` and so on, of which each was imported an hour after the one before. */
const shopOf = (count: number, pulled: readonly Partial<FeedView>[] = []): Overview => {
  const nths = Array.from({ length: count }, (_, nth) => nth);
  return {
    ...{ advisors: [], damaged: [], feeds: pulled as FeedView[] },
    catalogs: nths.map((nth) => ({ catalog: `c${nth}` }) as CatalogView),
    jobs: nths
      .map(
        (nth) =>
          ({ id: `j${nth}`, about: `c${nth}`, kind: 'import', state: 'ended', ordered_at: hour(nth) }) as JobView,
      )
      .toReversed(),
  };
};

afterEach(() => vi.restoreAllMocks());

it('of many catalogs, those that were imported last are asked for, a few at a time', async () => {
  let [underWay, most] = [0, 0];
  const asked = vi.spyOn(admin, 'call').mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { result: { rejected: 3 } } as never;
  });
  const { leftOut } = await readDetails('demo', shopOf(200), SIGNAL);
  expect(asked).toHaveBeenCalledTimes(24);
  expect(most).toBeLessThan(10);
  expect([leftOut.get('c199'), leftOut.get('c176'), leftOut.get('c175')]).toEqual([3, 3, undefined]);
});

it('what a pull left out is known without asking, and what cannot be read hides nothing else', async () => {
  const asked = vi.spyOn(admin, 'call').mockImplementation(async (_, input) => {
    if ('job' in input && input.job === 'j1') throw new Error('not there');
    return { result: { rejected: 3 } } as never;
  });
  const pulled = { catalog: 'c0', last_import: { at: hour(5), rejected: 7 } } as Partial<FeedView>;
  const { leftOut } = await readDetails('demo', shopOf(3, [pulled]), SIGNAL);
  expect(Object.fromEntries(leftOut)).toEqual({ c0: 7, c1: 0, c2: 3 });
  expect(asked).toHaveBeenCalledTimes(2);
});
