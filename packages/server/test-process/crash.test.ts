// The process is killed at random moments while many shoppers converse: what was acknowledged is there afterwards, once.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import type { SessionId } from '../src/sessions/session-store.ts';
import { openSqliteSessions } from '../src/storage/sessions/sqlite/sqlite-session-store.ts';
import { run, runJson } from '../test/fixture/run-command.ts';
import { makeAgent, openToken } from './fixture/next.ts';
import { makeFolder, serve } from './fixture/process.ts';
import { Shopper } from './fixture/shopper.ts';

const KILLS = isLong ? 25 : 5;
const SHOPPERS = 48;

test('through kills at random moments, every acknowledged reply is kept and none is applied twice', async () => {
  const data = await makeFolder();
  let server = await serve(data, ['--demo']);
  const { json: key } = await runJson(['keys', 'create', '--client', 'demo', '--kind', 'secret', '--data', data]);
  const agent = makeAgent();
  const shoppers = Array.from(
    { length: SHOPPERS },
    (_, i) => new Shopper(key.key, i % 2 ? 'bikes' : 'kids-bikes', agent),
  );
  let lost = 0;
  await server.end('SIGTERM');
  for (let round = 0; round <= KILLS; round++) {
    server = await serve(data);
    const { url } = server;
    await Promise.all(shoppers.map((shopper) => shopper.verify(url)));
    let isOver = false;
    const talk = shoppers.map(async (shopper) => {
      while (!isOver) {
        try {
          await shopper.step(url);
        } catch (error) {
          // A lost response is what this is about; anything else is a fault.
          if (error instanceof assert.AssertionError) throw error;
          if (!isOver) throw error;
          lost++;
          return;
        }
      }
    });
    await Promise.race([sleep(50 + Math.random() * 500), Promise.all(talk)]);
    isOver = true;
    const isLast = round === KILLS;
    await server.end(isLast ? 'SIGTERM' : 'SIGKILL');
    await Promise.all(talk);
  }
  agent.destroy();

  const store = await openSqliteSessions(data);
  let steps = 0;
  for (const shopper of shoppers) {
    for (const [index, conversation] of shopper.conversations.entries()) {
      const first = conversation[0];
      if (!first) continue;
      const events = await store.events(openToken(first.token).session as SessionId);
      const known = events.slice(0, conversation.length);
      expect(known.map(({ step }) => step)).toEqual(conversation.map((_, step) => step));
      expect(known.map(({ question }) => question)).toEqual(
        conversation.map(({ reply }) => reply?.question_id ?? null),
      );
      expect(known.map(({ shown }) => shown)).toEqual(conversation.map(({ shown }) => shown));
      for (const [step, { reply }] of conversation.entries()) {
        expect([...(known[step]?.reply ?? [])].sort()).toEqual([...(reply?.answers ?? [])].sort());
      }
      // At most the one reply whose response never came lies beyond, and only where the conversation is still open.
      const isLast = index === shopper.conversations.length - 1;
      expect(events.length - conversation.length).toBeLessThanOrEqual(isLast ? 1 : 0);
      steps += conversation.length;
    }
  }
  await store.close();
  console.info(`${KILLS} kills, ${SHOPPERS} shoppers, ${steps} acknowledged steps, ${lost} responses lost`);
  expect(lost).toBeGreaterThan(0);
  expect((await run(['migrate', '--data', data])).code).toBe(0);
});
