// Drafts in SQL. The draft and its edit are written together, by a statement that names the revision before.

import type { Selectable } from 'kysely';
import type { Cells } from '../../drafts/cells.ts';
import type { CellChange } from '../../drafts/draft-operation.ts';
import { type Draft, type DraftEdit, type DraftStore, EDITS_KEPT, type EditSummary } from '../../drafts/draft-store.ts';
import type { Json } from '../../drafts/json.ts';
import { makePage, readCursor } from '../../lists/page.ts';
import type { DefinitionDatabase, DefinitionDatabases, DefinitionSchema } from './schema.ts';

export const createDraftStore = ({ reader, write }: DefinitionDatabases): DraftStore => ({
  async find(client, advisor) {
    const row = await reader
      .selectFrom('drafts')
      .selectAll()
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .executeTakeFirst();
    return row === undefined ? null : { ...toSummary(row), cells: toCells(row.cells) };
  },

  async list(client, { after, limit }) {
    let query = reader
      .selectFrom('drafts')
      .select(['client', 'advisor', 'revision', 'based_on', 'discarded'])
      .select(['created_at', 'created_by', 'updated_at', 'updated_by'])
      .where('client', '=', client)
      .where('discarded', '=', 0)
      .orderBy('advisor')
      .limit(limit + 1);
    if (after !== null) query = query.where('advisor', '>', readCursor(after)[1]);
    return makePage(await query.execute(), limit, (row) => [row.client, row.advisor], toSummary);
  },

  save: (draft, edit) =>
    write(async (db) => {
      if (!(await keep(db, draft))) return false;
      const { client, advisor } = draft;
      const { revision, at, by, reason, changes } = edit;
      await db
        .insertInto('draft_edits')
        .values({
          ...{ client, advisor, revision, made_at: at, made_by: JSON.stringify(by) },
          ...{ reason: JSON.stringify(reason), changes: JSON.stringify(changes) },
        })
        .execute();
      await forgetEdits(db, at - EDITS_KEPT);
      return true;
    }),

  async listEdits(client, advisor, { after, limit }) {
    let query = reader
      .selectFrom('draft_edits')
      .select(['revision', 'made_at', 'made_by', 'reason'])
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .orderBy('revision', 'desc')
      .limit(limit + 1);
    if (after !== null) query = query.where('revision', '<', Number(readCursor(after)[1]));
    return makePage(await query.execute(), limit, (row) => [advisor, String(row.revision)], toEditSummary);
  },

  async readEdits(client, advisor, after, upTo) {
    const rows = await reader
      .selectFrom('draft_edits')
      .selectAll()
      .where('client', '=', client)
      .where('advisor', '=', advisor)
      .where('revision', '>', after)
      .where('revision', '<=', upTo)
      .orderBy('revision', 'desc')
      .execute();
    return rows.map((row): DraftEdit => ({ ...toEditSummary(row), changes: toChanges(row.changes) }));
  },
});

/** False if the draft is at another revision than the one before. */
async function keep(db: DefinitionDatabase, draft: Draft): Promise<boolean> {
  const { client, advisor, revision } = draft;
  const kept = {
    revision,
    cells: JSON.stringify(Object.fromEntries(draft.cells)),
    based_on: draft.basedOn,
    ...{ created_at: draft.createdAt, created_by: JSON.stringify(draft.createdBy) },
    ...{ updated_at: draft.updatedAt, updated_by: JSON.stringify(draft.updatedBy) },
    discarded: draft.isDiscarded ? 1 : 0,
  };
  if (revision === 1) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('drafts')
      .values({ client, advisor, ...kept })
      .onConflict((conflict) => conflict.columns(['client', 'advisor']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(kept)
    .where('client', '=', client)
    .where('advisor', '=', advisor)
    .where('revision', '=', revision - 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of all drafts. An index finds them, so it takes no time if there are none. */
const forgetEdits = async (db: DefinitionDatabase, before: number): Promise<void> => {
  await db
    .deleteFrom('draft_edits')
    .where('made_at', '<', before)
    .where('revision', '<', (on) =>
      on
        .selectFrom('drafts')
        .select('drafts.revision')
        .whereRef('drafts.client', '=', 'draft_edits.client')
        .whereRef('drafts.advisor', '=', 'draft_edits.advisor'),
    )
    .execute();
};

const toSummary = (row: Omit<Selectable<DefinitionSchema['drafts']>, 'cells'>): Omit<Draft, 'cells'> => ({
  client: row.client,
  advisor: row.advisor,
  revision: row.revision,
  basedOn: row.based_on,
  createdAt: Number(row.created_at),
  createdBy: JSON.parse(row.created_by),
  updatedAt: Number(row.updated_at),
  updatedBy: JSON.parse(row.updated_by),
  isDiscarded: row.discarded === 1,
});

const toCells = (text: string): Cells => {
  const cells: Readonly<Record<string, Json>> = JSON.parse(text);
  return new Map(Object.entries(cells));
};

type EditRow = Selectable<DefinitionSchema['draft_edits']>;

const toEditSummary = (row: Pick<EditRow, 'revision' | 'made_at' | 'made_by' | 'reason'>): EditSummary => ({
  revision: row.revision,
  at: Number(row.made_at),
  by: JSON.parse(row.made_by),
  reason: JSON.parse(row.reason),
});

/** JSON has no member where there was nothing. */
const toChanges = (text: string): CellChange[] => {
  const changes: readonly { pointer: string; was?: Json; now?: Json }[] = JSON.parse(text);
  return changes.map(({ pointer, was, now }) => ({ pointer, was, now }));
};
