// Catalogs, feeds and advisors are written by somebody else. Whatever they write, no command hands a terminal anything that
// it would obey: every command is run here over files whose every text tries that.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../scripts/fixture/patience.ts';
import { answerWith, type FeedServer, startFeedServer } from '../feeds/feed-server.fixture.ts';
import { makeProgram, runProgram } from './program.ts';

/** Sets the window's title, clears the screen, turns the direction of writing; begins a line that looks like one of ours. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e\u007f';
const LINE = `${EVIL}\r\nforged: all is well`;

let folder: string;
let server: FeedServer;
const path = (name: string): string => join(folder, name);

/** In the shape of our own, with an attribute whose name is hostile too. */
const bag = (nr: number, extra: object = {}) => ({
  sku: `s${nr}${LINE}`,
  title: `Bag ${nr}${LINE}`,
  description: LINE,
  image: `https://s.example/${nr}.png`,
  link: `https://s.example/${nr}`,
  price: `${100 + nr}.00`,
  attributes: { brand: `${nr % 3 ? 'Falke' : 'Habicht'}${LINE}`, [`size${LINE}`]: `${nr % 4}${LINE}`, weight: nr % 7 },
  ...extra,
});
const ndjson = (products: readonly object[]): string => products.map((each) => `${JSON.stringify(each)}\n`).join('');
const BAGS = Array.from({ length: 40 }, (_, nr) => bag(nr));
const BROKEN = [
  bag(90, { price: LINE }),
  bag(91, { image: LINE }),
  bag(92, { [`member${LINE}`]: 1 }),
  bag(93, { attributes: { brand: [LINE, 5], weight: LINE, [`new${LINE}`]: true } }),
];
const HEAD = `Art${EVIL},Titel${EVIL},Preis${EVIL},Link,Bild,"Farbe${LINE}"`;
const CSV = `${HEAD}\n${Array.from({ length: 9 }, (_, nr) => `a${nr}${EVIL},"T${nr}${LINE}","${nr},50 €",https://s.example/${nr},https://s.example/${nr}.png,"rot${EVIL}"`).join('\n')}\n`;

const text = (value: string): string => JSON.stringify(value);
/** An advisor file is refused for such characters, so those that shoppers see come from the catalog. */
const GOOD = `advisor: bags
client: shop
name: Bags
language: en
catalog: bags
questions:
  - { id: brand, type: SINGLE, role: filter, title: Which brand?, attribute: brand }
  - { id: weight, type: RANGE, role: filter, title: Weight, attribute: weight, range: { from: auto, to: auto, step: 1, label: kg } }
  - { id: more, type: SINGLE, role: preference, title: And?, answers: [
      { id: yes, title: Yes, where: { brand: Falke } }, { id: no, title: No, where: { weight: { lte: 3 } } }] }
`;
const ILL = `${GOOD.replace('title: And?', `title: ${text(`And?${LINE}`)}, ${text(`rôle${LINE}`)}: ${text(LINE)}`)
  .replace('{ brand: Falke }', `{ ${text(`brnad${LINE}`)}: ${text(LINE)} }`)
  .replace('name: Bags', `name: ${text(`Bags${LINE}`)}`)}
texts:
  de: { brand.title: ${text(`Marke${LINE}`)}, ${text(`nothing${LINE}`)}: x }
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-hostile-'));
  const item = `<item><g:id>f1&#155;</g:id><g:title><![CDATA[${EVIL}]]></g:title><g:link>x</g:link></item>`;
  const rss = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>${EVIL}</title>${item}</channel></rss>`;
  server = await startFeedServer((request, response) => {
    if (request.url === '/bags') answerWith(ndjson(BAGS), '"1"')(request, response);
    else if (request.url === '/broken') answerWith(ndjson([...BAGS, ...BROKEN]), '"1"')(request, response);
    else if (request.url === '/rss') answerWith(rss, '"1"')(request, response);
    else response.writeHead(302, { Location: `/bags?\u009b31m` }).end();
  });
  writeFileSync(path('bags.ndjson'), ndjson(BAGS));
  writeFileSync(path('broken.ndjson'), ndjson([...BAGS, ...BROKEN]));
  writeFileSync(path('few.ndjson'), ndjson(BAGS.slice(0, 1)));
  writeFileSync(path('bags.csv'), CSV);
  writeFileSync(path('skus.csv'), `sku\n"${BAGS[1]?.sku}"\n"nobody${LINE}"\n`);
  writeFileSync(path(`odd${EVIL}.csv`), `x${EVIL}\n1\n`);
  writeFileSync(path('bags.yaml'), GOOD);
  writeFileSync(path('ill.yaml'), ILL);
  writeFileSync(path('typo.yaml'), GOOD.replace('brand: Falke', 'brand: Flake'));
  writeFileSync(path('raw.yaml'), GOOD.replace('name: ', `name: ${EVIL}`));
  writeFileSync(path('map.yaml'), `${text(`fields${LINE}`)}: ${text(LINE)}\nsku: ${text(`Art${LINE}`)}\n`);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const bags = ['--client', 'shop', '--catalog', 'bags'];
const other = ['--client', 'shop', '--catalog', 'other'];
const advisor = ['--client', 'shop', '--advisor', 'bags'];

const SET = Object.entries({ sku: 'Art', title: 'Titel', price: 'Preis', link: 'Link', image: 'Bild' }).flatMap(
  ([field, column]) => ['--set', `${field}={${['link', 'image'].includes(field) ? column : `${column}${EVIL}`}}`],
);

/** In this order: each builds on those before. `FILE:` stands for a file of this test, `FEED:` for a feed of it. */
const RUNS: readonly (readonly [args: readonly string[], code: number])[] = [
  [['migrate'], 0],
  [['people', 'reset', 'nobody@shop.example'], 1],
  [['people', 'reset', `nobody${EVIL}`], 2],
  [['move', '--from', `FILE:absent${EVIL}`, '--to', 'FILE:moved'], 1],
  [['import', 'FILE:broken.ndjson', ...bags, '--currency', 'EUR'], 0],
  [['import', 'FILE:broken.ndjson', ...bags, '--strict'], 1],
  [['import', 'FILE:bags.ndjson', ...bags, '--infer', '--yes'], 0],
  [['import', 'FILE:few.ndjson', ...bags], 1],
  [['import', 'FILE:bags.csv', ...other], 1],
  [['import', 'FILE:bags.csv', ...other, '--mapping', 'FILE:map.yaml'], 1],
  [['import', 'FILE:bags.csv', ...other, '--set', `sku={Art${EVIL}}`, '--set', `title={T${EVIL}}`], 1],
  [['import', 'FILE:bags.csv', ...other, ...SET], 1],
  [['import', `FILE:odd${EVIL}.csv`, ...other], 1],
  [['import', `FILE:absent${EVIL}`, ...other], 1],
  [['import', 'FILE:skus.csv', ...bags, '--delete', '--dry-run'], 0],
  [['import', 'FILE:bags.ndjson', '--client', `shop${EVIL}`, '--catalog', 'bags'], 2],
  [['catalogs', 'list'], 0],
  [['catalogs', 'products', ...bags], 0],
  [['catalogs', 'products', ...other], 1],
  [['catalogs', 'mapping', ...bags], 0],
  [['catalogs', 'mapping', ...other], 1],
  [['draft', ...bags], 0],
  [['draft', ...other], 1],
  [['check', 'FILE:bags.yaml'], 0],
  [['check', 'FILE:ill.yaml'], 1],
  [['check', 'FILE:typo.yaml'], 0],
  [['check', 'FILE:raw.yaml'], 1],
  [['publish', 'FILE:ill.yaml'], 1],
  [['publish', 'FILE:bags.yaml'], 0],
  [['advisors', 'list'], 0],
  [['advisors', 'versions', ...advisor], 0],
  [['advisors', 'rollback', ...advisor, '--version', '1'], 0],
  [['export', ...advisor], 0],
  [['simulate', 'FILE:bags.yaml', '--orders', '2'], 0],
  [['simulate', ...advisor], 0],
  [['play', 'FILE:bags.yaml'], 0],
  [['play', 'FILE:typo.yaml'], 0],
  [['play', ...advisor, '--language', `de${EVIL}`], 2],
  [['keys', 'create', '--client', 'shop', '--kind', 'publishable', '--origin', `https://x${EVIL}`], 2],
  [['keys', 'list'], 0],
  [['keys', 'revoke', `key${EVIL}`], 1],
  [['feeds', 'add', 'FEED:/broken', '--client', 'shop', '--catalog', 'broken'], 0],
  [['feeds', 'add', 'FEED:/rss', '--client', 'shop', '--catalog', 'rss'], 0],
  [['feeds', 'add', 'FEED:/elsewhere', '--client', 'shop', '--catalog', 'moved', '--header', `X: ${EVIL}`], 2],
  [['feeds', 'add', 'FEED:/elsewhere', '--client', 'shop', '--catalog', 'moved'], 0],
  [['feeds', 'pull', '--client', 'shop'], 1],
  [['feeds', 'list'], 0],
  [['feeds', 'show', '--client', 'shop', '--catalog', 'broken'], 0],
  [['feeds', 'show', '--client', 'shop', '--catalog', 'rss'], 0],
  [['feeds', 'show', '--client', 'shop', '--catalog', 'moved'], 0],
  [['feeds', 'remove', '--client', 'shop', '--catalog', 'rss'], 0],
  [['unpublish', ...advisor], 0],
  [['backup', `FILE:absent${EVIL}/saved`], 2],
  [['restore', `FILE:absent${EVIL}`], 1],
  [['sessions', 'delete', `0${EVIL}`], 2],
  [[`wrong${EVIL}`], 2],
  [['check', 'FILE:bags.yaml', `--wrong${EVIL}`], 2],
];

/** What prints a file prints the lines of that file. */
const WHOLE_FILES = new Set(['draft', 'export']);

/** Line breaks and the tabs of files are ours. */
const OBEYED = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

test.each(['words', 'json'] as const)(
  'no command prints what a terminal obeys: %s',
  { timeout: 2 * PATIENCE },
  async (as) => {
    const forged: string[] = [];
    for (const [words, code] of RUNS) {
      const { printed, ended } = await run([...words, '--data', path(as), ...(as === 'json' ? ['--json'] : [])]);
      expect(
        ended,
        `${words.join(' ')}
${printed}`,
      ).toBe(code);
      const found = OBEYED.exec(printed);
      expect(
        found === null ? null : printed.slice(Math.max(0, found.index - 60), found.index + 20),
        words.join(' '),
      ).toBeNull();
      if (!WHOLE_FILES.has(words[0] ?? '') && !words.includes('mapping') && /^forged/mu.test(printed))
        forged.push(printed);
    }
    expect(forged).toEqual([]);
  },
);

test('every command is among those', async () => {
  const leaves = (command: Command): string[] =>
    command.commands.length === 0 ? [command.name()] : command.commands.flatMap((each) => leaves(each));
  const ran = new Set(RUNS.flatMap(([args]) => args));
  expect(leaves(await makeProgram([])).filter((name) => !ran.has(name) && name !== 'serve')).toEqual([]);
});

/** On a terminal: all that is printed. */
async function run(words: readonly string[]): Promise<{ readonly printed: string; readonly ended: number }> {
  let printed = '';
  const take = (chunk: unknown): boolean => {
    printed += String(chunk);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(take),
    vi.spyOn(process.stderr, 'write').mockImplementation(take),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Object.assign(Readable.from(['1\n0-9\n1\n']), { fd: 0 }) as never),
  ];
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  vi.stubEnv('GUIDEPOST_FEED_PRIVATE', 'allow');
  const args = words.map((word) => word.replace(/^FILE:/, `${folder}/`).replace(/^FEED:/, server.origin));
  try {
    const ended = await runProgram(args);
    return { printed, ended };
  } finally {
    process.stdout.isTTY = isTTY;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
