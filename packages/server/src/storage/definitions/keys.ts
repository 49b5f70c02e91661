// API keys in SQL.

import type { Selectable } from 'kysely';
import type { ApiKey, KeyStore } from '../../keys/key-store.ts';
import { ensureClient } from './clients.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createKeyStore = ({ reader, writer }: DefinitionDatabases): KeyStore => ({
  async insert(key) {
    await writer.transaction().execute(async (db) => {
      await ensureClient(db, key.client, key.createdAt);
      await db.insertInto('api_keys').values(toRow(key)).execute();
    });
  },

  async list() {
    const rows = await reader.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(toKey);
  },

  revoke(id, at) {
    return writer.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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

const toKey = (row: KeyRow): ApiKey => {
  const origins: string[] = JSON.parse(row.origins);
  return {
    id: row.id,
    client: row.client,
    // What is not known to be publishable gets the stricter rules of a secret key.
    kind: row.kind === 'publishable' ? 'publishable' : 'secret',
    digest: row.digest,
    origins,
    rate:
      row.rate_per_second === null || row.rate_burst === null
        ? null
        : { perSecond: row.rate_per_second, burst: row.rate_burst },
    createdAt: Number(row.created_at),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
    demo: row.demo === 1,
  };
};
