// The files in docs/service name settings, commands, options, addresses, ports and paths. Each of them is there, so a name that changes in the
// project is found here. What else stands in the manifests for Kubernetes: manifests.test.ts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@guidepost/contract/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { makeProgram } from '../packages/server/src/cli/program.ts';
import { MCP_PATH } from '../packages/server/src/mcp/mcp-door.ts';
import { makeRestApp, type RestSettings } from '../packages/server/src/pages/rest-app.ts';
import { readConfig, writeEnvironmentExample } from '../packages/server/src/settings/config.ts';

type RestApp = Parameters<NonNullable<RestSettings['extend']>>[0];

const FOLDER = fileURLToPath(new URL('../docs/service/', import.meta.url));
const FILES = readdirSync(FOLDER);
const read = (name: string): string => readFileSync(`${FOLDER}${name}`, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const SETTINGS = new Set(all(writeEnvironmentExample(), /^#([A-Z_]+)=/gm));
const DEFAULTS = readConfig({});
const CONTAINERFILE = read('Containerfile');
const COMPOSE = parse(read('compose.yaml'));
const containersOf = (name: string) =>
  parseAllDocuments(read(name)).flatMap((one) => one.toJS().spec?.template?.spec.containers ?? []);
const CONTAINERS = [...containersOf('kubernetes.yaml'), ...containersOf('kubernetes-migrate.yaml')];

describe('settings', () => {
  test.each(FILES)('whatever %s names like one is one', (name) => {
    for (const named of all(read(name), /\b((?:GUIDEPOST_[A-Z_]+)|(?:[A-Z]+_URL))\b/g))
      expect(SETTINGS).toContain(named);
  });

  test('values are such as the service takes', () => {
    const { DATABASE_URL, PUBLIC_URL, ...composed } = COMPOSE.services.guidepost.environment;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
    expect(PUBLIC_URL).toBe('${PUBLIC_URL:-}');
    readConfig({ ...composed, DATABASE_URL: DATABASE_URL.replace(/\$\{.*\}/, 'secret') });
    readConfig(variablesIn(CONTAINERFILE, /^ENV (.+)$/gm));
    for (const unit of ['guidepost.service', 'guidepost@.service']) {
      readConfig(variablesIn(read(unit), /^Environment=(.+)$/gm));
    }
    for (const name of ['nginx.conf', 'nginx-several.conf']) {
      readConfig(variablesIn(read(name), /((?:GUIDEPOST_|PUBLIC_)[A-Z_]+=[^\s,.]\S*)/g));
    }
  });
});

/** `NAME=value` in what the pattern finds, but for Node's own. */
function variablesIn(text: string, pattern: RegExp): Record<string, string> {
  const pairs = all(text, pattern).flatMap((found) => found.split(' '));
  const variables = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return Object.fromEntries(variables.filter(([name]) => name !== 'NODE_ENV'));
}

describe('commands', () => {
  const [containerCommand = ''] = all(CONTAINERFILE, /^CMD (\[.*\])$/gm);
  const called: [string, string[]][] = [
    ...FILES.flatMap((name) =>
      all(read(name), /(?:^ExecStart=\S+ \S+guidepost\.js|exec guidepost guidepost) (.+)$/gm).map(
        (line): [string, string[]] => [name, line.split(' ')],
      ),
    ),
    ['Containerfile', JSON.parse(containerCommand)],
    ...CONTAINERS.filter(({ args }) => args !== undefined).map(({ args }): [string, string[]] => ['Kubernetes', args]),
  ];

  test('there are some in each file that starts anything', () => {
    const [files, expected] = [
      called.map(([name]) => name),
      ['guidepost.service', 'guidepost@.service', 'compose.yaml'],
    ];
    expect(files).toEqual(expect.arrayContaining([...expected, 'Containerfile', 'Kubernetes']));
  });

  test.each(called)('in %s: %j is one, with these options', async (_, words) => {
    let command = await makeProgram(words);
    for (const word of words.filter((each) => /^[a-z]/.test(each))) {
      const found = command.commands.find((each) => each.name() === word);
      if (found === undefined) throw new Error(`there is no command ${word}`);
      command = found;
    }
    const options = command.options.map(({ long }) => long);
    for (const option of words.filter((word) => word.startsWith('--'))) expect(options).toContain(option);
  });
});

describe('addresses', () => {
  const routes: string[] = [];
  beforeAll(async () => {
    let made: RestApp | null = null;
    await makeRestApp({
      readiness: async () => ({ status: 'serving', parts: [] }),
      metrics: async () => ({ type: 'text/plain', text: '' }),
      publicUrl: () => '',
      statementKeys: () => null,
      version: '',
      extend: (app) => {
        made = app;
      },
      failed: () => {},
    });
    const documented = Object.keys(openApiDocument('', '').paths ?? {});
    routes.push(...new Set([...pathsIn(made as unknown as RestApp), ...documented, MCP_PATH]));
  });
  const INSIDE = ['/livez', '/readyz', '/metrics'];

  test.each(['nginx.conf', 'nginx-several.conf'])(
    '%s passes on all that the service has, but what is for inside',
    (name) => {
      const locations = all(read(name), /^ {4}location (.+) \{\n {8}proxy_pass http:\/\/guidepost;$/gm);
      const passes = (path: string): boolean =>
        locations.some((location) =>
          location.startsWith('= ') ? path === location.slice(2) : new RegExp(location.replace('~ ', '')).test(path),
        );
      expect(routes.length).toBeGreaterThan(10);
      expect(routes.filter((path) => !passes(path)).toSorted()).toEqual(INSIDE.toSorted());
      // Whatever a pattern lets choose from begins an address that there is.
      const named = locations
        .flatMap((location) => all(location, /^~ \^\/\(([a-z|]+)\)/g))
        .flatMap((text) => text.split('|'));
      expect(named.length).toBeGreaterThan(3);
      for (const each of named) expect(routes.some((path) => path.split('/')[1] === each) && each).toBe(each);
      for (const path of all(read(name), /\/(widget\S*?\.js|openapi\.json) \{/g)) {
        expect(routes.some((route) => new RegExp(`^/${path.replace('.js', '\\.js')}$`).test(route))).toBe(true);
      }
    },
  );

  test('health checks ask what the service answers', () => {
    const asked = [
      ...all(CONTAINERFILE, /'(\/[a-z]+)'/g),
      ...CONTAINERS.flatMap((each) => all(JSON.stringify(each), /"path":"([^"]+)"/g)),
    ];
    expect(asked.length).toBeGreaterThan(3);
    for (const path of asked) expect(routes).toContain(path);
  });
});

/** Every address, from the tree that Fastify prints; what stands for anything is `x`. */
function pathsIn(app: RestApp): string[] {
  const above: string[] = [];
  const paths: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', name = '', methods] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(Math.max(0, depth - 1));
    above.push(name);
    if (methods?.includes('GET'))
      paths.push(above.join('').replace(/:\w+/g, 'x').replace('*', '/x').replaceAll('//', '/'));
  }
  return paths;
}

test('ports are the one that the service listens on', () => {
  const port = DEFAULTS.GUIDEPOST_PORT;
  expect(all(CONTAINERFILE, /^EXPOSE (\d+)$/gm)).toEqual([String(port)]);
  expect(all(CONTAINERFILE, /GUIDEPOST_PORT \|\| (\d+)/g)).toEqual([String(port)]);
  expect(COMPOSE.services.guidepost.ports).toEqual([expect.stringMatching(new RegExp(`:${port}$`))]);
  expect(all(read('nginx.conf'), /server 127\.0\.0\.1:(\d+)/g)).toEqual([String(port)]);
  // Those of several servers are in the names of their units.
  const several = all(read('nginx-several.conf'), /server 127\.0\.0\.1:(\d+)/g);
  expect(all(read('guidepost@.service'), /guidepost@(\d+)/g)).toEqual(several);
});

test('paths are those that are made', () => {
  const program = '/opt/guidepost/bin/guidepost.js';
  const { bin } = JSON.parse(readFileSync(new URL('../packages/server/package.json', import.meta.url), 'utf8'));
  for (const name of ['Containerfile', 'guidepost.service', 'guidepost@.service']) {
    const named = all(read(name), /(\/opt\/guidepost\/bin\S+?\.js)\b/g);
    expect(named.length).toBeGreaterThan(0);
    for (const each of named) expect(each).toBe(program);
  }
  expect(program.endsWith(bin.guidepost.replace('./', '/'))).toBe(true);
  const { context, dockerfile } = COMPOSE.services.guidepost.build;
  expect(existsSync(resolve(FOLDER, context, dockerfile))).toBe(true);
  const { GUIDEPOST_DATA } = variablesIn(CONTAINERFILE, /^ENV (.+)$/gm);
  expect(all(CONTAINERFILE, /^VOLUME (.+)$/gm)).toEqual([GUIDEPOST_DATA]);
  const unit = read('guidepost.service');
  expect(variablesIn(unit, /^Environment=(.+)$/gm).GUIDEPOST_DATA).toBe(
    `/var/lib/${all(unit, /^StateDirectory=(.+)$/gm)}`,
  );
});

test('who runs the image is the same everywhere', () => {
  const [user] = all(CONTAINERFILE, /^USER (.+)$/gm);
  expect(all(CONTAINERFILE, /chown (\S+)/g)).toEqual([user]);
  for (const name of ['kubernetes.yaml', 'kubernetes-migrate.yaml']) {
    expect(`${all(read(name), /runAsUser: (\d+)/g)}:${all(read(name), /runAsGroup: (\d+)/g)}`).toBe(user);
  }
});
