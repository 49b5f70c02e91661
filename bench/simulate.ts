// How fast simulated shoppers talk to an advisor with ten questions, in one run: all together, so that common work is done
// once, and one at a time.

import { playShoppers } from '@guidepost/advice/simulate/play-shoppers';
import { randomAt } from '@guidepost/advice/simulate/random-at';
import { simulate } from '@guidepost/advice/simulate/simulate';
import type { SimulationSettings } from '@guidepost/advice/simulate/simulation-settings';
import type { Advisor } from '@guidepost/engine/advisor';
import { compile } from '@guidepost/engine/compile';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { buildBenchSnapshot } from './bench-catalog.ts';
import { CATALOG_ATTRIBUTES } from './generate-catalog.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { formatCount } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Simulation';

const SHOPPERS = 30_000;
const ONE_BY_ONE = 500;
const SIZES = [10_000, 100_000];
/** With more products, each conversation costs more. */
const shoppersFor = (size: number): number => (SHOPPERS * 10_000) / size;

const [last] = LAPTOP_ADVISOR.questions.slice(-1);
if (last?.type === 'RANGE' || last === undefined) throw new Error('The advisor ends with a choice.');
const ADVISOR: Advisor = {
  ...LAPTOP_ADVISOR,
  questions: [...LAPTOP_ADVISOR.questions, { ...last, id: 'panel', answers: { attribute: 'panel', max: 8 } }],
};

export async function run(): Promise<Section> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const { snapshot } = buildBenchSnapshot(size);
    const settings = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };
    measure(snapshot, { ...settings, shoppers: 1000, skips: 0.1, mistakes: 0.05 }); // To warm up.
    const single = measureOneByOne(snapshot);
    const row = (name: string, { conversations, ms }: Measured): string[] => [
      formatCount(size),
      name,
      formatCount(conversations),
      `${(ms / 1000).toFixed(2)} s`,
      formatCount((60_000 * conversations) / ms),
      `${((single.ms / single.conversations) * (conversations / ms)).toFixed(1)} times`,
    ];
    rows.push(
      row('one at a time', single),
      row('truthful', measure(snapshot, settings)),
      row(
        'with skips and mistakes',
        measure(snapshot, { ...settings, shoppers: shoppersFor(size), skips: 0.1, mistakes: 0.05 }),
      ),
      row('five random orders', measure(snapshot, { ...settings, orders: 5 })),
    );
  }
  return {
    tables: [
      {
        caption: `Whole conversations with ${ADVISOR.questions.length} questions, ranked after every reply.`,
        columns: ['products', 'shoppers', 'conversations', 'time', 'a minute', 'faster than one at a time'],
        rows,
      },
    ],
    notes: [
      'Every run begins with truthful shoppers, each product once (of 100,000 products a sample of 1,000); those with skips and ' +
        'mistakes, or in random orders, come on top. `one at a time` does the same without sharing anything ' +
        'between shoppers.',
      'Goal: 100,000 conversations a minute over 10,000 products.',
    ],
  };
}

interface Measured {
  readonly conversations: number;
  readonly ms: number;
}

function measure(snapshot: Snapshot, settings: SimulationSettings): Measured {
  let conversations = 0;
  const start = performance.now();
  simulate(ADVISOR, CATALOG_ATTRIBUTES, snapshot, settings, {
    onProgress: (done) => {
      conversations = done;
    },
  });
  return { conversations, ms: performance.now() - start };
}

function measureOneByOne(snapshot: Snapshot): Measured {
  const compiled = compile(ADVISOR, snapshot);
  const start = performance.now();
  for (let nth = 0; nth < ONE_BY_ONE; nth++) {
    const products = Uint32Array.of(Math.floor(randomAt(1, nth, 0) * snapshot.size));
    playShoppers(
      compiled,
      {
        products,
        size: 1,
        counted: 1,
        replyOf: (shopper, { replier }) => replier?.truthful(products[shopper] ?? 0) ?? [],
      },
      [],
    );
  }
  return { conversations: ONE_BY_ONE, ms: performance.now() - start };
}
