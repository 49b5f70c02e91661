// The people of a shop: who they are, what they may do, and who is invited.

import { type Static, Type } from 'typebox';
import { closed, nullable, time } from '../views/view-part.ts';
import { type AdminRoutes, changes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';
import { MadeLinkView } from './link-routes.ts';
import { ROLES } from './rights.ts';

const role = () => Type.Enum([...ROLES]);

export const PersonView = closed({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** In this shop; null: only by the role for all. */
  role: nullable(role()),
  /** In all shops. */
  role_for_all: nullable(role()),
  /** Whether they can sign in with a password. */
  has_password: Type.Boolean(),
  created_at: time(),
  /** Null: they can sign in. */
  disabled_at: nullable(time()),
});
export type PersonView = Static<typeof PersonView>;

export const RoleRequest = closed({ role: role() });
export const RoleView = closed({ role: role() });

export const InvitationRequest = closed({ email: Type.String(), role: role() });

export const InvitationView = closed({
  id: Type.String(),
  email: Type.String(),
  role: role(),
  /** The id of who invited; null: whoever may log in to the machine. */
  made_by: nullable(Type.String()),
  created_at: time(),
  expires_at: time(),
});
export type InvitationView = Static<typeof InvitationView>;

export const InvitationsView = closed({ entries: Type.Array(InvitationView) });

export const PEOPLE_ROUTES = {
  listPeople: {
    method: 'GET',
    path: '/clients/:client/people',
    needs: reads('people'),
    summary: 'List the people of a shop, also those with a role in all shops',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(PersonView),
  },
  changeRole: {
    method: 'PUT',
    path: '/clients/:client/people/:person',
    needs: changes('people'),
    summary: 'Give one of the people another role',
    body: RoleRequest,
    status: 200,
    answer: RoleView,
    logged: 'role changed',
  },
  removePerson: {
    method: 'DELETE',
    path: '/clients/:client/people/:person',
    needs: changes('people'),
    summary: 'Take the role away; who has none in any shop afterwards is deleted',
    status: 204,
    answer: null,
    logged: 'person removed',
  },
  makeResetLink: {
    method: 'POST',
    path: '/clients/:client/people/:person/reset-link',
    needs: changes('people'),
    summary: 'Make a link with which one of the people chooses a new password',
    status: 201,
    answer: MadeLinkView,
    logged: 'reset link made',
  },
  listInvitations: {
    method: 'GET',
    path: '/clients/:client/invitations',
    needs: reads('people'),
    summary: 'List open invitations, oldest first',
    status: 200,
    answer: InvitationsView,
  },
  invite: {
    method: 'POST',
    path: '/clients/:client/invitations',
    needs: changes('people'),
    summary: 'Invite somebody to a role; an earlier invitation of the address works no more',
    body: InvitationRequest,
    status: 201,
    answer: MadeLinkView,
    logged: 'person invited',
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/clients/:client/invitations/:invitation',
    needs: changes('people'),
    summary: 'Take an invitation back',
    status: 204,
    answer: null,
    logged: 'invitation revoked',
  },
} as const satisfies AdminRoutes;
