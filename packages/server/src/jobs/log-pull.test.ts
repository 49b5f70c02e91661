import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { logPull } from './log-pull.ts';

test('a pull that changed something is in the log of the shop, and no other is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-log-pull-'));
  const { audit, close } = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
  const feed = { client: 'shop', catalog: 'lamps' };
  const counts = { products: 9, added: 0, changed: 0, removed: 0, rejected: 1, warnings: 0 };
  await logPull(audit, feed, { kind: 'unchanged', nextAt: 5 });
  await logPull(audit, feed, { kind: 'imported', nextAt: 5, ...counts });
  await logPull(audit, feed, { kind: 'imported', nextAt: 5, ...counts, changed: 2 });
  const { entries } = await audit.list({ after: null, limit: 9 }, { client: 'shop' });
  expect(entries).toMatchObject([
    {
      ...{ door: 'feed', by: { kind: 'server' }, action: 'catalog imported', target: 'lamps', outcome: 'done' },
      after: { products: 9, added: 0, changed: 2, removed: 0 },
    },
  ]);
  await close();
  rmSync(folder, { recursive: true });
});
