import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { DurationHistogram } from './duration-histogram.ts';

it('reads as a histogram whose buckets add up, with the sum and the count', async () => {
  const registry = new Registry();
  const histogram = new DurationHistogram(registry, 'wait_seconds', 'How long.', [0.001, 0.01]);
  for (const seconds of [0.0005, 0.001, 0.002, 0.5]) histogram.observe(seconds);
  expect((await registry.metrics()).trim().split('\n')).toEqual([
    '# HELP wait_seconds How long.',
    '# TYPE wait_seconds histogram',
    'wait_seconds_bucket{le="0.001"} 2',
    'wait_seconds_bucket{le="0.01"} 3',
    'wait_seconds_bucket{le="+Inf"} 4',
    'wait_seconds_sum 0.5035',
    'wait_seconds_count 4',
  ]);
});
