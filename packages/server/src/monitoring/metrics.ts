// What operators watch, in Prometheus' text format. A label has few values, and never a text of a client.

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { DurationHistogram } from './duration-histogram.ts';
import type { Health } from './health.ts';

export class Metrics {
  readonly #registry = new Registry();
  /** Outcome → responses. Given to the registry when it is read. */
  readonly #responses = new Map<string, number>();
  readonly #seconds: DurationHistogram;
  #overloads = 0;
  readonly #failures: Counter;
  readonly #interactions: Counter<'outcome'>;
  readonly #feedPulls: Counter<'outcome'>;
  readonly #connectionsEnded: Counter<'why'>;

  /** `gauges`: name → what it says and how to read it when asked. */
  constructor(health: Health, gauges: Readonly<Record<string, { about: string; read: () => number }>>) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const responses = this.#responses;
    const overloads = () => this.#overloads;
    new Counter({
      name: 'guidepost_next_responses_total',
      help: 'Responses of the next endpoint: created, advanced, current, replayed, or the slug of a problem.',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset();
        for (const [outcome, count] of responses) this.inc({ outcome }, count);
        if (overloads() > 0) this.inc({ outcome: 'unavailable' }, overloads());
      },
    });
    this.#seconds = new DurationHistogram(
      this.#registry,
      'guidepost_next_seconds',
      'Time from the head of a request to its response, in seconds.',
      [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    );
    new Counter({
      name: 'guidepost_overload_refusals_total',
      help: 'Requests refused because too many were waiting; they count as `unavailable`, too, and not in `guidepost_next_seconds`.',
      registers,
      collect() {
        this.reset();
        this.inc(overloads());
      },
    });
    this.#failures = new Counter({
      name: 'guidepost_failures_total',
      help: 'Requests that ended in an internal error.',
      registers,
    });
    this.#connectionsEnded = new Counter({
      name: 'guidepost_connections_ended_total',
      help: 'Connections ended because of a limit: slow-reader, too-much-unread, too-many-waiting or too-many-connections.',
      labelNames: ['why'],
      registers,
    });
    this.#interactions = new Counter({
      name: 'guidepost_interactions_total',
      help: 'Responses to interactions: recorded, or the slug of a problem.',
      labelNames: ['outcome'],
      registers,
    });
    this.#feedPulls = new Counter({
      name: 'guidepost_feed_pulls_total',
      help: 'Attempts to pull a feed on its schedule: imported, unchanged or failed.',
      labelNames: ['outcome'],
      registers,
    });
    new Gauge({
      name: 'guidepost_part_ok',
      help: '1 where a part of the service works, 0 where it failed or needs attention; `/readyz` says what is wrong.',
      labelNames: ['part'],
      registers,
      collect() {
        this.reset();
        for (const { part, state } of health.parts) this.set({ part }, state === 'ok' ? 1 : 0);
      },
    });
    new Counter({
      name: 'guidepost_part_failures_total',
      help: 'How often a part of the service has failed and was restored, such as a thread that died.',
      labelNames: ['part'],
      registers,
      collect() {
        this.reset();
        for (const { part, failures } of health.parts) if (failures !== undefined) this.inc({ part }, failures);
      },
    });
    for (const [name, { about, read }] of Object.entries(gauges)) {
      new Gauge({ name, help: about, registers, collect: collectInto(read) });
    }
  }

  responded(outcome: string, seconds: number): void {
    this.#responses.set(outcome, (this.#responses.get(outcome) ?? 0) + 1);
    this.#seconds.observe(seconds);
  }

  /** A request was refused because too many wait. It took no time, so it would only hide how long others take. */
  overloaded(): void {
    this.#overloads++;
  }

  failed(): void {
    this.#failures.inc();
  }

  connectionEnded(why: string): void {
    this.#connectionsEnded.inc({ why });
  }

  interacted(outcome: string): void {
    this.#interactions.inc({ outcome });
  }

  feedPulled(outcome: 'imported' | 'unchanged' | 'failed'): void {
    this.#feedPulls.inc({ outcome });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  async write(): Promise<{ type: string; text: string }> {
    return { type: this.type, text: await this.#registry.metrics() };
  }
}

function collectInto(read: () => number) {
  return function collect(this: Gauge) {
    this.set(read());
  };
}
