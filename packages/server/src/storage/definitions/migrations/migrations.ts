// Every migration of the definitions, under names that sort in their order. The store keeps these names. The embedded store has what
// the admin interface keeps in a file of its own, so that nobody who works with it waits for an import; PostgreSQL has all in one place.

import type { Migration } from 'kysely/migration';
import { createDefinitions } from './0001-definitions.ts';
import { createFeeds } from './0002-feeds.ts';
import { addFeedAccounts } from './0003-feed-accounts.ts';
import { createLeases } from './0004-leases.ts';
import { createServers } from './0005-servers.ts';
import { addSessionSchemas } from './0006-session-schemas.ts';
import { createRateLevels } from './0007-rate-levels.ts';
import { createSnapshots } from './0008-snapshots.ts';
import { createDrafts } from './0009-drafts.ts';
import { createInsights } from './0009-insights.ts';
import { createJobs } from './0009-jobs.ts';
import { createLogOfChanges } from './0009-log-of-changes.ts';
import { createPeople } from './0009-people.ts';
import { createRecommendedProducts } from './0010-recommended-products.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-definitions': { up: createDefinitions },
  '0002-feeds': { up: createFeeds },
  '0003-feed-accounts': { up: addFeedAccounts },
  '0004-leases': { up: createLeases },
  '0005-servers': { up: createServers },
  '0006-session-schemas': { up: addSessionSchemas },
  '0007-rate-levels': { up: createRateLevels },
  '0008-snapshots': { up: createSnapshots },
};

/** What the admin interface keeps. */
export const adminMigrations: Readonly<Record<string, Migration>> = {
  '0009-admin-interface': {
    up: async (db) => {
      for (const create of [createLogOfChanges, createPeople, createJobs, createDrafts, createInsights])
        await create(db);
    },
  },
  '0010-recommended-products': { up: createRecommendedProducts },
};

/** Of a place that has everything. */
export const allMigrations: Readonly<Record<string, Migration>> = { ...migrations, ...adminMigrations };
