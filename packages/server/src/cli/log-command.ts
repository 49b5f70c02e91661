// What a command changes stands in the log of changes, as what people change in the portal does: by whoever may log in to this machine.

import { userInfo } from 'node:os';
import type { AuditEnd, AuditIntent } from '../audit/audit-store.ts';
import { logChange } from '../audit/log-change.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';

type Told = Omit<AuditEnd, 'outcome'>;

/** `told`: what the log shall know of it if it was done; null: nothing was done. */
export const logCommand = <Outcome>(
  { audit }: Pick<DefinitionStore, 'audit'>,
  { client, action, target }: Pick<AuditIntent, 'client' | 'action' | 'target'>,
  work: () => Promise<Outcome>,
  told: (outcome: Outcome) => Told | null,
): Promise<Outcome> =>
  logChange(
    audit,
    { client, door: 'command line', by: { kind: 'machine', id: '', name: nameOfUser() }, action, target },
    work,
    (outcome) => {
      const done = told(outcome);
      return done === null ? { outcome: 'refused' } : { outcome: 'done', ...done };
    },
  );

/** In a container a user may have a number and no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
