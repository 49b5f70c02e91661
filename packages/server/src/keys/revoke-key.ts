// Puts a key out of force for good, by its id.

import { mend } from '@guidepost/fault/remedy';
import { parseKey } from './key-format.ts';
import { KeyRequestError } from './key-request-error.ts';
import type { KeyStore } from './key-store.ts';

/** Resolves to false when there is no such key or it is revoked already. Throws when a key is given in place of its id. */
export const revokeKey = async (keys: KeyStore, id: string, now: number): Promise<boolean> => {
  if (parseKey(id) !== null) {
    throw new KeyRequestError(mend`This is a key, not its id. ${{ kind: 'list-keys' }}: it begins with key_.`);
  }
  return keys.revoke(id, now);
};
