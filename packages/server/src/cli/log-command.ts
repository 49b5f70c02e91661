// What a command changes stands in the log of changes, as what people change in the portal does: by whoever may log in to this machine.

import { userInfo } from 'node:os';
import type { AuditEnd, AuditIntent } from '../audit/audit-store.ts';
import { logChange, logDone } from '../audit/log-change.ts';
import type { Feed } from '../feeds/feed-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';

type Told = Omit<AuditEnd, 'outcome'>;

/** `told`: what the log shall know of it if it was done; null: nothing was done. */
export const logCommand = <Outcome>(
  { audit }: Pick<DefinitionStore, 'audit'>,
  { client, action, target }: Pick<AuditIntent, 'client' | 'action' | 'target'>,
  work: () => Promise<Outcome>,
  told: (outcome: Outcome) => Told | null,
): Promise<Outcome> =>
  logChange(audit, intentOf({ client, action, target }), work, (outcome) => {
    const done = told(outcome);
    return done === null ? { outcome: 'refused' } : { outcome: 'done', ...done };
  });

/** Afterwards, of a feed: it keeps an account of its own, made with the change. */
export const logPulled = (
  { audit }: Pick<DefinitionStore, 'audit'>,
  { client, catalog }: Pick<Feed, 'client' | 'catalog'>,
  told: Told,
): Promise<void> => logDone(audit, intentOf({ client, action: 'catalog imported', target: catalog }), told);

const intentOf = (change: Pick<AuditIntent, 'client' | 'action' | 'target'>): AuditIntent => ({
  ...change,
  door: 'command line',
  by: { kind: 'machine', id: '', name: nameOfUser() },
});

/** In a container a user may have a number and no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
