// Builds the package `guidepost`: the service with the widget, the portal and the demo inside. Node does not read TypeScript under
// node_modules, so the sources are bundled to JavaScript. Libraries stay dependencies, at exactly the versions used here.

import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundlePortal } from './bundle-portal.ts';
import { bundleView } from './bundle-view.ts';
import { bundlePreview, bundleWidget } from './bundle-widget.ts';
import { readmeForPackage } from './readme-for-package.ts';
import { type LockFile, shrinkwrapOf } from './shrinkwrap.ts';

const root = new URL('../', import.meta.url);

/** Rooms whose libraries the service needs at run time. */
const ROOMS = ['fault', 'placed-text', 'contract', 'engine', 'catalog', 'advice', 'advisor-file', 'server'] as const;

/** The entry files: the process and its threads. The sources that start them know their names. */
const ENTRIES = {
  main: 'packages/server/src/main.ts',
  'snapshot-worker': 'packages/server/src/live/snapshot-worker.ts',
  'pull-worker': 'packages/server/src/jobs/pull-worker.ts',
  'insight-worker': 'packages/server/src/jobs/insight-worker.ts',
  'long-work-worker': 'packages/server/src/jobs/long-work-worker.ts',
  'trial-worker': 'packages/server/src/jobs/trial-worker.ts',
  'question-worker': 'packages/server/src/jobs/question-worker.ts',
  'session-writer': 'packages/server/src/storage/sessions/sqlite/session-writer.ts',
};

/** What the demo reads while it runs. Its pictures of products and the code of its pages are in the bundle. */
const DEMO = ['catalog.ndjson', 'bikes.yaml', 'kids-bikes.yaml', 'answer-pictures', 'storefront'] as const;

/** Empties `out` (a folder's address, with a slash at its end) and makes the package there. Returns its version. */
export async function buildService(out: URL): Promise<string> {
  await rm(out, { recursive: true, force: true });
  await mkdir(new URL('bin/', out), { recursive: true });
  const { dependencies, optionalDependencies } = await libraries();
  // There are no source maps: the code keeps its lines and names, and nothing here would read them.
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ENTRIES,
    outdir: fileURLToPath(new URL('dist/', out)),
    bundle: true,
    // An import must not load what only the service needs.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // A letter of Greek or Thai is two or three bytes, not the six of an escape.
    charset: 'utf8',
    external: Object.keys(dependencies),
    legalComments: 'none',
    logLevel: 'warning',
  });
  const { main, beside } = await bundleWidget();
  await writeFile(new URL('dist/widget.js', out), main);
  for (const [name, text] of Object.entries(beside)) await writeFile(new URL(`dist/widget-${name}.js`, out), text);
  await writeFile(new URL('dist/view.html', out), await bundleView());
  const portal = await bundlePortal();
  await mkdir(new URL('dist/portal/', out), { recursive: true });
  await writeFile(new URL('dist/portal/index.html', out), portal.page);
  const ofPortal = { ...portal.files, ...(await bundlePreview()) };
  for (const [name, text] of Object.entries(ofPortal)) await writeFile(new URL(`dist/portal/${name}`, out), text);
  await copyRest(out);
  const { version, description } = await readPackage('package.json');
  const manifest = {
    name: 'guidepost',
    ...{ version, description, license: 'MIT', type: 'module' },
    bin: { guidepost: 'bin/guidepost.js' },
    files: ['bin', 'dist', 'schemas', 'CHANGELOG.md', 'npm-shrinkwrap.json'],
    engines: { node: '>=20' },
    dependencies,
    optionalDependencies,
    // The package of Node gets its program by an install script.
    allowScripts: { node: true },
    keywords: ['guided selling', 'product finder', 'product advisor', 'recommendation', 'self-hosted'],
  };
  const shrinkwrap = shrinkwrapOf(manifest, await readLock());
  await writeFile(new URL('package.json', out), asText(manifest));
  await writeFile(new URL('npm-shrinkwrap.json', out), asText(shrinkwrap));
  return version;
}

async function copyRest(out: URL): Promise<void> {
  const bin = await readFile(new URL('packages/server/bin/guidepost.js', root), 'utf8');
  await writeFile(
    new URL('bin/guidepost.js', out),
    bin.replace('../src/main.ts', '../dist/main.js').replace('../../../node_modules/.cache', '../node_modules/.cache'),
  );
  await chmod(new URL('bin/guidepost.js', out), 0o755);
  for (const part of DEMO) {
    await cp(new URL(`examples/demo/${part}`, root), new URL(`dist/demo/${part}`, out), { recursive: true });
  }
  await cp(new URL('docs/schemas', root), new URL('schemas', out), { recursive: true });
  // The guides, which the service shows: pages and their pictures, not the records of decisions.
  const isGuide = (path: string): boolean => /\.(md|webp)$/.test(path) || /\/docs\/(pictures\/?)?$/.test(path);
  await cp(new URL('docs/', root), new URL('dist/docs/', out), { recursive: true, filter: isGuide });
  for (const file of ['LICENSE', 'CHANGELOG.md']) await cp(new URL(file, root), new URL(file, out));
  await writeFile(new URL('README.md', out), await readmeForPackage(new URL('README.md', root)));
}

interface PackageFile {
  readonly version: string;
  readonly description: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = async (path: string): Promise<PackageFile> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8')) as PackageFile;

const readLock = async (): Promise<LockFile> =>
  JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as LockFile;

const asText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/** The libraries that the rooms need, and Node itself, which may be left out if the system has its own. */
async function libraries() {
  const all = await Promise.all(ROOMS.map((room) => readPackage(`packages/${room}/package.json`)));
  const entries = all.flatMap((file) => Object.entries(file.dependencies ?? {}));
  const { dependencies: optionalDependencies = {} } = await readPackage('package.json');
  return {
    dependencies: Object.fromEntries(entries.filter(([name]) => !name.startsWith('@guidepost/')).sort()),
    optionalDependencies,
  };
}
