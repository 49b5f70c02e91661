// Feeds in words: where from, how often, and how it goes.

import { showAddress } from '../feeds/feed-address.ts';
import type { Feed, FeedOrder } from '../feeds/feed-store.ts';
import { counted } from './output.ts';

export const nameOf = ({ client, catalog }: Pick<FeedOrder, 'client' | 'catalog'>): string => `${client}/${catalog}`;

/** `every 6 hours from https://shop.example/feed.csv` */
export const describeSource = ({ url, everyMinutes }: Pick<FeedOrder, 'url' | 'everyMinutes'>): string =>
  `every ${describeInterval(everyMinutes)} from ${showAddress(url)}`;

/** Several lines. */
export function describeFeed(feed: Feed, now: number): string {
  const lines = [`${nameOf(feed)}: ${describeSource(feed)}`];
  const { lastGood, failure, failures, attemptedAt, nextAt, heldUntil } = feed;
  if (lastGood !== null) {
    lines.push(`  last good pull ${ago(now - lastGood.at)}, ${counted(lastGood.products, 'product')}`);
  }
  if (failure !== null) {
    const inRow = failures > 1 ? ` (${failures} in a row)` : '';
    lines.push(`  the last attempt failed ${ago(now - (attemptedAt ?? now))}${inRow}: ${failure}`);
  } else if (lastGood === null) {
    lines.push('  not pulled yet');
  }
  if (heldUntil > now) lines.push('  it is being pulled just now');
  else lines.push(`  next: ${nextAt <= now ? 'as soon as a server runs' : ahead(nextAt - now)}`);
  return lines.join('\n');
}

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
