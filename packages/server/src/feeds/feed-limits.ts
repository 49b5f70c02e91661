// What the settings say of feeds.

import type { Config } from '../settings/config.ts';
import type { FetchLimits } from './fetch-feed.ts';

export const feedLimits = (config: Config): FetchLimits => ({
  size: config.GUIDEPOST_FEED_SIZE,
  time: config.GUIDEPOST_FEED_TIME,
  idle: Math.min(IDLE, config.GUIDEPOST_FEED_TIME),
  allowPrivate: config.GUIDEPOST_FEED_PRIVATE === 'allow',
});

/** Many shops make the whole feed before they send its first byte. */
const IDLE = 2 * 60_000;
