// A feed as it is looked at again and again, because the server pulls it by itself.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { FeedView } from '@guidepost/contract/views/feed-view';
import { useEffect, useState } from 'react';
import { type Asked, useAsked } from '../../asking.ts';

/** Milliseconds from an answer to the next look. */
const PAUSE = 3000;

export interface FollowedFeed {
  /** The last good answer stays while the feed cannot be read. */
  readonly known: Asked<FeedView>;
  /** Why the last look brought nothing although a feed is known; null: it did. */
  readonly error: unknown;
  readonly again: () => void;
}

export function useFollowedFeed(client: string, catalog: string): FollowedFeed {
  const [asked, again] = useAsked('findFeed', { client, catalog });
  const [before, setBefore] = useState<Asked<FeedView>>(asked);
  const known = keepGood(before, asked);
  if (known !== before) setBefore(known);
  const isThere = known.state === 'there';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is followed by one further look
  useEffect(() => (isThere ? lookLater(document, again) : undefined), [asked, isThere, again]);
  return { known, error: known !== asked && asked.state === 'failed' ? asked.error : null, again };
}

export const isNoFeed = (error: unknown): boolean => error instanceof AdminProblem && error.slug === 'not-found';

export const keepGood = (before: Asked<FeedView>, now: Asked<FeedView>): Asked<FeedView> =>
  before.state === 'there' && now.state === 'failed' && !isNoFeed(now.error) ? before : now;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** One look, while somebody sees the page. Returns what ends it. */
export function lookLater(page: Page, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', wait);
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      // Another look would break off this one.
      end();
      look();
    }, PAUSE);
  };
  page.addEventListener('visibilitychange', wait);
  wait();
  return end;
}
