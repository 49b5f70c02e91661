// How often a feed is pulled, as people say it: `60` (minutes), `45m`, `6h`, `1d`.

import { FeedRequestError } from './feed-request-error.ts';
import { LEAST_MINUTES } from './next-pull.ts';

/** To minutes. Throws a {@link FeedRequestError}. */
export function parseInterval(text: string): number {
  const [, count = '', unit = 'm'] = /^(\d{1,5})\s*([mhd])?$/.exec(text.trim()) ?? [];
  const minutes = Number(count) * (unit === 'd' ? 1440 : unit === 'h' ? 60 : 1);
  if (count === '' || minutes < LEAST_MINUTES || minutes > MOST_MINUTES) {
    throw new FeedRequestError(
      `${JSON.stringify(text)} is no interval for a feed. Say minutes, or 45m, 6h, 1d; from ${LEAST_MINUTES} minutes to 30 days.`,
    );
  }
  return minutes;
}

const MOST_MINUTES = 30 * 1440;
