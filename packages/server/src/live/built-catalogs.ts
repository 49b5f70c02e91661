// What the thread that builds snapshots holds of them. Catalogs that advisors are served of stay; of those that somebody only looked into, in a
// draft or to count, it holds the last few, as each may be as large as any other.

import type { BuiltCatalog } from './built-catalog.ts';

const MOST_PASSING = 4;

export class BuiltCatalogs {
  readonly #all = new Map<string, BuiltCatalog>();
  /** Those that nobody serves, the one that was asked for last at the end. */
  readonly #passing = new Set<string>();

  find(key: string): BuiltCatalog | null {
    return this.#all.get(key) ?? null;
  }

  /** To be called with each order, so that it is known which are served and which were asked for last. */
  hold(key: string, built: BuiltCatalog, isPassing: boolean): void {
    const isServed = this.#all.has(key) && !this.#passing.has(key);
    this.#all.set(key, built);
    this.#passing.delete(key);
    if (!isPassing || isServed) return;
    this.#passing.add(key);
    for (const oldest of this.#passing) if (this.#passing.size > MOST_PASSING) this.drop(oldest);
  }

  drop(key: string): void {
    this.#all.delete(key);
    this.#passing.delete(key);
  }
}
