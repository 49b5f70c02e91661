// The log of changes, by the admin interface.

import type { AUDIT_ROUTES } from '@guidepost/contract/admin/audit-routes';
import type { AuditEntry, AuditStore } from '../audit/audit-store.ts';
import { Refusal } from '../refusals/refusal.ts';
import { isoTime } from '../views/iso-time.ts';
import type { Handlers } from './admin-call.ts';
import { readPage } from './read-query.ts';

export const auditHandlers = (audit: AuditStore): Handlers<typeof AUDIT_ROUTES> => ({
  listAudit: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { by, action } = query;
    const filter = { client, ...(by !== undefined && { by }), ...(action !== undefined && { action }) };
    const { entries, next } = await audit.list(page, filter);
    return { view: { entries: entries.map(viewEntry), next } };
  },
});

const viewEntry = ({ at, ...entry }: AuditEntry) => ({ ...entry, at: isoTime(at) });
