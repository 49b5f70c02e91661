// The jobs that this process does: it takes the next one whenever it may do another, says how far each is, and hears from the store what
// other processes ask for. Whatever becomes of a job, the store learns it, or in the end that nobody is there for it any more.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ClaimedJob, Job, JobEnd, JobOrder } from './job.ts';
import type { JobBounds, JobStore } from './job-store.ts';

export interface JobQueueParts {
  readonly store: JobStore;
  /** Where the files are that this process can read. */
  readonly place: string;
  readonly lanes: readonly JobLane[];
  /** Does a job; `work` is what was ordered. It ends soon after `signal` is aborted, and never rejects but for a fault of ours. */
  readonly run: (job: Job, work: unknown, control: JobControl) => Promise<JobEnd>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly limits?: Partial<JobLimits>;
}

/** Jobs that do not wait for those of other lanes. */
export interface JobLane {
  readonly kinds: readonly string[];
  /** As many of them run in this process at the same time. */
  readonly most: number;
}

export interface JobControl {
  readonly signal: AbortSignal;
  /** `share` goes from 0 to 1; `count` is the number of things done so far. */
  readonly progress: (share: number, count: number) => void;
}

export interface JobLimits extends JobBounds {
  /** Milliseconds between two looks at the store. */
  readonly interval: number;
  /** Milliseconds without a word until a job that runs, or one that waits, is lost. */
  readonly patience: { readonly running: number; readonly waiting: number };
  /** Milliseconds that ended jobs are remembered. */
  readonly remembered: number;
  /** Ended jobs of a client that are remembered. */
  readonly rememberedPerClient: number;
}

const LIMITS: JobLimits = {
  ...{ perClient: 20, inAll: 200 },
  interval: 1000,
  // A job that waits may outlive the process that it was ordered from, and even a restart of the only one.
  patience: { running: 30_000, waiting: 5 * 60_000 },
  remembered: 7 * 24 * 60 * 60_000,
  rememberedPerClient: 200,
};

/** Of so many looks one says that this process is there, and looks for others that are not; of so many one clears out. */
const ATTENDING = 5;
const CLEARING = 60;

/** A store that is away is told once in so many milliseconds. */
const LOG_PAUSE = 60_000;

/** How often the store is told of an end while this process stops. */
const LAST_TRIES = 3;

interface Running {
  readonly job: Job;
  readonly calling: AbortController;
  share: number;
  count: number;
  over: Promise<void>;
}

export class JobQueue {
  readonly #parts: JobQueueParts;
  readonly #limits: JobLimits;
  readonly #holder = randomUUID();
  readonly #running = new Map<string, Running>();
  #looks = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isTaking = false;
  /** One was ordered while others were being taken. */
  #takesAgain = false;
  #isStopping = false;
  /** When it was last logged, on the clock of `performance.now`. */
  #failureLoggedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: JobQueueParts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  /** What the process before this one left behind is told first. */
  async start(): Promise<void> {
    const { store } = this.#parts;
    if (store.isAlone) await store.endSilent({ ...this.#limits.patience, running: 0 });
    this.#schedule(0);
  }

  /** `work` is plain data. Refused where too many wait or run already, of this client or in all. */
  async order({
    work,
    ...order
  }: Omit<JobOrder, 'id' | 'work'> & { readonly work: unknown }): ReturnType<JobStore['order']> {
    const job = await this.#parts.store.order({ ...order, id: randomUUID(), work: JSON.stringify(work) }, this.#limits);
    if (typeof job !== 'string') void this.#take();
    return job;
  }

  /** Null if there is no such job of this client that has not ended. Whichever process does it stops it within a second or two. */
  async cancel(client: string, id: string): Promise<Job | null> {
    const job = await this.#parts.store.cancel(client, id);
    if (job?.state === 'running') this.#running.get(id)?.calling.abort();
    return job;
  }

  /** Stops what runs in this process. Resolves when no thread is left. What waits is left for other processes, or for the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    const left = [...this.#running.values()];
    for (const { calling } of left) calling.abort();
    await Promise.all(left.map(({ over }) => over));
  }

  #schedule(pause: number): void {
    if (this.#isStopping) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#schedule(this.#limits.interval));
    }, pause);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { store, place } = this.#parts;
    const { patience, remembered, rememberedPerClient } = this.#limits;
    const nth = this.#looks++;
    await this.#attempt(async () => {
      for (const running of this.#running.values()) {
        const { job, calling, share, count } = running;
        if ((await store.tell(job.id, this.#holder, share, count)) !== 'go on') calling.abort();
      }
      if (nth % ATTENDING === 0) {
        await store.attend(place);
        await store.endSilent(patience);
      }
      if (nth % CLEARING === 0) await store.clearOut(remembered, rememberedPerClient);
    });
    await this.#take();
  }

  /** The store may be away for a while; then all this is tried again. */
  async #attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const now = performance.now();
      if (now - this.#failureLoggedAt < LOG_PAUSE) return false;
      this.#failureLoggedAt = now;
      this.#parts.log.warn({ err: error }, 'the store cannot be told of jobs; it is tried again');
      return false;
    }
  }

  async #take(): Promise<void> {
    this.#takesAgain = true;
    if (this.#isTaking) return;
    this.#isTaking = true;
    while (this.#takesAgain) {
      this.#takesAgain = false;
      await this.#attempt(async () => {
        for (const lane of this.#parts.lanes) await this.#fill(lane);
      });
    }
    this.#isTaking = false;
  }

  async #fill({ kinds, most }: JobLane): Promise<void> {
    const { store, place } = this.#parts;
    const isFree = (): boolean =>
      [...this.#running.values()].filter(({ job }) => kinds.includes(job.kind)).length < most;
    while (!this.#isStopping && isFree()) {
      const claimed = await store.claim({ holder: this.#holder, place, kinds });
      if (claimed === null) return;
      this.#begin(claimed);
    }
  }

  #begin({ job, work }: ClaimedJob): void {
    const calling = new AbortController();
    if (this.#isStopping) calling.abort();
    const running: Running = { job, calling, share: 0, count: 0, over: Promise.resolve() };
    this.#running.set(job.id, running);
    running.over = this.#do(running, work).finally(() => {
      this.#running.delete(job.id);
      void this.#take();
    });
  }

  async #do(running: Running, work: string): Promise<void> {
    const { job, calling } = running;
    const { run, log } = this.#parts;
    const progress = (share: number, count: number): void => {
      running.share = share;
      running.count = count;
    };
    const end = await Promise.resolve()
      .then(() => run(job, JSON.parse(work), { signal: calling.signal, progress }))
      .catch((error: unknown): JobEnd => {
        log.error({ err: error, job: job.id, kind: job.kind }, 'a job ended in an internal error');
        return { outcome: 'failed', result: null };
      });
    await this.#tellEnd(running, end);
  }

  /** Meanwhile it goes on saying that somebody is there for it. */
  async #tellEnd({ job, share, count }: Running, end: JobEnd): Promise<void> {
    const { store, log } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const isTold = await this.#attempt(async () => {
        await store.tell(job.id, this.#holder, share, count);
        if (await store.end(job.id, this.#holder, end)) return;
        log.warn({ job: job.id, kind: job.kind, outcome: end.outcome }, 'a job was taken for lost before it ended');
      });
      if (isTold || (this.#isStopping && tries >= LAST_TRIES)) return;
      await sleep(this.#limits.interval);
    }
  }
}
