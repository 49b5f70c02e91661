// The log of changes in SQL.

import type { Selectable } from 'kysely';
import type { AuditDoor, AuditEnd, AuditEntry, AuditStore } from '../../audit/audit-store.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import type { DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createAuditStore = ({ reader, write }: DefinitionDatabases): AuditStore => ({
  begin: (id, at, { client, door, by, action, target }) =>
    write(async (db) => {
      await db
        .insertInto('audit_entries')
        .values({
          ...{ id, at, client, door, action, target },
          ...{ by_kind: by.kind, by_id: by.id, by_name: by.name },
          ...{ before: null, after: null, outcome: null },
        })
        .execute();
    }),

  complete: (id, { outcome, client, target, before, after }) =>
    write(async (db) => {
      await db
        .updateTable('audit_entries')
        .set({
          outcome,
          before: toText(before),
          after: toText(after),
          ...(client !== undefined && { client }),
          ...(target !== undefined && { target }),
        })
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .execute();
    }),

  async list({ after, limit }, { client, by, action, target }) {
    let query = reader
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (client !== null) query = query.where('client', '=', client);
    if (by !== undefined) query = query.where('by_id', '=', by);
    if (action !== undefined) query = query.where('action', '=', action);
    if (target !== undefined) query = query.where('target', '=', target);
    if (after !== null) {
      const [at, id] = readCursor(after);
      query = query.where((on) => on(on.refTuple('at', 'id'), '<', on.tuple(Number(at), id)));
    }
    return makePage(await query.execute(), limit, (row) => [String(row.at), row.id], toEntry);
  },

  removeBefore: (at) =>
    write(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('audit_entries').where('at', '<', at).executeTakeFirst();
      return Number(numDeletedRows);
    }),
});

/** Of one side of a change. A whole catalog has no place in the log. */
const MOST_TEXT = 64 * 1024;

function toText(side: unknown): string | null {
  if (side === undefined || side === null) return null;
  const text = JSON.stringify(side);
  return text.length <= MOST_TEXT ? text : JSON.stringify({ left_out: text.length });
}

const toEntry = (row: Selectable<DefinitionSchema['audit_entries']>): AuditEntry => ({
  id: row.id,
  at: Number(row.at),
  client: row.client,
  door: row.door as AuditDoor,
  by: { kind: row.by_kind as AuditEntry['by']['kind'], id: row.by_id, name: row.by_name },
  action: row.action,
  target: row.target,
  before: fromText(row.before),
  after: fromText(row.after),
  outcome: row.outcome as AuditEnd['outcome'] | null,
});

function fromText(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
