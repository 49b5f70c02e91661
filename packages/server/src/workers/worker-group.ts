// The process that starts the workers. They share one port, and the system hands out connections among those that listen: a connection that this
// process passed on to a worker that just dies would get no answer and no end. One that dies is replaced, after a pause that grows while they go
// on dying. This process serves nothing itself, so that nothing in it can fail.

import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Asked, FromWorker, GroupState, ToldState, ToWorker, WorkerState } from './worker-messages.ts';

export interface GroupSettings {
  readonly workers: number;
  /** The program's file. */
  readonly program: string;
  /** The command line of the worker with this number. */
  readonly argsFor: (worker: number) => string[];
  readonly log: Logger;
}

/** Milliseconds until a worker that died is replaced: at first, and at most. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;
/** One that lived for so many milliseconds is replaced as if it were the first. */
const LONG_LIFE = 60_000;
/** Milliseconds in which a worker says how it is; one that does not is left out. */
const PATIENCE = 2000;

/** One of the workers, with those that took its place. */
interface Place {
  readonly number: number;
  worker: ChildProcess | null;
  isReady: boolean;
  pause: number;
}

export class WorkerGroup {
  readonly #settings: GroupSettings;
  readonly #places: readonly Place[];
  #deaths = 0;
  #asked = 0;
  #isStopping = false;
  #code = 0;
  readonly #answers = new Map<number, (state: WorkerState) => void>();
  readonly #over = Promise.withResolvers<number>();

  constructor(settings: GroupSettings) {
    this.#settings = settings;
    this.#places = Array.from({ length: settings.workers }, (_, nth) => ({
      ...{ number: nth + 1, worker: null, isReady: false, pause: FIRST_PAUSE },
    }));
  }

  /** Resolves to the address of the service when the first is ready; the others follow. Null if the first ended: it has said why. */
  async start(): Promise<string | null> {
    const [first, ...others] = this.#places;
    if (first === undefined) throw new RangeError('no workers');
    const ready = Promise.withResolvers<string | null>();
    this.#fork(first, (publicUrl) => ready.resolve(publicUrl));
    this.#over.promise.then(() => ready.resolve(null));
    const publicUrl = await ready.promise;
    if (publicUrl !== null) for (const place of others) this.#fork(place);
    return publicUrl;
  }

  /** Resolves to an exit code when all have ended. */
  get over(): Promise<number> {
    return this.#over.promise;
  }

  /** All finish the requests under way at the same time. */
  stop(): void {
    this.#isStopping = true;
    for (const { worker } of this.#places) if (worker !== null) send(worker, { kind: 'stop' });
    this.#endIfGone();
  }

  /** At once. */
  kill(): void {
    this.#isStopping = true;
    for (const { worker } of this.#places) worker?.kill('SIGKILL');
  }

  #fork(place: Place, ready: (publicUrl: string) => void = () => {}): void {
    const { log } = this.#settings;
    const began = performance.now();
    const worker = fork(this.#settings.program, this.#settings.argsFor(place.number), { serialization: 'advanced' });
    place.worker = worker;
    place.isReady = false;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        place.isReady = true;
        ready(message.publicUrl);
        log.info({ worker: place.number, pid: worker.pid }, 'a worker serves');
      } else if (message.kind === 'told') this.#answers.get(message.id)?.(message.state);
      else void this.#gather(message.what).then((group) => send(worker, { kind: 'answer', id: message.id, group }));
    });
    worker.on('error', (error) => log.warn({ err: error, worker: place.number }, 'a worker could not be reached'));
    worker.on('exit', (code, signal) => {
      place.worker = null;
      const wasReady = place.isReady;
      place.isReady = false;
      if (this.#isStopping) {
        this.#code ||= code ?? 1;
        return this.#endIfGone();
      }
      const isFirst = this.#deaths === 0 && !wasReady && this.#places.every(({ isReady }) => !isReady);
      // What keeps the first one from starting keeps all of them, and it has said so.
      if (isFirst) return this.#over.resolve(code || 1);
      this.#deaths += 1;
      if (performance.now() - began > LONG_LIFE) place.pause = FIRST_PAUSE;
      const { pause } = place;
      place.pause = Math.min(2 * pause, LONGEST_PAUSE);
      log.error({ worker: place.number, code, signal, pause }, 'a worker ended by itself; another takes its place');
      void this.#replace(place, pause);
    });
  }

  async #replace(place: Place, pause: number): Promise<void> {
    await sleep(pause);
    if (!this.#isStopping) this.#fork(place);
  }

  #endIfGone(): void {
    if (this.#places.every(({ worker }) => worker === null)) this.#over.resolve(this.#code);
  }

  async #gather(what: Asked): Promise<GroupState> {
    const told = await Promise.all(this.#places.map((place) => this.#ask(place, what)));
    return { wanted: this.#places.length, deaths: this.#deaths, workers: told.filter((one) => one !== null) };
  }

  /** Null if it does not run or does not answer. */
  #ask({ number, worker }: Place, what: Asked): Promise<ToldState | null> {
    if (worker === null) return Promise.resolve(null);
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      const end = (told: ToldState | null) => {
        clearTimeout(timer);
        this.#answers.delete(id);
        resolve(told);
      };
      const timer = setTimeout(() => end(null), PATIENCE);
      this.#answers.set(id, (state) => end({ ...state, worker: number }));
      send(worker, { kind: 'tell', id, what });
    });
  }
}

/** One that has just ended hears nothing; its end is told by an event. */
function send(worker: ChildProcess, message: ToWorker): void {
  if (worker.connected) worker.send(message, () => {});
}
