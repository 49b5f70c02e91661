// Files that a command writes beside its work. It never overwrites a file that somebody may have edited. If a file cannot be
// written, it says so before the work. If only the writing shows it, the message says what has already happened.

import { constants } from 'node:fs';
import { access, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WrongUsage } from './output.ts';

/** Throws where the file exists. */
export async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new WrongUsage(existing(path)) : explainWriting(path, error);
  }
}

/** Checks before the work whether a new file can be written there. */
export async function requireNew(path: string): Promise<void> {
  await requireFolder(path);
  const found = await statOf(path);
  if (found?.isFile()) throw new WrongUsage(existing(path));
  if (found?.isDirectory()) throw new WrongUsage(`${path} is a folder, not a file.`);
}

/** Checks before the work whether a file can be written there, and that it is not one of the files being read. */
export async function requireOther(path: string, read: readonly (string | undefined)[]): Promise<void> {
  await requireFolder(path);
  const found = await statOf(path);
  if (found?.isDirectory()) throw new WrongUsage(`${path} is a folder, not a file.`);
  for (const other of read) {
    const same = other === undefined ? null : await statOf(other);
    if (found && same && found.ino === same.ino && found.dev === same.dev) {
      throw new WrongUsage(
        `${path} is also read by this command, and writing to it would destroy it. Name another file.`,
      );
    }
  }
}

async function requireFolder(path: string): Promise<void> {
  const folder = dirname(path);
  if (!(await statOf(folder))?.isDirectory()) throw new WrongUsage(`${path}: there is no folder ${folder}.`);
  try {
    await access(folder, constants.W_OK);
  } catch {
    if ((await statOf(path)) === null) throw new WrongUsage(`${path}: this user may not write in ${folder}.`);
  }
}

const existing = (path: string): string =>
  `${path} exists already, and somebody may have changed it. Name another file, or remove it.`;

/** The failure as a sentence. */
export function explainWriting(path: string, error: unknown): Error {
  const code = codeOf(error);
  if (code === 'ENOSPC') return new WrongUsage(`${path} could not be written: there is no space left.`);
  if (code === 'EACCES' || code === 'EROFS')
    return new WrongUsage(`${path} could not be written: this user may not write there.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new WrongUsage(`${path} could not be written: ${reason}`);
}

const statOf = (path: string) => stat(path).catch(() => null);

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
