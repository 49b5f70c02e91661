// Where the token of the conversation lies, so that a reload goes on with it. By default the storage of the browser's tab:
// two tabs are two conversations. Where there is none (Node, a page that may not store) the token lives with the object.

/** As much of `Storage` as is needed; may also be asynchronous. */
export interface TokenStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

export function defaultStorage(): TokenStorage {
  try {
    const storage = globalThis.sessionStorage;
    // Some browsers have one that takes nothing.
    storage.setItem('guidepost', '');
    storage.removeItem('guidepost');
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
    removeItem: (key) => void kept.delete(key),
  };
}
