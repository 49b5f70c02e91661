// Makes a backup of a store in one file. Servers may go on meanwhile; what they do after the start may not be in it.

import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeAdminFile } from '../definitions/sqlite/sqlite-definition-store.ts';
import { copyStore } from '../move/copy-store.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { requireStore, type StoreLocation } from '../store-location.ts';
import { BACKUP_FILES, type BackupContents, type HeldInBackup, packBackup } from './backup-archive.ts';
import { synchronise } from './synchronise.ts';

/**
 * `file` is only there once it is whole and on disk. Beside it there has to be room for a copy of the store for the time of the work. Throws if
 * there is no store, or none of this version's schema.
 */
export async function makeBackup(location: StoreLocation, file: string): Promise<BackupContents> {
  requireStore(location);
  const work = await mkdtemp(`${file}.making-`);
  try {
    if (location.kind === 'embedded') await copyFiles(location.folder, work);
    else await copyStore(location, { kind: 'embedded', folder: work }, { servers: 'allow' });
    const packed = join(work, 'packed');
    const contents = await packBackup(work, packed, countHeld(work));
    await synchronise(packed);
    await rename(packed, file);
    await synchronise(dirname(file));
    return contents;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Each copy is of one moment. That of the definitions is later, so that every version a session uses is among them. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of BACKUP_FILES) {
    if (name === 'sessions.db' && !existsSync(join(from, name))) {
      // No server has run yet.
      await (await openSessions({ kind: 'embedded', folder: to })).close();
      continue;
    }
    // An older version had none.
    if (name === 'admin.db' && !existsSync(join(from, name))) await makeAdminFile(join(to, name), 'if-empty');
    if (existsSync(join(to, name))) continue;
    const database = openSqlite(join(from, name), { readOnly: true });
    try {
      database.prepare('VACUUM INTO ?').run(join(to, name));
    } finally {
      database.close();
    }
  }
}

function countHeld(folder: string): HeldInBackup {
  const definitions = openSqlite(join(folder, 'guidepost.db'), { readOnly: true });
  const sessions = openSqlite(join(folder, 'sessions.db'), { readOnly: true });
  try {
    const count = (database: typeof sessions, table: string): number =>
      Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
    return {
      catalogs: count(definitions, 'catalogs'),
      products: count(definitions, 'products'),
      advisors: count(definitions, 'advisors'),
      steps: count(sessions, 'steps'),
    };
  } finally {
    definitions.close();
    sessions.close();
  }
}
