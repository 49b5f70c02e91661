// The use case of putting a key out of force for good, by its id.

import { type Mend, mend } from '@guidepost/fault/remedy';
import { parseKey } from './key-format.ts';
import type { KeyStore } from './key-store.ts';

export type RevokedKey =
  | { readonly kind: 'revoked' }
  /** There is no such key, or it is revoked already. */
  | { readonly kind: 'not-in-force' }
  /** A key was given in place of its id. */
  | { readonly kind: 'refused'; readonly said: Mend };

/** `client`: only a key of this client. */
export async function revokeKey(
  keys: Pick<KeyStore, 'revoke'>,
  id: string,
  now = Date.now(),
  client?: string,
): Promise<RevokedKey> {
  if (parseKey(id) !== null) {
    const said = mend`This is a key, not its id. ${{ kind: 'list-keys' }}: it begins with key_.`;
    return { kind: 'refused', said };
  }
  return { kind: (await keys.revoke(id, now, client)) ? 'revoked' : 'not-in-force' };
}
