// The inside of a thread that does pieces of work, one after another: it takes a task, reports its progress, answers with the result, and
// waits for the next one until it is sent away.

import { parentPort } from 'node:worker_threads';
import { pacer } from './pace.ts';

/** What such a thread is told. */
export type TaskWord<Task> =
  | {
      readonly kind: 'task';
      readonly nth: number;
      readonly task: Task;
      /** In shared memory. It is not 0 once the work is cancelled. */
      readonly stopFlag: Int32Array<SharedArrayBuffer>;
      /** Per mille of its time that the thread that answers requests is busy, in shared memory; null: the work goes on all the same. */
      readonly busy: Int32Array<SharedArrayBuffer> | null;
    }
  /** Cancels that one. It may come when it has ended and the next one has begun. */
  | { readonly kind: 'stop'; readonly nth: number }
  | { readonly kind: 'leave' };

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

/** The result of `work` is copied out of the thread. When it is there, nothing of the work goes on. */
export function serveTasks<Task, Result>(work: (task: Task, tools: TaskTools) => Promise<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('This program runs as a thread only.');
  const tell = (message: TaskMessage<Result>): void => port.postMessage(message);
  let now = { nth: -1, calling: new AbortController() };

  async function serve({ nth, task, stopFlag, busy }: Extract<TaskWord<Task>, { kind: 'task' }>): Promise<void> {
    const calling = new AbortController();
    now = { nth, calling };
    let toldAt = Number.NEGATIVE_INFINITY;
    // A call-off ends the pause.
    const giveTime = busy === null ? null : pacer(busy, (pause) => void Atomics.wait(stopFlag, 0, 0, pause));
    const progress = (share: number, count: number): void => {
      giveTime?.();
      if (Atomics.load(stopFlag, 0) !== 0) throw new TaskStopped('The work was called off.');
      const time = performance.now();
      if (time - toldAt < PROGRESS_INTERVAL && share < 1) return;
      toldAt = time;
      tell({ kind: 'progress', share, count });
    };
    try {
      tell({ kind: 'done', result: await work(task, { signal: calling.signal, progress }) });
    } catch (error) {
      if (error instanceof TaskStopped || calling.signal.aborted) tell({ kind: 'stopped' });
      else if (error instanceof Error)
        tell({ kind: 'failed', message: error.message, stack: error.stack ?? error.message });
      else tell({ kind: 'failed', message: String(error), stack: String(error) });
    }
  }

  port.on('message', (word: TaskWord<Task>) => {
    if (word.kind === 'leave') port.close();
    else if (word.kind === 'task') void serve(word);
    else if (word.nth === now.nth) now.calling.abort();
  });
}
