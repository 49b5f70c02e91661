// Builds `@guidepost/client`: one module for browsers and Node, with its types and its documentation; no dependency.

import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const out = new URL('dist/client/', root);

const read = async (path: string) => JSON.parse(await readFile(new URL(path, root), 'utf8'));

export async function buildClient(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await build({
    absWorkingDir: root.pathname,
    entryPoints: ['packages/client/src/client.ts'],
    outfile: new URL('client.js', out).pathname,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    sourcesContent: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  execFileSync('npx', ['tsc', '-p', 'packages/client/tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
  const { version, description, license } = await read('packages/client/package.json');
  const manifest = {
    name: '@guidepost/client',
    ...{ version, description, license, type: 'module' },
    exports: { '.': { types: './types/client.d.ts', default: './client.js' } },
    files: ['client.js', 'client.js.map', 'types'],
    sideEffects: false,
    keywords: ['guided selling', 'product finder', 'product advisor'],
  };
  await writeFile(new URL('package.json', out), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(new URL('LICENSE', root), new URL('LICENSE', out));
  await cp(new URL('docs/client.md', root), new URL('README.md', out));
  process.stdout.write(`Built @guidepost/client ${version} in dist/client.\n`);
}
