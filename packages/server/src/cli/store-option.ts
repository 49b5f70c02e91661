// Every command takes `--data`. This opens the store in that folder and closes it again, whatever happens.

import { type Config, readConfigWith } from '../settings/config.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { locateStore, requireStore, type StoreLocation } from '../storage/store-location.ts';

export interface StoreOptions {
  readonly data?: string;
}

/** The settings; options of the command line win over the environment. So a folder that is named wins over a database. */
export const configFor = ({ data }: StoreOptions, more: Readonly<Record<string, string | undefined>> = {}): Config => ({
  ...readConfigWith({ GUIDEPOST_DATA: data, ...more }),
  ...(data !== undefined && { DATABASE_URL: null, SESSION_URL: null }),
});

/** The store that the command is about. */
export const locationFor = (options: StoreOptions): StoreLocation => locateStore(configFor(options));

/** `missing`: if there is no store yet, whether to make one or to refuse. */
export async function withDefinitions<Result>(
  options: StoreOptions,
  missing: 'make' | 'refuse',
  work: (definitions: DefinitionStore) => Promise<Result>,
): Promise<Result> {
  const location = locationFor(options);
  if (missing === 'refuse') requireStore(location);
  const definitions = await openDefinitions(location, 'if-empty');
  try {
    return await work(definitions);
  } finally {
    await definitions.close();
  }
}
