// Which definition store a location means. One place, so that threads and commands open the same one.

import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import type { DefinitionStore } from './definition-store.ts';
import type { MigrateMode } from './migrate.ts';
import { openDefinitionStore } from './sqlite/sqlite-definition-store.ts';

/** Plain data, so that it can be handed to a thread. */
export interface StoreLocation {
  /** Of the embedded store; made if missing. */
  readonly folder: string;
}

/** `apply` changes the schema (`serve`, `migrate`); `if-empty` only makes a new one; `never` touches nothing. */
export function openDefinitions({ folder }: StoreLocation, migrate: MigrateMode): Promise<DefinitionStore> {
  if (migrate !== 'never') makeDataFolder(folder);
  return openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate });
}
