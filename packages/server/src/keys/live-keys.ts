// The API keys that the process accepts, by digest, in memory. Expiry is judged at each use; revoking is followed.

import type { ApiKey, KeyStore } from './key-store.ts';

export class LiveKeys {
  readonly #store: KeyStore;
  #byDigest = new Map<string, ApiKey>();

  constructor(store: KeyStore) {
    this.#store = store;
  }

  /** The key in force at `now` with this SHA-256 digest (lower-case hexadecimal). */
  find(digest: string, now: number): ApiKey | null {
    const key = this.#byDigest.get(digest);
    return key === undefined || (key.expiresAt !== null && key.expiresAt <= now) ? null : key;
  }

  async refresh(): Promise<void> {
    const keys = await this.#store.list();
    this.#byDigest = new Map(keys.filter(({ revokedAt }) => revokedAt === null).map((key) => [key.digest, key]));
  }
}
