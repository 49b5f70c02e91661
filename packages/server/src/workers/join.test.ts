import { expect, it } from 'vitest';
import { joinHealth } from './join-health.ts';
import { joinMetrics } from './join-metrics.ts';
import type { ToldState, WorkerState } from './worker-messages.ts';

const told = (worker: number, more: Partial<WorkerState> = {}): ToldState => ({
  ...{ worker, status: 'serving' as const, parts: [], metrics: '' },
  ...more,
});
const failed = { part: 'sessions', state: 'failed', detail: 'gone' } as const;

it('each sample names its worker, and each family is described once', () => {
  const metrics =
    '# HELP a About a.\n# TYPE a counter\na 1\n\n# HELP b About {b}.\n# TYPE b gauge\nb{x="y {z"} 2\nb_sum{} 3\n';
  const text = joinMetrics({ wanted: 3, deaths: 4, workers: [told(1, { metrics }), told(3, { metrics })] });
  expect(text.split('\n').filter((line) => /^(# \w+ )?[ab]/.test(line))).toEqual([
    ...['# HELP a About a.', '# TYPE a counter', 'a{worker="1"} 1', 'a{worker="3"} 1'],
    ...['# HELP b About {b}.', '# TYPE b gauge', 'b{worker="1",x="y {z"} 2', 'b_sum{worker="1"} 3'],
    ...['b{worker="3",x="y {z"} 2', 'b_sum{worker="3"} 3'],
  ]);
  expect(text).toContain('\nguidepost_workers 2\n');
  expect(text).toContain('\nguidepost_workers_wanted 3\n');
  expect(text).toContain('\nguidepost_worker_deaths_total 4\n');
});

it('the service is ready while those that take requests are, and says how many are missing', () => {
  const one = told(1);
  expect(joinHealth({ wanted: 2, deaths: 0, workers: [one, told(2)] })).toEqual({ status: 'serving', parts: [] });
  for (const workers of [[one], [one, told(2, { status: 'starting' })]]) {
    expect(joinHealth({ wanted: 2, deaths: 1, workers })).toMatchObject({
      status: 'serving',
      parts: [{ part: 'workers', state: 'degraded', detail: '1 of 2 workers take requests.' }],
    });
  }
  expect(joinHealth({ wanted: 2, deaths: 2, workers: [] })).toMatchObject({ status: 'starting' });
});

it('a worker that takes requests with a part that failed makes the service not ready', () => {
  const failing = told(2, { status: 'failing', parts: [failed] });
  expect(joinHealth({ wanted: 2, deaths: 0, workers: [told(1), failing] })).toEqual({
    status: 'failing',
    parts: [{ ...failed, worker: 2 }],
  });
  const draining = told(1, { status: 'draining' });
  expect(joinHealth({ wanted: 2, deaths: 0, workers: [draining, failing] }).status).toBe('draining');
});
