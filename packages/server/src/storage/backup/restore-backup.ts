// Restores a backup into a store that is empty: a folder or a database. If it fails, there is no store where there was none.

import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { openDefinitions } from '../definitions/open-definitions.ts';
import { copyStore } from '../move/copy-store.ts';
import { lockSessions } from '../sessions/sqlite/session-lock.ts';
import { type StoreLocation, showLocation } from '../store-location.ts';
import { BACKUP_FILES, type BackupContents, BackupError, unpackBackup } from './backup-archive.ts';
import { synchronise } from './synchronise.ts';

/** Throws a {@link BackupError} if the file is no backup or is damaged, or if there is something in the store. */
export async function restoreBackup(file: string, to: StoreLocation): Promise<BackupContents> {
  return to.kind === 'embedded' ? restoreIntoFolder(file, to.folder) : restoreIntoDatabase(file, to);
}

async function restoreIntoFolder(file: string, folder: string): Promise<BackupContents> {
  makeDataFolder(folder);
  refuseUsed(folder);
  const lock = lockSessions(folder);
  const work = await mkdtemp(join(folder, 'restoring-'));
  try {
    const contents = await unpackBackup(file, work);
    const files = BACKUP_FILES.filter((name) => existsSync(join(work, name)));
    for (const name of files) await synchronise(join(work, name));
    // No store is there before its definitions are.
    for (const name of files) await rename(join(work, name), join(folder, name));
    await synchronise(folder);
    return contents;
  } finally {
    await rm(work, { recursive: true, force: true });
    lock.release();
  }
}

/** The log of another database would be taken for one of these. */
function refuseUsed(folder: string): void {
  const used = BACKUP_FILES.flatMap((name) => [name, `${name}-wal`]).find((name) => existsSync(join(folder, name)));
  if (used === undefined) return;
  throw new BackupError(
    `${folder}: there is something in this store already (${used}). Name an empty folder, or move this one away.`,
  );
}

async function restoreIntoDatabase(file: string, to: StoreLocation): Promise<BackupContents> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-restore-'));
  try {
    const contents = await unpackBackup(file, folder);
    // An older version may have made it.
    await (await openDefinitions({ kind: 'embedded', folder }, 'apply')).close();
    const { definitions, steps } = await copyStore({ kind: 'embedded', folder }, to, { servers: 'allow' });
    const { catalogs, products, advisors } = definitions;
    const { holds } = contents;
    if (catalogs !== holds.catalogs || products !== holds.products || steps !== holds.steps) {
      throw new Error(`${showLocation(to)} has not what ${file} holds`);
    }
    return { ...contents, holds: { catalogs, products, advisors, steps } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
