// The inside of a thread that does one piece of work: it takes the task, tells how far it is, and ends with what came of it.

import { parentPort, workerData } from 'node:worker_threads';
import { STOP } from './thread-words.ts';

export interface TaskStart<Task> {
  readonly task: Task;
  /** In shared memory: not 0 once the work is called off. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

export type TaskMessage<Result> =
  | { readonly kind: 'progress'; readonly share: number; readonly count: number }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
  | { readonly kind: 'stopped' };

export interface TaskTools {
  /** Aborted when the work is called off. Work that waits for nothing hears of it by {@link progress} only. */
  readonly signal: AbortSignal;
  /** Tells how far the work is; throws when it is called off. As cheap as may be called for each row. */
  readonly progress: (share: number, count: number) => void;
}

/** Told no more often than this, in milliseconds. */
const PROGRESS_INTERVAL = 100;

/** What {@link TaskTools.progress} throws; whoever catches it has to throw it on. */
class TaskStopped extends Error {}

/** `work`'s result is copied out of the thread. */
export async function serveTask<Task, Result>(work: (task: Task, tools: TaskTools) => Promise<Result>): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This program runs as a thread only.');
  const { task, stopFlag }: TaskStart<Task> = workerData;
  const calling = new AbortController();
  port.on('message', (message: unknown) => {
    if (message === STOP) calling.abort();
  });
  const tell = (message: TaskMessage<Result>): void => port.postMessage(message);
  let toldAt = Number.NEGATIVE_INFINITY;
  const progress = (share: number, count: number): void => {
    if (Atomics.load(stopFlag, 0) !== 0) throw new TaskStopped('The work was called off.');
    const now = performance.now();
    if (now - toldAt < PROGRESS_INTERVAL && share < 1) return;
    toldAt = now;
    tell({ kind: 'progress', share, count });
  };
  try {
    tell({ kind: 'done', result: await work(task, { signal: calling.signal, progress }) });
  } catch (error) {
    if (error instanceof TaskStopped || calling.signal.aborted) tell({ kind: 'stopped' });
    else if (error instanceof Error)
      tell({ kind: 'failed', message: error.message, stack: error.stack ?? error.message });
    else tell({ kind: 'failed', message: String(error), stack: String(error) });
  } finally {
    port.close();
  }
}
