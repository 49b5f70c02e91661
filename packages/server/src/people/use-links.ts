// What whoever has a link may see and do. A link proves that its maker meant it, and not who holds it: it never opens an account that was
// there before, unless it is for a new password of that very account.

import type { Role } from '@guidepost/contract/admin/rights';
import { type Given, judgeMember, type MemberFault, readLanguage } from '../values/given-values.ts';
import { ownClients, ownRole } from './caller.ts';
import { type EmailAddress, readEmail } from './email-address.ts';
import type { NotNow, SigningParts } from './log-in.ts';
import { mayManage, mayManageAccount } from './managing.ts';
import { digestSecret, makeId } from './opaque-secret.ts';
import { hashPassword } from './password-hash.ts';
import { judgePassword } from './password-rules.ts';
import type { PeopleChange, PeopleReader, PeopleStore, Person, PersonLink } from './people-store.ts';
import { readName } from './person-name.ts';
import { isRoleAtLeast } from './scopes.ts';
import { type BegunSignIn, beginSignIn } from './sign-ins.ts';

export interface SeenLink {
  readonly kind: PersonLink['kind'];
  /** Whom it is for; null: whoever comes first. */
  readonly email: string | null;
  readonly client: string | null;
  readonly role: Role | null;
  readonly expiresAt: number;
  /** Whether whom it invites has an account, and so signs in to accept it. */
  readonly hasAccount: boolean;
}

/** Null: it was used, was voided, is too old, or there never was one. Nobody tells which. */
export async function lookAtLink(people: PeopleStore, secret: string, now = Date.now()): Promise<SeenLink | null> {
  const link = await findWorkingLink(people, secret, now);
  if (link === null) return null;
  const { kind, emailWritten, client, role, expiresAt } = link;
  const hasAccount = link.email !== null && (await people.findByEmail(link.email)) !== null;
  return { kind, email: emailWritten, client, role, expiresAt, hasAccount };
}

export interface LinkAcceptance {
  readonly secret: string;
  /** Of the first owner only; otherwise it is known. */
  readonly email?: string;
  /** Of a new person. */
  readonly name?: string;
  readonly language?: string | null;
  readonly password?: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The person who is signed in in the browser, by id; null: nobody. */
  readonly signedIn: string | null;
}

export type LinkFault = MemberFault<'email' | 'name' | 'language' | 'password'>;

export type Accepted =
  /** The browser is signed in from now on. */
  | { readonly kind: 'signed-in'; readonly signIn: BegunSignIn }
  /** Whoever is signed in has the role, too. */
  | { readonly kind: 'joined' }
  /** See {@link lookAtLink}. */
  | { readonly kind: 'gone' }
  /** The address has an account: its owner signs in and accepts then. */
  | { readonly kind: 'sign-in-first' }
  | { readonly kind: 'refused'; readonly faults: readonly LinkFault[] }
  | Extract<NotNow, { readonly kind: 'busy' }>;

export async function acceptLink(
  { people, hashes }: Pick<SigningParts, 'people' | 'hashes'>,
  acceptance: LinkAcceptance,
  now = Date.now(),
): Promise<Accepted> {
  const { secret, signedIn } = acceptance;
  const link = await findWorkingLink(people, secret, now);
  if (link === null) return { kind: 'gone' };
  const known = link.email === null ? null : await people.findByEmail(link.email);
  if (link.kind === 'invitation' && known !== null) {
    if (known.person.id !== signedIn) return { kind: 'sign-in-first' };
    return people.change((change) => join(change, secret, signedIn, now));
  }
  const wanted = readAcceptance(acceptance, link, known);
  if ('faults' in wanted) return { kind: 'refused', faults: wanted.faults };
  // Only for a link that works, so that nobody makes the server hash by guessing links.
  const hashed = await hashes.run(() => hashPassword(wanted.password));
  if (hashed === null) return { kind: 'busy' };
  return people.change(async (change) => {
    const taken = await takeLink(change, secret, now);
    if (taken === null) return { kind: 'gone' };
    const holder = taken.email === null ? null : await change.findByEmail(taken.email);
    if (taken.kind === 'reset')
      return resetPassword(change, holder?.person ?? null, hashed.value, acceptance.agent, now);
    // Someone took the address since the link was looked at. The link is spent, so nothing can be tried with it.
    if (holder !== null || (await change.findByEmail(wanted.address.canonical)) !== null) return { kind: 'gone' };
    const { address, name, language } = wanted;
    const person: Person = {
      ...{ id: makeId('person'), email: address.canonical, emailWritten: address.written, name, language },
      ...{ password: hashed.value, createdAt: now, disabledAt: null },
    };
    await change.insertPerson(person);
    await change.setRole(person.id, taken.client, taken.kind === 'first-owner' ? 'owner' : taken.role);
    return { kind: 'signed-in', signIn: await beginSignIn(change, person, acceptance.agent, now) };
  });
}

/** The role of an invitation, for somebody who is signed in. It never makes the one that they have smaller. */
async function join(change: PeopleChange, secret: string, signedIn: string, now: number): Promise<Accepted> {
  const link = await takeLink(change, secret, now);
  const someone = await change.findPerson(signedIn);
  if (link === null || link.role === null || someone === null) return { kind: 'gone' };
  if (someone.person.email !== link.email || someone.person.disabledAt !== null) return { kind: 'gone' };
  const held = ownRole(someone.roles, link.client);
  if (held === null || !isRoleAtLeast(held, link.role)) await change.setRole(signedIn, link.client, link.role);
  return { kind: 'joined' };
}

/** Whoever was signed in to the account before is no more, and other links for a new password work no more. */
async function resetPassword(
  change: PeopleChange,
  person: Person | null,
  password: string,
  agent: string,
  now: number,
): Promise<Accepted> {
  if (person === null) return { kind: 'gone' };
  await change.updatePerson(person.id, { password });
  await change.deleteLinks('reset', person.email);
  await change.endSignIns(person.id, null);
  return { kind: 'signed-in', signIn: await beginSignIn(change, person, agent, now) };
}

/** Once: of several who take it at the same time one gets it. */
async function takeLink(change: PeopleChange, secret: string, now: number): Promise<PersonLink | null> {
  const link = await findWorkingLink(change, secret, now);
  return link !== null && (await change.deleteLink(link.id)) ? link : null;
}

/** It works while its maker may make such a link. */
async function findWorkingLink(people: PeopleReader, secret: string, now: number): Promise<PersonLink | null> {
  const digest = digestSecret(secret);
  const link = digest === null ? null : await people.findLink(digest);
  return link !== null && (await isWorking(people, link, now)) ? link : null;
}

/** Whether whoever has the link may use it. */
export async function isWorking(people: PeopleReader, link: PersonLink, now: number): Promise<boolean> {
  if (link.expiresAt <= now) return false;
  if (link.kind === 'first-owner') return !(await people.hasPeople());
  const maker = link.madeBy === null ? null : await people.findPerson(link.madeBy);
  if (link.kind === 'invitation') return mayManage(maker, link.client) && link.role !== null;
  const whose = link.email === null ? null : await people.findByEmail(link.email);
  if (whose === null || whose.person.disabledAt !== null) return false;
  const isOwn = link.madeBy === whose.person.id;
  return link.madeBy === null || isOwn || mayManageAccount(maker, whose);
}

interface Wanted {
  readonly address: EmailAddress;
  readonly name: string;
  readonly language: string | null;
  readonly password: string;
}

/** What whoever accepts wrote, or everything that is wrong with it. */
function readAcceptance(
  { email, name, language, password }: LinkAcceptance,
  link: PersonLink,
  known: Awaited<ReturnType<PeopleReader['findByEmail']>>,
): Wanted | { readonly faults: readonly LinkFault[] } {
  const address: Given<EmailAddress> =
    link.email === null
      ? readEmail(email ?? '')
      : { value: { canonical: link.email, written: link.emailWritten ?? link.email } };
  const called: Given<string> = known === null ? readName(name ?? '') : { value: known.person.name };
  const about = {
    name: 'value' in called ? called.value : '',
    email: 'value' in address ? address.value.canonical : '',
    clients: [...(known === null ? [] : ownClients(known.roles)), ...(link.client === null ? [] : [link.client])],
  };
  const judged = judgePassword(password ?? '', about);
  const spoken = typeof language === 'string' ? readLanguage(language) : { value: null };
  if ('value' in address && 'value' in called && 'value' in judged && 'value' in spoken)
    return { address: address.value, name: called.value, language: spoken.value, password: judged.value };
  const wrong = <Member extends LinkFault['member']>(member: Member, given: Given<unknown>) =>
    'wrong' in given ? [{ member, wrong: given.wrong }] : [];
  return {
    faults: [
      ...wrong('email', address),
      ...wrong('name', called),
      ...judgeMember('language', language, readLanguage),
      ...wrong('password', judged),
    ],
  };
}
