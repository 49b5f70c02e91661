// Packs a built package and installs it the way its users do: from the file, in a folder that had nothing.

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Installed {
  /** Where it is installed; `node_modules` is in it. */
  readonly home: string;
  /** What the packed file holds, as paths from the package's root. */
  readonly files: readonly string[];
  /** Bytes of the packed file. */
  readonly size: number;
}

/** `folder`: takes the packed file and `home`. */
export async function installPacked(built: URL, folder: string): Promise<Installed> {
  const npm = async (cwd: string, ...words: string[]) => (await promisify(execFile)('npm', words, { cwd })).stdout;
  const [packed] = JSON.parse(await npm(fileURLToPath(built), 'pack', '--json', '--pack-destination', folder));
  const home = join(folder, 'home');
  await mkdir(home);
  await writeFile(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  await npm(home, 'install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, packed.filename));
  return { home, files: packed.files.map(({ path }: { path: string }) => path), size: packed.size };
}

/** What npm would say against publishing it. Asks no registry. */
export async function complaintsAboutPublishing(built: URL): Promise<string[]> {
  const offline = ['--registry', 'http://127.0.0.1:9/', '--fetch-retries', '0'];
  const { stderr } = await promisify(execFile)('npm', ['publish', '--dry-run', ...offline], {
    cwd: fileURLToPath(built),
  });
  return stderr.split('\n').filter((line) => /^npm (warn publish|error)/.test(line) && !line.includes('logged in'));
}
