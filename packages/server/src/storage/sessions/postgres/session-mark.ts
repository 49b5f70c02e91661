// Four hexadecimal digits that tell a database of sessions from others. They are part of the id of every session that starts there.

import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

export interface SessionMark {
  readonly mark: string;
  /** Since when: milliseconds since 1970. Sessions from before have ids with other marks. */
  readonly since: number;
}

export async function readMark(client: Pool | PoolClient): Promise<SessionMark> {
  const { rows } = await client.query<SessionMark>('select mark, since from session_mark');
  const [found] = rows;
  if (found === undefined) throw new Error('the database of the sessions has no mark');
  return found;
}

/** Gives it another one in place of `mark`, unless somebody else just did. */
export async function changeMark(client: Pool | PoolClient, mark: string): Promise<SessionMark> {
  await client.query(
    'update session_mark set mark = $2, since = (extract(epoch from now()) * 1000)::bigint where mark = $1',
    [mark, randomBytes(2).toString('hex')],
  );
  return readMark(client);
}
