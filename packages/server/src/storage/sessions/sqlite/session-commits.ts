// Group commit: what comes while one transaction is being written goes into the next. Only one transaction is under way at a
// time, so a session's steps reach the disk in the order in which they were taken.

import type { PartHealth } from '../../../monitoring/health.ts';
import { StoreUnavailable } from '../../../sessions/session-store.ts';
import { programBeside } from '../../../threads/start-worker.ts';
import { WatchedThread } from '../../../threads/watched-thread.ts';
import type { InteractionRow } from '../interaction-rows.ts';
import type { StepRow } from '../session-rows.ts';
import { Batch, type PendingInteraction, type PendingStep } from './commit-batch.ts';
import type { SessionContexts } from './session-contexts.ts';
import type {
  Chore,
  ChoreReply,
  SweepRequest,
  WriterReply,
  WriterRequest,
  WriterSettings,
} from './session-writer-messages.ts';

interface PendingChore {
  readonly request: Chore;
  readonly resolve: (done: ChoreReply) => void;
  readonly reject: (error: Error) => void;
}

/** The transaction that is being written. */
interface Flight {
  readonly batch: Batch | null;
  readonly chore: PendingChore | null;
  readonly landed: (reply: WriterReply) => void;
}

const PROGRAM = { name: 'session-writer', file: programBeside(import.meta.url, 'session-writer') };

/** Interactions that go with one transaction at most, so that however many come, its steps hardly wait longer. */
const MOST_INTERACTIONS = 64;

export class SessionCommits {
  readonly #thread: WatchedThread<WriterRequest, WriterReply>;
  readonly #contexts: SessionContexts;
  readonly #pace: number;
  readonly #forget: (steps: readonly PendingStep[]) => void;
  #waiting = new Batch();
  readonly #chores: PendingChore[] = [];
  readonly #interactions: PendingInteraction[] = [];
  #flight: Flight | null = null;
  #departed = 0;
  #scheduled = false;
  /** Steps and chores take turns, so that neither has to wait for all of the others. */
  #choreNext = false;
  #drained: (() => void) | null = null;
  /** What was wrong with the file or the disk at the last transaction; null if nothing was. */
  #blame: string | null = null;
  /** Set while there is no thread that writes. */
  #lost: StoreUnavailable | null = null;

  /**
   * `pace` is the least milliseconds between two commits. A step that comes after a pause never waits. `forget` gets steps of
   * which nobody knows whether they are on disk, so that the disk is asked.
   */
  static async start(
    settings: WriterSettings,
    contexts: SessionContexts,
    pace: number,
    forget: (steps: readonly PendingStep[]) => void,
  ): Promise<SessionCommits> {
    return new SessionCommits(await WatchedThread.start(PROGRAM, settings), contexts, pace, forget);
  }

  private constructor(
    thread: WatchedThread<WriterRequest, WriterReply>,
    contexts: SessionContexts,
    pace: number,
    forget: (steps: readonly PendingStep[]) => void,
  ) {
    this.#thread = thread;
    this.#contexts = contexts;
    this.#pace = pace;
    this.#forget = forget;
    thread.listen({
      told: (reply) => this.#flight?.landed(reply),
      lost: (reason) => this.#lose(reason),
      restored: () => {
        this.#lost = null;
      },
    });
  }

  get health(): PartHealth {
    const { health } = this.#thread;
    if (health.state !== 'ok' || this.#blame === null) return health;
    return { ...health, state: 'failed', detail: `sessions cannot be written: ${this.#blame}` };
  }

  /** Whether the last transaction failed because of the file or the disk. */
  get isBlocked(): boolean {
    return this.#blame !== null;
  }

  /** Resolves once the step is on disk. */
  add(step: PendingStep): Promise<true> {
    const { committed, steps } = this.#waiting;
    if (this.#lost !== null) {
      undo([step]);
      return Promise.reject(this.#lost);
    }
    steps.push(step);
    if (!this.#scheduled && this.#flight === null) this.#schedule();
    return committed.promise;
  }

  /** Resolves once the interaction is on disk. It goes with the steps of its moment, or with later ones if there are many. */
  addInteraction(row: InteractionRow): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#lost !== null) return reject(this.#lost);
      this.#interactions.push({ row, resolve, reject });
      if (!this.#scheduled && this.#flight === null) this.#schedule();
    });
  }

  /** Resolves to whether there was anything to erase. Earlier steps of the session are committed, then erased. */
  erase(id: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#lost !== null) return reject(this.#lost);
      this.#waiting.erasures.push({ id, resolve, reject });
      if (!this.#scheduled && this.#flight === null) this.#schedule();
    });
  }

  /** Runs one slice of a sweep between two commits. */
  async sweep(request: SweepRequest): Promise<Extract<ChoreReply, { kind: 'swept' }>> {
    const done = await this.#do(request);
    if (done.kind !== 'swept') throw new Error(`the writer gave an unexpected reply: ${done.kind}`);
    return done;
  }

  /** Finds out whether writing is possible, and rejects if it is not. */
  async probe(): Promise<void> {
    await this.#do({ kind: 'probe' });
  }

  #do(request: Chore): Promise<ChoreReply> {
    return new Promise((resolve, reject) => {
      if (this.#lost !== null) return reject(this.#lost);
      this.#chores.push({ request, resolve, reject });
      if (!this.#scheduled && this.#flight === null) this.#schedule();
    });
  }

  /** Commits what is waiting, then ends the thread. Nothing may be added any more. */
  async close(): Promise<void> {
    if (this.#hasWork() || this.#flight !== null) {
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    }
    await this.#thread.stop();
  }

  #schedule(): void {
    this.#scheduled = true;
    const wait = this.#departed + this.#pace - performance.now();
    // With an immediate, everything from this turn of the event loop goes into the same commit.
    if (wait < 1) setImmediate(this.#depart);
    else setTimeout(this.#depart, wait);
  }

  readonly #depart = (): void => {
    this.#scheduled = false;
    // The scheduled steps may have failed since, together with the thread. A message to it would never be answered.
    if (this.#flight !== null || !this.#hasWork()) return;
    this.#departed = performance.now();
    const isIdle = this.#waiting.isEmpty && this.#interactions.length === 0;
    this.#choreNext = this.#chores.length > 0 && (this.#choreNext || isIdle);
    if (this.#choreNext) this.#departWithChore();
    else this.#departWithSteps();
    this.#choreNext = !this.#choreNext;
  };

  #departWithSteps(): void {
    const batch = this.#waiting;
    const { steps, erasures, committed } = batch;
    this.#waiting = new Batch();
    const interactions = this.#interactions.length === 0 ? NONE : this.#interactions.splice(0, MOST_INTERACTIONS);
    batch.interactions = interactions;
    const contexts = this.#contexts.unwritten();
    const landed = (reply: WriterReply): void => {
      if (reply.kind !== 'committed') {
        this.#land(this.#failureOf(reply));
        return;
      }
      this.#blame = null;
      this.#contexts.markWritten(contexts);
      for (const { remembered, session } of steps) {
        remembered.committed = session;
        if (--remembered.pending === 0) remembered.settling = null;
      }
      committed.resolve(true);
      erasures.forEach(({ resolve }, index) => {
        resolve(reply.erased[index] ?? false);
      });
      for (const { resolve } of interactions) resolve();
      this.#land(null);
    };
    this.#flight = { batch, chore: null, landed };
    const values: StepRow[number][] = [];
    for (const { row } of steps) values.push(...row);
    this.#send({
      kind: 'commit',
      contexts,
      steps: JSON.stringify(values),
      interactions: interactions.length === 0 ? '[]' : JSON.stringify(interactions.flatMap(({ row }) => row)),
      erasures: erasures.map(({ id }) => id),
    });
  }

  #departWithChore(): void {
    const chore = this.#chores.shift();
    if (chore === undefined) return;
    const landed = (reply: WriterReply): void => {
      if (reply.kind === 'failed' || reply.kind === 'committed') {
        // A sweep reads what is old, and may find damage there that no step meets.
        const before = this.#blame;
        const error = this.#failureOf(reply);
        if (chore.request.kind === 'sweep') this.#blame = before;
        this.#land(error);
        return;
      }
      this.#blame = null;
      chore.resolve(reply);
      this.#land(null);
    };
    this.#flight = { batch: null, chore, landed };
    this.#send(chore.request);
  }

  #failureOf(reply: WriterReply): Error {
    if (reply.kind !== 'failed') return new Error(`the writer gave an unexpected reply: ${reply.kind}`);
    this.#blame = reply.blame;
    const message = `the commit failed: ${reply.message}`;
    return reply.blame === null ? new Error(message) : new StoreUnavailable(message);
  }

  #send(request: WriterRequest): void {
    this.#thread.send(request);
  }

  #land(error: Error | null): void {
    const flight = this.#flight;
    this.#flight = null;
    if (error !== null && flight !== null) {
      flight.chore?.reject(error);
      if (flight.batch !== null) this.#fail(flight.batch, error);
    }
    if (this.#hasWork()) {
      if (!this.#scheduled) this.#schedule();
    } else this.#drained?.();
  }

  /**
   * Sessions go back to their committed state. Waiting steps fail, too, because some depend on those that failed, and callers
   * may try again.
   */
  #fail(batch: Batch, error: Error): void {
    const { steps, committed } = this.#waiting;
    undo([...batch.steps, ...steps]);
    batch.committed.reject(error);
    for (const { reject } of [...batch.erasures, ...batch.interactions]) reject(error);
    if (steps.length === 0) return;
    committed.reject(error);
    const { erasures } = this.#waiting;
    this.#waiting = new Batch();
    this.#waiting.erasures.push(...erasures);
  }

  /** Everything under way fails. What was sent to the thread may be on disk or not, so memory forgets it. */
  #lose(reason: Error): void {
    const lost = new StoreUnavailable(`sessions cannot be written: ${reason.message}`);
    this.#lost = lost;
    const uncertain = this.#flight?.batch?.steps ?? [];
    const waiting = this.#waiting;
    this.#waiting = new Batch();
    this.#fail(waiting, lost);
    for (const { reject } of [...this.#chores.splice(0), ...this.#interactions.splice(0)]) reject(lost);
    this.#land(lost);
    this.#forget([...uncertain, ...waiting.steps]);
  }

  #hasWork(): boolean {
    return !this.#waiting.isEmpty || this.#chores.length > 0 || this.#interactions.length > 0;
  }
}

const NONE: readonly PendingInteraction[] = [];

const undo = (steps: readonly PendingStep[]): void => {
  for (const { remembered } of steps) {
    remembered.pending = 0;
    remembered.settling = null;
    if (remembered.committed !== null) remembered.latest = remembered.committed;
  }
};
