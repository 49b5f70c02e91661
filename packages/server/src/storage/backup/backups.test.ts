// A backup holds everything in a store, of either kind and while it is used, and a store that is restored from it tells the same. What was
// changed after it was made is told and never restored.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { create, extract } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { start, step } from '../../sessions/contract/sessions.fixture.ts';
import { openDefinitions } from '../definitions/open-definitions.ts';
import { fillStore, NOW, tellStore } from '../filled-store.fixture.ts';
import { type PostgresUse, usePostgresServer } from '../postgres/postgres-server.fixture.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import type { EmbeddedLocation, PostgresLocation, StoreLocation } from '../store-location.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let server: PostgresUse;
let root: string;
let folder: EmbeddedLocation;
let database: PostgresLocation;
let file: string;

beforeAll(async () => {
  server = await usePostgresServer();
});
afterAll(() => server.remove());
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-backup-'));
  folder = { kind: 'embedded', folder: join(root, 'data') };
  file = join(root, 'saved.tgz');
  database = await emptyDatabase();
  return () => rmSync(root, { recursive: true });
});

async function emptyDatabase(): Promise<PostgresLocation> {
  const url = await server.makeDatabase();
  return { kind: 'postgres', url, sessionServers: [{ url, drains: false }] };
}

const emptyFolder = (name: string): EmbeddedLocation => ({ kind: 'embedded', folder: join(root, name) });

describe.each(['folder', 'database'] as const)('of a %s', (kind) => {
  test('everything is in a folder and in a database that are restored from it', async () => {
    const store: StoreLocation = kind === 'folder' ? folder : database;
    const sessions = await fillStore(store);
    const before = await tellStore(store, sessions);
    const made = await makeBackup(store, file);
    expect(made.holds).toEqual({ catalogs: 2, products: 1203, advisors: 1, steps: 630 });
    for (const target of [emptyFolder('restored'), await emptyDatabase()]) {
      expect(await restoreBackup(file, target)).toEqual(made);
      expect(await tellStore(target, sessions)).toEqual(before);
    }
    expect(await tellStore(store, sessions)).toEqual(before);
    expect(readdirSync(root).filter((name) => name.startsWith('saved'))).toEqual(['saved.tgz']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('made while a server takes steps, it has each session as it was at one moment', async () => {
    const store: StoreLocation = kind === 'folder' ? folder : database;
    const acknowledged = await fillStore(store);
    const [definitions, live] = [await openDefinitions(store, 'apply'), await openSessions(store)];
    let isMade = false;
    const making = makeBackup(store, file).finally(() => {
      isMade = true;
    });
    const begun = [];
    while (!isMade) {
      const session = start({ startedAt: NOW, advisor: 'a0' });
      await live.insert(session, 1);
      await live.advance(step(session, 'use', ['games'], 'budget'), 2);
      begun.push(session.id);
    }
    await making;
    await live.close();
    await definitions.close();
    const target = emptyFolder('restored');
    await restoreBackup(file, target);
    const restored = await openSessions(target);
    for (const { id, step } of acknowledged) expect((await restored.find(id))?.step).toBe(step);
    const steps = await Promise.all(begun.map(async (id) => (await restored.find(id))?.step ?? -1));
    // Those of before are whole, at most one was under way, and those of after are not there.
    expect(steps.toSorted((a, b) => b - a)).toEqual(steps);
    expect(steps.filter((step) => step === 0).length).toBeLessThanOrEqual(1);
    await restored.close();
  });
});

test('a store on which no server has run yet is saved, too', async () => {
  await (await openDefinitions(folder, 'if-empty')).close();
  expect((await makeBackup(folder, file)).holds).toEqual({ catalogs: 0, products: 0, advisors: 0, steps: 0 });
  await restoreBackup(file, emptyFolder('restored'));
});

test('a backup of a version that had no admin interface is restored, without anything of that', async () => {
  const sessions = await fillStore(folder);
  await makeBackup(folder, file);
  const unpacked = join(root, 'unpacked');
  mkdirSync(unpacked);
  extract({ cwd: unpacked, file, sync: true });
  const contents = JSON.parse(readFileSync(join(unpacked, 'backup.json'), 'utf8'));
  delete contents.files['admin.db'];
  writeFileSync(join(unpacked, 'backup.json'), JSON.stringify({ ...contents, format: 1 }));
  create({ cwd: unpacked, file, gzip: true, sync: true }, ['backup.json', 'sessions.db', 'guidepost.db']);
  const before = await tellStore(folder, sessions);
  for (const target of [emptyFolder('restored'), await emptyDatabase()]) {
    await restoreBackup(file, target);
    const nobody = { people: { entries: [], next: null }, identity: null, signIns: [], link: null, tokens: [] };
    const nothing = { audit: { entries: [], next: null }, draft: null, edits: [], insights: [], recommended: [] };
    expect(await tellStore(target, sessions)).toEqual({ ...before, ...nobody, ...nothing });
  }
});

test('where there is no store, nothing is saved', async () => {
  await expect(makeBackup(folder, file)).rejects.toThrow('there is no store in this folder');
  expect(readdirSync(root)).toEqual([]);
});

test('a store that has something, or belongs to a server, is left as it is', async () => {
  await fillStore(folder);
  await makeBackup(folder, file);
  await expect(restoreBackup(file, folder)).rejects.toThrow('there is something in this store already (sessions.db)');
  await fillStore(database);
  await expect(restoreBackup(file, database)).rejects.toThrow('there is something in this store already');
  const old = emptyFolder('old');
  mkdirSync(old.folder);
  writeFileSync(join(old.folder, 'guidepost.db-wal'), 'x');
  await expect(restoreBackup(file, old)).rejects.toThrow('(guidepost.db-wal)');
});

test('no byte of a backup can be changed or missing without being told', async () => {
  await fillStore(folder);
  await makeBackup(folder, file);
  const whole = readFileSync(file);
  const unpacked = gunzipSync(whole);
  const damaged = join(root, 'damaged.tgz');
  const target = emptyFolder('restored');
  const expectRefused = async (bytes: Uint8Array): Promise<void> => {
    writeFileSync(damaged, bytes);
    await expect(restoreBackup(damaged, target)).rejects.toThrow(/damaged|not a backup/);
    expect(readdirSync(target.folder)).not.toContain('guidepost.db');
    expect(readdirSync(target.folder)).not.toContain('sessions.db');
  };
  for (const length of [0, 1, 10, 1000, whole.length >> 1, whole.length - 1])
    await expectRefused(whole.subarray(0, length));
  for (let at = 20; at < whole.length; at += Math.ceil(whole.length / 25)) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    // Where zeros are repeated, another distance to what is repeated says the same.
    if (unpacks(changed)?.equals(unpacked) !== true) await expectRefused(changed);
  }
  // Inside the archive, where no checksum of gzip tells it. The first 4 KiB are the list of what it holds.
  for (let at = 4096; at < unpacked.length - 2048; at += Math.ceil(unpacked.length / 25)) {
    const changed = Buffer.from(unpacked);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    await expectRefused(gzipSync(changed, { level: 1 }));
  }
  await expectRefused(Buffer.from('sku;title\n1;Chair\n'));
  await expectRefused(gzipSync('sku;title\n1;Chair\n'));
});

function unpacks(packed: Uint8Array): Buffer | null {
  try {
    return gunzipSync(packed);
  } catch {
    return null;
  }
}

test('a file that is not there, a folder and a backup of a newer version are told as what they are', async () => {
  const target = emptyFolder('restored');
  await expect(restoreBackup(join(root, 'absent'), target)).rejects.toThrow('there is no such file');
  await expect(restoreBackup(root, target)).rejects.toThrow('this is a folder');
  await (await openDefinitions(folder, 'if-empty')).close();
  await makeBackup(folder, file);
  const newer = Buffer.from(gunzipSync(readFileSync(file)));
  newer.write('9', newer.indexOf('"format": 2') + '"format": '.length);
  writeFileSync(file, gzipSync(newer));
  await expect(restoreBackup(file, target)).rejects.toThrow('a newer version of Guidepost made this backup');
});
