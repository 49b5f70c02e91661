// Describes feeds in words: where they come from, how often, and how the last pull went.

import { counted } from '@guidepost/fault/say-number';
import { showAddress } from '../feeds/feed-address.ts';
import type { Feed, FeedAccounts, FeedOrder } from '../feeds/feed-store.ts';
import { describeAccount, describeCounts, firstWarnings } from './feed-account-words.ts';
import { spellForFeed } from './feed-door.ts';

export const feedName = ({ client, catalog }: Pick<FeedOrder, 'client' | 'catalog'>): string => `${client}/${catalog}`;

/** `every 6 hours from https://shop.example/feed.csv` */
export const describeSource = ({ url, everyMinutes }: Pick<FeedOrder, 'url' | 'everyMinutes'>): string =>
  `every ${describeInterval(everyMinutes)} from ${showAddress(url)}`;

/** Several lines: how the pulls go, and the first warnings of the last import. */
export function describeFeed(feed: Feed, { imported }: FeedAccounts, now: number): string {
  const lines = [`${feedName(feed)}: ${describeSource(feed)}`];
  const { lastGood, failure, failures, attemptedAt, nextAt, heldUntil } = feed;
  if (lastGood !== null) {
    lines.push(`  last good pull ${ago(now - lastGood.at)}, ${counted(lastGood.products, 'product')}`);
  }
  if (imported !== null) {
    lines.push(`  last import ${ago(now - imported.at)}: ${describeCounts(imported)}`);
    lines.push(...firstWarnings(imported, FIRST, feed).map((line) => `    ${line}`));
    if (imported.warnings > FIRST) lines.push(`    … all: guidepost feeds show ${targetOf(feed)}`);
  }
  if (failure !== null) {
    const inRow = failures > 1 ? ` (${failures} in a row)` : '';
    lines.push(`  the last attempt failed ${ago(now - (attemptedAt ?? now))}${inRow}: ${spellForFeed(failure, feed)}`);
  } else if (lastGood === null) {
    lines.push('  not pulled yet');
  }
  if (heldUntil > now) lines.push('  a pull is running now');
  else lines.push(`  next: ${nextAt <= now ? 'as soon as a server runs' : ahead(nextAt - now)}`);
  return lines.join('\n');
}

/** How many warnings a list shows. */
const FIRST = 3;

/** Everything that is known about a feed, with the full report of its last import. */
export function describeWholeFeed(feed: Feed, accounts: FeedAccounts, now: number): string {
  const { imported, stopped } = accounts;
  const told = [
    ...(stopped === null ? [] : ['What was known when the last attempt stopped:', describeAccount(stopped, feed)]),
    ...(imported === null
      ? []
      : [
          `Report of the last import, ${ago(now - imported.at)}: ${describeCounts(imported)}`,
          describeAccount(imported, feed),
        ]),
  ];
  return [describeFeed(feed, { ...accounts, imported: null }, now), ...told].join('\n\n');
}

/** As options. */
export const targetOf = ({ client, catalog }: Pick<FeedOrder, 'client' | 'catalog'>): string =>
  `--client ${client} --catalog ${catalog}`;

/** `in 20 min` */
export const ahead = (milliseconds: number): string => `in ${span(milliseconds)}`;

const ago = (milliseconds: number): string => (milliseconds < 60_000 ? 'just now' : `${span(milliseconds)} ago`);

function span(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : counted(Math.round(hours / 24), 'day');
}

function describeInterval(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? 'day' : `${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'hour' : `${minutes / 60} hours`;
  return `${minutes} minutes`;
}
