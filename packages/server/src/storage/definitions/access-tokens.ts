// Tokens for programs, in SQL.

import type { Selectable } from 'kysely';
import type { AccessToken, PeopleStore } from '../../people/people-store.ts';
import { isScope, type Scope } from '../../people/scopes.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from './schema.ts';

type TokenStore = Pick<PeopleStore, 'findToken' | 'findTokenById' | 'listTokens' | 'revokeToken' | 'markUsed'>;

export const createTokenStore = ({ reader, write }: DefinitionDatabases): TokenStore => ({
  async findToken(digest) {
    const row = await reader.selectFrom('access_tokens').selectAll().where('digest', '=', digest).executeTakeFirst();
    return row === undefined ? null : toToken(row);
  },

  async findTokenById(client, id) {
    const query = reader.selectFrom('access_tokens').selectAll().where('client', '=', client).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : toToken(row);
  },

  async listTokens(client, madeBy) {
    let query = reader.selectFrom('access_tokens').selectAll().where('client', '=', client);
    if (madeBy !== null) query = query.where('made_by', '=', madeBy);
    return (await query.orderBy('created_at').orderBy('id').execute()).map(toToken);
  },

  revokeToken: (client, id, at) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('access_tokens')
        .set({ revoked_at: at })
        .where('client', '=', client)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),

  async markUsed(id, day) {
    await write((db) =>
      db
        .updateTable('access_tokens')
        .set({ used_on: day })
        .where('id', '=', id)
        .where((on) => on.or([on('used_on', 'is', null), on('used_on', '<', day)]))
        .execute(),
    );
  },
});

export async function insertToken(db: DefinitionDatabase, token: AccessToken): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      id: token.id,
      digest: token.digest,
      client: token.client,
      name: token.name,
      scopes: JSON.stringify(token.scopes),
      made_by: token.madeBy,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_on: token.usedOn,
      revoked_at: token.revokedAt,
    })
    .execute();
}

const toToken = (row: Selectable<DefinitionSchema['access_tokens']>): AccessToken => ({
  id: row.id,
  digest: row.digest,
  client: row.client,
  name: row.name,
  scopes: readScopes(row.scopes),
  madeBy: row.made_by,
  createdAt: Number(row.created_at),
  expiresAt: Number(row.expires_at),
  usedOn: row.used_on,
  revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
});

function readScopes(text: string): readonly Scope[] {
  try {
    const scopes: unknown = JSON.parse(text);
    return Array.isArray(scopes) ? scopes.filter((scope): scope is Scope => isScope(String(scope))) : [];
  } catch {
    return [];
  }
}
