// The log of who signed in. Tries that failed are not in it: whoever may not sign in must not be able to fill it.

import type { AuditStore } from '../audit/audit-store.ts';
import { makeEntryId } from '../audit/log-change.ts';
import type { Person } from '../people/people-store.ts';

/** `signIn`: its id. */
export async function logSignIn(
  audit: AuditStore,
  { id, emailWritten }: Omit<Person, 'password'>,
  signIn: string,
  now = Date.now(),
): Promise<void> {
  const entry = makeEntryId(now);
  const by = { kind: 'person', id, name: emailWritten } as const;
  await audit.begin(entry, now, { client: null, door: 'admin interface', by, action: 'signed in', target: signIn });
  await audit.complete(entry, { outcome: 'done' });
}
