// Whatever a command changes stands in the log of changes, with what became of it; what only looks stands nowhere.

import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerWith, startFeedServer } from '../../src/feeds/feed-server.fixture.ts';
import { openDefinitions } from '../../src/storage/definitions/open-definitions.ts';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';
import { LAMPS, LAMPS_ADVISOR } from '../fixture/shop.ts';

const folder = ownFolder();
const data = join(folder, 'data');
const catalog = join(folder, 'lamps.ndjson');
const advisor = join(folder, 'lamps.yaml');
const broken = join(folder, 'broken.yaml');
writeFileSync(catalog, LAMPS.map((lamp) => JSON.stringify(lamp)).join('\n'));
writeFileSync(advisor, LAMPS_ADVISOR);
writeFileSync(broken, LAMPS_ADVISOR.replace('attribute:', 'atribute:'));
const where = ['--data', data];
const lamps = ['--client', 'shop', '--catalog', 'lamps', ...where];

async function entriesSince(work: () => Promise<unknown>) {
  const list = async () => {
    const store = await openDefinitions({ kind: 'embedded', folder: data }, 'if-empty');
    const { entries } = await store.audit.list({ after: null, limit: 200 }, { client: null });
    await store.close();
    return entries.toReversed();
  };
  const before = (await list()).length;
  await work();
  return (await list()).slice(before).map(({ client, door, by, action, target, after, outcome }) => {
    expect(door).toBe('command line');
    expect(by).toEqual({ kind: 'machine', id: '', name: userInfo().username });
    return { client, action, target, after, outcome };
  });
}

test('an import, a published advisor, and what is undone of them', async () => {
  const currency = ['--currency', 'EUR', '--language', 'en'];
  const imported = await entriesSince(async () => {
    await run(['import', catalog, ...lamps, ...currency, '--dry-run']);
    await run(['import', catalog, ...lamps, ...currency]);
    await run(['import', catalog, ...lamps, '--currency', 'euro']);
  });
  const counts = { revision: 1, products: LAMPS.length, added: LAMPS.length, changed: 0, removed: 0 };
  expect(imported).toEqual([
    { client: 'shop', action: 'catalog imported', target: 'lamps', after: counts, outcome: 'done' },
  ]);
  const published = await entriesSince(async () => {
    await run(['check', advisor, ...where]);
    await run(['publish', broken, ...where]);
    await run(['publish', advisor, ...where]);
    await run(['unpublish', '--client', 'shop', '--advisor', 'lamps', ...where]);
    await run(['unpublish', '--client', 'shop', '--advisor', 'lamps', ...where]);
    await run(['advisors', 'rollback', '--client', 'shop', '--advisor', 'lamps', '--version', '1', ...where]);
    await run(['advisors', 'list', ...where]);
  });
  const lampsOf = (action: string, outcome: string, after: unknown) => ({
    ...{ client: 'shop', action, target: 'lamps', outcome, after },
  });
  expect(published).toEqual([
    { client: null, action: 'advisor published', target: broken, outcome: 'refused', after: null },
    lampsOf('advisor published', 'done', { version: 1 }),
    lampsOf('advisor unpublished', 'done', { published_version: null }),
    lampsOf('advisor unpublished', 'refused', null),
    lampsOf('advisor rolled back', 'done', { version: 1 }),
  ]);
});

test('keys, without the keys themselves', async () => {
  let made = { id: '', key: '' };
  const entries = await entriesSince(async () => {
    made = (await runJson(['keys', 'create', '--client', 'shop', '--kind', 'secret', ...where])).json;
    await run(['keys', 'list', ...where]);
    await run(['keys', 'revoke', made.id, ...where]);
    await run(['keys', 'revoke', made.key, ...where]);
  });
  expect(entries.map(({ client, action, target, outcome }) => [client, action, target, outcome])).toEqual([
    ['shop', 'key created', made.id, 'done'],
    ['shop', 'key revoked', made.id, 'done'],
    [null, 'key revoked', '', 'refused'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(made.key);
});

test('a feed that is pulled by hand', async () => {
  const feeds = await startFeedServer(answerWith(LAMPS.map((lamp) => JSON.stringify(lamp)).join('\n'), '"1"'));
  const fed = ['--client', 'shop', '--catalog', 'pulled', ...where];
  const env = { GUIDEPOST_FEED_PRIVATE: 'allow' };
  const entries = await entriesSince(async () => {
    await run(['feeds', 'add', `${feeds.origin}/lamps.ndjson`, ...fed, '--currency', 'EUR'], { env });
    await run(['feeds', 'pull', ...fed], { env });
    await run(['feeds', 'pull', ...fed], { env });
  });
  feeds.close();
  const after = { revision: 1, products: LAMPS.length, added: LAMPS.length, changed: 0, removed: 0 };
  expect(entries.filter(({ action }) => action !== 'feed added')).toEqual([
    { client: 'shop', action: 'catalog imported', target: 'pulled', after, outcome: 'done' },
  ]);
});

test('feeds, without their passwords', async () => {
  const fed = ['--client', 'shop', '--catalog', 'fed', ...where];
  const entries = await entriesSince(async () => {
    await run(['feeds', 'add', 'https://user:hidden@feeds.example/a.csv', ...fed]);
    await run(['feeds', 'list', ...where]);
    await run(['feeds', 'remove', ...fed]);
  });
  expect(entries.map(({ action, target, outcome }) => [action, target, outcome])).toEqual([
    ['feed added', 'fed', 'done'],
    ['feed removed', 'fed', 'done'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('hidden');
});

test('the erasure of a conversation, without its name', async () => {
  const id = '0192f0c12f577c3a8a436d1f6f5a9b10';
  const entries = await entriesSince(() => run(['sessions', 'delete', id, ...where]));
  expect(entries).toEqual([{ client: null, action: 'session erased', target: '', outcome: 'refused', after: null }]);
});
