// Connections to PostgreSQL, and what its errors mean. A statement never waits for ever: each has a time-out on this side, so that
// one whose connection went silent ends, too.

import { MendableError } from '@guidepost/fault/mendable-error';
import { type ClientBase, types as defaultTypes, Pool, type PoolClient, type PoolConfig } from 'pg';
import { StoreUnavailable } from '../../sessions/session-store.ts';

export interface PostgresSettings {
  /** As `pg` reads it, with TLS and passwords: `postgres://user@host:5432/database?sslmode=verify-full`. */
  readonly url: string;
  /** The most connections that are open at a time. */
  readonly connections: number;
  /** Milliseconds until a statement is given up. */
  readonly patience: number;
}

/** Milliseconds until a connection must be open. */
const CONNECT_MS = 3000;

/** The pool opens connections when they are needed, and again after they were lost. */
export function openPostgres({ url, connections, patience }: PostgresSettings): Pool {
  const config: PoolConfig = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'guidepost',
    types: { getTypeParser },
    onConnect: waitForStandby,
  };
  const pool = new Pool(config);
  // An idle connection that is lost is replaced by the next statement, which tells what is wrong if that fails.
  pool.on('error', () => {});
  // One that is lost between two statements of a transaction tells it at the next one. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Before a connection is used, the standby has everything that can be read on it. A primary that restarts shows steps that waited for the
 * standby when it went down, as if nothing were missing. Whoever answers with what it reads there would acknowledge what is gone when the
 * standby takes over. A message in the log of the database waits for the standby with all that came before, and nobody reads it.
 */
async function waitForStandby(client: ClientBase): Promise<void> {
  await client.query(
    `select case when current_setting('synchronous_standby_names') <> '' then pg_logical_emit_message(true, 'guidepost', '') end`,
  );
}

/** A lock was not to be had in time. */
const LOCKED = '55P03';
const SAY_LOCKED =
  'another process has locked what this needs, as an import does. Wait until it is done, and try again.';

const BIGINT = 20;

/** All our big integers are counts and times, which a number holds. */
const getTypeParser: typeof defaultTypes.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : defaultTypes.getTypeParser(oid, format);

/**
 * Runs `work` on one connection. Afterwards the connection serves others, unless `work` failed because of it: nobody knows then what
 * is still under way on it.
 */
export async function withClient<Result>(
  pool: Pool,
  place: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw explainPostgresError(error, place);
  }
  let isSound = false;
  try {
    const result = await work(client);
    isSound = true;
    return result;
  } catch (error) {
    isSound = isRefusal(error);
    throw explainPostgresError(error, place);
  } finally {
    client.release(!isSound);
  }
}

/** Whether the database itself answered, so that the connection is still good. */
export const isRefusal = (error: unknown): boolean => codeOf(error) !== null && !isAway(error);

/** The database refuses what it is asked, and an operator can do something about it. */
export class PostgresError extends MendableError {
  override readonly name = 'PostgresError';
}

/** Passwords, rights, and databases that there are not. */
const REFUSED = /^(28...|3D000|42501)$/;

/** Whatever has to do with the connection or the state of the server becomes a {@link StoreUnavailable}. */
export function explainPostgresError(error: unknown, place: string): unknown {
  if (error instanceof MendableError) return error;
  if (error instanceof Error && REFUSED.test(codeOf(error) ?? '')) {
    const message = `${place}: ${error.message}. See that the address in DATABASE_URL or SESSION_URL is right, and the rights of its user.`;
    return new PostgresError(message, { cause: error });
  }
  if (codeOf(error) === LOCKED) return new StoreUnavailable(`${place}: ${SAY_LOCKED}`, { cause: error });
  if (!isAway(error)) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : String(codeOf(error));
  // What PostgreSQL itself says tells enough.
  const look = codeOf(error) === null ? '. See that the database runs and can be reached from here.' : '';
  return new StoreUnavailable(`${place}: ${message}${look}`, { cause: error });
}

/**
 * Classes and codes of PostgreSQL (appendix A of its manual): connection failures, too few resources, administrators who stop the
 * server, locks that were not to be had; and a server that only reads, because another has taken its place.
 */
const AWAY = /^(08...|53...|57P0.|57014|55P03|25006|58...|XX00.)$/;

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return AWAY.test(code);
  // Node's own errors have other codes; those of `pg` have none.
  return (
    error instanceof Error &&
    /connect|timeout|terminated|ECONN|EPIPE|EAI_AGAIN|ENOTFOUND|socket|closed/i.test(
      `${error.message} ${'code' in error ? error.code : ''}`,
    )
  );
}

/** Five characters; null if the error is not one that PostgreSQL reported. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[0-9A-Z]{5}$/.test(error.code) && !/^E[A-Z]{4}$/.test(error.code) ? error.code : null;
}
