// Uploads in SQL.

import { type Selectable, sql } from 'kysely';
import type { Upload, UploadStore } from '../../uploads/upload-store.ts';
import type { JobDatabases, JobSchema } from './job-schema.ts';

export const createUploadStore = ({ db, alone, now }: JobDatabases): UploadStore => ({
  async insert({ uploadedBy, digest, ...rest }) {
    const row = { ...rest, sha256: digest, uploaded_by: uploadedBy, uploaded_at: now, used_at: now };
    return toUpload(await db.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow());
  },

  async find(client, id) {
    const query = db.selectFrom('uploads').selectAll().where('client', '=', client).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : toUpload(row);
  },

  async list(client) {
    const query = db.selectFrom('uploads').selectAll().where('client', '=', client);
    return (await query.orderBy('used_at', 'desc').orderBy('id').execute()).map(toUpload);
  },

  async listOfPlace(place) {
    return (await db.selectFrom('uploads').selectAll().where('place', '=', place).execute()).map(toUpload);
  },

  async use(client, id) {
    const query = db.updateTable('uploads').set({ used_at: now }).where('client', '=', client).where('id', '=', id);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  },

  // Alone, so that nobody orders a job for it just now.
  remove: (client, id) =>
    alone(async (db) => {
      const query = db.deleteFrom('uploads').where('client', '=', client).where('id', '=', id).where(IS_UNUSED);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    }),

  clearOut: (age, mostPerClient) =>
    alone(async (db) => {
      const isOld = sql<boolean>`used_at <= ${now} - ${age}`;
      await db.deleteFrom('uploads').where(isOld).where(IS_UNUSED).execute();
      await sql`
        delete from uploads where ${IS_UNUSED} and id in (
          select id from (
            select id, row_number() over (partition by client order by used_at desc, id desc) as place from uploads
          ) as ranked where place > ${mostPerClient})`.execute(db);
    }),
});

const IS_UNUSED = sql<boolean>`not exists (select 1 from jobs where jobs.upload = uploads.id and jobs.state <> 'ended')`;

const toUpload = (row: Selectable<JobSchema['uploads']>): Upload => ({
  ...{ id: row.id, client: row.client, name: row.name, bytes: Number(row.bytes), digest: row.sha256 },
  ...{ place: row.place, uploadedBy: row.uploaded_by },
  ...{ uploadedAt: Number(row.uploaded_at), usedAt: Number(row.used_at) },
});
