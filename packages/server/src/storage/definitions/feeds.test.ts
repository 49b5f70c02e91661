import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DefinitionStore } from './definition-store.ts';
import { openDefinitionStore } from './sqlite/sqlite-definition-store.ts';

let folder: string;
let stores: DefinitionStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-feeds-'));
  stores = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
});
afterEach(async () => {
  await stores.close();
  rmSync(folder, { recursive: true });
});

test.each(['shop.example has a fault of its own (status 500)', '[a].csv, line 2: sku is missing'])(
  'a failure that was kept as text, before remedies were data, is told as it was kept: %s',
  async (text) => {
    const order = {
      client: 'shop',
      catalog: 'c',
      url: 'https://shop.example/f.csv',
      headers: [],
      mapping: null,
      set: [],
    };
    const others = {
      format: null,
      mode: 'replace',
      baseUrl: null,
      currency: null,
      language: null,
      everyMinutes: 60,
    } as const;
    await stores.feeds.insert({ ...order, ...others }, 1);
    const database = new DatabaseSync(join(folder, 'guidepost.db'));
    database.prepare('UPDATE feeds SET failure = ?').run(text);
    database.close();
    expect((await stores.feeds.list())[0]?.failure).toEqual([text]);
  },
);
