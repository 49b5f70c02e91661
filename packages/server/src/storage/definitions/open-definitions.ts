// Which definition store a location means. This is decided in one place, so that threads and commands open the same one.

import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import type { StoreLocation } from '../store-location.ts';
import type { DefinitionStore } from './definition-store.ts';
import type { MigrateMode } from './migrate.ts';

/** `apply` changes the schema (`serve`, `migrate`); `if-empty` only makes a new one; `never` touches nothing. */
export async function openDefinitions(location: StoreLocation, migrate: MigrateMode): Promise<DefinitionStore> {
  if (location.kind === 'postgres') {
    const { openPostgresDefinitions } = await import('./postgres/postgres-definition-store.ts');
    return openPostgresDefinitions({ url: location.url, migrate });
  }
  const { openDefinitionStore } = await import('./sqlite/sqlite-definition-store.ts');
  const { folder } = location;
  if (migrate !== 'never') makeDataFolder(folder);
  return openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate });
}
