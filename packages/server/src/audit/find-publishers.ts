// Who published the versions of an advisor, as far as the log of changes goes back.

import { type AuditActor, type AuditEntry, type AuditStore, PUBLISHED } from './audit-store.ts';

/** An advisor that is published very often has its newest entries looked through only. */
const MOST_PAGES = 5;

/** By version. One that was published again, unchanged, is of whoever did it first. */
export async function findPublishers(
  audit: Pick<AuditStore, 'list'>,
  client: string,
  advisor: string,
): Promise<ReadonlyMap<number, AuditActor>> {
  const publishers = new Map<number, AuditActor>();
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found = await audit.list({ after, limit: 200 }, { client, action: PUBLISHED, target: advisor });
    for (const entry of found.entries) {
      const version = versionIn(entry);
      if (version !== null) publishers.set(version, entry.by);
    }
    after = found.next;
    if (after === null) break;
  }
  return publishers;
}

function versionIn({ after }: AuditEntry): number | null {
  const version = typeof after === 'object' && after !== null && 'version' in after ? after.version : null;
  return typeof version === 'number' ? version : null;
}
