// Who asks, as the log of changes and the history of drafts name them.

import type { AuditActor } from '../audit/audit-store.ts';
import type { Caller } from '../people/caller.ts';

export const actorOf = ({ kind, id, name }: Caller): AuditActor => ({ kind, id, name });
