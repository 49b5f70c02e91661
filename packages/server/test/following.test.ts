// How soon a running server takes over what another process wrote, counted in its looks at the store.

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { revokeKey } from '../src/keys/revoke-key.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead, expectProblem } from './fixture/expect-response.ts';
import { next } from './fixture/next.ts';
import { issueKey, startTestServer, type TestServer } from './fixture/test-server.ts';

/** Milliseconds between two looks, which is as the server has it: four looks in the two seconds that the interface gives it. */
const INTERVAL = 500;

const timers = vi.spyOn(globalThis, 'setTimeout');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  timers.mockRestore();
});

/** When a look is over the next one is set. */
const countLooks = (): number => timers.mock.calls.filter(([, wait]) => wait === INTERVAL).length;

async function twoLooks(): Promise<void> {
  const before = countLooks();
  await eventually(async () => expect(countLooks() - before).toBeGreaterThanOrEqual(2));
}

it('a new key, and one that is revoked, are in force after the next look', async () => {
  const { id, key } = await issueKey(server.definitions);
  await twoLooks();
  expectLead(await next(server, { key }), 'created');
  await revokeKey(server.definitions.keys, id, Date.now());
  await twoLooks();
  expectProblem(await next(server, { key }), 'invalid-api-key');
});

it('an advisor that is unpublished is gone after the next look', async () => {
  expectLead(await next(server, { advisor: 'ranges' }), 'created');
  await server.definitions.advisors.unpublish('shop', 'ranges');
  await twoLooks();
  expectProblem(await next(server, { advisor: 'ranges' }), 'advisor-not-found');
});
