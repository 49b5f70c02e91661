// A backup is one file: an archive of `tar`, packed with gzip, that any machine can open. First comes what it holds, with the digest of
// each database in it, then the databases of an embedded store.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MendableError } from '@guidepost/fault/mendable-error';
import { create, extract, type ReadEntry } from 'tar';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { VERSION } from '../../settings/version.ts';

/** In the order of their making and of their restoring: a store counts as there once it has its definitions. */
export const BACKUP_FILES = ['sessions.db', 'admin.db', 'guidepost.db'] as const;

/** Of the archive; larger where an older version could not read it. */
const FORMAT = 2;
const CONTENTS = 'backup.json';

export interface HeldInBackup {
  readonly catalogs: number;
  readonly products: number;
  readonly advisors: number;
  /** Steps of sessions. */
  readonly steps: number;
}

export interface BackupContents {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The version of the program that made it. */
  readonly madeBy: string;
  readonly holds: HeldInBackup;
}

/** The file is no backup, or it is damaged. The message names it and what is wrong. */
export class BackupError extends MendableError {
  override readonly name = 'BackupError';
}

const Digested = Type.Object({ bytes: Type.Integer({ minimum: 0 }), sha256: Type.String() });
const Contents = Type.Object({
  format: Type.Integer(),
  guidepost: Type.String(),
  made_at: Type.String(),
  holds: Type.Object({
    catalogs: Type.Integer(),
    products: Type.Integer(),
    advisors: Type.Integer(),
    steps: Type.Integer(),
  }),
  // The first format had no file of the admin interface.
  files: Type.Object({ 'sessions.db': Digested, 'admin.db': Type.Optional(Digested), 'guidepost.db': Digested }),
});

/** Packs the databases in `folder` into `file`, which is overwritten. */
export async function packBackup(folder: string, file: string, holds: HeldInBackup): Promise<BackupContents> {
  const madeAt = Date.now();
  const files = await Promise.all(BACKUP_FILES.map(async (name) => [name, await digest(join(folder, name))] as const));
  const contents = {
    ...{ format: FORMAT, guidepost: VERSION, made_at: new Date(madeAt).toISOString(), holds },
    files: Object.fromEntries(files),
  };
  await writeFile(join(folder, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`);
  await create({ cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 }, [
    CONTENTS,
    ...BACKUP_FILES,
  ]);
  return { madeAt, madeBy: VERSION, holds };
}

/** Unpacks a backup into `folder`, which is there and empty; one of an older version has not all files. Throws a {@link BackupError} unless every byte is as it was packed. */
export async function unpackBackup(file: string, folder: string): Promise<BackupContents> {
  const names = new Set<string>([CONTENTS, ...BACKUP_FILES]);
  try {
    // At once, so that nothing is still being written when it fails.
    extract({
      ...{ cwd: folder, file, sync: true, strict: true, preserveOwner: false, noMtime: true },
      filter: (path, entry) => names.has(path) && (entry as ReadEntry).type === 'File',
    });
  } catch (error) {
    throw explainUnpacking(file, error);
  }
  const contents = await readContents(file, folder);
  for (const name of BACKUP_FILES) {
    const packed = contents.files[name];
    if (packed === undefined) continue;
    const found = await digest(join(folder, name)).catch(() => null);
    if (found?.bytes !== packed.bytes || found.sha256 !== packed.sha256) {
      throw new BackupError(`${file}: this backup is damaged: ${name} is not as it was saved. Take another backup.`);
    }
  }
  return { madeAt: Date.parse(contents.made_at), madeBy: contents.guidepost, holds: contents.holds };
}

async function readContents(file: string, folder: string) {
  const text = await readFile(join(folder, CONTENTS), 'utf8').catch(() => null);
  if (text === null) throw notABackup(file);
  let contents: unknown;
  try {
    contents = JSON.parse(text);
  } catch {
    throw notABackup(file);
  }
  const format = (contents as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError(`${file}: a newer version of Guidepost made this backup. Restore it with that one.`);
  }
  if (!Value.Check(Contents, contents) || Number.isNaN(Date.parse(contents.made_at))) throw notABackup(file);
  return contents;
}

const notABackup = (file: string): BackupError =>
  new BackupError(`${file}: this is not a backup of Guidepost. Name a file that was saved as one.`);

function explainUnpacking(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return new BackupError(`${file}: there is no such file. Check the path.`, { cause: error });
  if (code === 'EACCES') return new BackupError(`${file}: this user may not read this file.`, { cause: error });
  if (code === 'EISDIR') return new BackupError(`${file}: this is a folder, not a file.`, { cause: error });
  if (code === 'ENOSPC') {
    return new BackupError(`${file}: there is no room to unpack it. Free some space.`, { cause: error });
  }
  if (code === 'TAR_BAD_ARCHIVE') return notABackup(file);
  return new BackupError(`${file}: this backup is damaged or is none. Take another backup.`, { cause: error });
}

async function digest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
