// Files of real shops are not ours to include; where they are at hand, what is printed of each catalog imports again, and changes
// nothing.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSource } from '@guidepost/catalog/catalog-source';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/fixture/patience.ts';
import { inOwnStore, read, run, sourceOf, stores } from '../src/imports/import.fixture.ts';
import { ImportStopped } from '../src/imports/import-stop.ts';
import { viewProduct } from '../src/views/product-view.ts';

const root = process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../shared/catalogs', import.meta.url));

inOwnStore();

const NOT_CATALOGS = /^(truth|README)/;
/** So that the whole takes seconds. */
const MOST_BYTES = 8_000_000;
const LONG = { timeout: 3 * PATIENCE };
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).size < MOST_BYTES)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, 2);
const files = existsSync(root)
  ? readdirSync(root)
      .filter((name) => !NOT_CATALOGS.test(name))
      .flatMap(filesIn)
  : [];

describe.skipIf(files.length === 0)('catalogs of real shops', () => {
  test.each(files)('%s: its printed products import again and change nothing', LONG, async (file) => {
    const source = await openSource(file);
    const given = { source, yes: true, baseUrl: 'https://shop.example/' };
    try {
      await run('', given).catch((error: unknown) => {
        if (!(error instanceof ImportStopped)) throw error;
        const missing = error.reasons.flatMap((reason) => (reason.code === 'fields-missing' ? reason.fields : []));
        if (missing.some(({ field }) => field !== 'link' && field !== 'image')) return null;
        // A column `sku` may be there and blank; the example of an image is an address that people put a column into.
        const bySku = missing.map(({ field }) => `${field}=https://shop.example/{sku|url}`);
        const byExample = missing.map(({ field, example }) => `${field}=${example.replace('YOUR-SHOP', 's.example')}`);
        return run('', { ...given, set: bySku }).catch(() => run('', { ...given, set: byExample }));
      });
    } finally {
      await source.close();
    }
    const before = await stores.catalogs.find('shop', 'c');
    // What has no price is no catalog.
    if (before === null) return;
    const products = await read();
    const text = products.map((product) => `${JSON.stringify(viewProduct(product))}\n`).join('');
    const report = await run('', { source: sourceOf(text, 'products.ndjson') });
    expect(report).toMatchObject({ unchanged: products.length, changed: 0, removed: 0, rejected: 0, added: 0 });
    expect(await read()).toEqual(products);
    const after = await stores.catalogs.find('shop', 'c');
    const used = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
    expect(after?.attributes).toEqual(before.attributes.filter(({ name }) => used.has(name)));
    expect(after?.mapping).toBe(before.mapping);
  });
});
