// How an advisor does, as whoever looks after it sees it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeInsights } from '../../src/jobs/insight-schedule.ts';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { expectDone, interact } from '../fixture/interact.ts';
import { Journey } from '../fixture/journey.ts';
import { LAMPS_ADVISOR } from '../fixture/shop.ts';
import { publish, startTestServer, type TestServer } from '../fixture/test-server.ts';

const DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: TestServer;
let viewer: Visitor;
const lamps = { client: 'shop', advisor: 'lamps' };
beforeAll(async () => {
  server = await startTestServer();
  viewer = await signIn(server, 'viewer');
  await Journey.start(server);
  const { token } = await Journey.start(server);
  const body = { kind: 'bought', sku: 'L3', value: '79.5', currency: 'EUR' };
  expectDone(await interact(server, { token, body }));
  const task = { location: server.location, settings: { kept: 3 * DAY, total: DAY }, now: Date.now() };
  expect(await computeInsights(task, new AbortController().signal)).toMatchObject({ kind: 'done' });
});
afterAll(() => server.stop());

it('a viewer sees them, of the last thirty days or of those that are asked for', async () => {
  const seen = await viewer.ask('findInsights', lamps);
  expect(seen).toMatchObject({ ...lamps, version: null, revenue: [{ currency: 'EUR', value: '79.50' }] });
  expect(seen.made_up).toBe(0);
  expect(seen.questions.map(({ question, title }) => [question, title])).toEqual([['room', 'Where shall it hang?']]);
  expect(seen.products.map(({ sku, title }) => [sku, title])).toEqual([['L3', 'Lamp L3 “Glück”']]);
  expect(seen.funnel.bought).toMatchObject({ count: 1, of: 2, share: 0.5 });
  expect((Date.parse(seen.to) - Date.parse(seen.from)) / DAY).toBe(29);
  const before = { from: '2020-01-01', to: dayOf(Date.now() - 2 * DAY) };
  expect((await viewer.ask('findInsights', { ...lamps, query: before })).funnel.started).toBe(0);
  expect((await viewer.ask('findInsights', { ...lamps, query: { version: 1 } })).funnel.started).toBe(2);
  expect((await viewer.ask('findInsights', { ...lamps, query: { version: 2 } })).funnel.started).toBe(0);
});

it('they can be taken as a table', async () => {
  const response = await viewer.send('GET', '/clients/shop/advisors/lamps/insights.csv');
  expect(response.header('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.text.split('\r\n')).toEqual(expect.arrayContaining(['kind,question,answer,count', 'started,,,2']));
});

it.each(['from=2026-02-30', 'from=yesterday', 'to=2026-1-1', 'from=2026-02-02&to=2026-02-01', 'version=x'])(
  'what makes no sense is refused: %s',
  async (query) => {
    for (const path of ['insights', 'insights.csv'])
      expectAdminProblem(await viewer.send('GET', `/clients/shop/advisors/lamps/${path}?${query}`), 'invalid-request');
  },
);

it('there are none of an advisor that there is not', async () => {
  for (const path of ['insights', 'insights.csv', 'insights/unrecommended'])
    expectAdminProblem(await viewer.send('GET', `/clients/shop/advisors/nothing/${path}`), 'not-found');
});

it('says which products are never recommended, since when that is known, and that it is not known before', async () => {
  const unknown = await viewer.ask('findUnrecommended', lamps);
  expect(unknown).toEqual({ ...lamps, since: null, count: 0, of: 0, products: [] });
  expect((await viewer.ask('findInsights', lamps)).recommended).toEqual({ since: null, known: 0, products: [] });
  const shopper = await Journey.start(server);
  for (const reply of [['room', 'bath'], ['brand']] as const) await shopper.reply(reply);
  const now = Date.now() + DAY / 2;
  const task = { location: server.location, settings: { kept: 3 * DAY, total: DAY }, now };
  await computeInsights(task, new AbortController().signal);
  const today = dayOf(Date.now());
  const { recommended } = await viewer.ask('findInsights', lamps);
  expect(recommended).toMatchObject({ since: today, known: 1 });
  expect(recommended.products.map(({ sku, title, first }) => [sku, title, first])).toEqual([
    ['L3', 'Lamp L3 “Glück”', 1],
    ['L4', 'Lamp L4 “Glück”', 0],
  ]);
  const told = await viewer.ask('findUnrecommended', { ...lamps, query: { from: '2026-01-01' } });
  expect(told).toMatchObject({ since: today, count: 4, of: 6 });
  expect(told.products.map(({ sku }) => sku)).toEqual(['L1', 'L2', 'L5', 'L6']);
  expect(told.products[0]).toEqual({ sku: 'L1', title: 'Lamp L1 “Glück”', link: 'https://lamps.example/L1' });
});

it('a value is called as the newest version calls it, and others name themselves', async () => {
  const named = LAMPS_ADVISOR.replace('texts:\n', 'texts:\n  en: { brand.Alba.title: The white ones }\n');
  await publish(server.definitions, named);
  const titlesOf = async (question: string) => {
    const { questions } = await viewer.ask('findInsights', lamps);
    const answers = questions.find((each) => each.question === question)?.answers ?? [];
    return Object.fromEntries(answers.map(({ answer, title }) => [answer, title]));
  };
  for (const reply of [
    ['brand', 'Alba'],
    ['brand', 'Bruma'],
  ] as const) {
    const shopper = await Journey.start(server);
    await shopper.reply(['room']);
    await shopper.reply(reply);
  }
  const task = { location: server.location, settings: { kept: 3 * DAY, total: DAY }, now: Date.now() + DAY };
  await computeInsights(task, new AbortController().signal);
  expect(await titlesOf('brand')).toEqual({ Alba: 'The white ones', Bruma: null });
});
