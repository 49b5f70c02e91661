// A real pgbouncer in transaction mode before a database, for tests. It is found on the path, or tests say that
// they did without.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './find-port.fixture.ts';
import { userOf } from './postgres-programs.fixture.ts';

export interface Pgbouncer {
  /** The address of a database, through the pooler. */
  through(url: string): string;
  kill(): Promise<void>;
  /** After {@link kill}, on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** If there is none and POOLER_TESTS is `required`, it throws. */
export function hasPgbouncer(): boolean {
  const isThere = spawnSync('pgbouncer', ['--version']).error === undefined;
  if (!isThere && process.env.POOLER_TESTS === 'required') throw new Error('There is no pgbouncer on the path.');
  return isThere;
}

/** In front of the server of this address. Any database there is reached by its name. */
export async function makePgbouncer(server: string): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-pgbouncer-'));
  await chmod(folder, 0o755);
  const { hostname, port: behind, username } = new URL(server);
  const port = await findPort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), `"${username}" ""\n`);
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
  );
  let child: ChildProcess | null = null;
  const end = () => void child?.kill('SIGKILL');
  process.once('exit', end);
  const start = async (): Promise<void> => {
    const started = spawn('pgbouncer', [config], { ...userOf(), stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    let said = '';
    let isUp = false;
    for await (const chunk of started.stderr ?? []) {
      said += chunk;
      isUp = said.includes('process up');
      if (isUp) break;
    }
    if (!isUp) throw new Error(`pgbouncer did not start: ${said}`);
  };
  const kill = async (): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  await start();
  return {
    through: (url) => {
      const address = new URL(url);
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    kill,
    start,
    remove: async () => {
      process.removeListener('exit', end);
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
