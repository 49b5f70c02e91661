// Describes the report of a feed's import in the same words as an import by hand.

import { counted, grouped } from '@guidepost/fault/say-number';
import type { ImportAccount } from '../feeds/import-account.ts';
import { FeedDoor, type NamedFeed } from './feed-door.ts';
import { describeNoticed, describeNotices, describePrices } from './import-notice-words.ts';
import { describeConcerns, describeKept, describeRejections, describeRemark, describeRows } from './import-words.ts';

/** `3 added, 1,250 unchanged, 12 rows rejected, 2 warnings` */
export function describeCounts({ counts, rejected, warnings }: ImportAccount): string {
  const parts = Object.entries(counts ?? {}).filter(([name]) => CHANGES.includes(name));
  return [
    ...parts.filter(([, count]) => count > 0).map(([name, count]) => `${grouped(count)} ${name}`),
    ...(rejected > 0 ? [`${counted(rejected, 'row')} rejected`] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(', ');
}

const CHANGES: readonly string[] = ['added', 'changed', 'unchanged', 'removed'];

/** What people should look at first, one line each. */
export function firstWarnings(account: ImportAccount, most: number, feed: NamedFeed): string[] {
  const { concerns, rejectionGroups, remarks, notices, warnings } = account;
  // For an update, too, this shows only what looks like a mistake.
  const prices = describePrices(notices.prices, 'replace');
  const { spell } = new FeedDoor(feed);
  return [
    ...concerns.map(({ place, message }) => `${place}: ${message}`),
    ...describeRejections(rejectionGroups, spell),
    ...describeNoticed({ ...account, notices: { ...notices, columnsUnused: [], attributesNew: [] } }, spell),
    ...(prices === null ? [] : [prices]),
    ...remarks.map(describeRemark),
  ].slice(0, Math.min(most, warnings));
}

/** Everything that was kept of the report, in several lines. */
export function describeAccount(account: ImportAccount, feed: NamedFeed): string {
  const { mode, notices, counts, rejectionGroups, remarks, concerns } = account;
  const prices = describePrices(notices.prices, mode ?? 'replace');
  const door = new FeedDoor(feed);
  const lines = [
    ...describeNotices(account, door.spell),
    ...(prices === null ? [] : [prices]),
    describeRows(account),
    ...describeKept(counts?.kept ?? 0),
    ...(rejectionGroups.length > 0 ? ['', ...describeRejections(rejectionGroups, door.spell)] : []),
    ...(remarks.length > 0 ? ['', ...remarks.map(describeRemark)] : []),
    ...(concerns.length > 0 ? ['', 'For published advisors:', ...describeConcerns(concerns)] : []),
    ...describeLeftOut(account),
  ];
  return door.finish(lines.join('\n'));
}

function describeLeftOut({ leftOut }: ImportAccount): string[] {
  const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  return left === 0 ? [] : ['', `${counted(left, 'thing')} more to tell: too much to be kept with the feed.`];
}
