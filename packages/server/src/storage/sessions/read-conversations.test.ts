// Conversations are read whole, with their interactions, beside whoever writes them; from either database, and from several.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConversationRecord } from '../../insights/conversation-record.ts';
import { start, step } from '../../sessions/contract/sessions.fixture.ts';
import { writeGiven } from '../../sessions/given.ts';
import type { StoredSession } from '../../sessions/session-store.ts';
import { type PostgresUse, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import type { StoreLocation } from '../store-location.ts';
import { openConversations } from './open-conversations.ts';
import { openSessions } from './open-sessions.ts';

const GIVEN = { skus: ['A', 'ä b'], lacks: [{ question: 'use', answers: ['games'], isSetAside: true, missedBy: 2 }] };
const DAY = 24 * 60 * 60 * 1000;
const FROM = Math.floor(Date.now() / DAY) * DAY - DAY;

let server: PostgresUse;
let folder: string;
beforeAll(async () => {
  server = await usePostgresServer();
  folder = mkdtempSync(join(tmpdir(), 'guidepost-conversations-'));
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

const inPostgres = async (servers: number): Promise<StoreLocation> => {
  const urls = await Promise.all(Array.from({ length: servers }, () => server.makeDatabase()));
  const [url = ''] = urls;
  const [first, ...others] = urls.map((each) => ({ url: each, drains: false }));
  if (first === undefined) throw new Error('no database');
  return { kind: 'postgres', url, sessionServers: [first, ...others] };
};

test.each([
  ['the embedded store', async (): Promise<StoreLocation> => ({ kind: 'embedded', folder })],
  ['PostgreSQL', () => inPostgres(1)],
  ['several PostgreSQL', () => inPostgres(2)],
])('%s tells every conversation of a time once, whole and as it is', async (_name, locate) => {
  const location = await locate();
  const sessions = await openSessions(location);
  const begin = (at: number, advisor: string): StoredSession => ({
    ...start({ startedAt: at, advisor }),
    id: sessions.makeId(at),
  });
  const inside = Array.from({ length: 1500 }, (_, nth) => begin(FROM + nth * 50_000, `a${nth % 3}`));
  const outside = [begin(FROM - 1, 'a0'), begin(FROM + DAY, 'a0')];
  await Promise.all([...inside, ...outside].map((session) => sessions.insert(session, 1)));
  await Promise.all(
    inside.map(async (session, nth) => {
      const steps = [step(session, 'use', ['games'], 'budget')];
      for (let more = 0; more < nth % 4; more += 1) {
        const before = steps.at(-1);
        if (before !== undefined) steps.push(step(before, 'budget', [`${more}.0-9.0`], null));
      }
      for (const each of steps) await sessions.advance(each, 1, null, nth % 2 ? null : writeGiven(GIVEN));
      if (nth % 10 > 0) return;
      const origin = await sessions.findOrigin(session.id);
      if (origin === null) throw new Error('the session is gone');
      const once = `${nth}`.padStart(32, '0');
      const told = { session: session.id, once, order: null, kind: 'bought', sku: `${nth}`, step: 0 } as const;
      await sessions.record({ ...told, value: nth, currency: 'EUR', at: session.startedAt + DAY }, origin);
    }),
  );
  const reader = await openConversations(location);
  const read: ConversationRecord[] = [];
  for await (const batch of reader.read(FROM, FROM + DAY)) read.push(...batch);
  await reader.close();
  await sessions.close();

  const byId = new Map(read.map((each) => [each.id, each]));
  expect([read.length, byId.size]).toEqual([1500, 1500]);
  for (const [nth, { id, client, advisor, version }] of inside.entries()) {
    const found = byId.get(id);
    expect(found).toMatchObject({ client, advisor, version });
    expect(found?.steps.map(({ question }) => question)).toEqual([
      ...[null, 'use'],
      ...Array.from({ length: nth % 4 }, () => 'budget'),
    ]);
    expect(found?.steps.map(({ given }) => given)).toEqual([
      null,
      ...Array.from({ length: 1 + (nth % 4) }, () => (nth % 2 ? null : GIVEN)),
    ]);
    const told = nth % 10 > 0 ? [] : [{ kind: 'bought', sku: `${nth}`, value: nth, currency: 'EUR' }];
    expect(found?.interactions).toMatchObject(told);
  }
});
