// Runs pieces of work of one kind in threads that stay for a while. Somebody who edits has one thing after another tried, and most of what a
// small one costs in a new thread is reading and compiling the program.

import type { ThreadProgram } from './start-worker.ts';
import { type TaskControl, type TaskEnd, TaskThread } from './task-thread.ts';

export interface Warmth {
  /** Milliseconds that a thread waits for the next task. Until then it keeps the memory of the last one. */
  readonly wait: number;
  /** So many tasks a thread does, so that nothing that a task leaves behind grows without end. */
  readonly most: number;
}

const WARMTH: Warmth = { wait: 60_000, most: 100 };

export class WarmTasks<Task, Result> {
  readonly #program: ThreadProgram;
  readonly #warmth: Warmth;
  /** One is enough: who edits waits for each. */
  #waiting: { readonly thread: TaskThread<Task, Result>; readonly timer: NodeJS.Timeout } | null = null;
  readonly #leaving = new Set<Promise<void>>();
  #isStopping = false;

  constructor(program: ThreadProgram, warmth: Partial<Warmth> = {}) {
    this.#program = program;
    this.#warmth = { ...WARMTH, ...warmth };
  }

  /** As many at the same time as are asked for. `task` is copied into the thread. Nothing that the thread does makes this reject. */
  async run(task: Task, control: TaskControl = {}): Promise<TaskEnd<Result>> {
    if (control.signal?.aborted) return { kind: 'stopped' };
    const thread = this.#take();
    const end = await thread.run(task, control);
    // What threw something may have left something behind.
    const isSound = (end.kind === 'done' || end.kind === 'stopped') && thread.given < this.#warmth.most;
    if (isSound && !thread.isOver && !this.#isStopping && this.#waiting === null) this.#keep(thread);
    else await thread.leave();
    return end;
  }

  /** Resolves when no thread waits any more. What runs is stopped by its own signal. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#sendAway();
    await Promise.all(this.#leaving);
  }

  #take(): TaskThread<Task, Result> {
    const kept = this.#waiting;
    this.#waiting = null;
    if (kept === null) return new TaskThread(this.#program);
    clearTimeout(kept.timer);
    if (kept.thread.isOver) return new TaskThread(this.#program);
    kept.thread.isAwaited = true;
    return kept.thread;
  }

  #keep(thread: TaskThread<Task, Result>): void {
    thread.isAwaited = false;
    const timer = setTimeout(() => this.#sendAway(), this.#warmth.wait);
    timer.unref();
    this.#waiting = { thread, timer };
  }

  #sendAway(): void {
    const kept = this.#waiting;
    if (kept === null) return;
    this.#waiting = null;
    clearTimeout(kept.timer);
    const leaving = kept.thread.leave().finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }
}
