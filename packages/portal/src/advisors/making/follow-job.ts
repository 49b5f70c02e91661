// A job that was ordered here, looked at until it has ended.

import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { useEffect, useState } from 'react';
import { admin } from '../../asking.ts';

/** Milliseconds between two looks. */
const LOOK = 700;

/** Null: none, or nothing is known of it yet. */
export function useFollowedJob(client: string, job: string | null): JobWithResultView | null {
  const [seen, setSeen] = useState<JobWithResultView | null>(null);
  useEffect(() => {
    setSeen(null);
    if (job === null) return;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        try {
          const now = await admin.call('findJob', { client, job, signal: stop.signal });
          if (stop.signal.aborted) return;
          setSeen(now);
          if (now.state === 'ended') return;
        } catch {
          // The next look may work.
        }
        await new Promise((done) => setTimeout(done, LOOK));
      }
    };
    void look();
    return () => stop.abort();
  }, [client, job]);
  return seen;
}
