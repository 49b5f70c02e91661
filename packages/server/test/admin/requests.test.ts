// What holds for every request to the admin interface: bodies, queries, pages, and requests that come again.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { isOnPostgres } from '../fixture/databases.ts';
import { type SentRequest, sendHttp } from '../fixture/send-http.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server, 'owner');
});
afterAll(() => server.stop());

const shop = { client: 'shop' };
const KEYS = '/clients/shop/keys';
const countKeys = async () => (await owner.ask('listKeys', shop)).entries.length;

const post = ({ headers = [], ...request }: SentRequest) =>
  sendHttp(server.adminPort, {
    path: ADMIN_PATH + KEYS,
    headers: [['Cookie', `__Host-guidepost=${owner.secret}`], ['Sec-Fetch-Site', 'same-origin'], ...headers],
    ...request,
  });
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const BODY = '{"kind":"secret"}';

describe('a body', () => {
  it.each<[string, SentRequest, Parameters<typeof expectAdminProblem>[1]]>([
    ['of a form', { headers: [['Content-Type', 'text/plain']], body: BODY }, 'unsupported-media-type'],
    ['of no type', { body: BODY }, 'unsupported-media-type'],
    [
      'in another encoding',
      { headers: [['Content-Type', 'application/json; charset=latin1']], body: BODY },
      'unsupported-media-type',
    ],
    [
      'that is compressed',
      { headers: [JSON_TYPE, ['Content-Encoding', 'gzip']], body: BODY },
      'unsupported-media-type',
    ],
    ['that is broken', { headers: [JSON_TYPE], body: '{"kind":' }, 'malformed-json'],
    ['that is no UTF-8', { headers: [JSON_TYPE], body: Buffer.from('{"kind":"\xff"}', 'latin1') }, 'malformed-json'],
    ['with __proto__', { headers: [JSON_TYPE], body: '{"a":[{"__proto__":{}}]}' }, 'malformed-json'],
    ['that is too large', { headers: [JSON_TYPE], body: `"${'x'.repeat(4 * 1024 * 1024)}"` }, 'body-too-large'],
    ['that is no object', { headers: [JSON_TYPE], body: '[]' }, 'invalid-request'],
    ['that is deep', { headers: [JSON_TYPE], body: '['.repeat(100_000) + ']'.repeat(100_000) }, 'invalid-request'],
  ])('%s is refused, and nothing is done', async (_name, request, slug) => {
    const before = await countKeys();
    expectAdminProblem(await post(request), slug);
    expect(await countKeys()).toBe(before);
  });

  it('that is sent in pieces is read like any other', async () => {
    const response = await post({ headers: [JSON_TYPE], chunks: [BODY.slice(0, 5), BODY.slice(5)] });
    expect(response.status).toBe(201);
  });
});

describe('a query', () => {
  it.each(['?colour=red', '?limit=0', '?limit=x', '?limit=1e3', '?limit=201', '?after=x', '?limit=1&limit=2'])(
    '%s is refused',
    async (query) => {
      expectAdminProblem(await owner.send('GET', KEYS + query), 'invalid-request');
    },
  );

  it('leads through all pages of a list', async () => {
    for (let nth = 0; nth < 4; nth += 1) await owner.ask('createKey', { ...shop, body: { kind: 'secret' } });
    const all = (await owner.ask('listKeys', shop)).entries.map(({ id }) => id);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await owner.ask('listKeys', { ...shop, query: { limit: 3, ...(after && { after }) } });
      expect(page.entries.length).toBeLessThanOrEqual(3);
      paged.push(...page.entries.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(all);
  });
});

describe('a request with an Idempotency-Key', () => {
  const once = (name: string, body: object = { kind: 'secret' }, visitor = owner) =>
    visitor.send('POST', KEYS, { body, more: [['Idempotency-Key', name]] });

  it('is done once, and brings the same answer, key and all, as often as it is sent', async () => {
    const before = await countKeys();
    const name = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => once(name)));
    const again = await once(name);
    const made = answers.filter(({ status }) => status === 201);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(new Set([...made, again].map(({ text }) => text)).size).toBe(1);
    expect(again.header('Idempotency-Replayed')).toBe('true');
    expect(await countKeys()).toBe(before + 1);
  });

  it('is another one if its body or its sender is', async () => {
    const name = crypto.randomUUID();
    const other = await signIn(server, 'owner');
    const first = await once(name);
    expectAdminProblem(await once(name, { kind: 'publishable' }), 'idempotency-key-reused');
    const second = await once(name, { kind: 'secret' }, other);
    expect([first.status, second.status, first.text === second.text]).toEqual([201, 201, false]);
  });

  it('that was refused may be mended and sent again', async () => {
    const name = crypto.randomUUID();
    expectAdminProblem(await once(name, { kind: 'golden' }), 'invalid-request');
    expect((await once(name)).status).toBe(201);
  });

  it('needs a name that nobody guesses', async () => {
    for (const name of ['', 'short', 'x'.repeat(201), 'with a blank in the name']) {
      expectAdminProblem(await once(name), 'invalid-request');
    }
  });

  it.skipIf(isOnPostgres)('leaves nothing readable in the store', async () => {
    const name = crypto.randomUUID();
    const { key } = (await once(name)).json();
    const database = new DatabaseSync(join(server.folder, 'admin.db'), { readOnly: true });
    const rows = JSON.stringify(database.prepare('SELECT * FROM repeatable_requests').all());
    database.close();
    expect(rows).toContain(owner.id);
    expect(rows).not.toContain(String(key));
    expect(rows).not.toContain(name);
  });
});
