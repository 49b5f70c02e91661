// The way of a merchandiser with files of real shops, where they are there: from a feed to an advisor that shoppers talk to.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { goThrough } from '../fixture/merchandisers-way.ts';
import { ownFolder, runJson } from '../fixture/run-command.ts';

const real =
  process.env.GUIDEPOST_CATALOGS ?? fileURLToPath(new URL('../../../../../shared/catalogs', import.meta.url));
const folder = ownFolder();

describe.skipIf(!existsSync(real))('of real shops', () => {
  const addresses = (by: string) => [
    `image=https://shop.example/{${by}|slug}.jpg`,
    `link=https://shop.example/{${by}|slug}`,
  ];
  test.each([
    ['laptops', 'laptops/laptop_price.csv', addresses('laptop_ID')],
    ['monitors', 'pc-parts/csv/monitor.csv', addresses('name')],
    ['headphones', 'pc-parts/csv/headphones.csv', addresses('name')],
    ['batteries', 'google-feed/importpc-google_feed.xml', []],
  ])('%s go the same way', async (catalog, file, set) => {
    const way = await goThrough(runJson, folder, join(real, file), set, catalog);
    expect(way.codes).toEqual([0, 0, 0, 0, 0, 0]);
    expect(way.simulated.json.shoppers.truthful.found_variant).toBeGreaterThanOrEqual(0.95);
    expect(way.played.json.ended).toBe(true);
    expect(way.played.json.results.length).toBeGreaterThan(0);
  });
});
