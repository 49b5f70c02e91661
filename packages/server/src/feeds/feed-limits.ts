// How much a pull of a feed may take: bytes, time, and where it may come from.

import type { Config } from '../settings/config.ts';

export interface FeedLimits {
  /** Bytes, both on the way and unpacked. */
  readonly size: number;
  /** For fetching the whole feed, in milliseconds. */
  readonly time: number;
  /** Without a byte, in milliseconds. */
  readonly idle: number;
  readonly allowPrivate: boolean;
}

/** What the settings say. */
export const feedLimits = (config: Config): FeedLimits => ({
  size: config.GUIDEPOST_FEED_SIZE,
  time: config.GUIDEPOST_FEED_TIME,
  idle: Math.min(IDLE, config.GUIDEPOST_FEED_TIME),
  allowPrivate: config.GUIDEPOST_FEED_PRIVATE === 'allow',
});

/** Many shops make the whole feed before they send its first byte. */
const IDLE = 2 * 60_000;

/** How long the import of what was fetched may take, in milliseconds. */
export const IMPORT_TIME = 30 * 60_000;
