import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataFolder, DataFolderError, makeDataFolder, requireDataFolder } from './data-folder.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'guidepost-folder-'));
});
afterEach(() => rmSync(home, { recursive: true }));

it('is made with all that is missing above it, for its owner only, and left alone when it is there', () => {
  const folder = join(home, 'a', 'b', 'c');
  makeDataFolder(folder);
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('is closed when everybody could look into it, and that is told once', () => {
  const open = join(home, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  expect(closeDataFolder(open)).toMatch(
    /everybody on this machine could look into this folder.*Now only its owner can/,
  );
  expect(statSync(open).mode & 0o777).toBe(0o700);
  expect(closeDataFolder(open)).toBeNull();
  writeFileSync(join(open, 'guidepost.db'), '');
  chmodSync(open, 0o777);
  closeDataFolder(open);
  expect(statSync(open).mode & 0o777).toBe(0o700);
});

it('is left as it is where only its group was let in, or where other things lie in it', () => {
  const [group, shared] = [join(home, 'group'), join(home, 'shared')];
  mkdirSync(group);
  chmodSync(group, 0o750);
  expect(closeDataFolder(group)).toBeNull();
  expect(statSync(group).mode & 0o777).toBe(0o750);
  mkdirSync(shared);
  writeFileSync(join(shared, 'letters.txt'), '');
  chmodSync(shared, 0o755);
  expect(closeDataFolder(shared)).toMatch(/Other things lie in it too, so it was left open/);
  expect(statSync(shared).mode & 0o777).toBe(0o755);
});

it('is refused in words where it cannot be, at once', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => makeDataFolder(join(home, 'file'))).toThrow('this is a file');
  expect(() => makeDataFolder(join(home, 'file', 'below'))).toThrow(DataFolderError);
  // Folders of the system in which nothing can be made say so in strange ways.
  if (existsSync('/proc/self')) expect(() => makeDataFolder('/proc/none/data')).toThrow('cannot be made (ENOENT)');
});

it('is asked for where a command only reads', () => {
  expect(() => requireDataFolder(join(home, 'elsewhere'))).toThrow('there is no store in this folder');
  expect(existsSync(join(home, 'elsewhere'))).toBe(false);
});
