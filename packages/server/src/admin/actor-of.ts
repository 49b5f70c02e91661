// Who asks, as the log of changes and the history of drafts name them.

import type { AuditActor } from '../audit/audit-store.ts';
import type { Caller } from '../people/caller.ts';

/** Where it is for nobody in particular. */
export const NOBODY: AuditActor = { kind: 'server', id: '', name: 'nobody signed in' };

export const actorOf = ({ kind, id, name }: Caller): AuditActor => ({ kind, id, name });
