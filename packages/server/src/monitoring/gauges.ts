// What operators watch of a running server that is read at the moment when they ask.

import type { Metrics } from './metrics.ts';

/** Each is read when somebody asks for it. */
export interface Readings {
  readonly advisors: () => number;
  readonly faults: (kind: 'products' | 'catalog' | 'advisor' | 'version' | 'key') => number;
  readonly waiting: () => number;
  readonly waitingLimit: () => number;
  readonly connections: () => number;
  readonly failingFeeds: () => number;
}

/** By name. */
export const gaugesOf = ({
  advisors,
  faults,
  waiting,
  waitingLimit,
  connections,
  failingFeeds,
}: Readings): ConstructorParameters<typeof Metrics>[1] => ({
  guidepost_advisors: { about: 'Advisors that are published.', read: advisors },
  guidepost_catalogs_damaged: {
    about: 'Catalogs with products that are damaged in the store and left out.',
    read: () => faults('products'),
  },
  guidepost_catalogs_failing: {
    about: 'Catalogs that cannot be read from the store.',
    read: () => faults('catalog'),
  },
  guidepost_advisors_failing: {
    about: 'Advisors that cannot be served as they were published.',
    read: () => faults('advisor'),
  },
  guidepost_versions_failing: {
    about: 'Older versions that sessions started with and that cannot be served.',
    read: () => faults('version'),
  },
  guidepost_keys_damaged: {
    about: 'Keys that are damaged in the store and open nothing.',
    read: () => faults('key'),
  },
  guidepost_waiting: { about: 'Requests that wait for their answer.', read: waiting },
  guidepost_waiting_limit: {
    about: 'How many requests may wait for their answer now, so that none waits too long.',
    read: waitingLimit,
  },
  guidepost_connections: { about: 'Connections that are open.', read: connections },
  guidepost_feeds_failing: { about: 'Feeds whose last pull failed.', read: failingFeeds },
});
