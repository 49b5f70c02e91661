// Lists of any length, a page at a time. A cursor names the last entry that was given, so what comes or goes meanwhile neither
// repeats nor hides another entry.

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

/** A cursor that was not given out by a list. */
class CursorError extends Error {
  override readonly name = 'CursorError';
}

const PAGE = 200;

/** All entries of a list, read page by page. */
export async function readAllPages<Entry>(read: (request: PageRequest) => Promise<Page<Entry>>): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  do {
    const page: Page<Entry> = await read({ after, limit: PAGE });
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

const writeCursor = (key: readonly [string, string]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Throws a {@link CursorError}. */
export function readCursor(cursor: string): readonly [string, string] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === 2) {
      const [first, second]: unknown[] = key;
      if (typeof first === 'string' && typeof second === 'string') return [first, second];
    }
  } catch {}
  throw new CursorError('This is no cursor of a list. Take the one that came with the page before, or leave it out.');
}
