// A version that is not published any more is read from the store when a session asks for it. Where that fails, nobody hears
// of an internal error: the session begins anew, as one that expired, and goes on once the version can be read again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../src/compose.ts';
import { readConfig } from '../src/settings/config.ts';
import type { DefinitionStore } from '../src/storage/definitions/definition-store.ts';
import { openSqlite } from '../src/storage/sqlite/open-sqlite.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead } from './fixture/expect-response.ts';
import { next } from './fixture/next.ts';
import { sendHttp } from './fixture/send-http.ts';
import { LAMPS, LAMPS_ADVISOR } from './fixture/shop.ts';
import { importLamps, issueKey, publish } from './fixture/test-server.ts';

test('a session whose version is damaged begins anew and is told of, and goes on when the version is mended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logged: string[] = [];
  const destination: DestinationStream = { write: (line) => void logged.push(line) };
  const serve = async (prepare?: (definitions: DefinitionStore) => Promise<void>) => {
    const config = readConfig({ GUIDEPOST_DATA: folder, GUIDEPOST_PORT: '0', PUBLIC_URL: 'http://g.example' });
    return startServer(config, { log: pino({}, destination), ...(prepare && { prepare }) });
  };
  const define = (statement: string): void => {
    const database = openSqlite(join(folder, 'guidepost.db'));
    database.exec(statement);
    database.close();
  };

  const keys = { secret: '', publishable: '', listed: '', other: '' };
  const before = await serve(async (definitions) => {
    await importLamps(definitions, folder, LAMPS);
    await publish(definitions, LAMPS_ADVISOR);
    keys.secret = (await issueKey(definitions)).key;
  });
  const called = { port: before.port, keys };
  const started = expectLead(await next(called), 'created');
  const replied = { token: started.session_token, reply: ['room', 'bath'] as const };
  const stands = expectLead(await next(called, replied), 'advanced');
  await before.stop();
  define(`INSERT INTO advisor_versions SELECT client, advisor, 2, definition, source, 1 FROM advisor_versions;
          UPDATE advisors SET latest_version = 2, published_version = 2;
          ALTER TABLE advisor_versions ADD COLUMN kept TEXT;
          UPDATE advisor_versions SET kept = definition, definition = '{' WHERE version = 1`);

  const after = await serve();
  onTestFinished(() => after.stop());
  const anew = { port: after.port, keys };
  const token = stands.session_token;
  const began = expectLead(await next(anew, { token, reply: ['brand', 'Alba'] }), 'created');
  expect(began.question).toEqual(started.question);
  for (const call of [{ token }, replied]) expectLead(await next(anew, call), 'created');
  expectLead(await next(anew, { token: began.session_token, reply: ['room', 'bath'] }), 'advanced');
  const look = async (path: string) => (await sendHttp(after.port, { method: 'GET', path })).text;
  await eventually(async () => expect(await look('/readyz')).toContain('cannot be served: 1'));
  expect(await look('/metrics')).toMatch(/^guidepost_versions_failing 1$/m);
  expect(logged.filter((line) => line.includes('"kind":"version"'))).toHaveLength(1);

  define('UPDATE advisor_versions SET definition = kept WHERE version = 1');
  await eventually(async () => expect(await look('/readyz')).not.toContain('cannot be served'));
  expect(expectLead(await next(anew, { token }), 'current')).toEqual(stands);
  expectLead(await next(anew, { token, reply: ['brand', 'Alba'] }), 'advanced');
});
