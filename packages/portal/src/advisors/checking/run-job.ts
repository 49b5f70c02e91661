// Orders work of the service and follows it to its end. Whoever does not want it any more aborts it, and it is cancelled there, too.

import type { JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { admin } from '../../asking.ts';

export interface FollowedJob {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Milliseconds between two looks: soon at first, because most work is short. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 1500;

/** Throws what `order` throws, and the reason of `signal`. */
export async function runJob(
  order: () => Promise<JobView>,
  { signal, onProgress }: FollowedJob,
): Promise<JobWithResultView> {
  const { client, id } = await order();
  try {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 1.4, LONGEST_PAUSE)) {
      signal.throwIfAborted();
      const job = await admin.call('findJob', { client, job: id, signal });
      if (job.state === 'ended') return job;
      onProgress(job.share);
      await pause(wait, signal);
    }
  } catch (error) {
    // It may have ended meanwhile; then there is nothing to cancel.
    if (signal.aborted) void admin.call('cancelJob', { client, job: id }).catch(() => {});
    throw error;
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
