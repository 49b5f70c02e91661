import { expect, test } from 'vitest';
import type { Feed } from '../feeds/feed-store.ts';
import { describeFeed } from './feed-words.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const good = { at: NOW - 125 * MINUTE, etag: null, lastModified: null, digest: '', revision: 3, products: 1255 };
const feed: Feed = {
  ...{
    client: 'shop',
    catalog: 'laptops',
    url: 'https://shop.example/feed.xml?key=s3cret',
    headers: [],
    mapping: null,
  },
  ...{ set: [], format: null, mode: 'replace', baseUrl: null, currency: null, language: null, everyMinutes: 60 },
  ...{ createdAt: 0, nextAt: NOW + 20 * MINUTE, heldUntil: 0, attemptedAt: NOW - 5 * MINUTE },
  ...{ failure: null, failures: 0, lastGood: good },
};

test('a feed is told in plain words: where from, how often, how it goes, and what is next', () => {
  expect(describeFeed(feed, NOW)).toBe(
    [
      'shop/laptops: every hour from https://shop.example/feed.xml?key=…',
      '  last good pull 2 h ago, 1,255 products',
      '  next: in 20 min',
    ].join('\n'),
  );
  expect(describeFeed({ ...feed, failure: 'status 500', failures: 3, everyMinutes: 2880 }, NOW)).toBe(
    [
      'shop/laptops: every 2 days from https://shop.example/feed.xml?key=…',
      '  last good pull 2 h ago, 1,255 products',
      '  the last attempt failed 5 min ago (3 in a row): status 500',
      '  next: in 20 min',
    ].join('\n'),
  );
});

test('a feed that was never pulled, that waits for a server, or that is being pulled says so', () => {
  const fresh = { ...feed, lastGood: null, attemptedAt: null, everyMinutes: 45 };
  expect(describeFeed({ ...fresh, nextAt: NOW }, NOW)).toMatch(
    /^.*every 45 minutes.*\n {2}not pulled yet\n {2}next: as soon as a server runs$/,
  );
  expect(describeFeed({ ...fresh, heldUntil: NOW + 1 }, NOW)).toMatch(/\n {2}it is being pulled just now$/);
  const { lastGood } = { lastGood: { ...good, at: NOW - 3 * 1440 * MINUTE, products: 1 } };
  expect(describeFeed({ ...feed, lastGood }, NOW)).toContain('last good pull 3 days ago, 1 product\n');
});
