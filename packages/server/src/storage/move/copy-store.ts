// Copies every row of a store into another one that is empty: definitions, and sessions with those that are under way. If it fails, no
// server finds anything in the new store.

import { MendableError } from '@guidepost/fault/mendable-error';
import { countRows, MOVED_TABLES, type MovedTable, readTable, writeTable } from '../definitions/definition-tables.ts';
import { type OpenedTables, openDefinitionTables } from '../definitions/open-tables.ts';
import { copyIntoSessions, readSessionTables } from '../sessions/open-session-tables.ts';
import type { SessionCopy, SessionTables } from '../sessions/session-tables.ts';
import { type StoreLocation, showLocation } from '../store-location.ts';
import { closeStore } from './close-store.ts';

/** How many of each were copied. */
export interface CopiedStore {
  readonly definitions: Readonly<Record<MovedTable, number>>;
  readonly steps: number;
  readonly interactions: number;
  readonly dailyCounts: number;
}

export class CopyError extends MendableError {
  override readonly name = 'CopyError';
}

export interface CopySettings {
  /**
   * `close`: whoever has the store that is copied cannot change it any more, and if the copy fails, can again. `allow`: servers may go on where
   * it is a database; what they do meanwhile is not in the copy.
   */
  readonly servers: 'close' | 'allow';
}

export async function copyStore(
  from: StoreLocation,
  to: StoreLocation,
  { servers }: CopySettings,
): Promise<CopiedStore> {
  const toClose: (() => Promise<void>)[] = [];
  const opened = <Store extends { close(): Promise<void> }>(store: Store): Store => {
    toClose.push(() => store.close());
    return store;
  };
  try {
    const source = opened(await openDefinitionTables(from, 'from'));
    const target = opened(await openDefinitionTables(to, 'to'));
    await refuseRunning(target, to);
    const copy = await copyIntoSessions(to);
    if (copy === null) throw notEmpty(to);
    opened(copy);
    const closing = servers === 'close' ? await closeStore(from, to) : null;
    if (closing !== null) opened({ close: () => closing.release() });
    const sessions = opened(await readSessionTables(from, closing !== null));
    // This fixes the moment of the sessions. That of the definitions is later, so that every version a session uses is among them.
    const endedBefore = await sessions.endedBefore();
    const copied = await source.transaction((read) =>
      target.transaction(async (write) => {
        if ((await countRows(write, 'clients')) > 0) throw notEmpty(to);
        const definitions = {} as Record<MovedTable, number>;
        for (const table of MOVED_TABLES) definitions[table] = await copyTable(read, write, table);
        const conversations = await copySessions(sessions, copy);
        await closing?.assertClosed();
        // The definitions come last: without them no server finds anything in the new store.
        await copy.finish(endedBefore);
        return { definitions, ...conversations };
      }),
    );
    await closing?.finish().catch((error: unknown) => {
      throw new CopyError(
        `${showLocation(from)}: everything is copied, but this store could not be closed. Servers may have gone on with it, so ${showLocation(to)} does not count: empty that, and move again.`,
        { cause: error },
      );
    });
    return copied;
  } finally {
    for (const close of toClose.reverse()) await close();
  }
}

const notEmpty = (to: StoreLocation): CopyError =>
  new CopyError(
    `${showLocation(to)}: there is something in this store already. Name an empty folder or an empty database.`,
  );

async function refuseRunning(tables: OpenedTables, location: StoreLocation): Promise<void> {
  if (!(await tables.serverRuns())) return;
  throw new CopyError(
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

async function copySessions(from: SessionTables, to: SessionCopy): Promise<Omit<CopiedStore, 'definitions'>> {
  const copied = { steps: 0, interactions: 0, dailyCounts: 0 };
  for await (const contexts of from.contexts()) await to.addContexts(contexts);
  for await (const steps of from.steps()) {
    await to.addSteps(steps);
    copied.steps += steps.length;
  }
  for await (const interactions of from.interactions()) {
    await to.addInteractions(interactions);
    copied.interactions += interactions.length;
  }
  for await (const counts of from.dailyCounts()) {
    await to.addDailyCounts(counts);
    copied.dailyCounts += counts.length;
  }
  return copied;
}
