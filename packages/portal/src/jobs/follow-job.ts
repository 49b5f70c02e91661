// Long work that was ordered, looked at until it has ended.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { admin } from '../asking.ts';

export interface Following {
  readonly signal?: AbortSignal;
  /** Called with what is known after each look, also after the last one. */
  readonly seen?: (job: JobWithResultView) => void;
}

/** Milliseconds between two looks: soon at first, because most work is short. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 1500;

/** A connection may break for a moment while the work goes on. */
const MOST_FAILURES = 5;

/** Throws the reason of `signal`, and what goes wrong again and again. */
export async function followJob(
  { client, id }: Pick<JobView, 'client' | 'id'>,
  { signal, seen }: Following = {},
): Promise<JobWithResultView> {
  let failures = 0;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 1.4, LONGEST_PAUSE)) {
    signal?.throwIfAborted();
    try {
      const job = await admin.call('findJob', { client, job: id, ...(signal && { signal }) });
      failures = 0;
      seen?.(job);
      if (job.state === 'ended') return job;
    } catch (error) {
      failures += 1;
      const isOver = error instanceof AdminProblem && error.wait === null;
      if (isOver || signal?.aborted || failures > MOST_FAILURES) throw error;
    }
    await pause(wait, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
