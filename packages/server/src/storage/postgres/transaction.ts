// A transaction on a connection that the caller has.

import type { PoolClient } from 'pg';

/** Committed when `work` resolves, undone when it rejects. */
export async function inTransaction<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // If the connection is gone, so is the transaction; what is told is why.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
