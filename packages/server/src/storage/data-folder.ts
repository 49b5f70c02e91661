// The folder of the embedded store. If it is missing, it is made level by level, because Node's own way never ends in folders
// of the system such as /proc. Only its owner may look into it, because it holds the key that signs session tokens.

import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { MendableError } from '@guidepost/fault/mendable-error';
import { type Mend, mend, type Remedy } from '@guidepost/fault/remedy';

/** The folder cannot be used; the message names it, what is wrong, and how to mend it. */
export class DataFolderError extends MendableError {
  override readonly name = 'DataFolderError';

  constructor(folder: string, problem: Mend) {
    super(mend`${folder}: ${problem}`);
  }
}

const CHOOSE: Remedy = { kind: 'choose-folder' };

/** Throws a {@link DataFolderError}. */
export function makeDataFolder(folder: string): void {
  const missing: string[] = [];
  for (let level = resolve(folder); !existsSync(level) && dirname(level) !== level; level = dirname(level)) {
    missing.unshift(level);
  }
  for (const level of missing) {
    try {
      mkdirSync(level, { mode: 0o700 });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue; // Another process was faster.
      const problem = mend`this folder cannot be made (${code ?? 'unknown'}). ${CHOOSE}, or check who may write there.`;
      throw new DataFolderError(level, problem);
    }
  }
  if (!statSync(folder).isDirectory()) {
    throw new DataFolderError(folder, mend`this is a file. ${CHOOSE}.`);
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new DataFolderError(folder, mend`this user may not write here. ${CHOOSE}, or give it the right.`);
  }
}

/**
 * If everybody on the machine may look into the store's own folder, it is closed, because it holds the key that signs session
 * tokens. Returns what the operator should know about it; null if there is nothing to tell. A folder that only its group may
 * look into stays as it is, because somebody gave the group that right.
 */
export function closeDataFolder(folder: string): string | null {
  const { mode } = statSync(folder);
  if (process.getuid === undefined || (mode & OTHERS) === 0) return null;
  const open = `${folder}: everybody on this machine could look into this folder, which holds secrets.`;
  const entries = readdirSync(folder);
  const isOurs = entries.length === 0 || entries.includes('guidepost.db') || entries.includes('server.lock');
  if (!isOurs) return `${open} Other things lie in it too, so it was left open. Use a folder of its own.`;
  try {
    chmodSync(folder, 0o700);
    return `${open} Now only its owner can.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${open} It could not be closed (${code}). Take the rights of others away.`;
  }
}

/** The rights of those who are neither the owner nor in the group. */
const OTHERS = 0o007;

/** Throws a {@link DataFolderError} if nothing has been stored yet: most likely another folder is meant. */
export function requireDataFolder(folder: string): void {
  if (existsSync(join(folder, 'guidepost.db'))) return;
  throw new DataFolderError(
    folder,
    mend`there is no store in this folder. ${CHOOSE}, the one that the service uses, or set GUIDEPOST_DATA; else ${{ kind: 'make-store' }}.`,
  );
}
