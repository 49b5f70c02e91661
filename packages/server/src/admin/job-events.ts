// Jobs as Server-Sent Events (WHATWG HTML, section 9.2): one event for each change. A stream ends within seconds when whoever follows has
// signed out or lost the right, and at once when the server stops.

import type { ServerResponse } from 'node:http';
import type { Job } from '../queue/job.ts';
import { Refusal } from '../refusals/refusal.ts';
import { viewJob } from '../views/job-view.ts';
import type { AdminCall, Streamed } from './admin-call.ts';

export interface JobEventsParts {
  /** Whether the service takes requests: not while it stops. */
  readonly isServing: () => boolean;
  readonly times?: Partial<Times>;
}

interface Times {
  /** Milliseconds between two signs of life, so that no proxy takes the connection for dead. */
  readonly beat: number;
  /** Milliseconds between two looks whether it may go on. */
  readonly look: number;
}

const TIMES: Times = { beat: 15_000, look: 2000 };

/** Streams at the same time of one caller, in this process: as many tabs as somebody has open. */
const MOST = 16;

/** Milliseconds after which a browser comes again. */
const RETRY = 2000;

/** Why a stream ends: the client needs not come again after `ended` and `signed-out`. */
export type EndOfStream = 'ended' | 'signed-out' | 'stopping';

/** Follows something, tells of it, and resolves to how to stop that. */
export type Follow = (tell: (job: Job) => void, end: (why: EndOfStream) => void) => Promise<() => void>;

export class JobEvents {
  readonly #parts: JobEventsParts;
  readonly #times: Times;
  readonly #open = new Map<string, number>();

  constructor(parts: JobEventsParts) {
    this.#parts = parts;
    this.#times = { ...TIMES, ...parts.times };
  }

  open({ caller, mayStill }: Pick<AdminCall, 'caller' | 'mayStill'>, follow: Follow): Streamed | Refusal {
    const { id } = caller;
    const open = this.#open.get(id) ?? 0;
    if (open >= MOST)
      return new Refusal('rate-limited', `At most ${MOST} streams are open at the same time.`, { wait: 5 });
    this.#open.set(id, open + 1);
    const closed = (): void => {
      const left = (this.#open.get(id) ?? 1) - 1;
      if (left === 0) this.#open.delete(id);
      else this.#open.set(id, left);
    };
    return { stream: (response) => this.#stream(response, follow, mayStill, closed) };
  }

  #stream(response: ServerResponse, follow: Follow, mayStill: () => Promise<boolean>, closed: () => void): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx passes each event on at once.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RETRY}\n\n`);
    let stop: (() => void) | null = null;
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(beat);
      clearInterval(look);
      stop?.();
      closed();
    };
    const end = (why: EndOfStream): void => {
      if (isOver) return;
      response.end(`event: end\ndata: ${JSON.stringify({ why })}\n\n`);
      over();
    };
    const beat = setInterval(() => response.write(': \n\n'), this.#times.beat);
    let lookedAt = performance.now();
    const look = setInterval(
      () => {
        if (!this.#parts.isServing()) return end('stopping');
        if (performance.now() - lookedAt < this.#times.look) return;
        lookedAt = performance.now();
        // While the store is away nobody is signed out.
        mayStill().then(
          (may) => may || end('signed-out'),
          () => {},
        );
      },
      Math.min(250, this.#times.look),
    );
    response.on('close', over);
    // Whoever sends no more after a request may still wait for a response, but nobody waits for a stream without end.
    response.socket?.once('end', () => response.destroy());
    const tell = (job: Job): void => {
      if (!isOver) response.write(`id: ${job.changedAt}\nevent: job\ndata: ${JSON.stringify(viewJob(job))}\n\n`);
    };
    follow(tell, end).then(
      (stopFollowing) => {
        stop = stopFollowing;
        if (isOver) stopFollowing();
      },
      // The client comes again by itself.
      () => response.destroy(),
    );
  }
}

/** What a browser sends that comes again. Null: it comes for the first time. */
export function readLastEvent(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
