// The thread that tries a mapping on a file. It reads a sample and nothing else, and has no store.

import { openFile } from '@guidepost/catalog/catalog-source';
import { type TrialOrder, type TrialOutcome, tryMapping } from '../imports/try-mapping.ts';
import { serveTasks } from '../threads/serve-tasks.ts';

export interface TrialTask {
  readonly path: string;
  /** What messages call the file. */
  readonly name: string;
  readonly order: Omit<TrialOrder, 'source'>;
}

serveTasks<TrialTask, TrialOutcome>(async ({ path, name, order }) => {
  const source = await openFile(path, name);
  try {
    return await tryMapping({ ...order, source });
  } finally {
    await source.close();
  }
});
