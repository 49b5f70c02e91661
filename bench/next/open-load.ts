// A load generator whose requests come when they come, whether those before were answered or not, as those of many shoppers do.
// It sends each request on a connection that waits for nothing, and opens another if there is none. A refused request is not
// sent again by itself; the next request of its connection is the same one. What it adds by itself it measures, too: how late it sent each request.

import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { seededRandom } from '../random.ts';
import type { LoadOrder } from './load.ts';

/** A stretch of the load. */
export interface Phase {
  /** Requests a second, at random moments (a Poisson process). */
  readonly rate: number;
  readonly seconds: number;
}

export interface OpenLoadOrder extends Omit<LoadOrder, 'connections' | 'seconds'> {
  readonly phases: readonly Phase[];
  /** Opened before the load begins. */
  readonly connections: number;
  /** So many at most. A request for which there is none waits in the generator, and counts as late. */
  readonly mostConnections: number;
}

export interface PhaseResult {
  readonly seconds: number;
  /** Requests that were sent. */
  readonly offered: number;
  readonly accepted: number;
  /** Answered with 503. */
  readonly refused: number;
  /** Answered with anything else, or not at all. */
  readonly failures: number;
  /** Milliseconds from the moment a request was written to its whole response, of accepted ones. */
  readonly p50: number;
  readonly p99: number;
  /** The same of refused ones. */
  readonly refusedP99: number;
  /** The same of accepted ones from the moment the request should have been sent. */
  readonly p99WithLateness: number;
  /** Milliseconds by which the generator wrote a request late. */
  readonly lateP99: number;
}

export interface OpenLoadResult {
  readonly phases: readonly PhaseResult[];
  readonly connections: number;
  /**
   * Milliseconds after the beginning of the last phase until five stretches of 50 ms in a row were normal: nothing was refused, and the
   * median was below the first phase's p99.
   */
  readonly recovery: number;
}

const ACCEPTED = 1;
const REFUSED = 2;
const FAILED = 3;
/** Milliseconds that the last responses are waited for. */
const PATIENCE = 5000;
const STRETCH = 50;
const IN_A_ROW = 5;
const TOKEN_START = '{"session_token":"';

/** One for each request, in the order in which they were due. */
class Samples {
  readonly due: Float64Array;
  readonly sent: Float64Array;
  readonly took: Float32Array;
  readonly outcome: Uint8Array;
  readonly phase: Uint8Array;
  count = 0;

  constructor(most: number) {
    this.due = new Float64Array(most);
    this.sent = new Float64Array(most);
    this.took = new Float32Array(most);
    this.outcome = new Uint8Array(most);
    this.phase = new Uint8Array(most);
  }
}

interface Rendered {
  readonly before: string;
  readonly after: string | null;
}

/** One conversation after another, on one connection, a request at a time. */
class Shopper {
  readonly #socket: Socket;
  readonly #samples: Samples;
  readonly #takeScript: () => readonly Rendered[];
  readonly #free: (shopper: Shopper) => void;
  #script: readonly Rendered[];
  #step = 0;
  #token = '';
  #sample = -1;
  #received = '';
  #wanted = -1;

  constructor(port: number, samples: Samples, takeScript: () => readonly Rendered[], free: (shopper: Shopper) => void) {
    this.#samples = samples;
    this.#takeScript = takeScript;
    this.#free = free;
    this.#script = takeScript();
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1').on('data', (chunk) => this.#read(String(chunk)));
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.on('close', () => this.#end(FAILED));
  }

  get opened(): Promise<void> {
    return new Promise((resolve, reject) => this.#socket.once('connect', resolve).once('error', reject));
  }

  send(sample: number): void {
    this.#sample = sample;
    const request = this.#script[this.#step];
    if (request === undefined) throw new Error('The script is at its end.');
    this.#samples.sent[sample] = performance.now();
    this.#socket.write(
      request.after === null ? request.before : request.before + this.#token + request.after,
      'latin1',
    );
  }

  close(): void {
    this.#socket.removeAllListeners('close').destroy();
  }

  #read(chunk: string): void {
    const received = this.#received === '' ? chunk : this.#received + chunk;
    this.#received = received;
    if (this.#wanted < 0) {
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const at = received.indexOf('Content-Length: ');
      this.#wanted = end + 4 + Number.parseInt(received.slice(at + 16, at + 24), 10);
    }
    if (received.length < this.#wanted) return;
    this.#received = '';
    this.#wanted = -1;
    if (received.startsWith('HTTP/1.1 200')) {
      const start = received.indexOf('\r\n\r\n') + 4 + TOKEN_START.length;
      this.#token = received.slice(start, start + 48);
      this.#step++;
      if (this.#step === this.#script.length) {
        this.#step = 0;
        this.#script = this.#takeScript();
      }
      this.#end(ACCEPTED);
    } else this.#end(received.startsWith('HTTP/1.1 503') ? REFUSED : FAILED);
    this.#free(this);
  }

  #end(outcome: number): void {
    if (this.#sample < 0) return;
    const { sent, took, outcome: outcomes } = this.#samples;
    took[this.#sample] = performance.now() - (sent[this.#sample] ?? 0);
    outcomes[this.#sample] = outcome;
    this.#sample = -1;
  }
}

export async function runOpenLoad(order: OpenLoadOrder): Promise<OpenLoadResult> {
  const samples = new Samples(
    Math.ceil(order.phases.reduce((sum, { rate, seconds }) => sum + rate * seconds, 1000) * 1.2),
  );
  const scripts = render(order);
  let nextScript = 0;
  const takeScript = () => scripts[nextScript++ % scripts.length] ?? [];
  const free: Shopper[] = [];
  const shoppers: Shopper[] = [];
  const open = (): Shopper => {
    const shopper = new Shopper(order.port, samples, takeScript, (one) => free.push(one));
    shoppers.push(shopper);
    return shopper;
  };
  while (shoppers.length < order.connections) {
    const shopper = open();
    await shopper.opened;
    free.push(shopper);
  }
  const began = await send(
    order,
    samples,
    () => free.shift() ?? (shoppers.length < order.mostConnections ? open() : null),
  );
  await waitForAnswers(samples);
  for (const shopper of shoppers) shopper.close();
  return { ...sumUp(order, samples, began), connections: shoppers.length };
}

/** Returns when each phase began. */
async function send(
  { phases }: OpenLoadOrder,
  samples: Samples,
  take: () => Shopper | null,
): Promise<readonly number[]> {
  const random = seededRandom(5);
  const began: number[] = [];
  let due = performance.now();
  for (const [phase, { rate, seconds }] of phases.entries()) {
    began.push(due);
    const end = due + seconds * 1000;
    while (due < end) {
      const now = performance.now();
      while (due <= now && due < end) {
        const shopper = take();
        if (shopper === null) break;
        const sample = samples.count++;
        samples.due[sample] = due;
        samples.phase[sample] = phase;
        shopper.send(sample);
        due += (-Math.log(1 - random()) / rate) * 1000;
      }
      // It looks for responses and due requests all the time: no timer is exact enough.
      await new Promise((resolve) => setImmediate(resolve));
      // Arrivals that no connection was left for when their phase ended are not sent.
      if (due < end && performance.now() > end) break;
    }
    due = Math.max(end, due);
  }
  return began;
}

async function waitForAnswers({ outcome, count }: Samples): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && outcome.subarray(0, count).includes(0)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function sumUp(
  { phases }: OpenLoadOrder,
  samples: Samples,
  began: readonly number[],
): Omit<OpenLoadResult, 'connections'> {
  const results = phases.map(({ seconds }, phase) => {
    const [accepted, refused, late, whole]: [number[], number[], number[], number[]] = [[], [], [], []];
    let offered = 0;
    for (let at = 0; at < samples.count; at++) {
      if (samples.phase[at] !== phase) continue;
      offered++;
      const lateness = (samples.sent[at] ?? 0) - (samples.due[at] ?? 0);
      const took = samples.took[at] ?? 0;
      late.push(lateness);
      if (samples.outcome[at] === ACCEPTED) {
        accepted.push(took);
        whole.push(took + lateness);
      } else if (samples.outcome[at] === REFUSED) refused.push(took);
    }
    return {
      ...{ seconds, offered, accepted: accepted.length, refused: refused.length },
      failures: offered - accepted.length - refused.length,
      ...{ p50: at(accepted, 0.5), p99: at(accepted, 0.99), refusedP99: at(refused, 0.99) },
      ...{ p99WithLateness: at(whole, 0.99), lateP99: at(late, 0.99) },
    };
  });
  const [first] = results;
  return {
    phases: results,
    recovery: first === undefined ? 0 : recoveryOf(samples, phases.length - 1, began, first.p99),
  };
}

function recoveryOf(samples: Samples, last: number, began: readonly number[], usual: number): number {
  const from = began[last] ?? 0;
  const stretches: number[][] = [];
  for (let nth = 0; nth < samples.count; nth++) {
    if (samples.phase[nth] !== last) continue;
    const stretch = Math.floor(((samples.due[nth] ?? 0) - from) / STRETCH);
    const isAccepted = samples.outcome[nth] === ACCEPTED;
    stretches[stretch] ??= [];
    stretches[stretch].push(isAccepted ? (samples.took[nth] ?? 0) : Number.POSITIVE_INFINITY);
  }
  const isNormal = (took: readonly number[] = []) => !took.includes(Number.POSITIVE_INFINITY) && at(took, 0.5) <= usual;
  const first = stretches.findIndex((_, nth) => stretches.slice(nth, nth + IN_A_ROW).every(isNormal));
  return (first < 0 ? stretches.length : first) * STRETCH;
}

function at(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function render({ port, headers, scripts }: OpenLoadOrder): readonly (readonly Rendered[])[] {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const prefix = `POST /api/v7/next/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${head.join('')}`;
  const json = 'Content-Type: application/json\r\n';
  return scripts.map((script) =>
    script.map(({ body }) =>
      body === null
        ? { before: `${prefix}Content-Length: 0\r\n\r\n`, after: null }
        : {
            before: `${prefix}${json}Content-Length: ${Buffer.byteLength(body)}\r\nService-Session-Token: `,
            after: `\r\n\r\n${body}`,
          },
    ),
  );
}

// It runs as its own process: the first argument is the file with the order, and the result goes to stdout.
const [, , file] = process.argv;
if (file)
  process.stdout.write(JSON.stringify(await runOpenLoad(JSON.parse(readFileSync(file, 'utf8')) as OpenLoadOrder)));
