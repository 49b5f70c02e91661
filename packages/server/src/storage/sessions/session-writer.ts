// The thread that writes sessions.db, so that a slow disk never holds up requests. One message is one transaction: it
// happens as a whole, or it is reported as failed and nothing of it happened.

import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { explainSqliteError, openSqlite } from '../sqlite/open-sqlite.ts';
import { STEP_LENGTH, type StepRow } from './session-rows.ts';
import { sweepSlice } from './session-sweep.ts';
import type { CommitRequest, WriterReply, WriterRequest, WriterSettings } from './session-writer-messages.ts';

const write = (settings: WriterSettings, request: WriterRequest): WriterReply => {
  switch (request.kind) {
    case 'commit':
      return transaction(() => ({ kind: 'committed', erased: commit(request) }));
    case 'sweep':
      return transaction(() => ({ kind: 'swept', ...sweepSlice(database, request) }));
    case 'close':
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      return { kind: 'closed' };
    default:
      throw new Error(`${settings.path}: there is no such request ${JSON.stringify(request satisfies never)}`);
  }
};

const commit = ({ contexts, steps, erasures }: CommitRequest): boolean[] => {
  for (const { id, client, advisor, version, language } of contexts) {
    insertContext.run(id, client, advisor, version, language);
  }
  const values: StepRow[number][] = JSON.parse(steps);
  for (let at = 0; at < values.length; at += STEP_LENGTH) insertStep.run(...values.slice(at, at + STEP_LENGTH));
  return erasures.map((session) => Number(eraseSession.run(Buffer.from(session, 'hex')).changes) > 0);
};

const transaction = <T>(work: () => T): T => {
  begin.run();
  try {
    const result = work();
    end.run();
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** Pages of recent sessions stay in memory, so that a step reads nothing. */
const openForWriting = (settings: WriterSettings): DatabaseSync => {
  const opened = openSqlite(settings.path, { synchronous: settings.synchronous });
  opened.exec('PRAGMA cache_size = -32768');
  return opened;
};

const port = parentPort;
if (port === null) throw new Error('session-writer runs as a worker thread only');
const settings: WriterSettings = workerData;
const database = openForWriting(settings);
const begin = database.prepare('BEGIN IMMEDIATE');
const end = database.prepare('COMMIT');
const insertContext = database.prepare('INSERT OR IGNORE INTO contexts VALUES (?, ?, ?, ?, ?)');
const insertStep = database.prepare('INSERT INTO steps VALUES (unhex(?), ?, ?, ?, ?, ?, ?, ?, ?)');
const eraseSession = database.prepare('DELETE FROM steps WHERE session = ?');

const reply = (message: WriterReply): void => port.postMessage(message);
port.on('message', (request: WriterRequest) => {
  try {
    reply(write(settings, request));
  } catch (error) {
    const explained = explainSqliteError(error, settings.path);
    reply({ kind: 'failed', message: explained instanceof Error ? explained.message : String(explained) });
  }
  if (request.kind === 'close') port.close();
});
reply({ kind: 'ready' });
