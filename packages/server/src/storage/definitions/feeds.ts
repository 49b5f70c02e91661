// Feeds in SQL. A server takes a feed with one update, on the condition that nobody has it. So only one of many servers gets it.
// The clock of the store measures how long a feed is held, because the clocks of the servers may disagree.

import { CATALOG_FORMATS } from '@guidepost/catalog/catalog-format';
import type { Mend } from '@guidepost/fault/remedy';
import { type Selectable, sql } from 'kysely';
import type { Feed, FeedHeader, FeedOrder, FeedStore, FoundFeed, PullEnd } from '../../feeds/feed-store.ts';
import type { ImportAccount } from '../../feeds/import-account.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createFeedStore = ({ reader, write, now }: DefinitionDatabases): FeedStore => ({
  insert: (order, at) =>
    write(async (db) => {
      await ensureClient(db, order.client, at);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('feeds')
        .values(toRow(order, at))
        .onConflict((conflict) => conflict.columns(['client', 'catalog']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    }),

  async list() {
    const rows = await reader.selectFrom('feeds').select(COLUMNS).orderBy('client').orderBy('catalog').execute();
    return rows.map(toFeed);
  },

  async listWithAccounts({ after, limit }, client) {
    let query = reader
      .selectFrom('feeds')
      .select(ALL_COLUMNS)
      .orderBy('client')
      .orderBy('catalog')
      .limit(limit + 1);
    if (client !== undefined) query = query.where('client', '=', client);
    if (after !== null) {
      const [lastClient, lastCatalog] = readCursor(after);
      query = query.where((on) => on(on.refTuple('client', 'catalog'), '>', on.tuple(lastClient, lastCatalog)));
    }
    return makePage(await query.execute(), limit, (row) => [row.client, row.catalog], toFound);
  },

  async find(client, catalog) {
    const row = await reader
      .selectFrom('feeds')
      .select(ALL_COLUMNS)
      .where('client', '=', client)
      .where('catalog', '=', catalog)
      .executeTakeFirst();
    return row === undefined ? null : toFound(row);
  },

  remove: (client, catalog) =>
    write(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('feeds')
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    }),

  claim: (client, catalog, { holder, at, hold, onlyIfDue }) =>
    write(async (db) => {
      let taking = db
        .updateTable('feeds')
        .set({ holder, held_until: sql`${now} + ${hold}` })
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        // Nobody holds a feed for longer from now. A later end comes from a clock that was ahead and has gone back since.
        .where((on) => on.or([on('held_until', '<=', now), on('held_until', '>', sql<number>`${now} + ${hold}`)]));
      if (onlyIfDue) taking = taking.where('next_at', '<=', at);
      const row = await taking.returning(COLUMNS).executeTakeFirst();
      return row === undefined ? null : toFeed(row);
    }),

  hasten: (client, catalog, at) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('feeds')
        .set((column) => ({
          next_at: column.case().when('next_at', '>', at).then(at).else(column.ref('next_at')).end(),
        }))
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  extend: (client, catalog, holder, hold) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('feeds')
        .set({ held_until: sql`${now} + ${hold}` })
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  settle: (client, catalog, holder, end, nextAt) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('feeds')
        .set({ holder: null, held_until: 0, next_at: nextAt, ...ended(end) })
        .set((column) => ({ failures: end.kind === 'good' ? column.lit(0) : column('failures', '+', 1) }))
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  release: (client, catalog, holder) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('feeds')
        .set({ holder: null, held_until: 0 })
        .where('client', '=', client)
        .where('catalog', '=', catalog)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
});

type FeedRow = Selectable<DefinitionSchema['feeds']>;

/** All columns except the accounts. The list is read every few seconds, an account only when somebody wants to see it. */
const COLUMNS = [
  ...(['client', 'catalog', 'url', 'headers', 'mapping_name', 'mapping', 'fields', 'format', 'mode'] as const),
  ...(['base_url', 'currency', 'language', 'every_minutes', 'created_at', 'next_at', 'holder'] as const),
  ...(['held_until', 'attempted_at', 'failure', 'failures', 'good_at', 'good_etag'] as const),
  ...(['good_last_modified', 'good_digest', 'good_revision', 'good_products'] as const),
];

const ALL_COLUMNS = [...COLUMNS, ...(['good_account', 'stopped_account'] as const)];

type ListedRow = Pick<FeedRow, (typeof COLUMNS)[number]>;

const toFound = (row: Pick<FeedRow, (typeof ALL_COLUMNS)[number]>): FoundFeed => ({
  feed: toFeed(row),
  accounts: { imported: toAccount(row.good_account), stopped: toAccount(row.stopped_account) },
});

const ended = (end: PullEnd): Partial<FeedRow> =>
  end.kind === 'failed'
    ? {
        attempted_at: end.at,
        failure: JSON.stringify(end.reason),
        stopped_account: end.account && JSON.stringify(end.account),
      }
    : {
        attempted_at: end.pull.at,
        failure: null,
        good_at: end.pull.at,
        good_etag: end.pull.etag,
        good_last_modified: end.pull.lastModified,
        good_digest: end.pull.digest,
        good_revision: end.pull.revision,
        good_products: end.pull.products,
        ...(end.account && { good_account: JSON.stringify(end.account) }),
        stopped_account: null,
      };

const toRow = (order: FeedOrder, at: number): FeedRow => ({
  client: order.client,
  catalog: order.catalog,
  url: order.url,
  headers: JSON.stringify(order.headers),
  mapping_name: order.mapping?.name ?? null,
  mapping: order.mapping?.text ?? null,
  fields: JSON.stringify(order.set),
  format: order.format,
  mode: order.mode,
  base_url: order.baseUrl,
  currency: order.currency,
  language: order.language,
  every_minutes: order.everyMinutes,
  created_at: at,
  next_at: at,
  holder: null,
  held_until: 0,
  attempted_at: null,
  failure: null,
  failures: 0,
  good_at: null,
  good_etag: null,
  good_last_modified: null,
  good_digest: null,
  good_revision: null,
  good_products: null,
  good_account: null,
  stopped_account: null,
});

function toAccount(text: string | null): ImportAccount | null {
  const account: ImportAccount | null = text ? JSON.parse(text) : null;
  return account;
}

/** JSON; older rows have plain text. */
function readFailure(text: string): Mend {
  if (!/^\[["{]/.test(text)) return [text];
  const parts: Mend = JSON.parse(text);
  return parts;
}

const toFeed = (row: ListedRow): Feed => {
  const headers: FeedHeader[] = JSON.parse(row.headers);
  const set: string[] = JSON.parse(row.fields);
  return {
    client: row.client,
    catalog: row.catalog,
    url: row.url,
    headers,
    mapping: row.mapping === null ? null : { name: row.mapping_name ?? 'mapping', text: row.mapping },
    set,
    format: CATALOG_FORMATS.find((format) => format === row.format) ?? null,
    mode: row.mode === 'update' ? 'update' : 'replace',
    baseUrl: row.base_url,
    currency: row.currency,
    language: row.language,
    everyMinutes: row.every_minutes,
    createdAt: Number(row.created_at),
    nextAt: Number(row.next_at),
    heldUntil: Number(row.held_until),
    attemptedAt: row.attempted_at === null ? null : Number(row.attempted_at),
    failure: row.failure === null ? null : readFailure(row.failure),
    failures: row.failures,
    lastGood:
      row.good_at === null
        ? null
        : {
            at: Number(row.good_at),
            etag: row.good_etag,
            lastModified: row.good_last_modified,
            digest: row.good_digest ?? '',
            revision: row.good_revision ?? 0,
            products: row.good_products ?? 0,
          },
  };
};
