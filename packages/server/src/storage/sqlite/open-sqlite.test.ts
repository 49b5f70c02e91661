import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainSqliteError, openSqlite, SqliteFileError } from './open-sqlite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (open: () => unknown): string => {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(SqliteFileError);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};

test('a connection has write-ahead logging, full synchronisation, foreign keys and a busy time-out', () => {
  const database = openSqlite(join(folder, 'a.db'));
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys'), pragma('busy_timeout')]).toEqual([
    'wal',
    2,
    1,
    5000,
  ]);
  database.close();
});

test('NORMAL synchronisation can be asked for', () => {
  const database = openSqlite(join(folder, 'a.db'), { synchronous: 'NORMAL' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
  database.close();
});

test('a file that is no database is refused by name', () => {
  const path = join(folder, 'a.db');
  writeFileSync(path, 'Dear diary, today I was opened as a database. '.repeat(100));
  expect(refusal(() => openSqlite(path))).toBe(
    `${path}: this file is not a database. Move it away, or name another data folder.`,
  );
  expect(refusal(() => openSqlite(path, { readOnly: true }))).toContain('this file is not a database');
});

test('a missing folder, a missing file and a folder in its place are told apart', () => {
  expect(refusal(() => openSqlite(join(folder, 'none', 'a.db')))).toContain(`the folder ${join(folder, 'none')} does`);
  expect(refusal(() => openSqlite(join(folder, 'a.db'), { readOnly: true }))).toContain('there is no such file');
  expect(refusal(() => openSqlite(folder))).toContain('It has to be a plain file');
});

test.skipIf(process.getuid?.() === 0)('a file without the right to write is refused', () => {
  const path = join(folder, 'a.db');
  openSqlite(path).close();
  chmodSync(path, 0o444);
  expect(refusal(() => openSqlite(path).exec('CREATE TABLE a (b)'))).toContain('read-only');
});

test('a write through a connection without the right to write is explained', () => {
  const path = join(folder, 'a.db');
  openSqlite(path).close();
  const database = openSqlite(path, { readOnly: true });
  expect(refusal(() => attempt(path, () => database.exec('CREATE TABLE a (b)')))).toContain('is read-only');
  database.close();
});

test('a full disk is explained', () => {
  const path = join(folder, 'a.db');
  const database = openSqlite(path);
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE a (b)');
  const fill = () => database.prepare('INSERT INTO a VALUES (zeroblob(100000))').run();
  expect(refusal(() => attempt(path, fill))).toContain('the disk is full');
  database.close();
});

test('an error that is not of the file is left as it is', () => {
  const error = new TypeError('else');
  expect(explainSqliteError(error, 'a.db')).toBe(error);
});

const attempt = (path: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw explainSqliteError(error, path);
  }
};
