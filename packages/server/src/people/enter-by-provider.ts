// The use case of signing in with a provider of OpenID Connect, for people who have an account or an invitation: what the provider proves is
// who somebody is, and never what they may do here.

import { readEmail } from './email-address.ts';
import { makeId } from './opaque-secret.ts';
import type { Identity, PeopleChange, PeopleStore, Person, PersonLink } from './people-store.ts';
import { readName } from './person-name.ts';
import { type BegunSignIn, beginSignIn, signOut, tidySignIns } from './sign-ins.ts';
import { isWorking } from './use-links.ts';

export interface ProvedIdentity extends Identity {
  /** That the provider has verified; null: none. */
  readonly email: string | null;
  readonly name: string | null;
}

export type Entered =
  | { readonly kind: 'signed-in'; readonly signIn: BegunSignIn }
  /** Has neither account nor invitation, or may not sign in. */
  | { readonly kind: 'unknown' };

/** `before`: the secret of the sign-in that the browser has now, which ends; null: none. */
export async function enterByProvider(
  people: PeopleStore,
  identity: ProvedIdentity,
  { agent, before }: { readonly agent: string; readonly before: string | null },
  now = Date.now(),
): Promise<Entered> {
  const signIn = await people.change(async (change) => {
    const person = await findOrMake(change, identity, now);
    return person === null || person.disabledAt !== null ? null : beginSignIn(change, person, agent, now);
  });
  if (signIn === null) return { kind: 'unknown' };
  if (before !== null) await signOut(people, before);
  await tidySignIns(people, signIn.person.id, now);
  return { kind: 'signed-in', signIn };
}

/** By the provider's own name for somebody, which never passes to another; by the address only the first time. */
async function findOrMake(change: PeopleChange, identity: ProvedIdentity, now: number): Promise<Person | null> {
  const bound = await change.findByIdentity(identity);
  if (bound !== null) return bound.person;
  const given = identity.email === null ? null : readEmail(identity.email);
  if (given === null || 'wrong' in given) return null;
  const { canonical, written } = given.value;
  const known = await change.findByEmail(canonical);
  if (known !== null) return bind(change, known.person, identity);
  const invitations: PersonLink[] = [];
  for (const link of await change.listInvitationsOf(canonical))
    if (await isWorking(change, link, now)) invitations.push(link);
  if (invitations.length === 0) return null;
  const name = readName(identity.name ?? '');
  const person: Person = {
    ...{ id: makeId('person'), email: canonical, emailWritten: written, language: null, password: null },
    ...{ name: 'value' in name ? name.value : written, createdAt: now, disabledAt: null },
  };
  await change.insertPerson(person);
  await change.insertIdentity(identity, person.id);
  for (const { id, client, role } of invitations) {
    await change.deleteLink(id);
    await change.setRole(person.id, client, role);
  }
  return person;
}

/**
 * Until now nobody proved that the address is theirs: whoever had the invitation may have made the account, and know its password. From now on it
 * belongs to whoever has the mailbox, so its password, its sign-ins and links to it end. An address that the provider gave to somebody else
 * since is not theirs.
 */
async function bind(change: PeopleChange, person: Person, { issuer, subject }: Identity): Promise<Person | null> {
  if (person.disabledAt !== null || (await change.findSubject(issuer, person.id)) !== null) return null;
  await change.insertIdentity({ issuer, subject }, person.id);
  await change.updatePerson(person.id, { password: null });
  await change.endSignIns(person.id, null);
  await change.deleteLinks('reset', person.email);
  return person;
}
