// What `--json` prints is promised by the schemas of `contract/views`: every command is run here, as it does its work and as
// it cannot, and what it prints is held against its schema. The schemas are closed, so a new member has to be promised first.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as advisors from '@guidepost/contract/views/advisor-view';
import * as catalogs from '@guidepost/contract/views/catalog-view';
import { CheckView } from '@guidepost/contract/views/check-view';
import { DraftView, NoDraftView } from '@guidepost/contract/views/draft-view';
import * as feeds from '@guidepost/contract/views/feed-view';
import { DeletionView, ImportView, StoppedImportView } from '@guidepost/contract/views/import-view';
import * as keys from '@guidepost/contract/views/key-view';
import * as operations from '@guidepost/contract/views/operation-view';
import { ProductView } from '@guidepost/contract/views/product-view';
import { SimulationView } from '@guidepost/contract/views/simulation-view';
import { FailureView } from '@guidepost/contract/views/view-part';
import type { Command } from 'commander';
import { type TSchema, Type } from 'typebox';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../scripts/fixture/patience.ts';
import { answerWith, type FeedServer, startFeedServer } from '../feeds/feed-server.fixture.ts';
import { makeProgram, runProgram } from './program.ts';

let folder: string;
let server: FeedServer;
const path = (name: string): string => join(folder, name);

const HEAD = 'sku,title,image,link,price,brand,weight_kg';
const row = (nr: number, brand = nr % 3 ? 'Falke' : 'Habicht'): string =>
  `s${nr},Bag ${nr},https://s.example/${nr}.png,https://s.example/${nr},${100 + nr}.00,${brand},${nr % 7}.5`;
const CATALOG = `${[HEAD, ...Array.from({ length: 40 }, (_, nr) => row(nr))].join('\n')}\n`;
const BROKEN_ROW = 's99,Bag 99,no-address,https://s.example/99,"5,00",Falke,1';
const ADVISOR = `advisor: bags
client: shop
name: Bags
language: en
catalog: bags
questions:
  - { id: brand, type: SINGLE, role: filter, title: Which brand?, attribute: brand }
  - { id: weight, type: RANGE, role: filter, title: How heavy?, attribute: weight_kg, range: { from: auto, to: auto, step: 1, label: kg } }
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-json-'));
  server = await startFeedServer(answerWith(CATALOG, '"1"'));
  writeFileSync(path('bags.csv'), CATALOG);
  writeFileSync(path('broken.csv'), `${CATALOG}${BROKEN_ROW}\n`);
  writeFileSync(path('few.csv'), `${HEAD}\n${row(1)}\n`);
  writeFileSync(path('no-link.csv'), 'Id,Name,Preis\n1,Rad,5.00\n2,Tasche,6.00\n');
  writeFileSync(path('plain.csv'), CATALOG.replace(/,[^,]+,[^,]+$/gm, ''));
  writeFileSync(path('skus.txt'), 'sku\ns1\nnobody\n');
  writeFileSync(path('unknown.txt'), 'sku\nnobody\n');
  writeFileSync(path('bags.yaml'), ADVISOR);
  writeFileSync(path('typo.yaml'), ADVISOR.replace('attribute: brand', 'attribute: brnad'));
  writeFileSync(path('elsewhere.yaml'), ADVISOR.replace('client: shop', 'client: shpo'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const listOf = (schema: TSchema): TSchema => Type.Array(schema, { minItems: 1 });
const bags = ['--client', 'shop', '--catalog', 'bags'];
const advisor = ['--client', 'shop', '--advisor', 'bags'];

/** In this order: each builds on those before. `FILE:` stands for a file of this test. */
const RUNS: readonly (readonly [args: readonly string[], schema: TSchema, code: number])[] = [
  [['migrate'], operations.MigratedView, 0],
  [['people', 'reset', 'nobody@shop.example'], FailureView, 1],
  [['import', 'FILE:bags.csv', ...bags, '--currency', 'EUR'], ImportView, 0],
  [['import', 'FILE:broken.csv', ...bags, '--infer', '--dry-run'], ImportView, 0],
  [['import', 'FILE:few.csv', ...bags], StoppedImportView, 1],
  [['import', 'FILE:broken.csv', ...bags, '--strict'], StoppedImportView, 1],
  [['import', 'FILE:no-link.csv', '--client', 'shop', '--catalog', 'other'], StoppedImportView, 1],
  [['import', 'FILE:no-link.csv', '--client', 'shop', '--catalog', 'none', '--update'], StoppedImportView, 1],
  [['import', 'FILE:absent.csv', ...bags], FailureView, 1],
  [['import', 'FILE:bags.csv', '--client', 'no id', '--catalog', 'bags'], FailureView, 2],
  [['import', 'FILE:skus.txt', ...bags, '--delete', '--dry-run'], DeletionView, 0],
  [['import', 'FILE:unknown.txt', ...bags, '--delete'], StoppedImportView, 1],
  [['catalogs', 'list'], listOf(catalogs.CatalogView), 0],
  [['import', 'FILE:bags.csv', ...bags, '--set', 'title={title} of {brand}'], ImportView, 0],
  [['catalogs', 'mapping', ...bags], catalogs.KeptMappingView, 0],
  [['catalogs', 'mapping', '--client', 'shop', '--catalog', 'none'], WithTarget(), 1],
  [['catalogs', 'products', ...bags], listOf(ProductView), 0],
  [['catalogs', 'products', '--client', 'shop', '--catalog', 'none'], WithTarget(), 1],
  [['draft', ...bags], DraftView, 0],
  [['draft', '--client', 'shop', '--catalog', 'none'], NoDraftView, 1],
  [['check', 'FILE:bags.yaml'], CheckView, 0],
  [['check', 'FILE:typo.yaml', '--quick'], CheckView, 1],
  [['check', 'FILE:elsewhere.yaml', '--quick'], CheckView, 1],
  [['publish', 'FILE:typo.yaml'], advisors.RefusedAdvisorView, 1],
  [['publish', 'FILE:bags.yaml'], advisors.PublishedView, 0],
  [['advisors', 'list'], listOf(advisors.ListedAdvisorView), 0],
  [['advisors', 'versions', ...advisor], advisors.VersionsView, 0],
  [['advisors', 'versions', '--client', 'shop', '--advisor', 'none'], FailureView, 1],
  [['advisors', 'rollback', ...advisor, '--version', '1'], advisors.RolledBackView, 0],
  [['advisors', 'rollback', ...advisor, '--version', '9'], FailureView, 1],
  [['export', ...advisor], advisors.ExportView, 0],
  [['export', ...advisor, '--output', 'FILE:exported.yaml'], advisors.ExportView, 0],
  [['export', ...advisor, '--version', '9'], FailureView, 1],
  [['simulate', 'FILE:bags.yaml', '--orders', '2'], SimulationView, 0],
  [['simulate', ...advisor], SimulationView, 0],
  [['simulate', 'FILE:elsewhere.yaml'], FailureView, 1],
  [['play', 'FILE:bags.yaml'], advisors.PlayView, 0],
  [['play', 'FILE:typo.yaml'], advisors.RefusedAdvisorView, 1],
  [['play', '--client', 'shop', '--advisor', 'none'], FailureView, 1],
  // A catalog without the attribute that is asked for: the version does not fit any more.
  [['import', 'FILE:plain.csv', ...bags, '--infer', '--yes'], ImportView, 0],
  [['advisors', 'rollback', ...advisor, '--version', '1'], advisors.RefusedAdvisorView, 1],
  [['keys', 'create', '--client', 'shop', '--kind', 'publishable', '--expires', '90d'], keys.CreatedKeyView, 0],
  [['keys', 'list'], listOf(keys.KeyView), 0],
  [['keys', 'revoke', 'key_none'], keys.RevokedKeyView, 1],
  [['feeds', 'add', 'FEED:', '--client', 'shop', '--catalog', 'fed'], feeds.FeedOrderView, 0],
  [['feeds', 'add', 'FEED:', '--client', 'shop', '--catalog', 'fed'], FailureView, 1],
  [['feeds', 'pull', '--catalog', 'fed'], listOf(feeds.PullView), 0],
  [['feeds', 'pull', '--catalog', 'fed'], listOf(feeds.PullView), 0],
  [['feeds', 'pull', '--catalog', 'none'], FailureView, 1],
  [['feeds', 'list'], listOf(feeds.FeedView), 0],
  [['feeds', 'show', '--client', 'shop', '--catalog', 'fed'], feeds.FeedView, 0],
  [['feeds', 'remove', '--client', 'shop', '--catalog', 'fed'], feeds.RemovedFeedView, 0],
  [['feeds', 'remove', '--client', 'shop', '--catalog', 'fed'], feeds.RemovedFeedView, 1],
  [['unpublish', ...advisor], advisors.UnpublishedView, 0],
  [['unpublish', ...advisor], advisors.UnpublishedView, 1],
  [['sessions', 'delete', '0'.repeat(32)], operations.ErasedSessionView, 1],
  [['backup', 'FILE:saved.tgz'], operations.BackupView, 0],
  [['backup', 'FILE:saved.tgz'], FailureView, 2],
  [['restore', 'FILE:saved.tgz', '--data', 'FILE:restored'], operations.RestoredView, 0],
  [['restore', 'FILE:saved.tgz', '--data', 'FILE:restored'], FailureView, 1],
  [['move', '--from', 'FILE:absent', '--to', 'FILE:moved'], FailureView, 1],
  [['move', '--from', 'FILE:data', '--to', 'FILE:moved'], operations.MovedView, 0],
];

function WithTarget(): TSchema {
  return Type.Object(
    { error: Type.String(), client: Type.String(), catalog: Type.String() },
    { additionalProperties: false },
  );
}

test('each command prints with --json what its schema says', { timeout: 2 * PATIENCE }, async () => {
  for (const [words, schema, code] of RUNS) {
    const args = words.map((word) => word.replace(/^FILE:/, `${folder}/`).replace(/^FEED:$/, `${server.origin}/f.csv`));
    const ended = await runJson(args);
    expect(ended.code, `${words.join(' ')}\n${ended.printed}`).toBe(code);
    expectPromised(schema, ended.json, `${words.join(' ')}\n${ended.printed}`);
  }
});

test('serve prints one line with --json when it listens, as its schema says, and nothing more until it stops', async () => {
  const before = process.listeners('SIGTERM');
  vi.stubEnv('GUIDEPOST_LOG', 'silent');
  const serving = runJson(['serve', '--port', '0', '--demo', '--data', join(folder, 'served')], () =>
    process.emit('SIGTERM', 'SIGTERM'),
  );
  const { code, printed, json } = await serving.finally(() => {
    // A second signal would end the process of the tests.
    for (const listener of process.listeners('SIGTERM'))
      if (!before.includes(listener)) process.removeListener('SIGTERM', listener);
  });
  expect([code, printed.split('\n').length]).toEqual([0, 2]);
  expectPromised(operations.ListeningView, json, printed);
});

function expectPromised(schema: TSchema, json: unknown, label: string): void {
  const validator = Schema.Compile(schema);
  expect(validator.Check(json) ? [] : validator.Errors(json)[1], label).toEqual([]);
}

test('every command is among those', async () => {
  const leaves = (command: Command): string[] =>
    command.commands.length === 0 ? [command.name()] : command.commands.flatMap((each) => leaves(each));
  const ran = new Set(['serve', ...RUNS.flatMap(([args]) => args)]);
  const left = leaves(await makeProgram([])).filter((name) => !ran.has(name));
  expect(left).toEqual([]);
});

/** `onLine`: told when a line was printed. */
async function runJson(
  args: readonly string[],
  onLine: () => void = () => {},
): Promise<{ code: number; printed: string; json: unknown }> {
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    if (printed.endsWith('\n')) setImmediate(onLine);
    return true;
  });
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const input = vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Object.assign(Readable.from(['\n']), { fd: 0 }) as never);
  vi.stubEnv('GUIDEPOST_FEED_PRIVATE', 'allow');
  try {
    const store = args.includes('--data') ? [] : ['--data', join(folder, 'data')];
    const code = await runProgram([...args, ...store, '--json']);
    return { code, printed, json: JSON.parse(printed) };
  } finally {
    for (const spy of [out, error, input]) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
