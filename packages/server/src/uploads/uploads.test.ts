import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionStore, JobStores } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { UploadFolder } from './upload-folder.ts';
import { type UploadOrder, type UploadParts, Uploads } from './uploads.ts';

let root: string;
let folder: string;
let definitions: DefinitionStore;
let stores: JobStores;
let opened: Uploads[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guidepost-uploads-test-'));
  folder = join(root, 'uploads');
  definitions = await openDefinitionStore({ path: join(root, 'guidepost.db'), migrate: 'if-empty' });
  stores = definitions.openJobs();
  opened = [];
});
afterEach(async () => {
  for (const uploads of opened) await uploads.stop();
  await definitions.close();
  await rm(root, { recursive: true });
});

async function open(parts: Partial<UploadParts> = {}): Promise<Uploads> {
  const limits = { size: 1_000_000, time: 60_000, idle: 60_000 };
  const uploads = new Uploads({
    ...{ store: stores.uploads, folder: await UploadFolder.open(folder), room: () => null, isAlone: true, limits },
    ...parts,
  });
  opened.push(uploads);
  await uploads.start();
  return uploads;
}

async function* piecesOf(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

const order = (pieces: AsyncIterable<Uint8Array>, others: Partial<UploadOrder> = {}): UploadOrder => ({
  ...{ client: 'shop', name: 'lamps.csv', by: 'ada', announced: null, pieces },
  ...others,
});

const files = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name !== 'place');

const never = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('sku');
  await new Promise(() => {});
};

test('a file is there as it was sent, for this user only, and is told of', async () => {
  const uploads = await open();
  const bytes = randomBytes(300_000);
  const outcome = await uploads.receive(
    order(piecesOf(bytes.subarray(0, 7), bytes.subarray(7)), { announced: 300_000 }),
  );
  if (outcome.kind !== 'uploaded') throw new Error(outcome.reason);
  const { upload } = outcome;
  expect(upload).toMatchObject({ client: 'shop', name: 'lamps.csv', bytes: 300_000, uploadedBy: 'ada' });
  expect(upload.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect((await readFile(join(folder, upload.id))).equals(bytes)).toBe(true);
  expect((await stat(join(folder, upload.id))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect(await uploads.find('shop', upload.id)).toEqual(upload);
  expect(await uploads.find('other', upload.id)).toBeNull();
  expect(await uploads.remove('other', upload.id)).toBe(false);
  expect(await uploads.remove('shop', upload.id)).toBe(true);
  expect(await files()).toEqual([]);
});

const cut = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('sku');
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
};
const LIMITS = { size: 10, time: 60_000, idle: 60_000 };
const FULL = () => ({ free: 100, floor: 100 });

test.each([
  ['is empty', () => order(piecesOf()), 'empty', {}],
  ['says before that it is too large', () => order(never(), { announced: 11 }), 'too-large', {}],
  ['turns out to be too large', () => order(piecesOf('123456', '78901')), 'too-large', {}],
  ['stands still', () => order(never()), 'too-slow', { limits: { ...LIMITS, idle: 30 } }],
  ['takes too long', () => order(never()), 'too-slow', { limits: { ...LIMITS, time: 30 } }],
  ['is cut off', () => order(cut()), 'cut', {}],
  ['is shorter than was said', () => order(piecesOf('12'), { announced: 3 }), 'cut', {}],
  ['finds no room', () => order(piecesOf('12'), { announced: 2 }), 'no-room', { room: FULL }],
] as const)('of a file that %s nothing is kept, and it is said why', async (_how, make, reason, parts) => {
  const uploads = await open({ limits: LIMITS, ...parts });
  expect(await uploads.receive(make())).toMatchObject({ kind: 'refused', reason });
  expect(await files()).toEqual([]);
  expect(await uploads.list('shop')).toEqual([]);
});

test('room on the disk is looked at again while a file comes', async () => {
  let free = 100;
  const uploads = await open({ room: () => ({ free, floor: 50 }), limits: { ...LIMITS, size: 1e9 } });
  const filling = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(4 * 1024 * 1024);
    free = 10;
    for (;;) yield Buffer.alloc(1024 * 1024);
  };
  expect(await uploads.receive(order(filling()))).toMatchObject({ reason: 'no-room' });
  expect(await files()).toEqual([]);
});

test('a fault of the disk or the store leaves nothing behind either', async () => {
  const store = { ...stores.uploads, insert: () => Promise.reject(new Error('away')) };
  const uploads = await open({ store });
  await expect(uploads.receive(order(piecesOf('12')))).rejects.toThrow('away');
  expect(await files()).toEqual([]);
});

test('one client cannot take all places, and a place is free again afterwards', async () => {
  const uploads = await open();
  const ends: (() => void)[] = [];
  const held = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('sku');
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  const under = [1, 2, 3].map(() => uploads.receive(order(held())));
  expect(await uploads.receive(order(piecesOf('1')))).toMatchObject({ reason: 'busy' });
  expect(await uploads.receive(order(piecesOf('1'), { client: 'other' }))).toMatchObject({ kind: 'uploaded' });
  while (ends.length < 3) await new Promise(setImmediate);
  for (const end of ends) end();
  await Promise.all(under);
  expect(await uploads.receive(order(piecesOf('1')))).toMatchObject({ kind: 'uploaded' });
});

test('what a process left that died is removed at the next start, what others write now is not', async () => {
  const uploads = await open();
  const outcome = await uploads.receive(order(piecesOf('sku')));
  const id = outcome.kind === 'uploaded' ? outcome.upload.id : '';
  await writeFile(join(folder, 'dead.part'), 'x');
  await utimes(join(folder, 'dead.part'), new Date(0), new Date(0));
  await writeFile(join(folder, 'now.part'), 'x');
  await open({ isAlone: false });
  expect((await files()).sort()).toEqual([id, 'now.part'].sort());
  await open({ isAlone: true });
  expect(await files()).toEqual([id]);
  await rm(join(folder, id));
  await open();
  expect(await uploads.list('shop')).toEqual([]);
});

test('all processes on one folder are at one place, and a folder of somebody else is not used', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => UploadFolder.open(folder)));
  expect(new Set(many.map(({ place }) => place)).size).toBe(1);
  await mkdir(join(root, 'open'), { mode: 0o755 });
  await UploadFolder.open(join(root, 'open'));
  expect((await stat(join(root, 'open'))).mode & 0o077).toBe(0);
  await symlink(folder, join(root, 'linked'));
  const other = await UploadFolder.open(join(root, 'linked'));
  expect(other.pathOf('x')).not.toBe(join(root, 'linked', 'x'));
  expect(other.place).not.toBe(many[0]?.place);
});
