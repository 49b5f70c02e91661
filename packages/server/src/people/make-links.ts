// Links that work once: whoever has one may do one thing, such as choose a new password. There needs to be no mail server; who makes a link
// hands it over. Its secret leaves this process once.

import type { Role } from '@guidepost/contract/admin/rights';
import { judgeMember, type MemberFault } from '../values/given-values.ts';
import { ownRole } from './caller.ts';
import { readEmail } from './email-address.ts';
import { mayManage, mayManageAccount } from './managing.ts';
import { digestSecret, makeId, makeSecret } from './opaque-secret.ts';
import type { PeopleChange, PeopleStore, Person, PersonLink } from './people-store.ts';
import { isRoleAtLeast } from './scopes.ts';

export interface MadeLink {
  readonly id: string;
  /** To be handed over, as the last part of an address. */
  readonly secret: string;
  readonly expiresAt: number;
}

/**
 * For whoever may log in to the machine, at the start of a server: the link that makes the first owner, of all clients. Each start makes a new one,
 * and the one before works no more. Null: there is somebody already.
 */
export const makeFirstOwnerLink = (people: PeopleStore, now = Date.now()): Promise<MadeLink | null> =>
  people.change(async (change) => {
    if (await change.hasPeople()) return null;
    await change.deleteLinks('first-owner', null);
    return insertLink(change, { kind: 'first-owner', ...FOR_NOBODY, madeBy: null }, FIRST_OWNER_LIFE, now);
  });

export interface InvitationRequest {
  readonly email: string;
  /** Null: all clients. */
  readonly client: string | null;
  readonly role: Role;
}

export type Invited =
  | { readonly kind: 'invited'; readonly link: MadeLink; readonly email: string }
  /** They have this role or a larger one there. */
  | { readonly kind: 'is-member'; readonly person: string }
  | { readonly kind: 'not-permitted' }
  | { readonly kind: 'refused'; readonly faults: readonly MemberFault<'email'>[] };

/** `by`: the person who invites, by id. An earlier invitation of the same address to the same client works no more. */
export async function invite(
  people: PeopleStore,
  by: string,
  { email, client, role }: InvitationRequest,
  now = Date.now(),
): Promise<Invited> {
  const given = readEmail(email);
  if ('wrong' in given) return { kind: 'refused', faults: judgeMember('email', email, readEmail) };
  const { canonical, written } = given.value;
  return people.change(async (change) => {
    if (!mayManage(await change.findPerson(by), client)) return { kind: 'not-permitted' };
    const known = await change.findByEmail(canonical);
    const held = known === null ? null : ownRole(known.roles, client);
    if (known !== null && held !== null && isRoleAtLeast(held, role))
      return { kind: 'is-member', person: known.person.id };
    for (const open of await change.listInvitations(client))
      if (open.email === canonical) await change.deleteLink(open.id);
    const order = { email: canonical, emailWritten: written, client, role, madeBy: by } as const;
    const link = await insertLink(change, { kind: 'invitation', ...order }, INVITATION_LIFE, now);
    return { kind: 'invited', link, email: written };
  });
}

export type ListedInvitation = Omit<PersonLink, 'digest' | 'kind'>;

/** That are open, oldest first. */
export async function listInvitations(
  people: PeopleStore,
  client: string | null,
  now = Date.now(),
): Promise<ListedInvitation[]> {
  const all = await people.listInvitations(client);
  return all.filter(({ expiresAt }) => expiresAt > now).map(({ digest: _, kind: __, ...listed }) => listed);
}

export const revokeInvitation = (
  people: PeopleStore,
  by: string,
  client: string | null,
  id: string,
): Promise<{ readonly kind: 'revoked' | 'not-found' | 'not-permitted' }> =>
  people.change(async (change) => {
    if (!mayManage(await change.findPerson(by), client)) return { kind: 'not-permitted' };
    const isTheirs = (await change.listInvitations(client)).some((link) => link.id === id);
    return { kind: isTheirs && (await change.deleteLink(id)) ? 'revoked' : 'not-found' };
  });

export type ResetMade =
  | { readonly kind: 'made'; readonly link: MadeLink }
  | { readonly kind: 'not-found' }
  /** The account reaches further than whoever asks. */
  | { readonly kind: 'not-permitted' };

/**
 * `by`: the person who makes it, by id, or null for whoever may log in to the machine. Nobody makes one for themselves: the old password is not
 * asked for, and whoever stole a sign-in could take the account over. An earlier one works no more.
 */
export const makeResetLink = (
  people: PeopleStore,
  by: string | null,
  person: string,
  now = Date.now(),
): Promise<ResetMade> =>
  people.change(async (change) => {
    const who = await change.findPerson(person);
    if (who === null) return { kind: 'not-found' };
    const isPermitted = by === null || (by !== person && mayManageAccount(await change.findPerson(by), who));
    if (!isPermitted) return { kind: 'not-permitted' };
    await change.deleteLinks('reset', who.person.email);
    return { kind: 'made', link: await insertReset(change, who.person, by, now) };
  });

/**
 * For whoever asks with nothing but the address, to be sent there. Links that others made go on working: else everybody could take them away
 * from a person. Null if there is no such person.
 */
export const makeOwnResetLink = (people: PeopleStore, person: string, now = Date.now()): Promise<MadeLink | null> =>
  people.change(async (change) => {
    const who = await change.findPerson(person);
    if (who === null) return null;
    await change.deleteResetsBy(person, who.person.email);
    return insertReset(change, who.person, person, now);
  });

function insertReset(change: PeopleChange, { email, emailWritten }: Person, madeBy: string | null, now: number) {
  return insertLink(change, { kind: 'reset', ...FOR_NOBODY, email, emailWritten, madeBy }, RESET_LIFE, now);
}

type LinkOrder = Omit<PersonLink, 'id' | 'digest' | 'createdAt' | 'expiresAt'>;

const FOR_NOBODY = { email: null, emailWritten: null, client: null, role: null } as const;

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds. A new start of the server makes a new one. */
const FIRST_OWNER_LIFE = 7 * DAY;
/** Over a weekend and some days of leave. */
const INVITATION_LIFE = 7 * DAY;
const RESET_LIFE = DAY;

async function insertLink(change: PeopleChange, order: LinkOrder, life: number, now: number): Promise<MadeLink> {
  const [id, secret, expiresAt] = [makeId('link'), makeSecret(), now + life];
  await change.dropLinks(now);
  await change.insertLink({ ...order, id, digest: digestSecret(secret) ?? '', createdAt: now, expiresAt });
  return { id, secret, expiresAt };
}
