import { expect, test } from 'vitest';
import type { Feed } from '../feeds/feed-store.ts';
import type { ImportAccount } from '../feeds/import-account.ts';
import { NO_NOTICES } from '../imports/import-notices.ts';
import { describeFeed, describeWholeFeed } from './feed-words.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const good = { at: NOW - 125 * MINUTE, etag: null, lastModified: null, digest: '', revision: 3, products: 1255 };
const NONE = { imported: null, stopped: null };
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
  expect(describeFeed(feed, NONE, NOW)).toBe(
    [
      'shop/laptops: every hour from https://shop.example/feed.xml?key=…',
      '  last good pull 2 h ago, 1,255 products',
      '  next: in 20 min',
    ].join('\n'),
  );
  expect(describeFeed({ ...feed, failure: ['status 500'], failures: 3, everyMinutes: 2880 }, NONE, NOW)).toBe(
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
  expect(describeFeed({ ...fresh, nextAt: NOW }, NONE, NOW)).toMatch(
    /^.*every 45 minutes.*\n {2}not pulled yet\n {2}next: as soon as a server runs$/,
  );
  expect(describeFeed({ ...fresh, heldUntil: NOW + 1 }, NONE, NOW)).toMatch(/\n {2}a pull is running now$/);
  const { lastGood } = { lastGood: { ...good, at: NOW - 3 * 1440 * MINUTE, products: 1 } };
  expect(describeFeed({ ...feed, lastGood }, NONE, NOW)).toContain('last good pull 3 days ago, 1 product\n');
});

test('a list has the first of what the last import told and where the rest is; a look at one feed has all', () => {
  const imported: ImportAccount = {
    ...{ at: NOW - 125 * MINUTE, mode: 'replace', format: 'csv', rows: 9, dropped: 0, rejected: 4, remarks: [] },
    counts: { revision: 3, products: 5, added: 1, changed: 0, unchanged: 4, removed: 0, kept: 0 },
    rejectionGroups: ['price', 'link', 'image', 'title'].map((field, nr) => ({
      count: 1,
      first: { file: 'f.csv', line: nr + 2, sku: null, field, reason: `${field} is missing; add one` },
    })),
    ...{ notices: NO_NOTICES, attributesGone: [], mapping: { origin: 'none' }, concerns: [], warnings: 4, leftOut: {} },
  };
  const lines = describeFeed(feed, { imported, stopped: null }, NOW).split('\n');
  expect(lines.slice(2)).toEqual([
    '  last import 2 h ago: 1 added, 4 unchanged, 4 rows rejected, 4 warnings',
    '    f.csv, line 2: price is missing; add one',
    '    f.csv, line 3: link is missing; add one',
    '    f.csv, line 4: image is missing; add one',
    '    … all: guidepost feeds show --client shop --catalog laptops',
    '  next: in 20 min',
  ]);
  const stopped = { ...imported, counts: null, mode: null };
  const whole = describeWholeFeed(
    { ...feed, failure: ['It would remove 9.'], failures: 1 },
    { imported, stopped },
    NOW,
  );
  expect(whole).toMatch(
    /failed 5 min ago: It would remove 9\.[\s\S]*when the last attempt stopped:[\s\S]*line 5: title/,
  );
  expect(whole.match(/line 5: title is missing/g)).toHaveLength(2);
  expect(whole).toContain('Report of the last import, 2 h ago: 1 added, 4 unchanged, 4 rows rejected, 4 warnings');
});
