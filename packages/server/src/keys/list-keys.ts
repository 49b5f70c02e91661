// What people may see of keys: everything but the digest, and whether each is in force.

import type { ApiKey, KeyStore } from './key-store.ts';

export interface ListedKey extends Omit<ApiKey, 'digest'> {
  readonly state: 'active' | 'expired' | 'revoked';
}

/** Oldest first; of one client, or of all where none is named. */
export const listKeys = async (keys: KeyStore, now: number, client?: string): Promise<readonly ListedKey[]> => {
  const all = await keys.list();
  return all
    .filter((key) => client === undefined || key.client === client)
    .map(({ digest: _, ...key }) => ({ ...key, state: judge(key, now) }));
};

const judge = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): ListedKey['state'] => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
};
