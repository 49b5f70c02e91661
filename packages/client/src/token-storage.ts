// Keeps the token of the conversation, so that it goes on after a reload. By default this is the storage of the browser's
// tab: two tabs are two conversations. If there is none (Node), or if it takes nothing (full, forbidden), the object keeps
// the token: no reply is ever lost because of a storage.

/** The part of `Storage` that is needed; it may also be asynchronous. */
export interface TokenStorage {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>;
  /** The returned value is awaited, and otherwise ignored. */
  setItem(key: string, value: string): unknown;
}

export class TokenKeeper {
  readonly #key: string;
  readonly #storage: TokenStorage;
  /** Null before there is one. */
  newest: string | null = null;
  /** Whether the storage refused the last token. */
  #isAhead = false;

  constructor(key: string, storage: TokenStorage = defaultStorage()) {
    this.#key = key;
    this.#storage = storage;
  }

  /** Null if there is none. If the object has none either, it throws what the storage throws: nothing was sent yet. */
  async get(): Promise<string | null> {
    if (this.#isAhead) return this.newest;
    try {
      return (await this.#storage.getItem(this.#key)) ?? this.newest;
    } catch (error) {
      if (this.newest === null) throw error;
      return this.newest;
    }
  }

  /** The session of the last token, whose first 16 bytes are its id; null if there is none. */
  get session(): string | null {
    try {
      const bytes = atob((this.newest ?? '').replaceAll('-', '+').replaceAll('_', '/')).slice(0, 16);
      return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('') || null;
    } catch {
      return null;
    }
  }

  async put(token: string): Promise<void> {
    this.newest = token;
    try {
      await this.#storage.setItem(this.#key, token);
      this.#isAhead = false;
    } catch {
      this.#isAhead = true;
    }
  }
}

function defaultStorage(): TokenStorage {
  // Only a page has a tab. Servers may also have a storage with this name, but one for all their shoppers.
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
