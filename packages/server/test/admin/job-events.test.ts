// Jobs as events: in order, going on where a connection broke, and never longer than whoever follows may.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOutEverywhere } from '../../src/people/sign-ins.ts';
import { expectAdminHeaders, expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import type { EventStream, StreamEvent } from '../fixture/event-stream.ts';
import { ended, order } from '../fixture/jobs.ts';
import { LAMPS_ADVISOR } from '../fixture/shop.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let editor: Visitor;
const CHECK = { text: LAMPS_ADVISOR, seconds: null };

beforeAll(async () => {
  server = await startTestServer();
  editor = await signIn(server, 'editor');
});
afterAll(() => server.stop());

interface JobData {
  readonly id: string;
  readonly state: string;
}

const jobIn = (event: StreamEvent | null): JobData => event?.data as JobData;

/** The next events of this job until it is in this state. */
async function until(stream: EventStream, id: string, state: string): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for (;;) {
    const event = await stream.next();
    if (event === null) throw new Error(`The stream ended before the job was ${state}.`);
    if (jobIn(event).id === id) events.push(event);
    if (jobIn(event).id === id && jobIn(event).state === state) return events;
  }
}

test('all jobs of the shop are followed from here on, each change once and in order', async () => {
  await ended(editor, await order(editor, 'checks', CHECK));
  const stream = await editor.follow('/clients/shop/events');
  expectAdminHeaders(stream.response);
  expect(stream.response.header('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.header('X-Accel-Buffering')).toBe('no');
  const { id } = await order(editor, 'checks', CHECK);
  const events = await until(stream, id, 'ended');
  const order_ = ['waiting', 'running', 'ended'];
  const states = events.map((event) => order_.indexOf(jobIn(event).state));
  expect(states).toEqual(states.toSorted());
  expect(states.at(-1)).toBe(2);
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['job']));
  expect(events.map((event) => Number(event.id))).toEqual(
    events.map((event) => Number(event.id)).toSorted((a, b) => a - b),
  );
  stream.close();
});

test('whoever comes again hears what they missed, and nothing of what ended long before', async () => {
  const stream = await editor.follow('/clients/shop/events');
  const { id } = await order(editor, 'checks', CHECK);
  const [first] = await until(stream, id, 'ended');
  stream.close();
  const missed = await ended(editor, await order(editor, 'checks', CHECK));
  const again = await editor.follow('/clients/shop/events', { 'Last-Event-ID': first?.id ?? '' });
  await until(again, missed.id, 'ended');
  again.close();
});

test('a job that has ended is told at once, and the stream ends', async () => {
  const { id } = await ended(editor, await order(editor, 'checks', CHECK));
  const events = await (await editor.follow(`/clients/shop/jobs/${id}/events`)).rest();
  expect(events).toMatchObject([
    { event: 'job', data: { id, state: 'ended', outcome: 'done' } },
    { event: 'end', data: { why: 'ended' } },
  ]);
});

test('whoever has signed out hears nothing more', async () => {
  const leaving = await signIn(server, 'viewer');
  const stream = await leaving.follow('/clients/shop/events');
  await signOutEverywhere(server.definitions.people, leaving.id);
  expect((await stream.rest()).at(-1)).toEqual({ id: null, event: 'end', data: { why: 'signed-out' } });
});

test('whoever has lost the role hears nothing more', async () => {
  const leaving = await signIn(server, 'viewer');
  const stream = await leaving.follow('/clients/shop/events');
  await server.definitions.people.change((change) => change.setRole(leaving.id, 'shop', null));
  expect((await stream.rest()).at(-1)).toMatchObject({ data: { why: 'signed-out' } });
});

test('nobody holds more streams than they can look at, and one that is closed makes room', async () => {
  const busy = await signIn(server, 'viewer');
  const streams: EventStream[] = [];
  for (;;) {
    const stream = await busy.follow('/clients/shop/events');
    if (stream.response.status !== 200) {
      expectAdminProblem(stream.response, 'rate-limited');
      break;
    }
    streams.push(stream);
  }
  expect(streams.length).toBeGreaterThan(5);
  const other = await editor.follow('/clients/shop/events');
  expect(other.response.status).toBe(200);
  other.close();
  for (const stream of streams) stream.close();
  for (;;) {
    const stream = await busy.follow('/clients/shop/events');
    stream.close();
    if (stream.response.status === 200) break;
  }
});

test('a server that stops ends its streams first, and what runs is stopped', async () => {
  const own = await startTestServer();
  const there = await signIn(own, 'editor');
  const stream = await there.follow('/clients/shop/events');
  const { id } = await order(there, 'simulations', { advisor: 'lamps', shoppers: 10_000_000, orders: 100 });
  await until(stream, id, 'running');
  const stopping = own.stop();
  expect((await stream.rest()).at(-1)).toEqual({ id: null, event: 'end', data: { why: 'stopping' } });
  await stopping;
});
