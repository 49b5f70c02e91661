// The API keys that the process accepts, by digest, in memory. Each use checks whether a key has
// expired; revocations are followed.

import { digestKey } from '../keys/key-format.ts';
import type { ApiKey, KeyStore } from '../keys/key-store.ts';
import type { LiveFault } from './live-faults.ts';

/** Longer texts are no keys and are not worth a digest. */
const MAX_KEY_LENGTH = 64;
/** The number of keys that are remembered, so that they need no second digest. */
const REMEMBERED = 1000;

export class LiveKeys {
  readonly #store: Pick<KeyStore, 'listUnrevoked'>;
  #byDigest = new Map<string, ApiKey>();
  /** Keys that were sent since the last change, by their text. */
  #sent = new Map<string, ApiKey>();
  /** The key that was sent last. It is most likely the next one, too: many shops have only one. */
  #latest: { readonly sent: string; readonly key: ApiKey } | null = null;

  constructor(store: Pick<KeyStore, 'listUnrevoked'>) {
    this.#store = store;
  }

  /** The key in force at `now`, by the text of the key. */
  find(sent: string, now: number): ApiKey | null {
    const key = sent === this.#latest?.sent ? this.#latest.key : this.#look(sent);
    return key === undefined || (key.expiresAt !== null && key.expiresAt <= now) ? null : key;
  }

  #look(sent: string): ApiKey | undefined {
    const key = this.#sent.get(sent) ?? this.#lookByDigest(sent);
    if (key !== undefined) this.#latest = { sent, key };
    return key;
  }

  #lookByDigest(sent: string): ApiKey | undefined {
    if (sent.length > MAX_KEY_LENGTH) return undefined;
    const key = this.#byDigest.get(digestKey(sent));
    if (key !== undefined && this.#sent.size < REMEMBERED) this.#sent.set(sent, key);
    return key;
  }

  /** Resolves to the keys that cannot be read. They open nothing, and do not affect other keys. */
  async refresh(): Promise<readonly LiveFault[]> {
    const faults: LiveFault[] = [];
    const keys = await this.#store.listUnrevoked(({ client, id }) =>
      faults.push({ kind: 'key', client, id, problem: 'its row in the store cannot be read' }),
    );
    this.#sent = new Map();
    this.#latest = null;
    this.#byDigest = new Map(keys.map((key) => [key.digest, key]));
    return faults;
  }
}
