// Records a store of this version, filled by its own commands and by shoppers who converse, for the tests of upgrades. Run it before you
// add a migration: `node scripts/record-store.ts embedded` and `node scripts/record-store.ts postgres`. A second argument names the program
// of another version.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { makePostgresServer } from '../packages/server/src/storage/postgres/postgres-server.fixture.ts';
import { LAMPS, LAMPS_ADVISOR } from '../packages/server/test/fixture/shop.ts';
import { keyIsKnown, makeAgent } from '../packages/server/test-process/fixture/next.ts';
import { readEmbedded, readPostgres } from '../packages/server/test-process/fixture/recorded-rows.ts';
import { type RecordedStore, STORES } from '../packages/server/test-process/fixture/recorded-store.ts';
import { Shopper } from '../packages/server/test-process/fixture/shopper.ts';

const OWN = new URL('../packages/server/bin/guidepost.js', import.meta.url).pathname;
const SHOPPERS = 8;

const [kind = '', program = OWN] = process.argv.slice(2);
if (kind !== 'embedded' && kind !== 'postgres') throw new Error('Say `embedded` or `postgres`.');
const folder = mkdtempSync(join(tmpdir(), 'guidepost-record-'));
const database = kind === 'postgres' ? await makePostgresServer() : null;
try {
  const recorded = await recordStore(database === null ? null : await database.makeDatabase());
  const name = `${recorded.definitions.at(-1)}.sessions-${recorded.sessions}.${kind}.json`;
  writeFileSync(new URL(name, STORES), `${JSON.stringify(recorded, null, 1)}\n`);
  process.stdout.write(`${name}\n`);
} finally {
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function recordStore(url: string | null): Promise<RecordedStore> {
  const data = join(folder, 'data');
  const env = { ...process.env, GUIDEPOST_LOG: 'error', ...(url !== null && { DATABASE_URL: url }) };
  const command = async (...args: string[]) => {
    const where = url === null ? ['--data', data] : [];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, ...where, '--json'], { env });
    return JSON.parse(stdout);
  };
  const catalog = join(folder, 'lamps.ndjson');
  writeFileSync(catalog, LAMPS.map((lamp) => JSON.stringify(lamp)).join('\n'));
  const advisor = join(folder, 'lamps.yaml');
  writeFileSync(advisor, LAMPS_ADVISOR);
  await command('import', catalog, '--client', 'shop', '--catalog', 'lamps', '--currency', 'EUR', '--language', 'en');
  await command('publish', advisor);
  const { key } = await command('keys', 'create', '--client', 'shop', '--kind', 'secret');
  await command('keys', 'create', '--client', 'shop', '--kind', 'publishable', '--origin', 'https://lamps.example');
  // The first version had none.
  const feed = ['--client', 'shop', '--catalog', 'fed', '--every', '1d'];
  await command('feeds', 'add', 'https://feeds.invalid/lamps.csv', ...feed).catch(() => {});

  const where = url === null ? ['--data', data] : [];
  const server = spawn(process.execPath, [program, 'serve', '--json', '--port', '0', ...where], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(server);
  const at = `http://127.0.0.1:${port}`;
  await keyIsKnown(at, { key, advisor: 'lamps' });
  const agent = makeAgent();
  const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(key, 'lamps', agent));
  // Some have only started, some are at the end.
  for (const [nth, shopper] of shoppers.entries())
    for (let step = 0; step <= nth / 2; step += 1) await shopper.step(at);
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'close');
  const conversations = shoppers.flatMap((shopper) => shopper.conversations.map((steps) => ({ key, steps })));
  const rows = url === null ? readEmbedded(data) : await readPostgres(url);
  return { ...rows, skus: LAMPS.map(({ sku }) => sku), conversations };
}

async function portOf(server: ChildProcess): Promise<number> {
  if (server.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line).port;
  throw new Error('the server did not start');
}
