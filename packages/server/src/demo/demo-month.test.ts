// The demo's month is what shoppers could have done, says that nobody did, and is the same wherever it is made.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../compose.ts';
import type { ConversationRecord } from '../insights/conversation-record.ts';
import { tellInsights } from '../insights/tell-insights.ts';
import { computeInsights } from '../jobs/insight-schedule.ts';
import { makeLog } from '../monitoring/log.ts';
import { isMadeUp } from '../sessions/made-up-session.ts';
import { readConfig } from '../settings/config.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { openConversations } from '../storage/sessions/open-conversations.ts';
import { startsOf } from './demo-month.ts';
import { prepareDemo } from './prepare-demo.ts';

const DAY = 86_400_000;

let folder: string;
const conversations: ConversationRecord[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-month-'));
  await serve(true);
  await read();
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the demo, and stops it once all that goes on beside it has ended. */
async function serve(month: boolean): Promise<void> {
  const config = readConfig({ GUIDEPOST_DATA: folder, GUIDEPOST_PORT: '0', GUIDEPOST_DURABILITY: 'normal' });
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const demo = await prepareDemo({ month });
  const begun: typeof demo.begun = (service, signal) => demo.begun(service, signal).finally(resolve);
  const server = await startServer(config, { log: makeLog('silent'), ...demo, begun });
  await written;
  await server.stop();
}

async function read(): Promise<void> {
  conversations.length = 0;
  const reader = await openConversations({ kind: 'embedded', folder });
  for await (const some of reader.read(0, Date.now() + DAY)) conversations.push(...some);
  await reader.close();
}

it('has a month of conversations with both advisors, each of which says that nobody had it', () => {
  expect(conversations.length).toBeGreaterThan(1200);
  expect(conversations.filter(({ id }) => !isMadeUp(id))).toEqual([]);
  expect(new Set(conversations.map(({ client, advisor }) => `${client} ${advisor}`))).toEqual(
    new Set(['demo bikes', 'demo kids-bikes']),
  );
  const days = new Set(conversations.map(({ steps }) => new Date(steps[0]?.at ?? 0).toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(29);
});

it('has nothing that is still to come, or that comes before what led to it', () => {
  const now = Date.now();
  for (const { steps, interactions } of conversations) {
    const times = steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    if (interactions.length > 0) expect(steps.some(({ resultsGiven }) => resultsGiven)).toBe(true);
  }
});

it('is believable: most reply, many see products, fewer open one, few buy, and some skip, leave and think again', async () => {
  const location = { kind: 'embedded', folder } as const;
  const task = { location, settings: { kept: 90 * DAY, total: DAY }, now: Date.now() };
  expect(await computeInsights(task, new AbortController().signal)).toMatchObject({ kind: 'done' });
  const definitions = await openDefinitions(location, 'never');
  const filter = { client: 'demo', advisor: 'bikes', from: '2000-01-01', to: '2999-01-01', version: null };
  const { funnel, madeUp, questions, products, recommended, revenue } = await tellInsights(
    definitions.insights,
    filter,
  );
  await definitions.close();
  expect(madeUp).toBe(funnel.started);
  const shares = [funnel.engaged, funnel.results, funnel.clicked, funnel.added, funnel.bought].map(
    ({ share }) => share ?? 0,
  );
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares[0]).toBeGreaterThan(0.75);
  expect(shares[0]).toBeLessThan(0.95);
  expect(shares[4]).toBeGreaterThan(0.01);
  expect(shares[4]).toBeLessThan(0.12);
  expect(questions.length).toBeGreaterThanOrEqual(8);
  for (const did of ['skipped', 'left', 'changed'] as const)
    expect(questions.reduce((sum, question) => sum + question[did].count, 0)).toBeGreaterThan(0);
  expect(products.length).toBeGreaterThan(20);
  expect(recommended.known).toBe(funnel.results.count);
  expect(recommended.products.length).toBeGreaterThan(20);
  const answers = questions.flatMap((question) => question.answers);
  for (const lacks of ['setAside', 'missed'] as const)
    expect(answers.reduce((sum, answer) => sum + answer[lacks].count, 0)).toBeGreaterThan(0);
  expect(revenue.map(({ currency }) => currency)).toEqual(['EUR']);
});

it('is written once, and a demo that was there before gets none', async () => {
  const before = conversations.length;
  await serve(true);
  await read();
  expect(conversations).toHaveLength(before);
});

it('is the same from the same day on, and never later than now', () => {
  const noon = Date.UTC(2026, 2, 10, 12);
  expect(startsOf(noon)).toEqual(startsOf(noon));
  expect(startsOf(noon).every((at) => at <= noon && at > noon - 30 * DAY)).toBe(true);
  const sameDay = startsOf(noon + DAY / 4).filter((at) => at <= noon);
  expect(sameDay).toEqual(startsOf(noon));
});
