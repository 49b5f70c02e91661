import { expect, test } from 'vitest';
import type { PageRequest } from '../lists/page.ts';
import type { AuditActor, AuditEntry, AuditFilter } from './audit-store.ts';
import { findPublishers } from './find-publishers.ts';

const person = (name: string): AuditActor => ({ kind: 'person', id: name, name });

/** Newest first, a page at a time; notes what it was asked for. */
function logOf(entries: readonly Pick<AuditEntry, 'by' | 'after'>[], size: number) {
  const asked: AuditFilter[] = [];
  const list = async ({ after }: PageRequest, filter: AuditFilter) => {
    asked.push(filter);
    const from = Number(after ?? 0);
    const page = entries.slice(from, from + size) as AuditEntry[];
    return { entries: page, next: from + size < entries.length ? String(from + size) : null };
  };
  return { asked, list };
}

test('each version is of whoever published it first, on whatever page of the log that stands', async () => {
  const log = logOf(
    [
      { by: person('Cleo'), after: { version: 2 } },
      { by: person('Ben'), after: null },
      { by: person('Ben'), after: { version: 2 } },
      { by: person('Ada'), after: { version: 1 } },
    ],
    2,
  );
  expect([...(await findPublishers(log, 'shop', 'lamps'))]).toEqual([
    [2, person('Ben')],
    [1, person('Ada')],
  ]);
  expect(log.asked[0]).toEqual({ client: 'shop', action: 'advisor published', target: 'lamps' });
});

test('a log of any length is not read to its end', async () => {
  const log = logOf(
    Array.from({ length: 50 }, (_, nth) => ({ by: person('Ada'), after: { version: 50 - nth } })),
    1,
  );
  expect((await findPublishers(log, 'shop', 'lamps')).size).toBe(5);
});
