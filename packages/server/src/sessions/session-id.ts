// Session ids: 48 bits of milliseconds, then 80 random bits. So rows of sessions that live at the same time are neighbours,
// and old ones are a range.

import { randomFillSync } from 'node:crypto';
import type { SessionId } from './session-store.ts';

const pool = Buffer.alloc(10 * 512);
let used = pool.length;

/** A new id at `now` (milliseconds since 1970). */
export function makeSessionId(now: number): SessionId {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, used + 10);
  used += 10;
  return (Math.floor(now).toString(16).padStart(12, '0') + random) as SessionId;
}

export const isSessionId = (text: string): text is SessionId => /^[0-9a-f]{32}$/.test(text);
