import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Health, type PartHealth } from './health.ts';
import { Metrics } from './metrics.ts';

it('counts responses by outcome and time, failures, feeds pulled, and reads gauges when asked', async () => {
  let advisors = 1;
  const metrics = new Metrics(new Health(pino({ enabled: false })), {
    guidepost_advisors: { about: 'Advisors.', read: () => advisors },
  });
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

it('counts requests that were refused because too many wait as unavailable, and not among the times of others', async () => {
  const metrics = new Metrics(new Health(pino({ enabled: false })), {});
  metrics.responded('unavailable', 0.1);
  for (let nth = 0; nth < 3; nth++) metrics.overloaded();
  const { text } = await metrics.write();
  expect(text).toContain('guidepost_next_responses_total{outcome="unavailable"} 4');
  expect(text).toContain('guidepost_overload_refusals_total 3');
  expect(text).toContain('guidepost_next_seconds_count 1');
});

it('says of each part whether it works', async () => {
  const health = new Health(pino({ enabled: false }));
  const parts: PartHealth[] = [
    { part: 'sessions', state: 'ok', detail: null, failures: 3 },
    { part: 'catalogs', state: 'degraded', detail: '1 catalog could not be built' },
  ];
  health.watch(() => parts);
  const { text } = await new Metrics(health, {}).write();
  expect(text).toContain('guidepost_part_ok{part="sessions"} 1');
  expect(text).toContain('guidepost_part_ok{part="catalogs"} 0');
  expect(text).toContain('guidepost_part_failures_total{part="sessions"} 3');
});
