// (a) Three servers on one PostgreSQL behind nginx, for twenty minutes at half of what the machine can do, while advisors are published, a
// catalog of 100,000 products is imported fifty times and servers are replaced. It runs only when it is named.

import { soak } from '../packages/server/test-process/fixture/soak.ts';
import { formatCount, formatMs } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Soak';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 20);
const PRODUCTS = 100_000;
const SHOPPERS = 48;

export async function run(): Promise<Section> {
  const report = await soak({
    ...{ seconds: MINUTES * 60, shoppers: SHOPPERS, products: PRODUCTS, measuring: 10, parts: 10 },
    every: { import: 24, publish: 10, restart: 30 },
  });
  return {
    tables: [
      {
        caption: `${MINUTES} minutes, ${SHOPPERS} shoppers, the demo's advisor over ${formatCount(PRODUCTS)} products.`,
        columns: ['what', 'figure'],
        rows: [
          ['requests a second without a pause', formatCount(report.capacity)],
          ['requests a second on average', formatCount(report.perSecond)],
          ['requests', formatCount(report.requests)],
          ...[...report.failures].map(([told, times]) => [`failed: ${told}`, formatCount(times)]),
          ['requests that failed', formatCount(sum(report.failures.values()))],
          ['steps acknowledged, each in the database once', formatCount(report.steps)],
          ['publishes', formatCount(report.publishes)],
          [`imports of ${formatCount(PRODUCTS)} products`, formatCount(report.imports)],
          ['servers replaced after SIGTERM', formatCount(report.restarts)],
          ['p50', formatMs(report.p50)],
          ['p99', formatMs(report.p99)],
          ['slowest', formatMs(report.slowest)],
          ['p99 from when a request was due', formatMs(report.p99SinceDue)],
        ],
      },
      {
        caption: 'Over time, in ten parts of equal length: p99, and the memory of the server that is never replaced.',
        columns: ['part', 'p99', 'memory'],
        rows: report.parts.map(({ p99, memory }, nth) => [
          String(nth + 1),
          formatMs(p99),
          `${formatCount(memory)} MiB`,
        ]),
      },
    ],
    notes: [
      'The load, nginx, PostgreSQL, the commands and the three servers share the machine. A request that failed is sent again. The soak ends with an error at the first wrong response or lost step, so a report has none. `BENCH_MINUTES` says for how long.',
      'Goal: no failed request, memory flat, p99 under 50 ms.',
    ],
  };
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0);
