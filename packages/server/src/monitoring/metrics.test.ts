import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('counts responses by outcome and time, failures, feeds pulled, and reads gauges when asked', async () => {
  let advisors = 1;
  const metrics = new Metrics({ guidepost_advisors: { about: 'Advisors.', read: () => advisors } });
  metrics.responded('created', 0.002);
  metrics.responded('created', 0.2);
  metrics.responded('invalid-answer', 0.001);
  metrics.failed();
  metrics.feedPulled('unchanged');
  advisors = 7;
  const { text } = await metrics.write();
  expect(text).toContain('guidepost_next_responses_total{outcome="created"} 2');
  expect(text).toContain('guidepost_next_responses_total{outcome="invalid-answer"} 1');
  expect(text).toContain('guidepost_next_seconds_count 3');
  expect(text).toContain('guidepost_failures_total 1');
  expect(text).toContain('guidepost_feed_pulls_total{outcome="unchanged"} 1');
  expect(text).toContain('guidepost_advisors 7');
});
