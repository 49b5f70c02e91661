// One job at a time, as a part of the screen shows it: a newer one takes the place of an older one, which is cancelled.

import type { JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { admin } from '../asking.ts';
import { followJob } from './follow-job.ts';

export type JobState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'ended'; readonly job: JobWithResultView }
  | { readonly state: 'failed'; readonly error: unknown };

export interface JobInHand {
  readonly now: JobState;
  /** Resolves to null if it failed, or if another took its place. */
  readonly run: (order: () => Promise<JobView>) => Promise<JobWithResultView | null>;
  readonly stop: () => void;
}

export function useJob(): JobInHand {
  const [now, setNow] = useState<JobState>({ state: 'idle' });
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setNow({ state: 'idle' });
  }, []);
  const run = useCallback(async (order: () => Promise<JobView>): Promise<JobWithResultView | null> => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setNow({ state: 'running', share: 0 });
    const { signal } = own;
    try {
      const job = await followOrCancel(await order(), signal, (share) => setNow({ state: 'running', share }));
      if (signal.aborted) return null;
      setNow({ state: 'ended', job });
      return job;
    } catch (error) {
      if (!signal.aborted) setNow({ state: 'failed', error });
      return null;
    }
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  return { now, run, stop };
}

async function followOrCancel(
  ordered: JobView,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<JobWithResultView> {
  try {
    return await followJob(ordered, {
      signal,
      seen: ({ state, share }) => {
        if (state !== 'ended' && !signal.aborted) onProgress(share);
      },
    });
  } catch (error) {
    const { client, id } = ordered;
    // It may have ended meanwhile; then there is nothing to cancel.
    if (signal.aborted) void admin.call('cancelJob', { client, job: id }).catch(() => {});
    throw error;
  }
}
