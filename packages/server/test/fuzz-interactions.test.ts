// Whatever is sent as an interaction: never a fault of the service, always a well-formed response, and nothing is stored that is not
// an interaction as the interface means it.

import { INTERACTION_KINDS } from '@guidepost/contract/interaction-kinds';
import { InteractionRequest } from '@guidepost/contract/interaction-request';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { isLong } from '../../../scripts/fixture/test-length.ts';
import { readInteractions } from './fixture/databases.ts';
import { expectAnyProblem } from './fixture/expect-response.ts';
import { expectDone, interact } from './fixture/interact.ts';
import { Journey } from './fixture/journey.ts';
import { LAMPS } from './fixture/shop.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const RUNS = isLong ? 10_000 : 600;
const request = Schema.Compile(InteractionRequest);

let server: TestServer;
let journey: Journey;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_RATE: '1000000', GUIDEPOST_RATE_BURST: '1000000' } });
  journey = await Journey.start(server);
  await journey.reply(['room', 'bath']);
});
afterAll(() => server.stop());

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('__proto__', '\u0000'),
);
const body = fc.record(
  {
    kind: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...INTERACTION_KINDS) }, odd),
    sku: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('L1', 'L2', 'L3', 'l1', '') }, odd),
    value: fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom('19.90', '1e5', '00', '-0', '0.12345', '9999999999'),
      odd,
    ),
    currency: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('EUR', 'eur', 'XXX', 'ÄÖÜ') }, odd),
    order_id: fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) }, odd),
    more: odd,
  },
  { requiredKeys: ['kind', 'sku'] },
);
const text = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  fc.string({ unit: 'binary', maxLength: 100 }),
);

it(`takes exactly what the schema allows, of ${RUNS} bodies`, { timeout: 10 * PATIENCE }, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(text, fc.nat(1), async (sent, at) => {
      const token = journey.tokens[at] ?? journey.token;
      const response = await interact(server, { token, body: sent });
      expect(response.status).toBeLessThan(500);
      let value: unknown = null;
      try {
        value = JSON.parse(sent);
      } catch {
        // Told as malformed.
      }
      const isAllowed = request.Check(value) && !/"__proto__":/.test(sent);
      if (response.status === 204) {
        expectDone(response);
        expect(isAllowed, sent).toBe(true);
        taken += 1;
      } else {
        const { errors } = expectAnyProblem(response);
        // The schema has no way to say how large a decimal number in a string may be.
        if (isAllowed) expect(errors?.map(({ pointer }) => pointer)).toEqual(['#/value']);
      }
    }),
    { numRuns: RUNS },
  );
  expect(taken).toBeGreaterThan(RUNS / 20);
});

it('has stored nothing else, and the conversation stands where it stood', async () => {
  const skus = ['', ...LAMPS.map(({ sku }) => sku)];
  const stored = await readInteractions(server.location);
  expect(stored.length).toBeGreaterThan(0);
  for (const { kind, sku, value, currency } of stored) {
    expect(INTERACTION_KINDS).toContain(kind);
    expect(skus).toContain(sku);
    if (value === null) expect(currency).toBeNull();
    else {
      expect(Number.isSafeInteger(value) && Number(value) >= 0).toBe(true);
      expect(currency).toMatch(/^[A-Z]{3}$/);
    }
  }
  expect(await journey.look()).toEqual(journey.lead);
});
