// Long work that was ordered, once it has ended.

import type { JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { admin } from './asking.ts';

/** Milliseconds between two looks: soon at first, because most work is short. */
const [FIRST, MOST] = [150, 1500];

export async function endedJob(
  { client, id }: Pick<JobView, 'client' | 'id'>,
  signal?: AbortSignal,
): Promise<JobWithResultView> {
  for (let wait = FIRST; ; wait = Math.min(wait * 1.5, MOST)) {
    const job = await admin.call('findJob', { client, job: id, ...(signal && { signal }) });
    if (job.state === 'ended') return job;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
