// Where the bytes of a catalog come from. A source can be opened more than once: the survey of a large file reads it to its
// end, and then its rows are read. Standard input can be read only once, so it is written to a temporary file first. Memory
// stays flat either way.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CatalogFileError } from './catalog-file-error.ts';

export interface CatalogSource {
  /** For messages and for recognising a format by its ending. */
  readonly name: string;
  /** Bytes as stored, compressed or not, for a progress bar. Null if nobody knows. */
  readonly size: number | null;
  open(): AsyncIterable<Uint8Array>;
}

export interface OpenedSource extends CatalogSource {
  /** The path of the file that is read. It may be a temporary one. */
  readonly path: string;
  /** Removes the temporary file. */
  close(): Promise<void>;
}

/** A file, or standard input for `-`. Throws `CatalogFileError` if there is nothing to read. */
export async function openSource(path: string, standardInput: AsyncIterable<Uint8Array> = process.stdin) {
  return path === '-' ? spoolSource('standard input', standardInput) : openFile(path);
}

/** `name` is for messages. Throws `CatalogFileError` if there is nothing to read. */
export async function openFile(path: string, name = basename(path)): Promise<OpenedSource> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new CatalogFileError({ file: name, what: 'it is a folder', mend: 'name a file' });
    return { path, name, size: found.size, open: () => readFile(path, name), close: async () => {} };
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** For bytes that can be read only once, such as an upload. `name` is for messages. Throws `CatalogFileError`. */
export async function spoolSource(name: string, bytes: AsyncIterable<Uint8Array>): Promise<OpenedSource> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-'));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'input');
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return { ...(await openFile(path, name)), close };
  } catch (error) {
    await close();
    throw unreadable(name, error);
  }
}

async function* readFile(path: string, name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of createReadStream(path)) yield bytes;
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** The system's error codes in words. */
const PLAIN: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  ENOENT: ['there is no such file', 'check its name, and the folder you are in'],
  ENOTDIR: ['there is no such file', 'check its name, and the folder you are in'],
  EACCES: ['this user may not read it', 'check its permissions'],
  EPERM: ['this user may not read it', 'check its permissions'],
  EISDIR: ['it is a folder', 'name a file'],
  ENOSPC: [
    'there is no room on the disk to keep what is read',
    'free some space, or give a file instead of standard input',
  ],
};

function unreadable(file: string, error: unknown): CatalogFileError {
  if (error instanceof CatalogFileError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const [what, mend] = PLAIN[String(code)] ?? [
    `it cannot be read (${error instanceof Error ? error.message : String(error)})`,
    'check its name and permissions',
  ];
  return new CatalogFileError({ file, what, mend });
}
