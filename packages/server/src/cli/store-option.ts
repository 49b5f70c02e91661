// Every command takes `--data`; this opens the store it means and closes it again, whatever happens.

import { readConfigWith } from '../config.ts';
import type { DefinitionStore } from '../storage/definition-store.ts';
import { openDefinitions } from '../storage/open-definitions.ts';

export interface StoreOptions {
  readonly data?: string;
}

/** The settings, with what was said on the command line instead of the environment. */
export const configFor = ({ data }: StoreOptions, more: Readonly<Record<string, string | undefined>> = {}) =>
  readConfigWith({ GUIDEPOST_DATA: data, ...more });

export async function withDefinitions<Result>(
  options: StoreOptions,
  work: (definitions: DefinitionStore) => Promise<Result>,
): Promise<Result> {
  const definitions = await openDefinitions({ folder: configFor(options).GUIDEPOST_DATA }, 'if-empty');
  try {
    return await work(definitions);
  } finally {
    await definitions.close();
  }
}
