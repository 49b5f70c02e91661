// Nothing that the service says beside its results may be untrue, and no product may miss a wish without a word. Shoppers who
// reply at random hold conversations over HTTP; a program that knows the catalog and the file, but not the engine, reads along.
// TEST_RUNS says in how many conversations of each kind.

import { expect, it } from 'vitest';
import { startDemo } from '../../../../examples/demo/start-demo.ts';
import { runs, seedOf } from '../../../../scripts/fixture/test-length.ts';
import { type Held, holdConversations } from './hold-conversations.ts';
import { PlainReading } from './plain-reading.ts';
import { startShops } from './start-shops.ts';

/** Milliseconds for each conversation, on a machine that has much else to do. */
const PATIENCE = 1000;

const { numRuns: ofDemo } = runs(60, 3000);
const { numRuns: ofAny } = runs(200, 3000);
/** Each random shop has so many, or more if there would be too many shops for one server to start with. */
const SHOPPERS = 25;
const MOST_SHOPS = 400;

/** A test of what never happens would say nothing. */
const HAPPENS = [
  ...['results', 'misses', 'relaxed', 'not-asked', 'reconsider', 'bars', 'cut'],
  ...['filter missed', 'filter partly', 'filter unknown', 'preference missed', 'preference unknown'],
];

function expectTruth({ untrue, seen }: Held): void {
  expect(untrue).toEqual([]);
  for (const what of HAPPENS) expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
}

it(
  `in ${ofDemo} conversations with the demo, everything said is true, and no result misses a wish unsaid`,
  async () => {
    const [demo, ...readings] = await Promise.all([
      startDemo(),
      PlainReading.ofDemo('bikes'),
      PlainReading.ofDemo('kids-bikes'),
    ]);
    const service = { port: Number(new URL(demo.publicUrl).port), key: demo.key };
    const held = await holdConversations(service, readings, ofDemo);
    await demo.stop();
    expectTruth(held);
  },
  ofDemo * PATIENCE,
);

it(
  `in ${ofAny} conversations with random advisors over random catalogs, too`,
  async () => {
    // In long runs other shops each time; an advisor's id names its seed.
    const first = seedOf(1) % 1_000_000_000;
    const shops = await startShops(first, Math.min(MOST_SHOPS, Math.ceil(ofAny / SHOPPERS)));
    const held = await holdConversations(shops, shops.readings, ofAny);
    await shops.stop();
    expectTruth(held);
  },
  ofAny * PATIENCE,
);
