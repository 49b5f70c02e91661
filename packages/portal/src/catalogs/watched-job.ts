// A job that somebody waits for: how far it is, asked again and again, and what came of it.

import type { JobWithResultView } from '@guidepost/contract/views/job-view';
import { useEffect, useState } from 'react';
import { admin } from '../asking.ts';

/** Milliseconds between two questions. */
const PAUSE = 400;

/** `id` null: there is none. */
export function useWatchedJob(
  client: string,
  id: string | null,
): { readonly job: JobWithResultView | null; readonly error: unknown } {
  const [known, setKnown] = useState<{ readonly job: JobWithResultView | null; readonly error: unknown }>({
    ...{ job: null, error: null },
  });
  useEffect(() => {
    setKnown({ job: null, error: null });
    if (id === null) return;
    const stop = new AbortController();
    let failures = 0;
    const ask = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        try {
          const job = await admin.call('findJob', { client, job: id, signal: stop.signal });
          failures = 0;
          setKnown({ job, error: null });
          if (job.state === 'ended') return;
        } catch (error) {
          if (stop.signal.aborted) return;
          // A connection may break for a moment while the job goes on.
          if (++failures > 5) {
            setKnown({ job: null, error });
            return;
          }
        }
        await new Promise((done) => setTimeout(done, PAUSE * (1 + failures)));
      }
    };
    void ask();
    return () => stop.abort();
  }, [client, id]);
  return known;
}
