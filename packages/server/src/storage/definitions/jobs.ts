// Jobs in SQL. Whatever decides something is one statement that names the state it was decided in, or a transaction that runs alone.

import { type RawBuilder, type Selectable, sql } from 'kysely';
import { makePage, readCursor } from '../../lists/page.ts';
import type { Job, JobEnd, JobOutcome } from '../../queue/job.ts';
import { type JobClaim, type JobStore, LONGEST_RESULT } from '../../queue/job-store.ts';
import type { JobDatabases, JobSchema } from './job-schema.ts';

export const createJobStore = ({ db, alone, now, isAlone }: JobDatabases): JobStore => ({
  isAlone,

  order: (order, { perClient, inAll }) =>
    alone(async (db) => {
      const { all, own, last } = await db
        .selectFrom('jobs')
        .select((on) => [
          on.fn.countAll<number>().as('all'),
          sql<number>`coalesce(sum(case when client = ${order.client} then 1 else 0 end), 0)`.as('own'),
          sql<number>`coalesce(max(ordered_at), 0)`.as('last'),
        ])
        .where('state', '<>', 'ended')
        .executeTakeFirstOrThrow();
      if (Number(own) >= perClient) return 'client-full';
      if (Number(all) >= inAll) return 'full';
      const { orderedBy, ...rest } = order;
      // Of two that are ordered within a millisecond the first one is the older one, too.
      const times = { ordered_at: notBefore(Number(last) + 1, now), changed_at: now, seen_at: now };
      const start = { state: 'waiting', share: 0, count: 0, cancel_asked: 0, result_size: 0 };
      const row = { ...rest, ordered_by: orderedBy, ...times, ...start };
      return toJob(await db.insertInto('jobs').values(row).returning(COLUMNS).executeTakeFirstOrThrow());
    }),

  async find(client, id) {
    const row = await db
      .selectFrom('jobs')
      .select([...COLUMNS, 'result'])
      .where('client', '=', client)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { ...toJob(row), result: row.result };
  },

  async list(client, { after, limit }) {
    let query = db
      .selectFrom('jobs')
      .select(COLUMNS)
      .where('client', '=', client)
      .orderBy('ordered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (after !== null) {
      const [orderedAt, id] = readCursor(after);
      query = query.where((on) => on(on.refTuple('ordered_at', 'id'), '<', on.tuple(Number(orderedAt), id)));
    }
    return makePage(await query.execute(), limit, (row) => [String(row.ordered_at), row.id], toJob);
  },

  async listChanged(clients, since) {
    if (clients.length === 0) return [];
    const rows = await db
      .selectFrom('jobs')
      .select(COLUMNS)
      .where('client', 'in', clients)
      .where('changed_at', '>=', since)
      .orderBy('changed_at')
      .orderBy('id')
      .execute();
    return rows.map(toJob);
  },

  async now() {
    const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
    return Number(rows[0]?.now);
  },

  async usesUpload(upload) {
    const query = db.selectFrom('jobs').select('id').where('upload', '=', upload).where('state', '<>', 'ended');
    return (await query.executeTakeFirst()) !== undefined;
  },

  async claim(claim) {
    // Nearly always none waits, and to find that out nobody has to wait for anybody.
    if ((await waiting(db, claim).select('id').limit(1).executeTakeFirst()) === undefined) return null;
    return alone(async (db) => {
      const next = await waiting(db, claim)
        .select(['id', 'work'])
        .orderBy(ofSameClient(claim, sql`sum(case when other.state = 'running' then 1 else 0 end)`))
        .orderBy(ofSameClient(claim, sql`max(other.started_at)`))
        .orderBy('ordered_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return null;
      const row = await db
        .updateTable('jobs')
        .set({
          state: 'running',
          holder: claim.holder,
          started_at: notBefore(sql.ref('ordered_at'), now),
          changed_at: now,
          seen_at: now,
        })
        .where('id', '=', next.id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      return { job: toJob(row), work: next.work ?? 'null' };
    });
  },

  async tell(id, holder, share, count) {
    const row = await db
      .updateTable('jobs')
      .set({
        changed_at: sql`case when share = ${share} and count = ${count} then changed_at else ${now} end`,
        ...{ share, count, seen_at: now },
      })
      .where('id', '=', id)
      .where('holder', '=', holder)
      .where('state', '=', 'running')
      .returning('cancel_asked')
      .executeTakeFirst();
    return row === undefined ? 'lost' : row.cancel_asked === 0 ? 'go on' : 'cancel';
  },

  async end(id, holder, end) {
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set(ended(end, now))
      .where('id', '=', id)
      .where('holder', '=', holder)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async cancel(client, id) {
    // Between the two statements it may have been claimed, but never the other way.
    const waited = await db
      .updateTable('jobs')
      .set(ended({ outcome: 'stopped', result: null }, now))
      .where('client', '=', client)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(COLUMNS)
      .executeTakeFirst();
    if (waited !== undefined) return toJob(waited);
    const running = await db
      .updateTable('jobs')
      .set({ cancel_asked: 1, changed_at: now })
      .where('client', '=', client)
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returning(COLUMNS)
      .executeTakeFirst();
    return running === undefined ? null : toJob(running);
  },

  async attend(place) {
    await db
      .updateTable('jobs')
      .set({ seen_at: now })
      .where('state', '=', 'waiting')
      .where((on) => on.or([on('place', 'is', null), on('place', '=', place)]))
      .execute();
  },

  async endSilent(patience) {
    let lost = 0n;
    for (const state of ['running', 'waiting'] as const) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set(ended({ outcome: 'lost', result: null }, now))
        .where('state', '=', state)
        .where('seen_at', '<=', sql<number>`${now} - ${patience[state]}`)
        .executeTakeFirst();
      lost += numUpdatedRows;
    }
    return Number(lost);
  },

  async clearOut(age, mostPerClient) {
    await db
      .deleteFrom('jobs')
      .where('state', '=', 'ended')
      .where('ended_at', '<=', sql<number>`${now} - ${age}`)
      .execute();
    await sql`
      delete from jobs where id in (
        select id from (
          select id, row_number() over (partition by client order by ordered_at desc, id desc) as place
          from jobs where state = 'ended'
        ) as ranked where place > ${mostPerClient})`.execute(db);
  },
});

const notBefore = (least: number | RawBuilder<unknown>, now: JobDatabases['now']) =>
  sql<number>`case when ${now} < ${least} then ${least} else ${now} end`;

/** Those that this process may take. */
const waiting = (db: JobDatabases['db'], { kinds, place }: JobClaim) =>
  db
    .selectFrom('jobs')
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .where((on) => on.or([on('place', 'is', null), on('place', '=', place)]));

/** A figure of the other jobs of the same client that take the same turns. */
const ofSameClient = ({ kinds }: JobClaim, figure: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(${figure}, 0) from jobs as other where other.client = jobs.client and other.kind in (${sql.join(kinds)}))`;

/** What to do is forgotten, because it may be long. */
const ended = ({ outcome, result }: JobEnd, now: JobDatabases['now']) => ({
  ...{ state: 'ended', outcome, work: null, ended_at: now, changed_at: now },
  result: result !== null && result.length <= LONGEST_RESULT ? result : null,
  result_size: result?.length ?? 0,
  ...(outcome === 'done' && { share: 1 }),
});

const COLUMNS = [
  ...(['id', 'client', 'kind', 'ordered_by', 'about', 'file', 'upload', 'state', 'share', 'count'] as const),
  ...(['ordered_at', 'started_at', 'ended_at', 'changed_at', 'cancel_asked', 'outcome', 'result_size'] as const),
] as const;

type JobRow = Pick<Selectable<JobSchema['jobs']>, (typeof COLUMNS)[number]>;

const toJob = (row: JobRow): Job => ({
  id: row.id,
  client: row.client,
  kind: row.kind,
  orderedBy: row.ordered_by,
  about: row.about,
  file: row.file,
  upload: row.upload,
  state: row.state === 'waiting' || row.state === 'running' ? row.state : 'ended',
  share: row.share,
  count: Number(row.count),
  orderedAt: Number(row.ordered_at),
  startedAt: row.started_at === null ? null : Number(row.started_at),
  endedAt: row.ended_at === null ? null : Number(row.ended_at),
  changedAt: Number(row.changed_at),
  isCancelAsked: row.cancel_asked !== 0,
  outcome: OUTCOMES.find((outcome) => outcome === row.outcome) ?? null,
  resultSize: row.result_size,
});

const OUTCOMES: readonly JobOutcome[] = ['done', 'refused', 'failed', 'stopped', 'lost'];
