// Where the token of the conversation lies, so that a reload goes on with it. By default the storage of the browser's tab:
// two tabs are two conversations. Where there is none (Node), or where it takes nothing (full, forbidden), the token lives with
// the object: a storage never costs a reply.

/** As much of `Storage` as is needed; may also be asynchronous. */
export interface TokenStorage {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>;
  /** What it returns is awaited, and not looked at. */
  setItem(key: string, value: string): unknown;
}

export class TokenKeeper {
  readonly #key: string;
  readonly #storage: TokenStorage;
  #token: string | null = null;
  /** Whether the storage has not what was put last. */
  #isAhead = false;

  constructor(key: string, storage: TokenStorage = defaultStorage()) {
    this.#key = key;
    this.#storage = storage;
  }

  /** Null: there is none. Throws what the storage throws where the object has none either: nothing was sent yet. */
  async get(): Promise<string | null> {
    if (this.#isAhead) return this.#token;
    try {
      return (await this.#storage.getItem(this.#key)) ?? this.#token;
    } catch (error) {
      if (this.#token === null) throw error;
      return this.#token;
    }
  }

  async put(token: string): Promise<void> {
    this.#token = token;
    try {
      await this.#storage.setItem(this.#key, token);
      this.#isAhead = false;
    } catch {
      this.#isAhead = true;
    }
  }
}

function defaultStorage(): TokenStorage {
  // Only a page has a tab. Servers may have a storage of this name, too: one for all their shoppers.
  if (!('document' in globalThis)) return memoryStorage();
  try {
    const storage = globalThis.sessionStorage;
    storage.getItem('');
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): TokenStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}
