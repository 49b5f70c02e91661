// Tests what is published: the packed file, installed in an empty folder and started there.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildService } from './build-service.ts';
import { bundlePortal } from './bundle-portal.ts';
import { bundleView } from './bundle-view.ts';
import { bundlePreview, bundleWidget } from './bundle-widget.ts';
import { PATIENCE } from './fixture/patience.ts';
import { complaintsAboutPublishing, type Installed, installUnpacked } from './install-packed.ts';
import { linksOf } from './links-of.ts';

let folder: string;
let built: URL;
let installed: Installed;
let server: ChildProcess;
let demo: { readonly port: number; readonly demo_key: string };
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guidepost-packed-'));
  built = pathToFileURL(join(folder, 'built/'));
  await buildService(built);
  installed = await installUnpacked(built, folder);
  const started = spawn(process.execPath, ['bin/guidepost.js', 'serve', '--demo', '--port', '0', '--json'], {
    cwd: installed.home,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIDEPOST_LOG: 'warn' },
  });
  server = started;
  // Read to the end, because a process stops if nobody takes its output.
  let said = '';
  started.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(started, 'close').then(([code]) => Promise.reject(new Error(`it ended with ${code}: ${said}`)));
  while (!said.includes('\n')) await Promise.race([once(started.stdout, 'data'), ended]);
  ended.catch(() => {});
  demo = JSON.parse(said);
  origin = `http://127.0.0.1:${demo.port}`;
}, 5 * PATIENCE);

afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('holds what runs and what is read, and nothing of its making: no sources, no tests, no maps, no path of the builder', async () => {
  const own =
    /^(bin\/guidepost\.js|dist\/[\w-]+\.js|dist\/view\.html|schemas\/\w+\.json|(package|npm-shrinkwrap)\.json|(README|CHANGELOG)\.md|LICENSE)$/;
  const ofDemo = /^dist\/demo\/([\w-]+\.(ndjson|yaml)|answer-pictures\/[\w-]+\.svg|storefront\/[\w-]+\.(html|css|js))$/;
  const portal = /^dist\/portal\/(index\.html|preview\.js|widget-(more|[a-z]{2})\.js|[a-z-]+-[A-Z0-9]{8}\.(js|css))$/;
  const guide = /^dist\/docs\/([\w-]+\.md|pictures\/[\w-]+\.webp)$/;
  expect(installed.files.filter((path) => ![own, ofDemo, portal, guide].some((known) => known.test(path)))).toEqual([]);
  expect(installed.files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/widget.js']));
  // Packed. Most of it is code, and words of 34 languages: in the widget, in the portal, and in the view. A quarter is the portal.
  expect(installed.size).toBeLessThan(2_300_000);
  const root = new URL('../', import.meta.url).pathname;
  for (const path of installed.files) {
    const text = await readFile(join(installed.home, path), 'utf8');
    expect([path, text.includes(root), text.includes(folder), text.includes('sourceMappingURL')]).toEqual([
      path,
      false,
      false,
      false,
    ]);
  }
});

it('is installed with the very libraries of its shrinkwrap, which are those that all of this was tested with', async () => {
  const packagesOf = async (file: string): Promise<Record<string, Library>> =>
    JSON.parse(await readFile(file, 'utf8')).packages;
  const wrapped = await packagesOf(join(installed.home, 'npm-shrinkwrap.json'));
  const needed = Object.entries(wrapped).filter(([place, { optional }]) => place !== '' && optional !== true);
  expect(needed.length).toBeGreaterThan(50);
  const there = Object.entries(await packagesOf(join(installed.home, 'node_modules/.package-lock.json')));
  expect(there.map(exactly).sort()).toEqual(needed.map(exactly).sort());
  const tested = Object.entries(await packagesOf(new URL('../package-lock.json', import.meta.url).pathname));
  expect(tested.map(exactly)).toEqual(expect.arrayContaining(needed.map(exactly)));
  for (const [place, { version }] of needed) {
    const own = JSON.parse(await readFile(join(installed.home, place, 'package.json'), 'utf8'));
    expect([place, own.version]).toEqual([place, version]);
  }
});

it('names no registry, and Node only as what may be left out', async () => {
  const text = await readFile(join(installed.home, 'npm-shrinkwrap.json'), 'utf8');
  expect(text).not.toMatch(/resolved|registry/);
  expect(JSON.parse(text).packages['node_modules/node']).toMatchObject({ optional: true });
});

it('holds a conversation in which every picture and every link leads somewhere', async () => {
  const links = new Set<string>();
  const next = async (token?: string, reply?: unknown) => {
    const response = await fetch(`${origin}/api/v7/next/`, {
      method: 'POST',
      headers: {
        'Service-API-Key': demo.demo_key,
        'Service-Advisor-ID': 'bikes',
        ...(token ? { 'Service-Session-Token': token, 'Content-Type': 'application/json' } : {}),
      },
      ...(reply ? { body: JSON.stringify(reply) } : {}),
    });
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const [, link] of text.matchAll(/"(?:image|link)":"([^"]+)"/g)) if (link) links.add(link);
    return JSON.parse(text) as {
      session_token: string;
      question: { question_id: string } | null;
      results: unknown;
    };
  };
  let at = await next();
  for (let steps = 0; at.question !== null && steps < 30; steps++) {
    at = await next(at.session_token, { question_id: at.question.question_id, answers: [] });
  }
  expect(at.question).toBeNull();
  expect(Array.isArray(at.results)).toBe(true);
  expect(links.size).toBeGreaterThan(10);
  expect(await statuses([...links].map((link) => new URL(link).pathname))).toEqual({ 200: links.size });
});

it('can be published as it is, with a page that links only to what every reader can open', async () => {
  expect(await complaintsAboutPublishing(built)).toEqual([]);
  const text = await readFile(join(installed.home, 'README.md'), 'utf8');
  expect([...text.matchAll(/\]\((?!https:|#)[^)]*\)/g)].map(String)).toEqual([]);
});

it('serves the files of the widget, byte for byte what their sources make', async () => {
  const { main, beside } = await bundleWidget();
  const [asked] = /[?]v=[\w-]{8}/.exec(main) ?? [];
  const others = Object.entries(beside).map(([name, text]) => [`/widget-${name}.js${asked}`, text] as const);
  expect(others.length).toBeGreaterThan(20);
  for (const [path, text] of [['/widget.js', main] as const, ...others]) {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await response.text()).toBe(text);
  }
});

it('gives assistants the view, byte for byte what its sources make', async () => {
  const response = await fetch(`${origin}/mcp/${demo.demo_key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'resources/read' },
      params: { uri: 'ui://guidepost/advisor' },
    }),
  });
  const text = await response.text();
  const { result } = JSON.parse(text.slice(text.indexOf('{'))) as { result: { contents: { text: string }[] } };
  expect(result.contents[0]?.text).toBe(await bundleView());
});

it('serves the portal, byte for byte what its sources make', async () => {
  const { page, ...portal } = await bundlePortal();
  const files = { ...portal.files, ...(await bundlePreview()) };
  expect(await (await fetch(`${origin}/admin`)).text()).toBe(page);
  for (const [name, text] of Object.entries(files)) {
    expect(await (await fetch(`${origin}/admin/files/${name}`)).text()).toBe(text);
  }
});

it('serves the storefront, and all that it and its pages name', async () => {
  const found = new Set(['/', '/guides']);
  const wrong: string[] = [];
  for (const path of found) {
    const response = await fetch(origin + path);
    if (response.status !== 200) wrong.push(`${response.status} ${path}`);
    const text = await response.text();
    for (const link of linksOf(text, response.headers.get('Content-Type') ?? '', origin + path)) found.add(link);
  }
  expect(wrong).toEqual([]);
  const all = [...found];
  for (const path of ['/widget.js', '/demo/storefront.css', '/demo/storefront.js']) expect(all).toContain(path);
  expect(all.filter((path) => path.startsWith('/demo/products/')).length).toBeGreaterThan(100);
  expect(all.filter((path) => path.startsWith('/demo/pictures/')).length).toBeGreaterThan(100);
});

it('stops when it is told to', async () => {
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
});

interface Library {
  readonly version: string;
  readonly integrity: string;
  readonly optional?: boolean;
}

const exactly = ([place, { version, integrity }]: readonly [string, Library]): string =>
  `${place} ${version} ${integrity}`;

/** How often each status came. */
async function statuses(paths: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const path of paths) {
    const { status, body } = await fetch(origin + path);
    await body?.cancel();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
