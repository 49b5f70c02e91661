// Runs long work in its own thread, with bounded memory. The work may be cancelled. Whatever happens to the thread, the caller
// gets exactly one end.

import type { TaskMessage, TaskStart } from './serve-task.ts';
import { describeEnd, isOutOfMemory, startWorker, type ThreadProgram } from './start-worker.ts';
import { STOP } from './thread-words.ts';

export type TaskEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The work threw; `stack` says where. */
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
  /** Somebody cancelled it. */
  | { readonly kind: 'stopped' }
  /** The thread ended without a result, or took too long. */
  | { readonly kind: 'lost'; readonly reason: string; readonly isTooLong: boolean; readonly isOutOfMemory: boolean };

export interface TaskControl {
  /** Aborting it cancels the work. */
  readonly signal?: AbortSignal;
  /** `share` goes from 0 to 1; `count` is the number of things done so far. */
  readonly progress?: (share: number, count: number) => void;
  /** The longest that the work may take, in milliseconds. */
  readonly time?: number;
  /** Milliseconds in which the thread may stop by itself; then it is ended. */
  readonly stopTime?: number;
}

const STOP_TIME = 2000;

/** `task` is copied into the thread. Nothing that the thread does makes this reject. */
export async function runTask<Task, Result>(
  program: ThreadProgram,
  task: Task,
  { signal, progress, time, stopTime = STOP_TIME }: TaskControl = {},
): Promise<TaskEnd<Result>> {
  if (signal?.aborted) return { kind: 'stopped' };
  const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: TaskStart<Task> = { task, stopFlag };
  const worker = startWorker(program, { workerData });
  let end: TaskEnd<Result> | null = null;
  let error: unknown = null;
  worker.on('message', (message: TaskMessage<Result>) => {
    if (message.kind === 'progress') progress?.(message.share, message.count);
    else end = message;
  });
  worker.once('error', (reason) => {
    error = reason;
  });
  const timers: NodeJS.Timeout[] = [];
  const stop = (): void => {
    // The flag is for work that never takes messages.
    Atomics.store(stopFlag, 0, 1);
    worker.postMessage(STOP);
    timers.push(setTimeout(() => void worker.terminate(), stopTime));
  };
  let isTooLong = false;
  if (time !== undefined) {
    const tooLong = setTimeout(() => {
      isTooLong = true;
      stop();
    }, time);
    tooLong.unref();
    timers.push(tooLong);
  }
  signal?.addEventListener('abort', stop, { once: true });
  const exitCode = await new Promise<number>((resolve) => worker.once('exit', resolve));
  for (const timer of timers) clearTimeout(timer);
  signal?.removeEventListener('abort', stop);
  return conclude(program, end, { error, exitCode, isTooLong, isCalledOff: signal?.aborted ?? false });
}

interface Exit {
  readonly error: unknown;
  readonly exitCode: number;
  readonly isTooLong: boolean;
  readonly isCalledOff: boolean;
}

function conclude<Result>(
  program: ThreadProgram,
  told: TaskEnd<Result> | null,
  { error, exitCode, isTooLong, isCalledOff }: Exit,
): TaskEnd<Result> {
  if (told !== null && told.kind !== 'stopped') return told;
  if (isTooLong) return { kind: 'lost', reason: 'it took too long', isTooLong, isOutOfMemory: false };
  if (told !== null || isCalledOff) return { kind: 'stopped' };
  const reason = describeEnd(program, error, exitCode);
  return { kind: 'lost', reason, isTooLong, isOutOfMemory: isOutOfMemory(error) };
}
