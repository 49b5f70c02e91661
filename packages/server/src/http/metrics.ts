// What operators watch, in Prometheus' text format. Labels have few values by design: never a client's text.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly #registry = new Registry();
  readonly #responses: Counter<'outcome'>;
  readonly #seconds: Histogram;
  readonly #failures: Counter;

  /** `gauges`: name → what it says and how to read it when asked. */
  constructor(gauges: Readonly<Record<string, { about: string; read: () => number }>>) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#responses = new Counter({
      name: 'guidepost_next_responses_total',
      help: 'Responses of the next endpoint: created, advanced, current, replayed, or the slug of a problem.',
      labelNames: ['outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'guidepost_next_seconds',
      help: 'Time from the head of a request to its response, in seconds.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    });
    this.#failures = new Counter({
      name: 'guidepost_failures_total',
      help: 'Requests that ended in an internal error.',
      registers,
    });
    for (const [name, { about, read }] of Object.entries(gauges)) {
      new Gauge({ name, help: about, registers, collect: collectInto(read) });
    }
  }

  responded(outcome: string, seconds: number): void {
    this.#responses.inc({ outcome });
    this.#seconds.observe(seconds);
  }

  failed(): void {
    this.#failures.inc();
  }

  async write(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}

function collectInto(read: () => number) {
  return function collect(this: Gauge) {
    this.set(read());
  };
}
