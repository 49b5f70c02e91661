// Who may import whom. The rooms and the rule are those of ARCHITECTURE.md; this is what keeps them true.

import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url).pathname;

interface Import {
  /** From the project's root. */
  readonly file: string;
  readonly from: string;
  readonly typeOnly: boolean;
  /** Whether it is loaded only when it is needed. */
  readonly isLazy: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(root + file, 'utf8');
  return [...text.matchAll(IMPORT)].map(([, type, from, lazily]) => {
    return { file, from: from ?? lazily ?? '', typeOnly: type !== undefined, isLazy: lazily !== undefined };
  });
}

/** The file that an import leads to; null for what is not ours. */
function fileOf({ file, from }: Import): string | null {
  if (from.startsWith('.')) return relative(root, new URL(from, `file://${root}${file}`).pathname);
  const [, room, path] = /^@guidepost\/([^/]+)\/(.+)$/.exec(from) ?? [];
  return room === undefined ? null : `packages/${room}/src/${path}.ts`;
}

/** All files that are loaded before the first line of these runs. */
function loadedBy(...files: readonly string[]): string[] {
  const loaded = new Set(files);
  for (const file of loaded)
    for (const found of importsOf(file)) {
      const target = found.typeOnly || found.isLazy ? null : fileOf(found);
      if (target !== null) loaded.add(target);
    }
  return [...loaded];
}

const sources = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`))
    .filter((file) => !/\.(test|contract|fixture|child)\.tsx?$/.test(file));

interface Room {
  /** Rooms that may be imported. */
  readonly ours: readonly string[];
  /** Rooms of which only types may be imported. */
  readonly typesOf?: readonly string[];
  readonly libraries: 'any' | readonly string[];
  /** Whether Node's own modules may be used. */
  readonly node: boolean;
}

const ROOMS: Readonly<Record<string, Room>> = {
  fault: { ours: [], libraries: [], node: false },
  'placed-text': { ours: ['fault'], libraries: ['yaml'], node: false },
  engine: { ours: [], libraries: [], node: false },
  contract: { ours: [], libraries: ['typebox'], node: false },
  catalog: { ours: ['fault', 'placed-text'], typesOf: ['engine'], libraries: 'any', node: true },
  advice: { ours: ['engine', 'fault'], libraries: [], node: false },
  'advisor-file': { ours: ['fault', 'placed-text', 'engine', 'contract', 'advice'], libraries: ['yaml'], node: false },
  client: { ours: [], libraries: [], node: false },
  widget: { ours: ['client'], libraries: [], node: false },
  portal: {
    ours: ['contract', 'fault'],
    libraries: ['react', 'react-dom', '@mantine/core', '@mantine/hooks'],
    node: false,
  },
  server: { ours: ['fault', 'engine', 'contract', 'catalog', 'advice', 'advisor-file'], libraries: 'any', node: true },
};

describe('rooms', () => {
  it('are all known to this test', () => {
    expect(Object.keys(ROOMS).sort()).toEqual(readdirSync(`${root}packages`).sort());
  });

  for (const [name, room] of Object.entries(ROOMS)) {
    it(`${name} imports only what it may`, () => {
      const all = sources(`packages/${name}/src`).flatMap(importsOf);
      const faults = all.filter((found) => !isAllowed(found, name, room));
      expect(faults.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
    });
  }
});

function isAllowed({ file, from, typeOnly }: Import, name: string, room: Room): boolean {
  if (from.startsWith('node:')) return room.node;
  if (from.startsWith('@guidepost/')) {
    const other = from.split('/')[1] ?? '';
    return room.ours.includes(other) || (typeOnly && (room.typesOf ?? []).includes(other));
  }
  if (!from.startsWith('.'))
    return (
      room.libraries === 'any' || room.libraries.some((library) => from === library || from.startsWith(`${library}/`))
    );
  const target = relative(root, new URL(from, `file://${root}${file}`).pathname);
  if (target.startsWith(`packages/${name}/`)) return true;
  // The demo shop draws its pictures itself; the service only shows them.
  return file.startsWith('packages/server/src/demo/') && target.startsWith('examples/demo/');
}

describe('files', () => {
  /** Ways that lead from a file back to it. */
  function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      const since = way.indexOf(file);
      if (since >= 0) circles.push([...way.slice(since), file].join(' -> '));
      if (since >= 0 || done.has(file)) return;
      for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    };
    for (const file of imports.keys()) visit(file, []);
    return circles;
  }

  it('make no circle: of any two, at most one needs the other, be it for a type', () => {
    const all = readdirSync(`${root}packages`).flatMap((room) => sources(`packages/${room}/src`));
    const imports = new Map(all.map((file) => [file, importsOf(file).flatMap((found) => fileOf(found) ?? [])]));
    expect(imports.size).toBeGreaterThan(500);
    expect(circlesOf(imports)).toEqual([]);
  });

  it('have no comment without what it is about: none is left at the end, and none stands above another', () => {
    const all = readdirSync(`${root}packages`).flatMap((room) => sources(`packages/${room}/src`));
    const orphans = all.filter((file) => {
      const text = readFileSync(root + file, 'utf8').trimEnd();
      return /\n *(?:\/\/.*|.*\*\/)$/.test(text) || /\*\/\n *\/\*\*/.test(text);
    });
    expect(orphans).toEqual([]);
  });

  it('that make a circle are told, with the way', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ]);
    expect(circlesOf(imports)).toEqual(['b -> c -> d -> b']);
  });
});

describe('inside the server', () => {
  const all = sources('packages/server/src').flatMap(importsOf);
  const inside = (file: string) => file.replace('packages/server/src/', '');
  const targetOf = ({ file, from }: Import) =>
    from.startsWith('.') ? inside(relative(root, new URL(from, `file://${root}${file}`).pathname)) : from;
  const roomOf = (file: string) => file.split('/')[0] ?? '';

  /** From the lowest to the highest; a file may import from its own room and from lower ones. */
  const HEIGHTS = [
    ...['values', 'lists', 'settings', 'refusals', 'limits', 'monitoring', 'threads', 'workers'],
    ...['clients', 'keys', 'sessions', 'rendering', 'catalogs', 'advisors', 'imports', 'feeds', 'people', 'mail'],
    ...['audit', 'repeats', 'drafts', 'uploads', 'queue', 'interactions', 'insights'],
    ...['storage', 'jobs', 'live'],
    ...[
      'next',
      'preview',
      'play',
      'views',
      'requests',
      'transport',
      'pages',
      'admin',
      'statements',
      'mcp',
      'demo',
      'compose.ts',
      'cli',
      'main.ts',
    ],
  ];

  it('every room has its height', () => {
    expect(HEIGHTS.toSorted()).toEqual(readdirSync(`${root}packages/server/src`).sort());
  });

  it('no arrow runs from a lower room to a higher one', () => {
    const heightOf = (file: string) => HEIGHTS.indexOf(roomOf(file));
    const faults = all
      .filter(({ from }) => from.startsWith('.'))
      .map((found) => ({ file: inside(found.file), target: targetOf(found) }))
      .filter(({ file, target }) => !target.startsWith('examples/demo/') && heightOf(target) > heightOf(file));
    expect(faults.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });

  it('use cases know stores by their interfaces only', () => {
    const useCases = [
      'clients',
      'keys',
      'sessions',
      'catalogs',
      'advisors',
      'imports',
      'feeds',
      'people',
      'audit',
      'repeats',
      'uploads',
      'queue',
      'admin',
      'drafts',
      'interactions',
      'insights',
      'next',
      'play',
      'pages',
      'transport',
    ];
    const faults = all
      .filter(({ file }) => useCases.includes(roomOf(inside(file))))
      .map((found) => ({ file: inside(found.file), target: targetOf(found) }))
      .filter(({ target }) => target.startsWith('storage/') && target !== 'storage/definitions/definition-store.ts')
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(faults).toEqual([]);
  });

  it('what answers a conversation knows no header of a response', () => {
    const deciding = sources('packages/server/src').filter((file) =>
      /^(next|refusals|limits|sessions)\//.test(inside(file)),
    );
    const header =
      /'(Connection|Retry-After|WWW-Authenticate|Allow|Accept|Accept-Encoding|RateLimit.*)'|HEADERS\.(retry|rateLimit)/;
    expect(deciding.filter((file) => header.test(readFileSync(root + file, 'utf8')))).toEqual([]);
  });

  it('only the process itself composes', () => {
    const importers = all.filter((found) => targetOf(found) === 'compose.ts').map(({ file }) => inside(file));
    expect(importers).toEqual(['cli/serve-command.ts']);
  });

  it('a server starts without what only its threads and other commands need: reading, inferring, checking, drafting', () => {
    const later =
      /packages\/(advice|advisor-file|placed-text)\/|packages\/catalog\/src\/(infer|survey|read-)|server\/src\/(imports\/(import-(catalog|transaction)|choose-)|advisors\/(check|draft|simulate)-|feeds\/fetch-)/;
    const loaded = loadedBy('packages/server/src/cli/serve-command.ts', 'packages/server/src/compose.ts');
    expect(loaded).toContain('packages/server/src/next/next-route.ts');
    expect(loaded.filter((file) => later.test(file))).toEqual([]);
  });

  it.each(['advisors', 'keys', 'sessions', 'export'])(
    '%s start without schemas and YAML, which are most of what a start loads',
    (name) => {
      const loaded = loadedBy(`packages/server/src/cli/${name}-command.ts`);
      const costly = loaded.flatMap(importsOf).filter(({ from, typeOnly, isLazy }) => {
        return !typeOnly && !isLazy && /^(typebox|yaml)\b/.test(from);
      });
      expect(loaded).toContain('packages/server/src/cli/print.ts');
      expect(costly).toEqual([]);
    },
  );

  it('threads are started in one room, which has a policy for the death of each', () => {
    const starting = sources('packages').filter(
      (file) => file.includes('/src/') && /new Worker\(/.test(readFileSync(root + file, 'utf8')),
    );
    expect(starting).toEqual(['packages/server/src/threads/start-worker.ts']);
  });

  it('what commands print for tools is made in views, for any door, and not in the commands', () => {
    const faults = all.filter(
      ({ file, from }) => file.includes('/cli/') && from.startsWith('@guidepost/contract/views/'),
    );
    expect(faults.map(({ file, from }) => `${inside(file)} -> ${from}`)).toEqual([]);
  });

  it('one file writes to the terminal, which obeys nothing of what others wrote', () => {
    const writing = sources('packages/server/src').filter((file) =>
      /\bstd(out|err)\.write\(|\bconsole\./.test(readFileSync(root + file, 'utf8')),
    );
    expect(writing.map(inside)).toEqual(['cli/print.ts']);
  });

  it('only config.ts reads the environment', () => {
    const readers = sources('packages/server/src').filter((file) =>
      readFileSync(root + file, 'utf8').includes('process.env'),
    );
    expect(readers.map(inside)).toEqual(['settings/config.ts']);
  });

  it('the spelling of the wire stays in routes and renderers', () => {
    const spelled = sources('packages/server/src').filter((file) =>
      /\b(session_token|skip_text|question_type|range_from)\b/.test(
        readFileSync(root + file, 'utf8').replace(/\/\/.*|`[^`]*`|'[^']*'/g, ''),
      ),
    );
    const allowed = /^(next\/|rendering\/|play\/|demo\/|mcp\/|cli\/welcome)/;
    expect(spelled.map(inside).filter((file) => !allowed.test(file))).toEqual([]);
  });
});

describe('one thing is done in one place', () => {
  const all = readdirSync(`${root}packages`).flatMap((room) => sources(`packages/${room}/src`));
  const found = (sign: RegExp): string[] => all.filter((file) => sign.test(readFileSync(root + file, 'utf8')));

  it('gzip is recognised', () => {
    expect(found(/0x8b\b|0x1f8b|\b35615\b/i)).toEqual(['packages/catalog/src/text/gunzip.ts']);
  });

  it('JSON pointers are escaped and joined', () => {
    expect(found(/'~[01]'|\$\{(?:pointer|place|base)\}\/(?!`\))|pointer\.split\(/)).toEqual([
      'packages/fault/src/json-pointer.ts',
    ]);
  });

  it('shares are said in percent', () => {
    // What a cell of a workbook shows is no sentence of ours.
    const cells = 'packages/catalog/src/archive/cell-formats.ts';
    expect(found(/\}%[`']/).filter((file) => file !== cells)).toEqual(['packages/fault/src/say-number.ts']);
  });

  it('one or several is said', () => {
    expect(found(/\? (?:'([^']*)' : '\1e?s'|'(\w[^']*)s' : '\2')|\? '' : 's'|\? 's' : ''/)).toEqual([]);
    expect(found(/number === 1 \? one : several/)).toEqual(['packages/fault/src/say-number.ts']);
  });

  it('misspellings are measured', () => {
    expect(found(/\brow - 1, column - 1\b|levenshtein/i)).toEqual(['packages/fault/src/closest-name.ts']);
  });
});

describe('the words of a door stay at that door', () => {
  const below = ['advice', 'advisor-file', 'catalog', 'contract', 'engine', 'fault', 'placed-text', 'server']
    .flatMap((name) => sources(`packages/${name}/src`))
    .filter((file) => !file.startsWith('packages/server/src/cli/'));

  it('no option and no command is named outside of the command line', () => {
    const found = below.flatMap((file) =>
      withoutComments(readFileSync(root + file, 'utf8'))
        .split('\n')
        .filter((line) => OPTION.test(line) || COMMAND.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('what is looked for is found, and what is none is left', () => {
    const named = ["'or --infer finds it'", '`--set NAME`', "'(--yes)'", "'run `guidepost import` first'"];
    for (const line of named) expect(OPTION.test(line) || COMMAND.test(line), line).toBe(true);
    const others = ['if (--depth === 0)', 'done = --left.pending === 0;', 'color: var(--quiet);', "'guidepost.db'"];
    for (const line of [...others, "'the value a--b'"])
      expect(OPTION.test(line) || COMMAND.test(line), line).toBe(false);
  });
});

/** `--infer`; neither a variable that is counted down nor a property of a style sheet. */
const OPTION = /(?<![\w-])(?<!var\()--(?!\w+(?:\.\w+)* ===)[a-z][a-z-]{2,}(?![\w-]*:)/;

const COMMAND =
  /\bguidepost (advisors|backup|catalogs|check|draft|export|feeds|import|keys|migrate|move|play|publish|restore|serve|sessions|simulate|unpublish)\b/;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?:^|(?<=\s))\/\/.*$/gm, '');
