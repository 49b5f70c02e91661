// Who may give and take roles. It is judged inside the change, by the roles that people have at that moment, and not by those that a
// request began with.

import type { Role } from '@guidepost/contract/admin/rights';
import { ownRole, roleIn } from './caller.ts';
import type { PeopleChange, PersonWithRoles } from './people-store.ts';

/** An owner of the client, or of all; `null` as client: an owner of all. */
export const mayManage = (someone: PersonWithRoles | null, client: string | null): boolean =>
  someone !== null && someone.person.disabledAt === null && roleIn(someone.roles, client) === 'owner';

/**
 * Whether an owner may act on the whole account of somebody, such as give them a link for a new password. Only if they are owner wherever
 * the other has a role: else they would get roles that nobody gave them.
 */
export const mayManageAccount = (someone: PersonWithRoles | null, other: PersonWithRoles): boolean =>
  other.roles.length === 0 ? mayManage(someone, null) : other.roles.every(({ client }) => mayManage(someone, client));

/**
 * Whether a client, or the installation, would be left without an owner if somebody had `role` there. Whoever is owner of all may take
 * the last owner of a client away, as they remain.
 */
export async function leavesNoOwner(
  change: PeopleChange,
  who: PersonWithRoles,
  client: string | null,
  role: Role | null,
  actor: PersonWithRoles,
): Promise<boolean> {
  if (ownRole(who.roles, client) !== 'owner' || role === 'owner') return false;
  const owners = await change.listOwners(client);
  if (owners.length !== 1 || owners[0] !== who.person.id) return false;
  return client === null || !mayManage(actor, null);
}
