// Long work that somebody started, follows and may cancel. Each job runs in its own thread, a few at the same time; the others
// wait. Results are kept for a while, so that the person who started the job can ask for them later.

import { randomUUID } from 'node:crypto';
import { runTask, type TaskEnd } from '../threads/run-task.ts';
import type { ThreadProgram } from '../threads/start-worker.ts';

export interface Job<Task, Result> {
  readonly id: string;
  /** The shop that it belongs to. Nobody else can see it. */
  readonly client: string;
  readonly task: Task;
  readonly state: 'waiting' | 'running' | 'ended';
  /** From 0 to 1. */
  readonly share: number;
  /** The number of things done so far. */
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly orderedAt: number;
  readonly endedAt: number | null;
  /** Null until it has ended. */
  readonly end: TaskEnd<Result> | null;
}

export interface JobLimits {
  /** Jobs that run at the same time. */
  readonly running: number;
  /** Jobs that may wait; a further one is refused. */
  readonly waiting: number;
  /** Ended jobs that are remembered. */
  readonly ended: number;
  /** Milliseconds that a job may run. */
  readonly time: number;
}

const LIMITS: JobLimits = { running: 1, waiting: 50, ended: 100, time: 30 * 60_000 };

interface Entry<Task, Result> {
  job: Job<Task, Result>;
  readonly calling: AbortController;
  readonly ended: PromiseWithResolvers<TaskEnd<Result>>;
}

export class JobRunner<Task, Result> {
  readonly #program: ThreadProgram;
  readonly #limits: JobLimits;
  /** In the order in which they were ordered. */
  readonly #entries = new Map<string, Entry<Task, Result>>();
  #isStopping = false;

  constructor(program: ThreadProgram, limits: Partial<JobLimits> = {}) {
    this.#program = program;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** `task` is plain data. Null if too many jobs wait already, or if the runner has stopped. */
  start(client: string, task: Task): Job<Task, Result> | null {
    if (this.#isStopping || this.#inState('waiting').length >= this.#limits.waiting) return null;
    const id = randomUUID();
    const timing = { orderedAt: Date.now(), endedAt: null };
    const job: Job<Task, Result> = { id, client, task, state: 'waiting', share: 0, count: 0, ...timing, end: null };
    const entry = { job, calling: new AbortController(), ended: Promise.withResolvers<TaskEnd<Result>>() };
    this.#entries.set(id, entry);
    this.#runNext();
    return entry.job;
  }

  /** Finds only jobs of this client. */
  find(client: string, id: string): Job<Task, Result> | null {
    const job = this.#entries.get(id)?.job;
    return job?.client === client ? job : null;
  }

  /** Newest first. */
  list(client: string): readonly Job<Task, Result>[] {
    return [...this.#entries.values()].flatMap(({ job }) => (job.client === client ? job : [])).reverse();
  }

  /** How many jobs wait or run. */
  get underWay(): number {
    return this.#inState('waiting').length + this.#inState('running').length;
  }

  /** Cancels it. False if there is no such job, or if it has ended. */
  cancel(client: string, id: string): boolean {
    const entry = this.#entries.get(id);
    if (entry?.job.client !== client || entry.job.state === 'ended') return false;
    this.#callOff(entry);
    return true;
  }

  /** Resolves when it has ended. Null if there is no such job. */
  async ended(client: string, id: string): Promise<TaskEnd<Result> | null> {
    const entry = this.#entries.get(id);
    return entry?.job.client === client ? entry.ended.promise : null;
  }

  /** Cancels everything. Resolves when no thread is left. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const left = [...this.#entries.values()].filter(({ job }) => job.state !== 'ended');
    for (const entry of left) this.#callOff(entry);
    await Promise.all(left.map(({ ended }) => ended.promise));
  }

  #callOff(entry: Entry<Task, Result>): void {
    if (entry.job.state === 'waiting') this.#end(entry, { kind: 'stopped' });
    else entry.calling.abort();
  }

  #runNext(): void {
    if (this.#isStopping || this.#inState('running').length >= this.#limits.running) return;
    const [entry] = this.#inState('waiting');
    if (entry !== undefined) void this.#run(entry);
  }

  async #run(entry: Entry<Task, Result>): Promise<void> {
    entry.job = { ...entry.job, state: 'running' };
    const end = await runTask<Task, Result>(this.#program, entry.job.task, {
      signal: entry.calling.signal,
      time: this.#limits.time,
      progress: (share, count) => {
        entry.job = { ...entry.job, share, count };
      },
    });
    this.#end(entry, end);
    this.#runNext();
  }

  #end(entry: Entry<Task, Result>, end: TaskEnd<Result>): void {
    const share = end.kind === 'done' ? 1 : entry.job.share;
    entry.job = { ...entry.job, state: 'ended', share, endedAt: Date.now(), end };
    entry.ended.resolve(end);
    const [oldest, ...others] = this.#inState('ended');
    if (oldest !== undefined && others.length >= this.#limits.ended) this.#entries.delete(oldest.job.id);
  }

  #inState(state: Job<Task, Result>['state']): Entry<Task, Result>[] {
    return [...this.#entries.values()].filter(({ job }) => job.state === state);
  }
}
