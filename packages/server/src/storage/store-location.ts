// Where a store is, as a value that threads and commands are handed. What an operator wrote is read here and nowhere else;
// what a location means is known to `open-definitions.ts` and `open-sessions.ts`.

import { mend, type Remedy } from '@guidepost/fault/remedy';
import { DataFolderError, requireDataFolder } from './data-folder.ts';

const CHOOSE: Remedy = { kind: 'choose-folder' };

/** Plain data, so that it can be handed to a thread. */
export type StoreLocation = {
  /** One folder on this machine, which one server has for itself. */
  readonly kind: 'embedded';
  /** Made if missing. */
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

/** Throws a {@link DataFolderError} where nothing has been stored yet. */
export function requireStore(location: StoreLocation): void {
  requireDataFolder(location.folder);
}
