// Every command takes `--data`; this opens the store it means and closes it again, whatever happens.

import { readConfigWith } from '../settings/config.ts';
import { requireDataFolder } from '../storage/data-folder.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';

export interface StoreOptions {
  readonly data?: string;
}

/** The settings, with what was said on the command line instead of the environment. */
export const configFor = ({ data }: StoreOptions, more: Readonly<Record<string, string | undefined>> = {}) =>
  readConfigWith({ GUIDEPOST_DATA: data, ...more });

/** `missing`: whether a store that is not there is made, or a mistake to be told. */
export async function withDefinitions<Result>(
  options: StoreOptions,
  missing: 'make' | 'refuse',
  work: (definitions: DefinitionStore) => Promise<Result>,
): Promise<Result> {
  const folder = configFor(options).GUIDEPOST_DATA;
  if (missing === 'refuse') requireDataFolder(folder);
  const definitions = await openDefinitions({ folder }, 'if-empty');
  try {
    return await work(definitions);
  } finally {
    await definitions.close();
  }
}
