// The use cases of those who look after who may do what in a shop, or in all of them.

import type { Role } from '@guidepost/contract/admin/rights';
import type { Page, PageRequest } from '../lists/page.ts';
import { type Given, judgeMember, type MemberFault, readLanguage } from '../values/given-values.ts';
import { ownRole } from './caller.ts';
import { leavesNoOwner, mayManage } from './managing.ts';
import type { Member, PeopleStore, Person } from './people-store.ts';
import { readName } from './person-name.ts';

export interface ListedMember extends Omit<Member, 'person'> {
  readonly person: Omit<Person, 'password'>;
  /** Whether they can sign in with a password. */
  readonly hasPassword: boolean;
}

export async function listMembers(
  people: PeopleStore,
  client: string | null,
  request: PageRequest,
): Promise<Page<ListedMember>> {
  const { entries, next } = await people.listMembers(client, request);
  const listed = entries.map(({ person: { password, ...person }, ...roles }) => {
    return { person, ...roles, hasPassword: password !== null };
  });
  return { entries: listed, next };
}

export type RoleOutcome =
  | { readonly kind: 'changed'; readonly before: Role | null; readonly after: Role | null }
  /** Nobody has this id, or no role there. */
  | { readonly kind: 'not-found' }
  /** Only an owner may. */
  | { readonly kind: 'not-permitted' }
  /** Somebody has to remain who may do everything. */
  | { readonly kind: 'last-owner' };

/** `by`: the person who asks, by id. `client` null: the role for all. Who has no role there is invited, not given one. */
export const changeRole = (
  people: PeopleStore,
  by: string,
  client: string | null,
  person: string,
  role: Role,
): Promise<RoleOutcome> => setRole(people, by, client, person, role);

/** Everybody may leave. Who has no role anywhere afterwards is deleted, and so all that was theirs ends. */
export const removeMember = (
  people: PeopleStore,
  by: string,
  client: string | null,
  person: string,
): Promise<RoleOutcome> => setRole(people, by, client, person, null);

const setRole = (
  people: PeopleStore,
  by: string,
  client: string | null,
  person: string,
  role: Role | null,
): Promise<RoleOutcome> =>
  people.change(async (change) => {
    const [actor, who] = [await change.findPerson(by), await change.findPerson(person)];
    const leaves = by === person && role === null;
    if (actor === null || actor.person.disabledAt !== null) return { kind: 'not-permitted' };
    if (!mayManage(actor, client) && !leaves) return { kind: 'not-permitted' };
    const before = who === null ? null : ownRole(who.roles, client);
    if (who === null || before === null) return { kind: 'not-found' };
    if (await leavesNoOwner(change, who, client, role, actor)) return { kind: 'last-owner' };
    await change.setRole(person, client, role);
    if (role === null && who.roles.length === 1) await change.deletePerson(person);
    return { kind: 'changed', before, after: role };
  });

export type DisablingOutcome = { readonly kind: 'done' | 'not-found' | 'not-permitted' | 'last-owner' };

/** Only an owner of all may. Whoever is disabled is signed out at once, and their tokens open nothing until they are enabled again. */
export const setDisabled = (
  people: PeopleStore,
  by: string,
  person: string,
  disabled: boolean,
  now = Date.now(),
): Promise<DisablingOutcome> =>
  people.change(async (change) => {
    const [actor, who] = [await change.findPerson(by), await change.findPerson(person)];
    if (actor === null || !mayManage(actor, null)) return { kind: 'not-permitted' };
    if (who === null) return { kind: 'not-found' };
    if (disabled && (await leavesNoOwner(change, who, null, null, actor))) return { kind: 'last-owner' };
    await change.updatePerson(person, { disabledAt: disabled ? (who.person.disabledAt ?? now) : null });
    if (disabled) await change.endSignIns(person, null);
    return { kind: 'done' };
  });

export interface OwnChange {
  readonly name?: string;
  /** Null: none chosen. */
  readonly language?: string | null;
}

export type ChangedSelf =
  | { readonly kind: 'changed'; readonly before: Omit<Person, 'password'>; readonly after: Omit<Person, 'password'> }
  | { readonly kind: 'refused'; readonly faults: readonly MemberFault<keyof OwnChange>[] }
  | { readonly kind: 'not-found' };

/** What people say about themselves. */
export async function changeSelf(people: PeopleStore, person: string, wanted: OwnChange): Promise<ChangedSelf> {
  const faults: MemberFault<keyof OwnChange>[] = [
    ...judgeMember('name', wanted.name, readName),
    ...judgeMember('language', wanted.language, readLanguage),
  ];
  if (faults.length > 0) return { kind: 'refused', faults };
  return people.change(async (change) => {
    const found = await change.findPerson(person);
    if (found === null) return { kind: 'not-found' };
    const { password: _, ...before } = found.person;
    const name = wanted.name === undefined ? before.name : orElse(readName(wanted.name), before.name);
    const language =
      typeof wanted.language === 'string' ? orElse(readLanguage(wanted.language), null) : (wanted.language ?? null);
    const after = { ...before, name, language: wanted.language === undefined ? before.language : language };
    await change.updatePerson(person, { name: after.name, language: after.language });
    return { kind: 'changed', before, after };
  });
}

const orElse = <Value>(given: Given<Value>, otherwise: Value): Value => ('value' in given ? given.value : otherwise);
