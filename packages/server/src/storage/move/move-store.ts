// Moves everything from one store into another one that is empty. Servers that run on the old one refuse what would change it from the begin of
// the move on. If it fails, the old store is as it was.

import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type StoreLocation, showLocation } from '../store-location.ts';
import { type CopiedStore, CopyError, copyStore } from './copy-store.ts';

export async function moveStore(from: StoreLocation, to: StoreLocation): Promise<CopiedStore> {
  if (showLocation(from) === showLocation(to)) throw new CopyError('The old store and the new one are the same.');
  return copyStore(from, to, { servers: 'close' });
}

/**
 * So that nobody starts a server on the old files by mistake, whose conversations would go apart. Returns the folder where they have other
 * names now; null for a database, which stays as it is.
 */
export function putAside(from: StoreLocation): string | null {
  if (from.kind !== 'embedded') return null;
  for (const file of ['guidepost.db', 'sessions.db']) {
    const path = join(from.folder, file);
    if (existsSync(path)) renameSync(path, `${path}.moved`);
  }
  return from.folder;
}
