// A thread that does pieces of work, one after another, with bounded memory. The work may be cancelled. Whatever happens to the thread,
// the caller gets exactly one end of each.

import type { Worker } from 'node:worker_threads';
import { busyMeter } from './busy-meter.ts';
import type { TaskMessage, TaskWord } from './serve-tasks.ts';
import { describeEnd, isOutOfMemory, startWorker, type ThreadProgram } from './start-worker.ts';

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
  /** Whether the work pauses as long as requests keep this thread busy, wherever it reports progress. */
  readonly givesTime?: boolean;
}

const STOP_TIME = 2000;

export class TaskThread<Task, Result> {
  readonly #program: ThreadProgram;
  readonly #worker: Worker;
  readonly #exit: Promise<number>;
  #error: unknown = null;
  #isOver = false;
  /** Tasks that it was given. */
  #given = 0;

  constructor(program: ThreadProgram) {
    this.#program = program;
    this.#worker = startWorker(program, {});
    this.#worker.on('error', (reason) => {
      this.#error = reason;
    });
    this.#exit = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.#isOver = true;
        resolve(code);
      });
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get given(): number {
    return this.#given;
  }

  /** Whether the process stays for it. */
  set isAwaited(isAwaited: boolean) {
    if (isAwaited) this.#worker.ref();
    else this.#worker.unref();
  }

  /** `task` is copied into the thread, which must have none at the time. Nothing that the thread does makes this reject. */
  async run(
    task: Task,
    { signal, progress, time, stopTime = STOP_TIME, givesTime = false }: TaskControl = {},
  ): Promise<TaskEnd<Result>> {
    const nth = this.#given++;
    const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const timers: NodeJS.Timeout[] = [];
    const stop = (): void => {
      // The flag is for work that never takes messages.
      Atomics.store(stopFlag, 0, 1);
      Atomics.notify(stopFlag, 0);
      this.#tell({ kind: 'stop', nth });
      timers.push(setTimeout(() => void this.#worker.terminate(), stopTime));
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
    const unwatch = givesTime ? busyMeter.watch() : null;
    this.#tell({ kind: 'task', nth, task, stopFlag, busy: givesTime ? busyMeter.shared : null });
    const told = await this.#hearOf(progress);
    unwatch?.();
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    if (told !== null && told.kind !== 'stopped') return told;
    if (isTooLong) return { kind: 'lost', reason: 'it took too long', isTooLong, isOutOfMemory: false };
    if (told !== null || signal?.aborted) return { kind: 'stopped' };
    const reason = describeEnd(this.#program, this.#error, await this.#exit);
    return { kind: 'lost', reason, isTooLong, isOutOfMemory: isOutOfMemory(this.#error) };
  }

  /** Sends it away. Resolves when it is gone. It must have no task. */
  async leave(): Promise<void> {
    this.#tell({ kind: 'leave' });
    const late = setTimeout(() => void this.#worker.terminate(), STOP_TIME);
    late.unref();
    await this.#exit;
    clearTimeout(late);
  }

  #tell(word: TaskWord<Task>): void {
    this.#worker.postMessage(word);
  }

  /** Null: the thread ended without a word. */
  #hearOf(progress: TaskControl['progress']): Promise<Exclude<TaskMessage<Result>, { kind: 'progress' }> | null> {
    return new Promise((resolve) => {
      const hear = (message: TaskMessage<Result>): void => {
        if (message.kind === 'progress') {
          progress?.(message.share, message.count);
        } else {
          this.#worker.off('message', hear);
          resolve(message);
        }
      };
      this.#worker.on('message', hear);
      void this.#exit.then(() => resolve(null));
    });
  }
}
