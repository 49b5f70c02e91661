// How long requests took, as a Prometheus histogram. It counts into a typed array and makes labels only when it is read. The
// histogram of the library costs more for each request than finding the session does.

import type { Metric, Registry } from 'prom-client';

export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  /** Seconds, ascending. */
  readonly #bounds: readonly number[];
  /** One for each bucket; the last one counts what is beyond the last bound. */
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(registry: Registry, name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
    // A registry asks its metrics for their name and for what they read, and for nothing else.
    registry.registerMetric({ name, get: async () => this.#read() } as unknown as Metric);
  }

  observe(seconds: number): void {
    let bucket = 0;
    while (bucket < this.#bounds.length && seconds > (this.#bounds[bucket] as number)) bucket++;
    this.#counts[bucket] = (this.#counts[bucket] as number) + 1;
    this.#sum += seconds;
  }

  #read() {
    const name = this.#name;
    let count = 0;
    const buckets = [...this.#counts].map((own, bucket) => {
      count += own;
      return { metricName: `${name}_bucket`, labels: { le: this.#bounds[bucket] ?? '+Inf' }, value: count };
    });
    const total = { metricName: `${name}_count`, labels: {}, value: count };
    const sum = { metricName: `${name}_sum`, labels: {}, value: this.#sum };
    return { name, help: this.#help, type: 'histogram', aggregator: 'sum', values: [...buckets, sum, total] };
  }
}
