// Session ids: 48 bits of milliseconds, then 80 random bits. So rows of sessions that live at the same time are neighbours,
// and old ones are a range. Where sessions are in several databases, the first 16 of the random bits are the mark of the one that has it.

import { randomFillSync } from 'node:crypto';
import type { SessionId } from './session-store.ts';

const pool = Buffer.alloc(10 * 512);
let used = pool.length;

/** A new id at `now` (milliseconds since 1970). `mark`: four hexadecimal digits; random ones without it. */
export function makeSessionId(now: number, mark = ''): SessionId {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used + mark.length / 2, used + 10);
  used += 10;
  return (Math.floor(now).toString(16).padStart(12, '0') + mark + random) as SessionId;
}

export const isSessionId = (text: string): text is SessionId => /^[0-9a-f]{32}$/.test(text);

/** When the session started, milliseconds since 1970. */
export const timeOfId = (id: SessionId): number => Number.parseInt(id.slice(0, 12), 16);

/** Four hexadecimal digits. */
export const markOfId = (id: SessionId): string => id.slice(12, 16);
