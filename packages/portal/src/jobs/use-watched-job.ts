// A job that somebody waits for, by its id: how far it is, and what came of it. It goes on when nobody looks any more.

import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { useEffect, useState } from 'react';
import { followJob } from './follow-job.ts';

export interface WatchedJob {
  /** Null: there is none, or nothing is known of it yet. */
  readonly job: JobWithResultView | null;
  readonly error: unknown;
}

const NOTHING: WatchedJob = { job: null, error: null };

/** `id` null: there is none. */
export function useWatchedJob(client: string, id: string | null): WatchedJob {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    setKnown(NOTHING);
    if (id === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const seen = (job: JobWithResultView): void => {
      if (!signal.aborted) setKnown({ job, error: null });
    };
    followJob({ client, id }, { signal, seen }).catch((error: unknown) => {
      if (!signal.aborted) setKnown({ job: null, error });
    });
    return () => stop.abort();
  }, [client, id]);
  return known;
}
