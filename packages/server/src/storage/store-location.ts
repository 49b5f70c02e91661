// Where a store is, as a value for threads and commands. What an operator wrote is only read here. Only
// `open-definitions.ts` and `open-sessions.ts` know what a location means.

import { mend, type Remedy } from '@guidepost/fault/remedy';
import { DataFolderError, requireDataFolder } from './data-folder.ts';

const CHOOSE: Remedy = { kind: 'choose-folder' };

/** Plain data, so that it can be passed to a thread. */
export type StoreLocation = {
  /** One folder on this machine, which belongs to one server. */
  readonly kind: 'embedded';
  /** It is made if it is missing. */
  readonly folder: string;
};

/** `data`: what `--data` or GUIDEPOST_DATA says. Throws a {@link DataFolderError}. */
export function locateStore(data: string): StoreLocation {
  if (/^[a-z][a-z+]+:\/\//i.test(data)) {
    const wrong = mend`this is an address, and this version keeps its data in a folder. ${CHOOSE}.`;
    throw new DataFolderError(data, wrong);
  }
  return { kind: 'embedded', folder: data };
}

/** Throws a {@link DataFolderError} if nothing has been stored yet. */
export function requireStore(location: StoreLocation): void {
  requireDataFolder(location.folder);
}
