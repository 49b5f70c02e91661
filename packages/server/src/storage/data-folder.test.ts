import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderError, makeDataFolder, requireDataFolder } from './data-folder.ts';

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
  mkdirSync(join(home, 'open'), { mode: 0o755 });
  makeDataFolder(join(home, 'open'));
  expect(statSync(join(home, 'open')).mode & 0o700).toBe(0o700);
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
