// A shop with a feed, for tests: a store in a folder of its own, and the server that gives the feed out.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { answerWith, type FeedServer, productsCsv, startFeedServer } from './feed-server.fixture.ts';
import type { FeedOrder } from './feed-store.ts';

export interface PulledShop {
  readonly folder: string;
  readonly stores: DefinitionStore;
  /** Gives out ten products at first. */
  readonly server: FeedServer;
  /** The feed of the catalog `c` of the client `shop`, due at once. */
  add(others?: Partial<FeedOrder>): Promise<boolean>;
}

/** To be called once in a test file. What it gives is of the test that runs: each has a shop of its own. */
export function inPulledShop(): PulledShop {
  let shop: PulledShop;
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guidepost-pull-'));
    const stores = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
    const server = await startFeedServer(answerWith(productsCsv(10), '"1"'));
    const add = (others: Partial<FeedOrder> = {}): Promise<boolean> => {
      const order: FeedOrder = {
        ...{ client: 'shop', catalog: 'c', headers: [], mapping: null, set: [], format: null, mode: 'replace' },
        ...{ baseUrl: null, currency: null, language: null, everyMinutes: 60, url: `${server.origin}/feed.csv` },
        ...others,
      };
      return stores.feeds.insert(order, Date.now());
    };
    shop = { folder, stores, server, add };
  });
  afterEach(async () => {
    shop.server.close();
    await shop.stores.close();
    await rm(shop.folder, { recursive: true });
  });
  return {
    get folder() {
      return shop.folder;
    },
    get stores() {
      return shop.stores;
    },
    get server() {
      return shop.server;
    },
    add: (others) => shop.add(others),
  };
}
