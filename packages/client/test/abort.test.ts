// A caller may stop waiting at any moment, and gets the reason that it gave. Nothing is sent after that, and nothing is left
// behind.

import { getEventListeners } from 'node:events';
import { expect, onTestFinished, vi } from 'vitest';
import { it } from './fixture/behind-network.ts';

const enough = new Error('enough');

it('before it begins, a request is not sent', async ({ network, begin }) => {
  const session = await begin();
  await expect(session.reply('room', ['bath'], { signal: AbortSignal.abort(enough) })).rejects.toBe(enough);
  expect(network.seen).toEqual([]);
  expect((await session.reply('room', ['bath'])).status).toBe('advanced');
});

it('in the first attempt, the request ends with the reason; the reply may have been applied, and counts once', async ({
  network,
  begin,
}) => {
  const session = await begin({ timeout: 25_000 });
  network.will('silence');
  const aborting = new AbortController();
  const reply = session.reply('room', ['bath'], aborting);
  await expect.poll(() => network.seen.length).toBe(1);
  aborting.abort(enough);
  await expect(reply).rejects.toBe(enough);
  expect(network.seen.length).toBe(1);
  expect(['advanced', 'replayed']).toContain((await session.reply('room', ['bath'])).status);
});

it('between two attempts, the pause ends with the reason and no further attempt is made', async ({
  network,
  begin,
}) => {
  const aborting = new AbortController();
  const session = await begin({ onWait: () => queueMicrotask(() => aborting.abort(enough)) });
  network.will({ status: 503, retryAfter: '25' });
  await expect(session.reply('room', ['bath'], aborting)).rejects.toBe(enough);
  expect(network.seen.length).toBe(1);
  expect((await session.reply('room', ['bath'])).status).toBe('advanced');
});

it('in the very call that tells of the pause, the pause does not begin', async ({ network, begin }) => {
  const aborting = new AbortController();
  const session = await begin({ onWait: () => aborting.abort(enough) });
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => pauses.mockRestore());
  network.will({ status: 503, retryAfter: '25' });
  await expect(session.reply('room', ['bath'], aborting)).rejects.toBe(enough);
  expect(pauses.mock.calls.filter(([, wait]) => Number(wait) === 25_000)).toEqual([]);
});

it('behind another request, it is never sent, and those after it are', async ({ network, begin }) => {
  const session = await begin();
  network.will({ delay: 100 });
  const aborting = new AbortController();
  const first = session.reply('room', ['bath']);
  const second = session.skip('brand', aborting);
  const third = session.resume();
  aborting.abort(enough);
  await expect(second).rejects.toBe(enough);
  expect([(await first).status, (await third).question?.question_id]).toEqual(['advanced', 'brand']);
  expect(network.posts().length).toBe(2);
});

it('behind a request that hangs, it ends at once', async ({ network, begin }) => {
  const session = await begin({ timeout: 1_000, attempts: 1 });
  network.will('silence');
  const aborting = new AbortController();
  let hanging = true;
  const first = session.reply('room', ['bath']).catch(() => {
    hanging = false;
  });
  const second = session.skip('brand', aborting);
  aborting.abort(enough);
  await expect(second).rejects.toBe(enough);
  const stillHanging = hanging;
  await first;
  expect(stillHanging).toBe(true);
});

it('of two that are one request (a double click), only the one whose signal it is ends', async ({ network, begin }) => {
  const session = await begin();
  network.will({ delay: 200 });
  const aborting = new AbortController();
  const [first, second] = [session.reply('room', ['bath'], aborting), session.reply('room', ['bath'])];
  first.catch(() => {});
  await expect.poll(() => network.seen.length).toBe(1);
  aborting.abort(enough);
  await expect(first).rejects.toBe(enough);
  expect(['advanced', 'replayed']).toContain((await second).status);
});

it('leaves nothing behind on a signal that outlives the request', async ({ network, begin }) => {
  const { signal } = new AbortController();
  const session = await begin();
  network.will('lose-request');
  await session.reply('room', ['bath'], { signal });
  await session.reply('room', ['nowhere'], { signal }).catch(() => {});
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
