// The log of all changes.

import { type Static, Type } from 'typebox';
import { ActorView } from '../views/actor-view.ts';
import { closed, nullable, time } from '../views/view-part.ts';
import { type AdminRoutes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';

/** Through which door a change came. */
const DOORS = ['admin interface', 'command line', 'feed'] as const;

const AuditEntryView = closed({
  id: Type.String(),
  at: time(),
  /** Null: it concerns all shops. */
  client: nullable(Type.String()),
  door: Type.Enum([...DOORS]),
  /** Who did it. */
  by: ActorView,
  /** What was done, such as `key created`. */
  action: Type.String(),
  /** To what, such as the id of the key. */
  target: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** Null: it is not known whether it was done, because the server stopped meanwhile or the work has not ended. */
  outcome: nullable(Type.Enum(['done', 'refused', 'failed'])),
});
export type AuditEntryView = Static<typeof AuditEntryView>;

export const AUDIT_ROUTES = {
  listAudit: {
    method: 'GET',
    path: '/clients/:client/audit',
    needs: reads('audit'),
    summary: 'List all changes, newest first',
    query: {
      ...PAGE_QUERY,
      by: 'Only changes by the person or token with this id.',
      action: 'Only changes of this kind.',
    },
    status: 200,
    answer: pageOf(AuditEntryView),
  },
} as const satisfies AdminRoutes;
