// API keys in SQL.

import type { Selectable } from 'kysely';
import type { ApiKey, KeyStore, OnDamagedKey } from '../../keys/key-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createKeyStore = ({ reader, write }: DefinitionDatabases): KeyStore => ({
  async insert(key) {
    await write(async (db) => {
      await ensureClient(db, key.client, key.createdAt);
      await db.insertInto('api_keys').values(toRow(key)).execute();
    });
  },

  async list({ after, limit }, client, onDamaged) {
    let query = reader
      .selectFrom('api_keys')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit + 1);
    if (client !== undefined) query = query.where('client', '=', client);
    if (after !== null) {
      const [createdAt, id] = readCursor(after);
      query = query.where((on) => on(on.refTuple('created_at', 'id'), '>', on.tuple(Number(createdAt), id)));
    }
    const page = makePage(
      await query.execute(),
      limit,
      (row) => [String(row.created_at), row.id],
      (row) => row,
    );
    return { ...page, entries: toKeys(page.entries, onDamaged) };
  },

  async listUnrevoked(onDamaged) {
    const query = reader.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null);
    return toKeys(await query.orderBy('created_at').orderBy('id').execute(), onDamaged);
  },

  async find(client, id) {
    const row = await reader
      .selectFrom('api_keys')
      .selectAll()
      .where('client', '=', client)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toKey(row);
  },

  replace(id, key, until) {
    return write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set((on) => ({
          expires_at: on
            .case()
            .when(on.or([on('expires_at', 'is', null), on('expires_at', '>', until)]))
            .then(until)
            .else(on.ref('expires_at'))
            .end(),
        }))
        .where('client', '=', key.client)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', key.createdAt)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.insertInto('api_keys').values(toRow(key)).execute();
      return true;
    });
  },

  revoke(id, at, client) {
    return write(async (db) => {
      let query = db
        .updateTable('api_keys')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null);
      if (client !== undefined) query = query.where('client', '=', client);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    });
  },
});

type KeyRow = Selectable<DefinitionSchema['api_keys']>;

const toRow = (key: ApiKey): KeyRow => ({
  id: key.id,
  client: key.client,
  kind: key.kind,
  digest: key.digest,
  origins: JSON.stringify(key.origins),
  rate_per_second: key.rate?.perSecond ?? null,
  rate_burst: key.rate?.burst ?? null,
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
  demo: key.demo ? 1 : 0,
});

const toKeys = (rows: readonly KeyRow[], onDamaged: OnDamagedKey): ApiKey[] =>
  rows.flatMap((row) => {
    const key = toKey(row);
    if (key === null) onDamaged({ id: String(row.id), client: String(row.client) });
    return key ?? [];
  });

/** Null for a damaged row. Nothing is guessed, because a key must never open more than it was made for. */
function toKey(row: KeyRow): ApiKey | null {
  const { id, client, digest } = row;
  const origins = readOrigins(row.origins);
  const rate = readRate(row);
  const [createdAt, expiresAt, revokedAt] = [timeOf(row.created_at), timeOf(row.expires_at), timeOf(row.revoked_at)];
  if (![id, client, digest].every((text) => typeof text === 'string') || origins === null) return null;
  if (createdAt === null || createdAt === 'damaged') return null;
  if (rate === 'damaged' || expiresAt === 'damaged' || revokedAt === 'damaged') return null;
  return {
    ...{ id, client, digest, origins, rate, createdAt, expiresAt, revokedAt },
    // A key that is not known to be publishable gets the stricter rules of a secret key.
    kind: row.kind === 'publishable' ? 'publishable' : 'secret',
    demo: row.demo === 1,
  };
}

function readOrigins(text: unknown): readonly string[] | null {
  try {
    const origins: unknown = JSON.parse(String(text));
    return Array.isArray(origins) && origins.every((origin) => typeof origin === 'string') ? origins : null;
  } catch {
    return null;
  }
}

function readRate({ rate_per_second: perSecond, rate_burst: burst }: KeyRow): ApiKey['rate'] | 'damaged' {
  if (perSecond === null && burst === null) return null;
  return typeof perSecond === 'number' && typeof burst === 'number' ? { perSecond, burst } : 'damaged';
}

const timeOf = (value: number | string | null): number | 'damaged' | null =>
  value === null ? null : /^\d+$/.test(String(value)) ? Number(value) : 'damaged';
