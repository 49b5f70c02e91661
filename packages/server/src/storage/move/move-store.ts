// Moves everything from one store into another one that is empty: definitions, and sessions with those that are under way. No server may run
// on either. If it fails, no server finds anything in the new store, and the old one is as it was.

import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { MendableError } from '@guidepost/fault/mendable-error';
import { countRows, MOVED_TABLES, type MovedTable, readTable, writeTable } from '../definitions/definition-tables.ts';
import { type OpenedTables, openDefinitionTables } from '../definitions/open-tables.ts';
import { copyIntoSessions, readSessionTables } from '../sessions/open-session-tables.ts';
import type { SessionCopy, SessionTables } from '../sessions/session-tables.ts';
import { type StoreLocation, showLocation } from '../store-location.ts';

/** How many of each were moved. */
export interface MovedStore {
  readonly definitions: Readonly<Record<MovedTable, number>>;
  readonly steps: number;
  readonly dailyCounts: number;
}

class MoveError extends MendableError {
  override readonly name = 'MoveError';
}

export async function moveStore(from: StoreLocation, to: StoreLocation): Promise<MovedStore> {
  if (showLocation(from) === showLocation(to)) throw new MoveError('The old store and the new one are the same.');
  const closing: (() => Promise<void>)[] = [];
  const opened = <Store extends { close(): Promise<void> }>(store: Store): Store => {
    closing.push(() => store.close());
    return store;
  };
  try {
    const source = opened(await openDefinitionTables(from, 'from'));
    await refuseRunning(source, from);
    const sessions = opened(await readSessionTables(from));
    const target = opened(await openDefinitionTables(to, 'to'));
    await refuseRunning(target, to);
    const copy = await copyIntoSessions(to);
    if (copy === null) throw notEmpty(to);
    opened(copy);
    return await source.transaction((read) =>
      target.transaction(async (write) => {
        if ((await countRows(write, 'clients')) > 0) throw notEmpty(to);
        const definitions = {} as Record<MovedTable, number>;
        for (const table of MOVED_TABLES) definitions[table] = await copyTable(read, write, table);
        const conversations = await copySessions(sessions, copy);
        // The definitions come last: without them no server finds anything in the new store.
        await copy.finish(await sessions.endedBefore());
        return { definitions, ...conversations };
      }),
    );
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

const notEmpty = (to: StoreLocation): MoveError =>
  new MoveError(
    `${showLocation(to)}: there is something in this store already. Name an empty folder or an empty database.`,
  );

async function refuseRunning(tables: OpenedTables, location: StoreLocation): Promise<void> {
  if (!(await tables.serverRuns())) return;
  throw new MoveError(
    `${showLocation(location)}: a server runs on this store. Stop all of them; half a minute after one was killed it counts as stopped.`,
  );
}

type Database = Parameters<typeof readTable>[0];

/** Resolves to the number of rows. Throws if the new store has another number. */
async function copyTable(read: Database, write: Database, table: MovedTable): Promise<number> {
  let rows = 0;
  for await (const batch of readTable(read, table)) {
    await writeTable(write, table, batch);
    rows += batch.length;
  }
  const there = await countRows(write, table);
  if (there !== rows) throw new Error(`of ${rows} rows of ${table} the new store has ${there}`);
  return rows;
}

async function copySessions(from: SessionTables, to: SessionCopy): Promise<{ steps: number; dailyCounts: number }> {
  const moved = { steps: 0, dailyCounts: 0 };
  for await (const contexts of from.contexts()) await to.addContexts(contexts);
  for await (const steps of from.steps()) {
    await to.addSteps(steps);
    moved.steps += steps.length;
  }
  for await (const counts of from.dailyCounts()) {
    await to.addDailyCounts(counts);
    moved.dailyCounts += counts.length;
  }
  return moved;
}

/**
 * So that nobody starts a server on the old files by mistake, whose conversations would go apart. Returns the folder where they have other
 * names now; null for a database, which stays as it is.
 */
export function putAside(from: StoreLocation): string | null {
  if (from.kind !== 'embedded') return null;
  for (const file of ['guidepost.db', 'sessions.db']) {
    const path = join(from.folder, file);
    if (existsSync(path)) renameSync(path, `${path}.moved`);
  }
  return from.folder;
}
