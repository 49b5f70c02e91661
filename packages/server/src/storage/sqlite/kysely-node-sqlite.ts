// Lets Kysely use `node:sqlite`, for which it has no driver. One dialect is one connection; Kysely queues those who want it. A
// transaction that writes takes SQLite's write lock at its start and waits for it without blocking
// the event loop, so that it neither fails half-way nor stops a server while another process imports.

import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { explainSqliteError } from './open-sqlite.ts';

export interface NodeSqliteConfig {
  readonly database: DatabaseSync;
  /** The path of the database file, for messages. */
  readonly path: string;
  /** Milliseconds that a transaction waits for another writer. */
  readonly patience: number;
}

/** From here on the database belongs to the dialect: `Kysely.destroy` closes it. */
export class NodeSqliteDialect implements Dialect {
  readonly #config: NodeSqliteConfig;

  constructor(config: NodeSqliteConfig) {
    this.#config = config;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#config);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  // The parameter's type is Kysely's own.
  // biome-ignore lint/suspicious/noExplicitAny: an introspector works on any schema
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** SQLite can undo changes of the schema, so that a migration happens as a whole or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #config: NodeSqliteConfig;
  readonly #connection: NodeSqliteConnection;

  constructor(config: NodeSqliteConfig) {
    this.#config = config;
    this.#connection = new NodeSqliteConnection(config);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === 'read only') this.#config.database.exec('BEGIN');
    else await beginImmediate(this.#config);
  }

  async commitTransaction(): Promise<void> {
    try {
      this.#config.database.exec('COMMIT');
    } catch (error) {
      throw explainSqliteError(error, this.#config.path);
    }
  }

  async rollbackTransaction(): Promise<void> {
    // On a full disk SQLite has already rolled back. Doing it again would hide the first error.
    if (this.#config.database.isTransaction) this.#config.database.exec('ROLLBACK');
  }

  async destroy(): Promise<void> {
    if (this.#config.database.isOpen) this.#config.database.close();
  }
}

const RETRY_AFTER_MS = 15;

/** SQLite's own waiting blocks the thread, so it is turned off for this one statement. */
export const beginImmediate = async ({ database, path, patience }: NodeSqliteConfig): Promise<void> => {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      database.exec('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw explainSqliteError(error, path);
    } finally {
      database.exec('PRAGMA busy_timeout = 5000');
    }
    await sleep(RETRY_AFTER_MS);
  }
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5;

interface CachedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

const MAX_STATEMENTS = 100;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #path: string;
  readonly #statements = new Map<string, CachedStatement>();

  constructor({ database, path }: NodeSqliteConfig) {
    this.#database = database;
    this.#path = path;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(toBindable);
    try {
      const { statement, hasRows } = this.#prepare(query.sql);
      if (hasRows) return { rows: asRows<R>(statement.all(...parameters)) };
      const { changes } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      throw explainSqliteError(error, this.#path);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // It does not come from the cache, because the statement stays in use between two rows.
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...query.parameters.map(toBindable))) yield { rows: asRows<R>([row]) };
  }

  #prepare(text: string): CachedStatement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(text);
    const cached = { statement, hasRows: statement.columns().length > 0 };
    this.#statements.set(text, cached);
    return cached;
  }
}

/** Kysely's type of a row follows from the query; the driver cannot know it. */
const asRows = <R>(rows: Record<string, SQLOutputValue>[]): R[] => rows as R[];

const toBindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}. Store texts, numbers or null.`);
};
