import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { LiveCatalogs } from './live-catalogs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-live-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a store that could not be opened once is tried again with the next catalog', async () => {
  const catalogs = new LiveCatalogs({ folder });
  await expect(catalogs.load('demo', 'c', [])).rejects.toThrow('there is no such file');
  const store = await openDefinitions({ folder }, 'if-empty');
  const named = { client: 'demo', catalog: 'c', currency: null, language: null, mapping: null };
  await writeCatalog(store.catalogs, named, 'replace', [], () => [], 1);
  await store.close();
  expect((await catalogs.load('demo', 'c', []))?.revision).toBe(1);
  await catalogs.close();
});
