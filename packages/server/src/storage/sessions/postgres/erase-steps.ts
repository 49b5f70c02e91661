// Erases a session while other processes take steps.

import type { Pool } from 'pg';
import type { SessionId } from '../../../sessions/session-store.ts';
import { withClient } from '../../postgres/open-postgres.ts';
import { inTransaction } from '../../postgres/transaction.ts';
import { LOCK_PATIENCE } from './partitions.ts';

const TRIES = 5;

/**
 * Resolves to whether there was such a session. For a moment nobody inserts a step or an interaction: one that is being
 * inserted does not see that the steps before it go, and would be left behind.
 */
export async function eraseSteps(pool: Pool, place: string, id: SessionId): Promise<boolean> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await withClient(pool, place, (client) =>
        inTransaction(client, async () => {
          await client.query(`set local lock_timeout = ${LOCK_PATIENCE}`);
          await client.query('lock table session_steps in share row exclusive mode');
          await client.query('lock table session_interactions in share row exclusive mode');
          const steps = await client.query('delete from session_steps where session = $1', [id]);
          const interactions = await client.query('delete from session_interactions where session = $1', [id]);
          return (steps.rowCount ?? 0) + (interactions.rowCount ?? 0) > 0;
        }),
      );
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}
