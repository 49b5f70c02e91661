// The sessions of several databases as those of one.

import { sumDailyCounts } from './daily-counts.ts';
import type { InteractionRow } from './interaction-rows.ts';
import type { SessionContext, StepRow } from './session-rows.ts';
import type { SessionTables } from './session-tables.ts';

/** Each database numbers its contexts by itself, so they are numbered anew. */
export function joinSessionTables(all: readonly SessionTables[]): SessionTables {
  const numbers = new Map<string, number>();
  /** Of each database: its own number → ours. */
  const ours = new Map<SessionTables, Map<number, number>>();
  return {
    async *contexts() {
      for (const tables of all) {
        const known = new Map<number, number>();
        ours.set(tables, known);
        const added: SessionContext[] = [];
        for await (const contexts of tables.contexts()) {
          for (const context of contexts) {
            const key = JSON.stringify([context.client, context.advisor, context.version, context.language]);
            const number = numbers.get(key) ?? numbers.size + 1;
            if (!numbers.has(key)) added.push({ ...context, id: number });
            numbers.set(key, number);
            known.set(context.id, number);
          }
        }
        yield added;
      }
    },
    async *steps() {
      for (const tables of all) {
        for await (const rows of tables.steps()) yield rows.map((row) => renumbered(row, ours.get(tables)));
      }
    },
    async *interactions() {
      for (const tables of all) {
        for await (const rows of tables.interactions()) {
          yield rows.map(([session, once, order, context, ...more]): InteractionRow => {
            return [session, once, order, numberOf(context, ours.get(tables)), ...more];
          });
        }
      }
    },
    async *dailyCounts() {
      const lists = [];
      for (const tables of all) for await (const counts of tables.dailyCounts()) lists.push(counts);
      yield sumDailyCounts(lists);
    },
    // A session that is kept without need ends like any other.
    endedBefore: async () => Math.min(...(await Promise.all(all.map((tables) => tables.endedBefore())))),
    close: async () => void (await Promise.all(all.map((tables) => tables.close()))),
  };
}

/** The context is the third column. */
function renumbered(row: StepRow, numbers: ReadonlyMap<number, number> | undefined): StepRow {
  const [session, step, context, ...more] = row;
  return [session, step, numberOf(context, numbers), ...more];
}

function numberOf(context: number, numbers: ReadonlyMap<number, number> | undefined): number {
  const number = numbers?.get(context);
  if (number === undefined) throw new Error(`a row names the context ${context}, which there is not`);
  return number;
}
