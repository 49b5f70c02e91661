// Where API keys live: only their SHA-256 digests, never the keys themselves.

import type { Page, PageRequest } from '../lists/page.ts';

export interface ApiKey {
  /** Public id of the key (`key_…`), for lists and for revoking. */
  readonly id: string;
  readonly client: string;
  readonly kind: 'secret' | 'publishable';
  /** SHA-256 of the whole key, lower-case hexadecimal. */
  readonly digest: string;
  /** Origins that browsers may call from; empty: any. Only of publishable keys. */
  readonly origins: readonly string[];
  /** Requests a second and burst; null: the default of its kind. */
  readonly rate: { readonly perSecond: number; readonly burst: number } | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** Set by `serve --demo`, which revokes the demo key before. */
  readonly demo: boolean;
}

/** A key whose row cannot be read: the disk or another program changed it. It opens nothing. */
export interface DamagedKey {
  readonly id: string;
  readonly client: string;
}

/** Told of each damaged key, which is left out. */
export type OnDamagedKey = (key: DamagedKey) => void;

export interface KeyStore {
  /** The client comes into being if it is new. */
  insert(key: ApiKey): Promise<void>;
  /** Revoked and expired ones too, oldest first; of one client, or of all. */
  list(request: PageRequest, client: string | undefined, onDamaged: OnDamagedKey): Promise<Page<ApiKey>>;
  /** All that are not revoked, of all clients, oldest first. */
  listUnrevoked(onDamaged: OnDamagedKey): Promise<readonly ApiKey[]>;
  /** Null if this client has no such key, or if it is damaged. */
  find(client: string, id: string): Promise<ApiKey | null>;
  /**
   * Inserts a key of the same client in place of `id`, which expires at `until`, unless it does sooner. Resolves to false, and nothing is changed,
   * if that one is not in force when the new one is created.
   */
  replace(id: string, key: ApiKey, until: number): Promise<boolean>;
  /** Resolves to false when there is no such key, of this client if one is named, or it is revoked already. */
  revoke(id: string, at: number, client?: string): Promise<boolean>;
}
