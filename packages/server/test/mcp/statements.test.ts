// Signed statements: what the service said is accepted and says the truth, and whatever was changed is rejected, by the client's verifier and by a
// second one that is written from docs/statements.md alone.

import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type StatementKeys, verifyStatement } from '@guidepost/client/verify-statement';
import { Statement, StatementKeySet } from '@guidepost/contract/statement';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong, seedOf } from '../../../../scripts/fixture/test-length.ts';
import { StatementKeys as SigningKeys } from '../../src/statements/statement-keys.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';
import { call, connect } from './fixture.ts';

let server: TestServer;
let keys: StatementKeys;
let statements: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' } });
  keys = (await (await fetch(`${server.publicUrl}/.well-known/guidepost-statements.json`)).json()) as StatementKeys;
  const client = await connect(server.publicUrl, { key: server.keys.publishable });
  const { data: begun } = await call(client, 'start', { advisor: 'lamps' });
  const { data: second } = await call(client, 'reply', {
    ...{ session_token: begun.session_token, question_id: 'room', answers: ['bath'] },
  });
  const { data: third } = await call(client, 'reply', {
    ...{ session_token: second.session_token, question_id: 'brand', answers: ['Alba', 'Corda'] },
  });
  const { data, words } = await call(client, 'results', { session_token: third.session_token, statements: true });
  statements = data.statements ?? {};
  expect(words).toContain('signed statement');
  expect(Object.keys(statements)).toEqual(data.results?.map(({ sku }) => sku));
  await client.close();
});
afterAll(() => server.stop());

const payload = (statement: string) => JSON.parse(Buffer.from(statement.split('.')[1] ?? '', 'base64url').toString());

test('the keys are those of the service: the present one, the next, and those of two years', () => {
  expect(Schema.Compile(StatementKeySet).Check(keys)).toBe(true);
  expect(keys.issuer).toBe(server.publicUrl);
  expect(keys.keys).toHaveLength(10);
  expect(new Set(keys.keys.map(({ kid }) => kid)).size).toBe(10);
});

test('each result has a statement that is accepted, and says what the catalog has and what was asked', async () => {
  for (const statement of Object.values(statements)) {
    const verdict = await verifyStatement(statement, keys);
    expect(verdict).toEqual({ valid: true, statement: payload(statement) });
    expect(Schema.Compile(Statement).Check(payload(statement))).toBe(true);
    expect(isAccepted(statement, keys)).toBe(true);
  }
  const said = payload(statements.L3 ?? '');
  expect(said).toMatchObject({
    ...{ iss: server.publicUrl, client: 'shop', advisor: 'lamps', catalog: 'lamps', language: 'en', place: 1 },
    replies: [
      { question_id: 'room', answers: ['bath'] },
      { question_id: 'brand', answers: ['Alba', 'Corda'] },
    ],
    product: { sku: 'L3', price: '79.00', available: true },
    claims: [
      {
        ...{ question_id: 'room', role: 'filter', fit: 'met', values: { room: 'bath' } },
        answers: [{ answer_id: 'bath', title: 'In the bathroom', fit: 'met', condition: { room: 'bath' } }],
      },
      {
        ...{ question_id: 'brand', fit: 'met', values: { brand: 'Alba' } },
        answers: [
          { answer_id: 'Alba', fit: 'met', condition: { brand: 'Alba' } },
          { answer_id: 'Corda', fit: 'missed', condition: { brand: 'Corda' } },
        ],
      },
    ],
  });
  expect(said.iat).toBeGreaterThan(Date.now() / 1000 - 300);
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';

/** One character is another, missing, doubled or exchanged for its neighbour, anywhere. */
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('other', 'other', 'other', 'missing', 'doubled', 'exchanged'),
  to: fc.constantFrom(...ALPHABET),
});

function changed(statement: string, { at, kind, to }: { at: number; kind: string; to: string }): string {
  const nth = at % statement.length;
  const [before, char = '', after] = [statement.slice(0, nth), statement[nth], statement.slice(nth + 1)];
  if (kind === 'missing') return before + after;
  if (kind === 'doubled') return before + char + char + after;
  return kind === 'exchanged' ? before + after.slice(0, 1) + char + after.slice(1) : before + to + after;
}

test('statements that were changed anywhere are rejected by both verifiers', { timeout: 600_000 }, async () => {
  const given = Object.values(statements);
  let rejected = 0;
  const numRuns = isLong ? 100_000 : 2000;
  await fc.assert(
    fc.asyncProperty(fc.nat(), change, async (which, how) => {
      const statement = given[which % given.length] ?? '';
      const forged = changed(statement, how);
      if (forged === statement) return;
      rejected++;
      expect((await verifyStatement(forged, keys)).valid).toBe(false);
      expect(isAccepted(forged, keys)).toBe(false);
    }),
    { numRuns, seed: seedOf(71) },
  );
  expect(rejected).toBeGreaterThan(numRuns * 0.9);
});

test('a statement of another service, of a key that is not published or not in force, and one without a signature are rejected', async () => {
  const [statement = ''] = Object.values(statements);
  const elsewhere = { ...keys, issuer: 'https://elsewhere.example' };
  expect(await verifyStatement(statement, elsewhere)).toMatchObject({ valid: false, why: 'It is of another service.' });
  expect(await verifyStatement(statement, { ...keys, keys: keys.keys.slice(1) })).toMatchObject({ valid: false });
  const [head = '', body = ''] = statement.split('.');
  const none = Buffer.from('{"alg":"none","typ":"guidepost-statement"}').toString('base64url');
  for (const forged of [`${head}.${body}.`, `${none}.${body}.`, `${none}.${body}.AA`, '', '..', 'a.b.c']) {
    expect(await verifyStatement(forged, keys)).toMatchObject({ valid: false });
    expect(isAccepted(forged, keys)).toBe(false);
  }
  const own = new SigningKeys(new Uint8Array(32), () => 'https://shop.example');
  const now = 1_764_288_000;
  const set = own.published(now);
  const late = own.sign({ iss: 'https://shop.example', iat: now + 200 * 86_400 }, now);
  expect(await verifyStatement(late, set)).toMatchObject({ valid: false, why: expect.stringContaining('in force') });
  expect(isAccepted(late, set)).toBe(false);
  expect(await verifyStatement(own.sign({ iss: 'https://shop.example', iat: now }, now), set)).toMatchObject({
    valid: true,
  });
});

test('a key comes into force after another, and statements of the one before stay valid', async () => {
  const own = new SigningKeys(new Uint8Array(32).fill(7), () => 'https://shop.example');
  const now = 1_764_288_000;
  const statement = own.sign({ iss: 'https://shop.example', iat: now }, now);
  const later = own.published(now + 100 * 86_400);
  expect(later.keys[0]?.kid).not.toBe(own.published(now).keys[0]?.kid);
  expect(await verifyStatement(statement, later)).toMatchObject({ valid: true });
  expect(await verifyStatement(statement, own.published(now + 3 * 365 * 86_400))).toMatchObject({ valid: false });
});

test('the verifier is one short file without any other', () => {
  const text = readFileSync(new URL('../../../client/src/verify-statement.ts', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThan(200);
  expect(text).not.toMatch(/^import /m);
});

/** The second verifier. */
function isAccepted(statement: string, { issuer, keys: published }: StatementKeys): boolean {
  try {
    const parts = statement.split('.');
    if (parts.length !== 3 || parts.some((part) => Buffer.from(part, 'base64url').toString('base64url') !== part))
      return false;
    const [header, said] = parts.slice(0, 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    const key = published.find(({ kid }) => kid === header.kid);
    if (key === undefined || header.alg !== 'EdDSA' || header.typ !== 'guidepost-statement') return false;
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' });
    const signature = Buffer.from(parts[2] ?? '', 'base64url');
    if (!verify(null, Buffer.from(`${parts[0]}.${parts[1]}`), publicKey, signature)) return false;
    return said.iss === issuer && key.nbf <= said.iat && said.iat < key.exp;
  } catch {
    return false;
  }
}
