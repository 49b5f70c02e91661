// Turns sessions that ended long ago into daily counts, a slice at a time, so that steps are committed in between. A session
// is always counted as a whole: what counts once (its start, its end) must not depend on where a slice ends.

import type { DatabaseSync } from 'node:sqlite';
import { type DailyCount, OTHER_ANSWERS } from '../../../sessions/session-store.ts';
import { ANSWERS_COUNTED, DayCounter, isBounded, parseKind } from '../daily-counts.ts';
import type { InteractionRow } from '../interaction-rows.ts';
import { decodeStep, STEP_COLUMNS, type StoredStep } from '../session-rows.ts';
import { INTERACTION_COLUMNS } from './interaction-columns.ts';
import type { SweepRequest } from './session-writer-messages.ts';

export interface SweptSlice {
  readonly events: number;
  readonly sessions: number;
  /** Where the next slice begins; null if this was the last. */
  readonly next: Uint8Array | null;
}

/** Runs inside a transaction of the caller. */
export const sweepSlice = (database: DatabaseSync, request: SweepRequest): SweptSlice => {
  database
    .prepare('UPDATE sweeps SET ended_before = ? WHERE ended_before <> ?')
    .run(request.endedBefore, request.endedBefore);
  const read = database.prepare(
    `SELECT ${STEP_COLUMNS}, session FROM steps WHERE session > ? AND session < ? ORDER BY session, step LIMIT ?`,
  );
  read.setReturnArrays(true);
  const bound = firstIdAt(request.foldBefore);
  let rows = read.all(request.after, bound, SLICE).map(toSwept);
  const full = rows.length === SLICE;
  if (full) rows = wholeSessions(database, rows);

  const counter = new DayCounter();
  const erase = database.prepare('DELETE FROM steps WHERE session = ?');
  let events = 0;
  let sessions = 0;
  for (const group of groupBySession(rows)) {
    if (!group.steps.every((step) => step.at < request.foldBefore)) continue;
    counter.addSession(group.steps);
    erase.run(group.session);
    events += group.steps.length;
    sessions++;
  }
  sweepInteractions(database, request.foldBefore, counter);
  writeCounts(database, counter);
  return { events, sessions, next: full ? (rows.at(-1)?.session ?? null) : null };
};

const SLICE = 1000;

/** Some of those that are old, with each slice of steps. */
function sweepInteractions(database: DatabaseSync, foldBefore: number, counter: DayCounter): void {
  const read = database.prepare(
    `SELECT ${INTERACTION_COLUMNS} FROM interactions WHERE session < ? AND at < ? ORDER BY session, once LIMIT ?`,
  );
  read.setReturnArrays(true);
  const rows: unknown[] = read.all(firstIdAt(foldBefore), foldBefore, SLICE);
  const erase = database.prepare('DELETE FROM interactions WHERE session = unhex(?) AND once = unhex(?)');
  for (const row of rows as InteractionRow[]) {
    counter.addInteraction(row);
    erase.run(row[0], row[1]);
  }
}

interface SweptStep extends StoredStep {
  readonly session: Uint8Array;
}

const toSwept = (row: unknown): SweptStep => {
  if (!Array.isArray(row) || !(row[8] instanceof Uint8Array))
    throw new Error('sessions.db holds a step without a session');
  return { ...decodeStep(row), session: row[8] };
};

/** Leaves out the last session of a full slice, because it may continue after it. If it is the only one, reads all of it. */
const wholeSessions = (database: DatabaseSync, rows: SweptStep[]): SweptStep[] => {
  const last = rows.at(-1)?.session;
  if (last === undefined) return rows;
  const whole = rows.filter(({ session }) => !sameId(session, last));
  if (whole.length > 0) return whole;
  const read = database.prepare(`SELECT ${STEP_COLUMNS}, session FROM steps WHERE session = ? ORDER BY step`);
  read.setReturnArrays(true);
  return read.all(last).map(toSwept);
};

const groupBySession = function* (
  rows: readonly SweptStep[],
): Generator<{ session: Uint8Array; steps: readonly SweptStep[] }> {
  let start = 0;
  for (let index = 1; index <= rows.length; index++) {
    const first = rows[start];
    const row = rows[index];
    if (first === undefined || (row !== undefined && sameId(row.session, first.session))) continue;
    yield { session: first.session, steps: rows.slice(start, index) };
    start = index;
  }
};

function writeCounts(database: DatabaseSync, counter: DayCounter): void {
  const add = database.prepare(
    `INSERT INTO daily_counts
     SELECT ?, client, advisor, version, ?, ?, ?, ? FROM contexts WHERE id = ?
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const answers = database.prepare(
    `SELECT count(*) AS count, max(answer = ?) AS known FROM daily_counts JOIN contexts USING (client, advisor, version)
     WHERE contexts.id = ? AND day = ? AND kind = ? AND question = ?`,
  );
  for (const { key, count } of counter.counted()) {
    const [day, context, kind, question, answer] = key;
    let counted = answer;
    if (isBounded(kind)) {
      const there = answers.get(answer, context, day, kind, question);
      if (Number(there?.known) !== 1 && Number(there?.count) >= ANSWERS_COUNTED) counted = OTHER_ANSWERS;
    }
    add.run(day, kind, question, counted, count, context);
  }
}

/** Ids begin with 48 bits of milliseconds, so this one comes before every session that started then or later. */
const firstIdAt = (milliseconds: number): Uint8Array => {
  const id = Buffer.alloc(16);
  id.writeUIntBE(Math.min(Math.max(0, Math.ceil(milliseconds)), 2 ** 48 - 1), 0, 6);
  return id;
};

const sameId = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** What sweeps left of the steps that they deleted, the oldest day first. */
export const listDailyCounts = (database: DatabaseSync): DailyCount[] =>
  database
    .prepare('SELECT * FROM daily_counts ORDER BY day, client, advisor, version, kind, question, answer')
    .all()
    .map((row) => ({
      day: String(row.day),
      client: String(row.client),
      advisor: String(row.advisor),
      version: Number(row.version),
      kind: parseKind(row.kind),
      question: String(row.question),
      answer: String(row.answer),
      count: Number(row.count),
    }));
