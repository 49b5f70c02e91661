// Files of real shops that lack what every product needs change nothing, and the import says what is missing.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSource } from '@guidepost/catalog/catalog-source';
import { describe, expect, test } from 'vitest';
import { importCatalog } from '../../src/imports/import-catalog.ts';
import { client, files, orderOf, root, WITHOUT_PRICES } from '../fixture/real-files.ts';
import { useStore } from '../fixture/use-store.ts';

describe.skipIf(files.length === 0)('files of real shops', () => {
  const store = useStore();

  test('a file without prices changes nothing and says that it has none', async () => {
    const real = files.find(({ file }) => file === WITHOUT_PRICES);
    if (real === undefined) return;
    const source = await openSource(join(root, real.file));
    await expect(importCatalog(store(), { ...orderOf(real, 'accessories'), source })).rejects.toThrow(/price/);
    await source.close();
    expect(await store().catalogs.find(client, 'accessories')).toBeNull();
  });

  test('without what only the shop knows nothing goes in, and each missing field is named', async () => {
    for (const [file, missing] of [
      ['laptops/laptop_price.csv', ['image', 'link']],
      ['pc-parts/csv/mouse.csv', ['image', 'link']],
      ['shopify/apparel.csv', ['link']],
    ] as const) {
      if (!existsSync(join(root, file))) continue;
      const source = await openSource(join(root, file));
      const refused = await importCatalog(store(), { ...orderOf({ set: [] }, 'bare'), source }).catch((error) => error);
      await source.close();
      for (const field of missing) expect(String(refused.message)).toContain(field);
      expect(await store().catalogs.find(client, 'bare')).toBeNull();
    }
  });
});
