// The people of a shop, and those of all shops, by the admin interface. Both do the same, at one client and at none in particular.

import type { INSTALLATION_ROUTES } from '@guidepost/contract/admin/installation-routes';
import { DisabledRequest } from '@guidepost/contract/admin/installation-routes';
import { InvitationRequest, type PEOPLE_ROUTES, RoleRequest } from '@guidepost/contract/admin/people-routes';
import type { ClientStore } from '../clients/client-store.ts';
import { invite, listInvitations, makeResetLink, revokeInvitation } from '../people/make-links.ts';
import { changeRole, listMembers, removeMember, setDisabled } from '../people/manage-people.ts';
import type { PeopleStore } from '../people/people-store.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { viewInvitation, viewMadeLink, viewPerson } from '../views/person-view.ts';
import type { AdminCall, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import type { LinkPost } from './link-post.ts';
import { personOnly } from './person-only.ts';
import { readPage } from './read-query.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';
import { refuseRole } from './refuse-role.ts';

export interface PeopleParts {
  readonly people: PeopleStore;
  readonly clients: ClientStore;
  readonly adminUrl: () => string;
  readonly post: LinkPost;
}

export const peopleHandlers = (parts: PeopleParts): Handlers<typeof PEOPLE_ROUTES> => ({
  listPeople: (call) => list(parts, call, call.client),
  changeRole: (call) => change(parts, call, call.client),
  removePerson: (call) => remove(parts, call, call.client),
  makeResetLink: (call) => reset(parts, call, call.client),
  listInvitations: (call) => listInvited(parts, call.client),
  invite: (call) => inviteTo(parts, call, call.client),
  revokeInvitation: (call) => revoke(parts, call, call.client),
});

export const installationHandlers = (parts: PeopleParts): Handlers<typeof INSTALLATION_ROUTES> => ({
  listPeopleOfAll: async (call) => (isOwnerOfAll(call) ? list(parts, call, null) : OWNERS_OF_ALL),
  changeRoleForAll: (call) => change(parts, call, null),
  removeFromAll: (call) => remove(parts, call, null),
  makeResetLinkForAll: async (call) => (isOwnerOfAll(call) ? reset(parts, call, null) : OWNERS_OF_ALL),
  listInvitationsToAll: async (call) => (isOwnerOfAll(call) ? listInvited(parts, null) : OWNERS_OF_ALL),
  inviteToAll: (call) => inviteTo(parts, call, null),
  revokeInvitationToAll: (call) => revoke(parts, call, null),

  disablePerson: async ({ caller, params: { person = '' }, body }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const read = readRequest(DisabledRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { disabled } = read.value;
    const { kind } = await setDisabled(parts.people, self.person, person, disabled);
    return kind === 'done' ? { view: { disabled }, log: { after: { disabled } } } : refuseRole(kind);
  },
});

const isOwnerOfAll = ({ caller }: AdminCall): boolean => caller.mayDo(null, 'people', 'change');

const OWNERS_OF_ALL = new Refusal('not-permitted', 'This takes the role owner in all shops.');

async function list({ people }: PeopleParts, { query }: AdminCall, client: string | null) {
  const page = readPage(query);
  if (page instanceof Refusal) return page;
  const { entries, next } = await listMembers(people, client, page);
  return { view: { entries: entries.map(viewPerson), next } };
}

async function change({ people }: PeopleParts, { caller, params, body }: AdminCall, client: string | null) {
  const self = personOnly(caller);
  if (self instanceof Refusal) return self;
  const read = readRequest(RoleRequest, body);
  if ('faults' in read) return refuseRequest(read.faults);
  const { role } = read.value;
  const outcome = await changeRole(people, self.person, client, params.person ?? '', role);
  if (outcome.kind !== 'changed') return refuseRole(outcome.kind);
  return { view: { role }, log: { before: { role: outcome.before }, after: { role } } };
}

async function remove({ people }: PeopleParts, { caller, params }: AdminCall, client: string | null) {
  const self = personOnly(caller);
  if (self instanceof Refusal) return self;
  const outcome = await removeMember(people, self.person, client, params.person ?? '');
  if (outcome.kind !== 'changed') return refuseRole(outcome.kind);
  return { view: null, log: { before: { role: outcome.before } } };
}

async function reset({ people, adminUrl, post }: PeopleParts, { caller, params }: AdminCall, client: string | null) {
  const self = personOnly(caller);
  if (self instanceof Refusal) return self;
  const { person = '' } = params;
  const found = await people.findPerson(person);
  const roles = found?.roles ?? [];
  // Of people elsewhere nothing is told.
  if (client !== null && !roles.some((held) => held.client === client || held.client === null)) return NOT_FOUND;
  const made = await makeResetLink(people, self.person, person);
  if (made.kind !== 'made') return refuseRole(made.kind);
  if (found === null) return NOT_FOUND;
  const mail = await post.sendReset(found.person, made.link);
  return { view: viewMadeLink(made.link, adminUrl(), mail), log: { after: { link: made.link.id } } };
}

async function listInvited({ people }: PeopleParts, client: string | null) {
  return { view: { entries: (await listInvitations(people, client)).map(viewInvitation) } };
}

async function inviteTo(
  { people, clients, adminUrl, post }: PeopleParts,
  { caller, body }: AdminCall,
  client: string | null,
) {
  const self = personOnly(caller);
  if (self instanceof Refusal) return self;
  const read = readRequest(InvitationRequest, body);
  if ('faults' in read) return refuseRequest(read.faults);
  // Whoever is owner of all may name a shop that there is not.
  if (client !== null && (await clients.find(client)) === null) return NOT_FOUND;
  const { role } = read.value;
  const invited = await invite(people, self.person, { ...read.value, client });
  if (invited.kind === 'refused') return refuseOrder(invited.faults);
  if (invited.kind === 'not-permitted') return refuseRole(invited.kind);
  if (invited.kind === 'is-member') return IS_MEMBER;
  const { link, email } = invited;
  const inviting = (await people.findPerson(self.person))?.person;
  const by = inviting?.name ?? '';
  const mail = await post.sendInvitation(inviting?.language ?? null, { to: email, client, role, by }, link);
  return { view: viewMadeLink(link, adminUrl(), mail), log: { target: link.id, after: { email, role } } };
}

const IS_MEMBER = new Refusal('already-exists', 'Whoever has this address has this role already, or a larger one.');

async function revoke({ people }: PeopleParts, { caller, params }: AdminCall, client: string | null) {
  const self = personOnly(caller);
  if (self instanceof Refusal) return self;
  const { invitation = '' } = params;
  const { kind } = await revokeInvitation(people, self.person, client, invitation);
  return kind === 'revoked' ? { view: null, log: { target: invitation } } : refuseRole(kind);
}
