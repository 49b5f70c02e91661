// Answers with `Service-Include` are kept for the next shopper who comes the same way. Nobody must be able to tell.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './fixture/eventually.ts';
import { type NextCall, next } from './fixture/next.ts';
import { LAMPS } from './fixture/shop.ts';
import { importLamps, startTestServer, type TestServer } from './fixture/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Reply = NonNullable<NextCall['reply']>;

const LIVING: Reply = ['room', 'living'];
const CORDA: Reply = ['brand', 'Corda'];
const ALBA: Reply = ['brand', 'Alba'];
const BRUMA: Reply = ['brand', 'Bruma'];
const ALL = 'reasons, counts, histogram, replies, details, reconsider';

/** The last body of a conversation, without its token. */
async function lastBody(replies: readonly Reply[], words = ALL, language = 'en'): Promise<string> {
  const call: NextCall = {
    headers: [
      ['Service-Include', words],
      ['Accept-Language', language],
    ],
  };
  let response = await next(server, call);
  for (const reply of replies) {
    response = await next(server, { ...call, token: tokenOf(response.text), reply });
  }
  return response.text.replace(tokenOf(response.text), '');
}

const tokenOf = (text: string): string => JSON.parse(text).session_token;

it('every shopper who comes the same way reads the same bytes, whoever came by another way in between', async () => {
  const ways: (() => Promise<string>)[] = [
    () => lastBody([LIVING, CORDA]),
    () => lastBody([LIVING, CORDA], 'counts'),
    () => lastBody([LIVING, CORDA], ALL, 'de'),
    () => lastBody([LIVING, BRUMA]),
    () => lastBody([LIVING]),
    () => lastBody([]),
  ];
  const read: string[][] = [];
  for (let time = 0; time < 4; time++) {
    const bodies: string[] = [];
    for (const way of ways) bodies.push(await way());
    read.push(bodies);
  }
  const [first = []] = read;
  expect(new Set(first).size).toBe(ways.length);
  for (const again of read) expect(again).toEqual(first);
});

it('a price that changes is told to the next shopper who comes the same way', async () => {
  for (let time = 0; time < 3; time++) expect(await lastBody([LIVING, ALBA])).not.toContain('"price":"77.00"');
  await importLamps(
    server.definitions,
    server.folder,
    LAMPS.map((lamp) => ({ ...lamp, price: '77.00' })),
  );
  await eventually(async () => expect(await lastBody([LIVING, ALBA])).toContain('"price":"77.00"'));
  expect(await lastBody([LIVING, ALBA])).not.toContain(`"price":"${LAMPS[0]?.price}"`);
});
