// Threads that the service cannot do without die in the middle of everything: it never says that it is ready while one is
// gone, no reply is lost, and it goes on by itself.

import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../scripts/fixture/patience.ts';
import { isOnPostgres } from './fixture/databases.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { Journey } from './fixture/journey.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
/** The newest thread of each name. */
const threads = new Map<string, Worker>();
const note = (worker: Worker & { threadName?: string | null }): void => {
  threads.set(worker.threadName ?? '', worker);
};
beforeAll(async () => {
  process.on('worker', note);
  server = await startTestServer();
});
afterAll(async () => {
  process.off('worker', note);
  await server.stop();
});

/** Several times, so that the pause before it is started again is long enough for what a test looks at meanwhile. */
async function kill(name: string): Promise<void> {
  for (let deaths = 0; deaths < 5; deaths++) {
    await ready();
    await threads.get(name)?.terminate();
  }
}

async function readiness(): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  return { status: response.status, body: await response.json() };
}
const ready = () =>
  vi.waitFor(
    async () => expect(await readiness()).toEqual({ status: 200, body: { status: 'serving' } }),
    PATIENCE_WITHIN,
  );

it.skipIf(isOnPostgres)(
  'while the thread that writes sessions is gone, replies are refused with 503 and not lost, and /readyz says why',
  async () => {
    const journey = await Journey.start(server);
    const call = { token: journey.token, reply: ['room', 'bath'] } as const;
    await kill('session-writer');
    expect(await readiness()).toEqual({
      status: 503,
      body: {
        status: 'failing',
        parts: [
          {
            part: 'session-writer',
            state: 'failed',
            failures: 5,
            detail: expect.stringMatching(/^its thread ended .* is started again$/),
          },
        ],
      },
    });
    const refused = await next(server, call);
    expectProblem(refused, 'unavailable');
    expect(refused.header('Retry-After')).toBe('1');
    await ready();
    const lead = expectLead(await next(server, call), 'advanced');
    expect(lead.question?.question_id).toBe('brand');
    expect(expectLead(await next(server, call), 'replayed')).toEqual(lead);
  },
);

it('while the thread that builds catalogs is gone, shoppers go on, and /readyz says why', async () => {
  const journey = await Journey.start(server);
  await kill('snapshots');
  expect(await readiness()).toMatchObject({ status: 503, body: { status: 'failing', parts: [{ part: 'snapshots' }] } });
  await journey.reply(['room', 'bath']);
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(metrics).toContain(`guidepost_part_ok{part="${isOnPostgres ? 'sessions' : 'session-writer'}"} 1`);
  expect(metrics).toContain('guidepost_part_ok{part="snapshots"} 0');
  await ready();
});
