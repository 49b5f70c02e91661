// Files that are uploaded: as streams, within bounds, and none is left behind.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE_WITHIN } from '../../../../scripts/fixture/patience.ts';
import { expectAdminProblem, signIn, type Visitor } from '../fixture/admin.ts';
import { Connection } from '../fixture/connection.ts';
import { ended, order, upload } from '../fixture/jobs.ts';
import { chunkBytes, sendHttp } from '../fixture/send-http.ts';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

/** Bytes that are more than a file may have here. */
const TOO_MANY = 1_500_000;

let server: TestServer;
let editor: Visitor;

beforeAll(async () => {
  // Requests have to be there within a second; files have their own time.
  server = await startTestServer({ settings: { GUIDEPOST_FEED_SIZE: '1M', GUIDEPOST_REQUEST_TIMEOUT: '1s' } });
  editor = await signIn(server, 'editor');
});
afterAll(() => server.stop());

const isEmbedded = (): boolean => server.location.kind === 'embedded';
const files = async (): Promise<string[]> =>
  (await readdir(join(server.folder, 'uploads'))).filter((name) => name !== 'place');

const PATH = `${ADMIN_PATH}/clients/shop/uploads`;
const signed = () =>
  [
    ['Cookie', `__Host-guidepost=${editor.secret}`],
    ['Sec-Fetch-Site', 'same-origin'],
  ] as const;

test('a file is kept as it was sent, listed, and removed', async () => {
  const bytes = Buffer.from([...Array(256).keys()]);
  const made = await upload(editor, 'odd ünïcode.bin', bytes);
  expect(made).toMatchObject({
    name: 'odd ünïcode.bin',
    bytes: 256,
    client: 'shop',
    uploaded_by: expect.stringMatching(/./),
  });
  const listed = (await editor.send('GET', '/clients/shop/uploads')).json() as { entries: unknown[] };
  expect(listed.entries).toContainEqual(made);
  expect((await editor.send('DELETE', `/clients/shop/uploads/${made.id}`)).status).toBe(204);
  expectAdminProblem(await editor.send('GET', `/clients/shop/uploads/${made.id}`), 'not-found');
  if (isEmbedded()) expect(await files()).toEqual([]);
});

test.each(['text/csv', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', null])(
  'a file is taken as it is, whatever it says that it is: %s',
  async (type) => {
    const headers = [...signed(), ...(type === null ? [] : [['Content-Type', type] as const])];
    const response = await sendHttp(server.adminPort, { path: `${PATH}?name=a.json`, headers, body: '{"a": ' });
    expect(response.json()).toMatchObject({ bytes: 6 });
  },
);

test('a file that takes longer than a request may is taken, as long as it comes', async () => {
  const connection = await Connection.open(server.adminPort);
  const head = [...signed(), ['Transfer-Encoding', 'chunked'] as const].map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(Buffer.from(`POST ${PATH}?name=slow.csv HTTP/1.1\r\nHost: localhost\r\n${head.join('')}\r\n`));
  for (let nth = 0; nth < 12; nth++) {
    connection.write(chunkBytes('sku;title\n'));
    await sleep(300);
  }
  connection.write(Buffer.from('0\r\n\r\n'));
  const response = await connection.read('POST');
  connection.destroy();
  expect(response.json()).toMatchObject({ bytes: 120, name: 'slow.csv' });
});

test('a file that is too large is refused, before it is sent if its size is told, and nothing is kept', async () => {
  const before = isEmbedded() ? await files() : [];
  const told = await sendHttp(server.adminPort, { path: PATH, headers: [...signed()], body: Buffer.alloc(TOO_MANY) });
  expectAdminProblem(told, 'body-too-large');
  expect(told.header('Connection')).toBe('close');
  const chunks = Array.from({ length: 30 }, () => Buffer.alloc(TOO_MANY / 30));
  expectAdminProblem(
    await sendHttp(server.adminPort, { path: PATH, headers: [...signed()], chunks }),
    'body-too-large',
  );
  expectAdminProblem(await sendHttp(server.adminPort, { path: PATH, headers: [...signed()], body: '' }), 'refused');
  if (isEmbedded()) expect(await files()).toEqual(before);
});

test('of a file whose sender goes away nothing is kept', async () => {
  const before = isEmbedded() ? await files() : [];
  const connection = await Connection.open(server.adminPort);
  const head = [...signed(), ['Content-Length', '1000'] as const].map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(Buffer.from(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\n${head.join('')}\r\nsku;title`));
  if (isEmbedded())
    await vi.waitFor(async () => expect((await files()).length).toBe(before.length + 1), PATIENCE_WITHIN);
  connection.destroy();
  if (isEmbedded()) await vi.waitFor(async () => expect(await files()).toEqual(before), PATIENCE_WITHIN);
  const { entries } = (await editor.send('GET', '/clients/shop/uploads')).json() as { entries: { bytes: number }[] };
  expect(entries.filter(({ bytes }) => bytes === 1000 || bytes === 9)).toEqual([]);
});

test.each(['', 'a/b.csv', 'a\\b.csv', 'a\nb', 'x'.repeat(201)])('%j is no name of a file', async (name) => {
  const path = `${PATH}?name=${encodeURIComponent(name)}`;
  expectAdminProblem(await sendHttp(server.adminPort, { path, headers: [...signed()], body: 'x' }), 'invalid-request');
});

test('a file that a job reads stays until the job has ended', async () => {
  const { id } = await upload(editor, 'busy.csv', 'code,name\na,A\n');
  const jobs = server.definitions.openJobs().jobs;
  const held = await jobs.order(
    {
      ...{ id: 'held', client: 'shop', kind: 'import', orderedBy: 'x', about: 'c', file: 'busy.csv', upload: id },
      work: 'null',
      place: 'elsewhere',
    },
    { perClient: 100, inAll: 100 },
  );
  expect(held).toMatchObject({ state: 'waiting' });
  expect(expectAdminProblem(await editor.send('DELETE', `/clients/shop/uploads/${id}`), 'refused').detail).toContain(
    'job',
  );
  await jobs.cancel('shop', 'held');
  expect((await editor.send('DELETE', `/clients/shop/uploads/${id}`)).status).toBe(204);
});

test('a file packed with gzip is imported as what is in it', async () => {
  const { gzipSync } = await import('node:zlib');
  const rows = 'sku,title,price,image,link\nA,One,1.00,https://i.example/a.jpg,https://s.example/a\n';
  const { id } = await upload(editor, 'packed.csv.gz', gzipSync(rows));
  const job = await ended(editor, await order(editor, 'catalogs/packed/imports', { upload: id, currency: 'EUR' }));
  expect(job).toMatchObject({ outcome: 'done', result: { products: 1 } });
});
