// Tests what is published: the packed client, installed in an empty folder and used there as integrators use it.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../packages/server/test/fixture/test-server.ts';
import { buildClient } from './build-client.ts';
import { PATIENCE } from './fixture/patience.ts';
import { complaintsAboutPublishing, type Installed, installPacked } from './install-packed.ts';

const root = new URL('../', import.meta.url).pathname;

let folder: string;
let built: URL;
let installed: Installed;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-client-'));
  built = pathToFileURL(join(folder, 'built/'));
  await buildClient(built);
  installed = await installPacked(built, folder);
  server = await startTestServer();
}, 2 * PATIENCE);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const inPackage = (path: string): string => join(installed.home, 'node_modules/@guidepost/client', path);

/** Runs a program in the folder where the client is installed, with the server's address and a key; gives what it printed. */
async function run(node: string, name: string, code: string, ...flags: string[]): Promise<unknown> {
  await writeFile(join(installed.home, name), code);
  const { stdout } = await promisify(execFile)(node, [...flags, name, server.publicUrl, server.keys.publishable], {
    ...{ cwd: installed.home, timeout: PATIENCE, env: { PATH: process.env.PATH } },
  });
  return JSON.parse(stdout);
}

describe('the package', () => {
  it('holds the module, its types and its documentation, and nothing else', async () => {
    const [types, others] = [
      /^types\/[\w-]+\.d\.ts$/,
      [
        'LICENSE',
        'README.md',
        'client.js',
        'client.js.map',
        'package.json',
        'verify-statement.js',
        'verify-statement.js.map',
      ],
    ];
    expect(installed.files.filter((path) => !types.test(path)).toSorted()).toEqual(others);
    expect(installed.files).toContain('types/client.d.ts');
    expect(installed.files).not.toContain('types/send.d.ts');
    const map = JSON.parse(await readFile(inPackage('client.js.map'), 'utf8'));
    expect(map.sourcesContent.length).toBe(map.sources.length);
    for (const path of installed.files) {
      const text = await readFile(inPackage(path), 'utf8');
      expect([path, text.includes(root), text.includes(folder)]).toEqual([path, false, false]);
    }
  });

  it('needs no other', async () => {
    const { dependencies, peerDependencies } = JSON.parse(await readFile(inPackage('package.json'), 'utf8'));
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    const beside = (await readdir(join(installed.home, 'node_modules'))).filter((name) => !name.startsWith('.'));
    expect(beside).toEqual(['@guidepost']);
  });

  it('can be published as it is', async () => {
    expect(await complaintsAboutPublishing(built)).toEqual([]);
  });

  it('links in its documentation only to what every reader can open', async () => {
    const text = await readFile(inPackage('README.md'), 'utf8');
    expect([...text.matchAll(/\]\((?!https:|#)[^)]*\)/g)].map(String)).toEqual([]);
  });

  it('is at most 2,500 bytes of a page, minified and compressed', async () => {
    const { warnings, outputFiles } = await build({
      stdin: { contents: "export * from '@guidepost/client';", resolveDir: installed.home },
      ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', write: false, logLevel: 'silent' },
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    expect(warnings).toEqual([]);
    expect(gzipSync(bytes).length).toBeGreaterThan(500);
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(2_500);
  });
});

describe('types', () => {
  const consumers = {
    'a page, as bundlers resolve': { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'] },
    'a page, as Node resolves': { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2022', 'dom'] },
    'a worker': { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'webworker'] },
    'Node, with its types and without the DOM': { module: 'nodenext', lib: ['es2022'], types: ['node'] },
  };
  for (const [name, settings] of Object.entries(consumers)) {
    it(`are right, and refuse misuse: ${name}`, async () => {
      const config = {
        compilerOptions: {
          ...{ target: 'es2022', strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
          ...{ types: [], typeRoots: [join(root, 'node_modules/@types')] },
          ...settings,
        },
        files: ['consumer.ts'],
      };
      await copyFile(new URL('fixture/consumer.ts', import.meta.url), join(installed.home, 'consumer.ts'));
      const file = join(installed.home, `tsconfig.${settings.module}.${settings.lib.join('.')}.json`);
      await writeFile(file, JSON.stringify(config));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const said = await promisify(execFile)(process.execPath, [compiler, '-p', file]).catch((error) => error);
      expect(said.stdout).toBe('');
    });
  }

  it('name each other with endings that older compilers follow, too', async () => {
    for (const path of installed.files.filter((name) => name.endsWith('.d.ts'))) {
      const text = await readFile(inPackage(path), 'utf8');
      for (const [, target = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
        expect(target).toMatch(/^\.\/[\w-]+\.js$/);
        expect(existsSync(inPackage(`types/${target.replace(/js$/, 'd.ts')}`))).toBe(true);
      }
    }
  });
});

/** Every Node from 20 on that can be found, one of each version. */
async function nodes(): Promise<Map<string, string>> {
  const found = new Map([[process.version, process.execPath]]);
  for (const bin of (process.env.PATH ?? '').split(delimiter)) {
    const node = join(bin, 'node');
    const said = await promisify(execFile)(node, ['--version']).catch(() => null);
    const version = said?.stdout.trim() ?? '';
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= 20 && !found.has(version)) found.set(version, node);
  }
  return found;
}

const CONVERSATION = `
const [, , baseUrl, apiKey] = process.argv;
const session = new AdvisorSession({ baseUrl, apiKey, advisor: 'lamps' });
const seen = [];
const see = ({ status, question }) => seen.push(status + ' ' + (question?.question_id ?? 'end'));
see(await session.start());
see(await session.reply('room', ['bath']));
await session.reply('brand', ['Nobody']).catch((error) => seen.push(error instanceof ProblemError && error.slug));
see(await session.skip('brand'));
see(await session.skip('style'));
see(await session.reply('watts', ['10-12']));
see(await session.resume());
// Anything that still runs would keep the program from ending.
console.log(JSON.stringify([...seen, ...process.getActiveResourcesInfo().filter((name) => name === 'Timeout')]));
`;

const SEEN = [
  ...['created room', 'advanced brand', 'invalid-answer', 'advanced style', 'advanced watts', 'advanced end'],
  'current end',
];

for (const [version, node] of await nodes()) {
  describe(`in Node ${version}`, () => {
    it('holds a conversation, imported', async () => {
      const code = `import { AdvisorSession, ProblemError } from '@guidepost/client';${CONVERSATION}`;
      expect(await run(node, 'imported.mjs', code)).toEqual(SEEN);
    });

    it('holds a conversation, required', async () => {
      const head = `const { AdvisorSession, ProblemError } = require('@guidepost/client');`;
      const code = `${head}(async () => {${CONVERSATION}})();`;
      expect(await run(node, 'required.cjs', code)).toEqual(SEEN);
    });

    it('does nothing when it is imported, and never makes code from texts', async () => {
      const code = `
        const touched = [];
        for (const name of ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'addEventListener', 'sessionStorage', 'localStorage'])
          Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) });
        const state = () => JSON.stringify([Reflect.ownKeys(globalThis).map(String), process.eventNames().map(String)]);
        const before = state();
        await import('@guidepost/client');
        const running = process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate/.test(name));
        console.log(JSON.stringify([touched, state() === before, running]));`;
      const flag = '--disallow-code-generation-from-strings';
      expect(await run(node, 'quiet.mjs', code, flag)).toEqual([[], true, []]);
      const talk = `import { AdvisorSession, ProblemError } from '@guidepost/client';${CONVERSATION}`;
      expect(await run(node, 'talk.mjs', talk, flag)).toEqual(SEEN);
    });
  });
}

it('keeps the shoppers of one Node process apart, also where Node has a storage of its own', async () => {
  const code = `
    import { AdvisorSession } from '@guidepost/client';
    const [, , baseUrl, apiKey] = process.argv;
    const open = () => new AdvisorSession({ baseUrl, apiKey, advisor: 'lamps' });
    await open().start();
    console.log(JSON.stringify([typeof sessionStorage, (await open().resume()).status]));`;
  expect(await run(process.execPath, 'apart.mjs', code, '--experimental-webstorage', '--no-warnings')).toEqual([
    'object',
    'created',
  ]);
});

it('works where there is neither a window nor a storage nor a Node, as at the edge', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@guidepost/client';", resolveDir: installed.home },
    ...{ bundle: true, format: 'iife', globalName: 'client', write: false },
  });
  let calls = 0;
  const lost: typeof fetch = (...words) => (calls++ === 1 ? Promise.reject(new TypeError('lost')) : fetch(...words));
  const globals = { fetch: lost, AbortController, Headers, URL, setTimeout, clearTimeout, settings: {} };
  globals.settings = { baseUrl: server.publicUrl, apiKey: server.keys.publishable, advisor: 'lamps' };
  const code = `${outputFiles[0]?.text};
    const session = new client.AdvisorSession(settings);
    session.start().then(() => session.reply('room', ['bath']))`;
  const outcome = await runInNewContext(code, globals, { contextCodeGeneration: { strings: false, wasm: false } });
  expect([calls, outcome.status, outcome.question.question_id]).toEqual([3, 'advanced', 'brand']);
});
