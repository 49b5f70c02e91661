// Shares in plain words: how many, how sure that is, and whether it differs from before.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { sayPercent } from '../say-percent.ts';
import { fillIn, type Language, type Words } from '../words/words.ts';

export type ShareSeen = InsightsView['funnel']['engaged'];

/** A share that may as well be this much larger or smaller says nothing that one could act on. */
const WIDEST = 0.3;

export const isTooFew = ({ low, high }: Omit<ShareSeen, 'count'>): boolean =>
  low === null || high === null || high - low > WIDEST;

export const sayNumber = (language: Language, count: number): string => new Intl.NumberFormat(language).format(count);

/** How far the share can be trusted; or that there are too few. */
export function sayHowSure(language: Language, { insights }: Words, share: ShareSeen): string {
  if (share.low === null || share.high === null || isTooFew(share)) return insights.tooFew;
  return fillIn(insights.likely, { low: sayPercent(language, share.low), high: sayPercent(language, share.high) });
}

/** Whether a share differs from before; null where either is of too few to tell. */
export function sayShareChange(
  language: Language,
  { insights }: Words,
  now: ShareSeen,
  before: ShareSeen,
): string | null {
  if (before.share === null || isTooFew(now) || isTooFew(before)) return null;
  return fillIn(insights.change[compareShares(now, before)], { share: sayPercent(language, before.share) });
}

/** Only what can hardly be chance is a change: of the difference of both, the interval of 95% does not reach zero (Newcombe, 1998). */
export function compareShares(now: ShareSeen, before: ShareSeen): 'up' | 'down' | 'unclear' {
  const [p, low, high] = [now.share ?? 0, now.low ?? 0, now.high ?? 1];
  const [q, lowBefore, highBefore] = [before.share ?? 0, before.low ?? 0, before.high ?? 1];
  if (p - q - Math.hypot(p - low, highBefore - q) > 0) return 'up';
  if (p - q + Math.hypot(high - p, q - lowBefore) < 0) return 'down';
  return 'unclear';
}

export function sayCountChange(
  language: Language,
  { insights: { change } }: Words,
  now: number,
  before: number,
): string {
  if (before === 0) return change.first;
  const percent = sayPercent(language, Math.abs(now - before) / before);
  return now === before ? change.same : fillIn(now > before ? change.more : change.fewer, { percent });
}
