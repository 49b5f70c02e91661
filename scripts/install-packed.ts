// Packs a built package and installs it as its users do: from the file, in an empty folder.

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Installed {
  /** Where `node_modules` is. */
  readonly home: string;
  /** The content of the packed file, as paths from the package's root. */
  readonly files: readonly string[];
  /** Bytes of the packed file. */
  readonly size: number;
}

/** Installs it as a library, beside others. `folder` gets the packed file and `home`. */
export async function installPacked(built: URL, folder: string): Promise<Installed> {
  const { home, file, ...packed } = await pack(built, folder);
  await writeFile(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', home, 'install', ...QUIETLY, file);
  return { home, ...packed };
}

/**
 * Installs it as a service: unpacked, with the libraries of its own `npm-shrinkwrap.json`, on the Node that is there. (npm
 * does not read the shrinkwrap of a file that it installs beside others.)
 */
export async function installUnpacked(built: URL, folder: string): Promise<Installed> {
  const { home, file, ...packed } = await pack(built, folder);
  await run('tar', folder, '-xzf', file, '-C', home, '--strip-components=1');
  await run('npm', home, 'ci', '--omit=optional', ...QUIETLY);
  return { home, ...packed };
}

const QUIETLY = ['--no-audit', '--no-fund', '--prefer-offline'] as const;

async function pack(built: URL, folder: string) {
  const [packed] = JSON.parse(await run('npm', fileURLToPath(built), 'pack', '--json', '--pack-destination', folder));
  const home = join(folder, 'home');
  await mkdir(home);
  const files: string[] = packed.files.map(({ path }: { path: string }) => path);
  return { home, file: join(folder, packed.filename), files, size: Number(packed.size) };
}

const run = async (program: string, cwd: string, ...words: string[]): Promise<string> =>
  (await promisify(execFile)(program, words, { cwd })).stdout;

/** What npm would say against publishing it. This asks no registry. */
export async function complaintsAboutPublishing(built: URL): Promise<string[]> {
  const offline = ['--registry', 'http://127.0.0.1:9/', '--fetch-retries', '0'];
  const { stderr } = await promisify(execFile)('npm', ['publish', '--dry-run', ...offline], {
    cwd: fileURLToPath(built),
  });
  return stderr.split('\n').filter((line) => /^npm (warn publish|error)/.test(line) && !line.includes('logged in'));
}
