// The people who look after all shops: for owners of all shops only.

import { Type } from 'typebox';
import { closed } from '../views/view-part.ts';
import { type AdminRoutes, PAGE_QUERY, pageOf } from './admin-route.ts';
import { MadeLinkView } from './link-routes.ts';
import { InvitationRequest, InvitationsView, PersonView, RoleRequest, RoleView } from './people-routes.ts';

export const DisabledRequest = closed({ disabled: Type.Boolean() });

export const INSTALLATION_ROUTES = {
  listPeopleOfAll: {
    method: 'GET',
    path: '/people',
    needs: 'person',
    summary: 'List the people with a role in all shops; for owners of all shops',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(PersonView),
  },
  changeRoleForAll: {
    method: 'PUT',
    path: '/people/:person',
    needs: 'person',
    summary: 'Give one of them another role in all shops; for owners of all shops',
    body: RoleRequest,
    status: 200,
    answer: RoleView,
    logged: 'role for all changed',
  },
  removeFromAll: {
    method: 'DELETE',
    path: '/people/:person',
    needs: 'person',
    summary: 'Take the role in all shops away; those in single shops stay; for owners of all shops, and your own',
    status: 204,
    answer: null,
    logged: 'person removed from all',
  },
  disablePerson: {
    method: 'PUT',
    path: '/people/:person/disabled',
    needs: 'person',
    summary: 'Keep somebody out of all shops for a while, or let them in again; for owners of all shops',
    body: DisabledRequest,
    status: 200,
    answer: DisabledRequest,
    logged: 'person disabled or enabled',
  },
  makeResetLinkForAll: {
    method: 'POST',
    path: '/people/:person/reset-link',
    needs: 'person',
    summary: 'Make a link with which somebody chooses a new password; for owners of all shops',
    status: 201,
    answer: MadeLinkView,
    logged: 'reset link made',
  },
  listInvitationsToAll: {
    method: 'GET',
    path: '/invitations',
    needs: 'person',
    summary: 'List open invitations to all shops; for owners of all shops',
    status: 200,
    answer: InvitationsView,
  },
  inviteToAll: {
    method: 'POST',
    path: '/invitations',
    needs: 'person',
    summary: 'Invite somebody to a role in all shops; for owners of all shops',
    body: InvitationRequest,
    status: 201,
    answer: MadeLinkView,
    logged: 'person invited to all',
  },
  revokeInvitationToAll: {
    method: 'DELETE',
    path: '/invitations/:invitation',
    needs: 'person',
    summary: 'Take an invitation to all shops back; for owners of all shops',
    status: 204,
    answer: null,
    logged: 'invitation to all revoked',
  },
} as const satisfies AdminRoutes;
