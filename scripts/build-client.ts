// Builds `@guidepost/client`: a module for browsers and Node, and beside it the verifier of statements, which needs none of it; with their types
// and documentation, and no dependency.

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { readmeForPackage } from './readme-for-package.ts';

const root = new URL('../', import.meta.url);

const MODULES = ['client', 'verify-statement'];

/** Empties `out` (a folder's address, with a slash at its end) and makes the package there. Returns its version. */
export async function buildClient(out: URL): Promise<string> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: MODULES.map((name) => `packages/client/src/${name}.ts`),
    outdir: fileURLToPath(out),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    sourcesContent: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of MODULES) await nameSources(new URL(`${name}.js.map`, out));
  await writeTypes(new URL('types/', out));
  const { version, description, license } = JSON.parse(
    await readFile(new URL('packages/client/package.json', root), 'utf8'),
  );
  const manifest = {
    name: '@guidepost/client',
    ...{ version, description, license, type: 'module' },
    // `main` and `types` are for tools from before `exports`.
    ...{ main: './client.js', types: './types/client.d.ts' },
    exports: {
      '.': { types: './types/client.d.ts', default: './client.js' },
      './verify-statement': { types: './types/verify-statement.d.ts', default: './verify-statement.js' },
      './package.json': './package.json',
    },
    files: [...MODULES.flatMap((name) => [`${name}.js`, `${name}.js.map`]), 'types'],
    sideEffects: false,
    engines: { node: '>=20' },
    // A package with a scope is private unless it says otherwise.
    publishConfig: { access: 'public' },
    keywords: ['guided selling', 'product finder', 'product advisor'],
  };
  await writeFile(new URL('package.json', out), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(new URL('LICENSE', root), new URL('LICENSE', out));
  await writeFile(new URL('README.md', out), await readmeForPackage(new URL('docs/client.md', root)));
  return version;
}

/** The map contains the sources. It does not say where they were when it was built. */
async function nameSources(file: URL): Promise<void> {
  const map: { sources: string[] } = JSON.parse(await readFile(file, 'utf8'));
  const sources = map.sources.map((path) => `src/${basename(path)}`);
  await writeFile(file, JSON.stringify({ ...map, sources }));
}

/** All declarations that the module's own lead to, with the file endings that old and new compilers follow. */
async function writeTypes(out: URL): Promise<void> {
  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
  const settings = ['-p', 'packages/client/tsconfig.types.json', '--outDir', fileURLToPath(out)];
  await promisify(execFile)(process.execPath, [compiler, ...settings], { cwd: root });
  const wanted = new Set(MODULES.map((name) => `${name}.d.ts`));
  for (const name of wanted) {
    const text = (await readFile(new URL(name, out), 'utf8')).replaceAll(IMPORTED, (_whole, begin, path) => {
      wanted.add(`${path}.d.ts`);
      return `${begin}'./${path}.js'`;
    });
    await writeFile(new URL(name, out), text);
  }
  for (const name of await readdir(out)) if (!wanted.has(name)) await rm(new URL(name, out));
}

const IMPORTED = /(\bfrom |\bimport\()'\.\/([^']+)\.ts'/g;
