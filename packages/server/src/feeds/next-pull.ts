// When a feed is pulled next. After a failure sooner than usual, since most mend themselves, then ever more rarely. A little
// is added at random, so that the feeds of many servers do not all come at once; never is a feed pulled more often than said.

import type { Feed } from './feed-store.ts';

export const LEAST_MINUTES = 5;

export interface PullTiming {
  /** When the attempt ended. */
  readonly at: number;
  /** From 0 to below 1. */
  readonly random: number;
}

export const nextAfterGood = ({ everyMinutes }: Pick<Feed, 'everyMinutes'>, timing: PullTiming): number =>
  later(everyMinutes * MINUTE, timing);

/** `failures` before this one, in a row; `waitAtLeast` in milliseconds, as the server of the feed asked. */
export function nextAfterFailure(
  { failures }: Pick<Feed, 'failures'>,
  waitAtLeast: number,
  timing: PullTiming,
): number {
  const wait = LEAST_MINUTES * MINUTE * 2 ** Math.min(failures, 20);
  return later(Math.min(DAY, Math.max(wait, waitAtLeast)), timing);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const later = (wait: number, { at, random }: PullTiming): number =>
  at + wait + Math.round(Math.min(wait / 10, LEAST_MINUTES * MINUTE) * random);
