// Lists of any length, a page at a time. A cursor names the last entry that was given, so what comes or goes meanwhile neither
// repeats nor hides another entry.

import type { Given } from '../values/given-values.ts';

export interface PageRequest {
  /** From the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** For the next page; null where this is the last. */
  readonly next: string | null;
}

/** Entries of a page: as many as a person looks through, and at most. */
export const PAGE = { usual: 100, most: 200 } as const;

/** What a door was asked for; a cursor that no list gave out is told. `most`: entries that a page of this list may have. */
export function readPageRequest(
  after: string | null,
  limit: number = PAGE.usual,
  most: number = PAGE.most,
): Given<PageRequest> {
  if (!Number.isInteger(limit) || limit < 1 || limit > most) return { wrong: `A page has from 1 to ${most} entries.` };
  return after !== null && parseCursor(after) === null ? { wrong: NO_CURSOR } : { value: { after, limit } };
}

/** All entries of a list, read page by page. */
export async function readAllPages<Entry>(read: (request: PageRequest) => Promise<Page<Entry>>): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  do {
    const page: Page<Entry> = await read({ after, limit: PAGE.most });
    entries.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return entries;
}

/** `rows`: one more than the limit where there are more. `keyOf`: what the list is ordered by. */
export function makePage<Row, Entry>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly [string, string],
  toEntry: (row: Row) => Entry,
): Page<Entry> {
  const given = rows.slice(0, limit);
  const last = given.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { entries: given.map(toEntry), next: hasMore ? writeCursor(keyOf(last)) : null };
}

export const writeCursor = (key: readonly [string, string]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Throws where no list gave the cursor out; `readPageRequest` tells whoever sent it before. */
export function readCursor(cursor: string): readonly [string, string] {
  const key = parseCursor(cursor);
  if (key === null) throw new Error(NO_CURSOR);
  return key;
}

const NO_CURSOR = 'This is no cursor of a list. Take the one that came with the page before, or leave it out.';

function parseCursor(cursor: string): readonly [string, string] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(key) || key.length !== 2) return null;
    const [first, second]: unknown[] = key;
    return typeof first === 'string' && typeof second === 'string' ? [first, second] : null;
  } catch {
    return null;
  }
}
