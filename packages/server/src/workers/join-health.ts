// Whether all workers together are ready. One that is gone takes no connections, so it is only missed; one that runs with a part that failed
// takes them, so the service is not ready.

import type { PartHealth } from '../monitoring/health.ts';
import type { GroupState, WorkerState } from './worker-messages.ts';

export interface GroupHealth {
  readonly status: WorkerState['status'];
  readonly parts: readonly (PartHealth & { readonly worker?: number })[];
}

/** The first that any of them says. */
const WORST_FIRST = ['draining', 'failing', 'serving', 'starting'] as const;

export function joinHealth({ wanted, workers }: GroupState): GroupHealth {
  const status = WORST_FIRST.find((one) => workers.some((worker) => worker.status === one)) ?? 'starting';
  const parts = workers.flatMap(({ worker, parts: amiss }) => amiss.map((part) => ({ ...part, worker })));
  const taking = workers.filter((worker) => worker.status !== 'starting').length;
  const missing: PartHealth[] =
    taking === wanted
      ? []
      : [{ part: 'workers', state: 'degraded', detail: `${taking} of ${wanted} workers take requests.` }];
  return { status, parts: [...missing, ...parts] };
}
