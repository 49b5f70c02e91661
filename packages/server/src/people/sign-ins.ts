// Browsers that are signed in: how one begins, and how each ends.

import { digestSecret, makeId, makeSecret } from './opaque-secret.ts';
import type { PeopleChange, PeopleStore, Person, SignIn } from './people-store.ts';
import { IDLE, MOST_SIGN_INS, TOTAL } from './sign-in-life.ts';

export interface BegunSignIn {
  readonly id: string;
  /** For the cookie. It leaves this process once. */
  readonly secret: string;
  readonly person: Omit<Person, 'password'>;
}

/**
 * Inside a change that has seen that the person may sign in. The secret is always a new one: what a browser brought before, perhaps from
 * somebody else, means nothing afterwards.
 */
export async function beginSignIn(
  change: PeopleChange,
  { password: _, ...person }: Person,
  agent: string,
  now: number,
): Promise<BegunSignIn> {
  const secret = makeSecret();
  const id = makeId('signin');
  const row = { id, digest: digestSecret(secret) ?? '', person: person.id, agent: agent.slice(0, LONGEST_AGENT) };
  await change.insertSignIn({ ...row, createdAt: now, seenAt: now, expiresAt: now + TOTAL });
  return { id, secret, person };
}

const LONGEST_AGENT = 300;

/** Those that are over, of everybody, and those that are too many, of this person. */
export async function tidySignIns(people: PeopleStore, person: string, now: number): Promise<void> {
  await people.dropSignIns(now - IDLE, now);
  for (const { id } of (await people.listSignIns(person)).slice(MOST_SIGN_INS)) await people.endSignIn(person, id);
}

/** Signs out the browser that has this secret. */
export async function signOut(people: PeopleStore, secret: string): Promise<void> {
  const digest = digestSecret(secret);
  const signIn = digest === null ? null : await people.findSignIn(digest);
  if (signIn !== null) await people.endSignIn(signIn.person, signIn.id);
}

/** All of a person's, also the one that asks for it. Resolves to how many. */
export const signOutEverywhere = (people: PeopleStore, person: string): Promise<number> =>
  people.change((change) => change.endSignIns(person, null));

export type ListedSignIn = Omit<SignIn, 'digest' | 'person'>;

/** A person's own that are not over, the newest first. */
export async function listSignIns(people: PeopleStore, person: string, now = Date.now()): Promise<ListedSignIn[]> {
  const all = await people.listSignIns(person);
  return all
    .filter(({ expiresAt, seenAt }) => expiresAt > now && seenAt + IDLE > now)
    .map(({ digest: _, person: __, ...listed }) => listed);
}
