// The admin interface on the parts of a running server. It is loaded at the first request for it: a server starts without it.

import { ADMIN_ROUTES } from '@guidepost/contract/admin/admin-routes';
import type { FeedLimits } from '../feeds/feed-limits.ts';
import { Callers } from '../people/callers.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { type AdminHandler, type AdminSettings, makeAdminApp } from './admin-app.ts';
import { adminHandlers } from './admin-handlers.ts';

export interface AdminParts extends Pick<AdminSettings, 'publicUrl' | 'isServing' | 'failed'> {
  readonly stores: DefinitionStore;
  readonly feedLimits: FeedLimits;
}

export const openAdmin = ({ stores, feedLimits, ...parts }: AdminParts): Promise<AdminHandler> =>
  makeAdminApp({
    routes: ADMIN_ROUTES,
    handlers: adminHandlers({ stores, feedLimits, publicUrl: parts.publicUrl }),
    callers: new Callers(stores),
    audit: stores.audit,
    repeats: stores.repeats,
    ...parts,
  });
