// The context of a session as one small number, so that the same four words are not written with every step. Numbers are given
// out here, because only the server writes. A row counts as written only once it was part of a commit.

import type { DatabaseSync } from 'node:sqlite';
import type { ContextLookup, SessionContext } from '../session-rows.ts';

export class SessionContexts implements ContextLookup {
  readonly #byId = new Map<number, SessionContext>();
  readonly #byKey = new Map<string, SessionContext>();
  readonly #unwritten = new Set<SessionContext>();
  #last = 0;
  /** The context used last. It is most likely the next one, too, and comparing is cheaper than making a key. */
  #latest: SessionContext | null = null;

  static load(database: DatabaseSync): SessionContexts {
    const contexts = new SessionContexts();
    for (const row of database.prepare('SELECT id, client, advisor, version, language FROM contexts').all()) {
      contexts.#add({
        id: Number(row.id),
        client: String(row.client),
        advisor: String(row.advisor),
        version: Number(row.version),
        language: String(row.language),
      });
    }
    return contexts;
  }

  /** Throws if there is none, because a step never comes without its context. */
  get(id: number): SessionContext {
    const context = this.#byId.get(id);
    if (context === undefined) throw new Error(`sessions.db names the context ${id}, which it does not have`);
    return context;
  }

  has(id: number): boolean {
    return this.#byId.has(id);
  }

  getOrAdd(client: string, advisor: string, version: number, language: string): SessionContext {
    const latest = this.#latest;
    if (
      latest !== null &&
      latest.version === version &&
      latest.client === client &&
      latest.advisor === advisor &&
      latest.language === language
    ) {
      return latest;
    }
    const known = this.#byKey.get(contextKey(client, advisor, version, language));
    if (known !== undefined) {
      this.#latest = known;
      return known;
    }
    const context = { id: this.#last + 1, client, advisor, version, language };
    this.#add(context);
    this.#unwritten.add(context);
    return context;
  }

  /** The contexts that have to go with the next commit. */
  unwritten(): readonly SessionContext[] {
    return this.#unwritten.size === 0 ? NONE : [...this.#unwritten];
  }

  markWritten(contexts: readonly SessionContext[]): void {
    for (const context of contexts) this.#unwritten.delete(context);
  }

  #add(context: SessionContext): void {
    this.#byId.set(context.id, context);
    this.#byKey.set(contextKey(context.client, context.advisor, context.version, context.language), context);
    this.#last = Math.max(this.#last, context.id);
  }
}

const NONE: readonly SessionContext[] = [];

const contextKey = (client: string, advisor: string, version: number, language: string): string =>
  `${client}\u0000${advisor}\u0000${version}\u0000${language}`;
