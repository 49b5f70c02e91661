// From conversations over HTTP to insights: what shoppers did is what the thread computes, as often as it does.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { insightsCsv } from '../src/insights/insights-csv.ts';
import { tellInsights } from '../src/insights/tell-insights.ts';
import { wilsonShare } from '../src/insights/wilson-share.ts';
import { computeInsights } from '../src/jobs/insight-schedule.ts';
import { expectDone, interact } from './fixture/interact.ts';
import { Journey } from './fixture/journey.ts';
import { type NextCall, next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

let server: TestServer;
/** How often, each time hours later. */
let computed = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('tells the funnel, each question over its own views, answers, ways and products, again and again the same', async () => {
  const began = Date.now();
  const tell = async (token: string, body: object): Promise<void> =>
    expectDone(await interact(server, { token, body }));
  // One only looks, one leaves at the second question, one goes to the end and buys.
  await Journey.start(server);
  const left = await Journey.start(server);
  await left.reply(['room', 'bath']);
  const buyer = await Journey.start(server);
  for (const reply of [['room', 'bath'], ['brand'], ['style', 'plain'], ['watts', '10-12']] as const)
    await buyer.reply(reply);
  await tell(buyer.token, { kind: 'clicked', sku: 'L3' });
  for (const order of ['1', '2'])
    await tell(buyer.token, { kind: 'bought', sku: 'L3', value: '79.00', order_id: order });
  await tell(buyer.token, { kind: 'bought', sku: 'not there' });
  const foreign = await Journey.start(server, { key: server.keys.other });
  await foreign.reply(['room', 'garden']);

  const task = { location: server.location, settings: { kept: 3 * DAY, total: DAY } };
  const filter = { client: 'shop', advisor: 'lamps', from: dayOf(began), to: dayOf(Date.now()), version: 1 };
  for (const hours of [0, 1, 2]) {
    const end = await computeInsights({ ...task, now: Date.now() + hours * 3_600_000 }, new AbortController().signal);
    expect(end).toMatchObject({ kind: 'done' });
    const { funnel, revenue, questions, products, recommended, paths, days } = await tellInsights(
      server.definitions.insights,
      filter,
    );
    const of3 = (count: number) => wilsonShare(count, 3);
    expect(funnel).toEqual({
      ...{ started: 3, engaged: of3(2), results: of3(1), ended: of3(1) },
      ...{ clicked: of3(1), added: of3(0), bought: of3(1) },
    });
    expect(revenue).toEqual([{ currency: 'EUR', value: 1_580_000 }]);
    const [room, brand] = questions;
    expect([room?.question, room?.viewed, room?.replied.count, room?.left.count]).toEqual(['room', 3, 2, 1]);
    expect(room?.answers).toEqual([
      {
        ...{ answer: 'bath', chosen: wilsonShare(2, 2), clicked: wilsonShare(1, 2), bought: wilsonShare(1, 2) },
        ...{ setAside: wilsonShare(0, 1), missed: wilsonShare(0, 1) },
      },
    ]);
    expect([brand?.question, brand?.skipped, brand?.left]).toEqual(['brand', wilsonShare(1, 2), wilsonShare(1, 2)]);
    expect(products).toEqual([
      { sku: '', clicked: 0, added: 0, bought: 1, revenue: [] },
      { sku: 'L3', clicked: 1, added: 0, bought: 1, revenue: [{ currency: 'EUR', value: 1_580_000 }] },
    ]);
    expect(recommended).toEqual({
      ...{ since: dayOf(began), known: 1 },
      products: [
        { sku: 'L3', recommended: wilsonShare(1, 1), first: 1, clicked: wilsonShare(1, 1) },
        { sku: 'L4', recommended: wilsonShare(1, 1), first: 0, clicked: wilsonShare(0, 1) },
      ],
    });
    expect(paths.map(({ path, taken }) => [path?.map(([question]) => question).join(), taken.count])).toEqual([
      ['room,brand,style,watts', 1],
      ['room', 1],
    ]);
    expect(days.map(({ started, bought }) => [started, bought])).toEqual([[3, 1]]);
  }
});

it.each<[string, NextCall]>([
  ['to whoever is only shown what fits', {}],
  [
    'to whoever is shown what comes near, the next time from what is kept',
    { headers: [['Service-Include', 'reasons,details']] },
  ],
])('tells what shoppers want and the shop lacks, %s', async (_, call) => {
  const filter = { client: 'shop', advisor: 'lamps', from: dayOf(Date.now()), to: dayOf(Date.now()), version: 1 };
  const brandOf = async () => {
    const at = Date.now() + ++computed * 10 * 3_600_000;
    const task = { location: server.location, settings: { kept: 3 * DAY, total: DAY }, now: at };
    await computeInsights(task, new AbortController().signal);
    const { questions } = await tellInsights(server.definitions.insights, filter);
    return questions.find(({ question }) => question === 'brand')?.answers.find(({ answer }) => answer === 'Bruma');
  };
  const before = await brandOf();
  for (let time = 0; time < 4; time += 1) {
    let { body } = await next(server, call);
    // There is no such lamp for the bathroom.
    for (const reply of [
      ['room', 'bath'],
      ['brand', 'Bruma'],
    ] as const) {
      const { session_token: token } = JSON.parse(body.toString());
      ({ body } = await next(server, { ...call, token, reply }));
    }
  }
  const after = await brandOf();
  expect((after?.setAside.count ?? 0) - (before?.setAside.count ?? 0)).toBe(4);
  expect((after?.setAside.of ?? 0) - (before?.setAside.of ?? 0)).toBe(4);
  expect(after?.missed.count).toBe(0);
});

it('can be taken as a table, in which nothing is a formula', () => {
  const sum = (answer: string) => ({ kind: 'product-clicked', question: '', answer, count: 1 }) as const;
  expect(insightsCsv([sum('L3'), sum('a "b", c'), sum('=HYPERLINK("x")'), sum('-10.0-20.0')])).toBe(
    [
      'kind,question,answer,count',
      'product-clicked,,L3,1',
      'product-clicked,,"a ""b"", c",1',
      `product-clicked,,"'=HYPERLINK(""x"")",1`,
      'product-clicked,,-10.0-20.0,1',
      '',
    ].join('\r\n'),
  );
});
