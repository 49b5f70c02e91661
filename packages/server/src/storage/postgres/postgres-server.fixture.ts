// A real PostgreSQL server for tests: that of TEST_DATABASE_URL, or one of their own, from programs that npm brings. It listens only on
// this machine, and its files are gone when it is removed.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { clearUpAfterwards } from './clear-up-afterwards.fixture.ts';
import { findPort } from './find-port.fixture.ts';
import { giveAway, NOBODY, own, postgresPrograms, run, userOf } from './postgres-programs.fixture.ts';

export interface PostgresUse {
  /** An empty database, and its address. */
  makeDatabase(): Promise<string>;
  remove(): Promise<void>;
}

export interface PostgresServer extends PostgresUse {
  /** As a failure of power would, but for what the operating system still holds. Only for a server of our own. */
  kill(): Promise<void>;
  /** After {@link kill}, on the same port. */
  start(): Promise<void>;
}

export interface OwnPostgresServer extends PostgresServer {
  readonly port: number;
  /** Its folder of data. */
  readonly data: string;
  /** Carries out one statement, as its owner. `address`: of a database here; without it, one that nobody uses. */
  query(text: string, address?: string): Promise<readonly Record<string, unknown>[]>;
  /**
   * A server that follows this one, through `port` if it is given. It calls itself `name`, as `synchronous_standby_names` wants it. This one
   * waits for nobody until it is told to.
   */
  makeStandby(name: string, port?: number): Promise<OwnPostgresServer>;
}

/** A disk of its own for the data, which only programs that run `within` it see. */
export interface PostgresDisk {
  readonly folder: string;
  /** A command that runs programs, with its options: `nsenter`. */
  readonly within: readonly string[];
}

/** A server of our own even if TEST_DATABASE_URL names one: for tests that kill it. */
export const makePostgresServer = (
  options: readonly string[] = [],
  disk: PostgresDisk | null = null,
): Promise<OwnPostgresServer> => makeServer(options, disk);

async function makeServer(options: readonly string[], disk: PostgresDisk | null): Promise<OwnServer> {
  const [programs, { folder, data }] = await Promise.all([postgresPrograms(), makeFolders(disk)]);
  const sync = disk === null ? ['--no-sync'] : [];
  const { command, args, user } = within(disk, programs.initdb);
  const making = ['-D', data, '-U', 'guidepost', '-A', 'trust', '-E', 'UTF8', ...sync];
  await run(command, [...args, ...making], folder, user);
  const server = new OwnServer(programs.postgres, { folder, data, disk }, await findPort(), options);
  await server.start();
  return server;
}

/** How a program is run on the disk, by whom. `nsenter` takes root, and then gives it away. */
function within(disk: PostgresDisk | null, program: string) {
  if (disk === null) return { command: program, args: [], user: userOf() };
  const [command = '', ...before] = disk.within;
  return { command, args: [...before, '--setuid', String(NOBODY), '--setgid', String(NOBODY), program], user: {} };
}

async function makeFolders(disk: PostgresDisk | null) {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-postgres-'));
  await giveAway(folder);
  const data = join(disk?.folder ?? folder, 'data');
  if (disk === null) {
    await mkdir(data);
    await giveAway(data);
  } else {
    const [command = '', ...before] = disk.within;
    await run(command, [...before, 'install', '-d', '-o', String(NOBODY), '-g', String(NOBODY), data], folder, {});
  }
  return { folder, data };
}

/** For tests that only use a server: one for all files of this process. What is removed are the databases that were made here. */
export async function usePostgresServer(): Promise<PostgresUse> {
  const made: string[] = [];
  const address = process.env.TEST_DATABASE_URL || (await sharedServer()).address;
  return {
    makeDatabase: async () => {
      const name = await createDatabase(address);
      made.push(name);
      return addressOf(address, name);
    },
    remove: async () => {
      for (const name of made.splice(0)) await query(address, `drop database if exists "${name}" with (force)`);
    },
  };
}

let shared: Promise<OwnServer> | null = null;

function sharedServer(): Promise<OwnServer> {
  shared ??= makeServer(QUICK, null).then((server) => {
    server.outlast();
    return server;
  });
  return shared;
}

/** Nothing that these tests write has to outlive the machine. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

class OwnServer implements OwnPostgresServer {
  readonly port: number;
  readonly data: string;
  readonly #program: string;
  readonly #folder: string;
  readonly #disk: PostgresDisk | null;
  readonly #options: readonly string[];
  #process: ChildProcess | null = null;

  constructor(
    program: string,
    { folder, data, disk }: { readonly folder: string; readonly data: string; readonly disk: PostgresDisk | null },
    port: number,
    options: readonly string[],
  ) {
    this.#program = program;
    this.#folder = folder;
    this.#disk = disk;
    this.data = data;
    this.port = port;
    this.#options = options;
    process.once('exit', this.#end);
  }

  async start(): Promise<void> {
    const settings = [`port=${this.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${this.#folder}`];
    const options = [...settings, 'max_connections=200', ...this.#options].flatMap((option) => ['-c', option]);
    const { command, args, user } = within(this.#disk, this.#program);
    const child = spawn(command, [...args, '-D', this.data, ...options], {
      ...user,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let said = '';
    let isUp = false;
    for await (const chunk of child.stderr ?? []) {
      said += chunk;
      isUp = /ready to accept (read-only )?connections/.test(said);
      if (isUp) break;
    }
    if (!isUp) throw new Error(`PostgreSQL did not start: ${said}`);
  }

  async makeDatabase(): Promise<string> {
    return addressOf(this.address, await createDatabase(this.address));
  }

  query(text: string, address = this.address): Promise<readonly Record<string, unknown>[]> {
    return query(address, text);
  }

  async makeStandby(name: string, port = this.port): Promise<OwnPostgresServer> {
    const [programs, { folder, data }] = await Promise.all([postgresPrograms(), makeFolders(null)]);
    await copyRunning(this.address, this.data, data);
    await writeFile(join(data, 'standby.signal'), '');
    for (const file of ['standby.signal', 'backup_label']) await own(join(data, file));
    const follow = `primary_conninfo=host=127.0.0.1 port=${port} user=guidepost application_name=${name}`;
    const options = [...this.#options, follow, 'wal_retrieve_retry_interval=100ms'];
    const standby = new OwnServer(programs.postgres, { folder, data, disk: null }, await findPort(), options);
    await standby.start();
    return standby;
  }

  get address(): string {
    return `postgres://guidepost@127.0.0.1:${this.port}/postgres`;
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    this.#process = null;
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGQUIT');
    await gone;
  }

  /** It runs until this process has ended. */
  outlast(): void {
    process.removeListener('exit', this.#end);
    clearUpAfterwards(this.#process?.pid ?? null, [this.#folder]);
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

/**
 * Copies the files of a server that runs, as `pg_basebackup` does, which npm does not bring. Its log is copied last, so that the copy
 * starts by itself.
 */
async function copyRunning(address: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('copy', true)`);
    await copyFiles(from, to, new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'standby.signal']));
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0].labelfile);
    await mkdir(join(to, 'pg_wal'));
    await copyFiles(join(from, 'pg_wal'), join(to, 'pg_wal'));
    await own(join(to, 'pg_wal'));
    await own(to);
  } finally {
    await client.end();
  }
}

/** For whoever runs the server. Files that go away meanwhile are not needed. */
async function copyFiles(from: string, to: string, but: ReadonlySet<string> = new Set()): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (but.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true });
      await copyFiles(source, target);
    } else await copyFile(source, target).catch(ignoreMissing);
    await own(target).catch(ignoreMissing);
  }
}

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Databases sort as the language of the server says, so that nothing can rely on the order of bytes by chance. */
async function createDatabase(server: string): Promise<string> {
  const name = `guidepost_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name} template template0 locale_provider icu icu_locale 'de-DE' locale 'C'`);
  return name;
}

export async function query(address: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text)).rows;
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
