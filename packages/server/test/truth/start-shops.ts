// A service with random shops in it, as a shopper meets them.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '@guidepost/catalog/catalog-source';
import { pino } from 'pino';
import { startServer } from '../../src/compose.ts';
import { importCatalog } from '../../src/imports/import-catalog.ts';
import { readConfig } from '../../src/settings/config.ts';
import type { DefinitionStore } from '../../src/storage/definitions/definition-store.ts';
import { issueKey, publish } from '../fixture/test-server.ts';
import { type AnyShop, makeShop } from './any-shop.ts';
import type { Service } from './hold-conversations.ts';
import { PlainReading } from './plain-reading.ts';

const CLIENT = 'shop';

export interface RunningShops extends Service {
  readonly readings: readonly PlainReading[];
  readonly stop: () => Promise<void>;
}

/** `from`: the seed of the first. */
export async function startShops(from: number, count: number): Promise<RunningShops> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-shops-'));
  const shops = Array.from({ length: count }, (_, nth) => makeShop(from + nth, CLIENT, `any${from + nth}`));
  let key = '';
  const config = readConfig({
    GUIDEPOST_DATA: folder,
    GUIDEPOST_PORT: '0',
    GUIDEPOST_DURABILITY: 'normal',
    GUIDEPOST_RATE: '1000000',
    GUIDEPOST_RATE_BURST: '1000000',
  });
  const server = await startServer(config, {
    log: pino({ level: 'silent' }),
    prepare: async (definitions) => {
      for (const shop of shops) await put(definitions, folder, shop);
      ({ key } = await issueKey(definitions, { client: CLIENT }));
    },
  });
  return {
    port: server.port,
    key,
    readings: shops.map(({ advisor, products, currency }) => new PlainReading(advisor, products, currency)),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function put(
  definitions: DefinitionStore,
  folder: string,
  { advisor, products, currency }: AnyShop,
): Promise<void> {
  const file = join(folder, `${advisor.catalog}.json`);
  const located = products.map((product) => ({
    ...product,
    image: `https://shop.example/${product.sku}.webp`,
    link: `https://shop.example/${product.sku}`,
  }));
  await writeFile(file, JSON.stringify(located));
  const source = await openSource(file);
  try {
    const report = await importCatalog(definitions, {
      client: CLIENT,
      catalog: advisor.catalog,
      source,
      mapping: null,
      format: 'json',
      mode: 'replace',
      baseUrl: null,
      currency,
      language: 'en',
      at: Date.now(),
      yes: true,
    });
    if (report.rejected > 0) throw new Error(`The random catalog is broken: ${report.rejections[0]?.reason}`);
  } finally {
    await source.close();
  }
  await publish(definitions, JSON.stringify(advisor));
}
