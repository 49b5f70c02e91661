// What people may see of keys: everything but the digest, and whether each is in force.

import type { Page, PageRequest } from '../lists/page.ts';
import type { ApiKey, DamagedKey, KeyStore } from './key-store.ts';

export interface ListedKey extends Omit<ApiKey, 'digest'> {
  readonly state: 'active' | 'expired' | 'revoked';
}

export interface ListedKeys extends Page<ListedKey> {
  /** Left out. */
  readonly damaged: readonly DamagedKey[];
}

/** Oldest first; of one client, or of all where none is named. */
export async function listKeys(
  keys: KeyStore,
  request: PageRequest,
  client?: string,
  now = Date.now(),
): Promise<ListedKeys> {
  const damaged: DamagedKey[] = [];
  const { entries, next } = await keys.list(request, client, (key) => damaged.push(key));
  const listed = entries.map(({ digest: _, ...key }) => ({ ...key, state: judge(key, now) }));
  return { entries: listed, next, damaged };
}

const judge = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): ListedKey['state'] => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
};
