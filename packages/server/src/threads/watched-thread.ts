// A thread that the process cannot do without. If it dies by itself, the code that relies on it hears so at once.
// Another thread takes its place after a growing pause, and until then the service does not say that it is ready.

import type { Worker } from 'node:worker_threads';
import type { PartHealth } from '../monitoring/health.ts';
import { describeEnd, startWorker, type ThreadProgram } from './start-worker.ts';
import { READY, STOP } from './thread-words.ts';

export interface ThreadListener<Told> {
  told(message: Told): void;
  /** The thread is gone: it will never answer what it has not answered yet. */
  lost(reason: Error): void;
  /** Another has taken the place of the one that was lost. */
  restored(): void;
}

/** Pauses before a thread is started again, in milliseconds. */
export interface RestartPauses {
  /** The pause doubles with each death that follows soon. */
  readonly first: number;
  readonly longest: number;
  /** If a thread lived longer than this, its death is a new one: the pause is the first one again. */
  readonly calm: number;
}

const PAUSES: RestartPauses = { first: 100, longest: 30_000, calm: 60_000 };

/** Milliseconds in which a thread may stop by itself when it is asked to; then it is ended. */
const STOP_TIME = 30_000;

export class WatchedThread<Asked, Told> {
  readonly #program: ThreadProgram;
  readonly #data: unknown;
  readonly #pauses: RestartPauses;
  #listener: ThreadListener<Told> | null = null;
  /** Null while no thread is ready. */
  #worker: Worker | null = null;
  #starting: Worker | null = null;
  #keepsAlive = true;
  #stopping: Promise<void> | null = null;
  #restart: NodeJS.Timeout | null = null;
  #pause: number;
  #deaths = 0;
  #lastEnd: string | null = null;

  /** Resolves when the thread is ready. If it cannot start, it rejects with the reason. `data` is copied into the thread. */
  static async start<Asked, Told>(
    program: ThreadProgram,
    data: unknown,
    pauses = PAUSES,
  ): Promise<WatchedThread<Asked, Told>> {
    const thread = new WatchedThread<Asked, Told>(program, data, pauses);
    await new Promise<void>((resolve, reject) => thread.#open(resolve, reject));
    return thread;
  }

  private constructor(program: ThreadProgram, data: unknown, pauses: RestartPauses) {
    this.#program = program;
    this.#data = data;
    this.#pauses = pauses;
    this.#pause = pauses.first;
  }

  /** Call this before anything is sent. */
  listen(listener: ThreadListener<Told>): void {
    this.#listener = listener;
  }

  /** False if no thread is ready: the last one was lost, and the next one has not started yet. */
  send(message: Asked): boolean {
    if (this.#worker === null || this.#stopping !== null) return false;
    this.#worker.postMessage(message);
    return true;
  }

  get isReady(): boolean {
    return this.#worker !== null;
  }

  get health(): PartHealth {
    const part = this.#program.name;
    const failures = this.#deaths;
    // A thread that was asked to stop has not failed when it has ended.
    return this.isReady || this.#stopping !== null
      ? { part, state: 'ok', detail: null, failures }
      : {
          part,
          state: 'failed',
          failures,
          detail: `its thread ended (${this.#lastEnd ?? 'it has not begun yet'}) and is started again`,
        };
  }

  /** Whether the thread keeps the process running. */
  keepAlive(keeps: boolean): void {
    this.#keepsAlive = keeps;
    this.#applyKeepAlive(this.#worker);
  }

  /** Asks the thread to finish its work and to stop. Resolves when it has ended, by force after `stopTime` milliseconds. */
  stop(stopTime = STOP_TIME): Promise<void> {
    this.#stopping ??= this.#end(this.#worker ?? this.#starting, stopTime);
    return this.#stopping;
  }

  async #end(worker: Worker | null, stopTime: number): Promise<void> {
    if (this.#restart !== null) clearTimeout(this.#restart);
    if (worker === null) return;
    worker.ref();
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage(STOP);
    const tooLong = setTimeout(() => void worker.terminate(), stopTime);
    await exited;
    clearTimeout(tooLong);
  }

  #open(ready: () => void, failed: (reason: Error) => void): void {
    const worker = startWorker(this.#program, { workerData: this.#data });
    const startedAt = performance.now();
    this.#starting = worker;
    this.#applyKeepAlive(worker);
    let error: unknown = null;
    worker.on('message', (message: Told | typeof READY) => {
      if (message !== READY) return this.#listener?.told(message);
      this.#starting = null;
      this.#worker = worker;
      ready();
    });
    worker.once('error', (reason) => {
      error = reason;
    });
    worker.once('exit', (code) => {
      const wasReady = this.#worker === worker;
      this.#worker = null;
      this.#starting = null;
      if (this.#stopping !== null) return;
      this.#lastEnd = describeEnd(this.#program, error, code);
      if (performance.now() - startedAt > this.#pauses.calm) this.#pause = this.#pauses.first;
      const reason = error instanceof Error && !wasReady ? error : this.#reason();
      if (!wasReady) return failed(reason);
      this.#deaths++;
      this.#listener?.lost(reason);
      this.#openLater();
    });
  }

  #openLater(): void {
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, this.#pauses.longest);
    this.#restart = setTimeout(() => {
      this.#restart = null;
      this.#open(
        () => this.#listener?.restored(),
        () => this.#openLater(),
      );
    }, pause);
    this.#restart.unref();
  }

  #reason(): Error {
    return new Error(`the thread ${this.#program.name} has ended: ${this.#lastEnd}`);
  }

  #applyKeepAlive(worker: Worker | null): void {
    if (this.#keepsAlive) worker?.ref();
    else worker?.unref();
  }
}
