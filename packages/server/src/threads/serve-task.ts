// The inside of a thread that does one piece of work: it takes the task, reports its progress, and ends with the result.

import { parentPort, workerData } from 'node:worker_threads';
import { STOP } from './thread-words.ts';

export interface TaskStart<Task> {
  readonly task: Task;
  /** In shared memory. It is not 0 once the work is cancelled. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

export type TaskMessage<Result> =
  | { readonly kind: 'progress'; readonly share: number; readonly count: number }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
  | { readonly kind: 'stopped' };

export interface TaskTools {
  /** Aborted when the work is cancelled. Work that never waits only hears of it by {@link progress}. */
  readonly signal: AbortSignal;
  /** Reports progress. Throws if the work is cancelled. It is cheap enough to be called for each row. */
  readonly progress: (share: number, count: number) => void;
}

/** Milliseconds between two reports, at least. */
const PROGRESS_INTERVAL = 100;

/** What {@link TaskTools.progress} throws. Code that catches it must throw it again. */
class TaskStopped extends Error {}

/** The result of `work` is copied out of the thread. */
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
