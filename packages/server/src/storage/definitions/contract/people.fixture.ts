// People for tests of their store.

import type { AccessToken, PeopleStore, Person, PersonLink, SignIn } from '../../../people/people-store.ts';

export const person = (id: string, others: Partial<Person> = {}): Person => ({
  id,
  email: `${id}@shop.example`,
  emailWritten: `${id.toUpperCase()}@shop.example`,
  name: `Name of ${id}`,
  language: 'de',
  password: '$argon2id$',
  createdAt: 1_800_000_000_000,
  disabledAt: null,
  ...others,
});

export const signIn = (id: string, of: string, others: Partial<SignIn> = {}): SignIn => ({
  id,
  digest: `digest of ${id}`,
  person: of,
  agent: 'Browser "1" ä',
  createdAt: 1_800_000_000_000,
  seenAt: 1_800_000_000_001,
  expiresAt: 1_800_000_000_002,
  ...others,
});

export const link = (id: string, others: Partial<PersonLink> = {}): PersonLink => ({
  id,
  digest: `digest of ${id}`,
  kind: 'invitation',
  email: 'new@shop.example',
  emailWritten: 'New@shop.example',
  client: 'demo',
  role: 'editor',
  madeBy: 'a',
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_000_000_001,
  ...others,
});

export const token = (id: string, madeBy: string, others: Partial<AccessToken> = {}): AccessToken => ({
  id,
  digest: `digest of ${id}`,
  client: 'demo',
  name: 'Nightly "import"',
  scopes: ['catalogs:change', 'advisors:read'],
  madeBy,
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_000_000_001,
  usedOn: null,
  revokedAt: null,
  ...others,
});

export const insertPersons = (store: PeopleStore, ...persons: readonly Person[]): Promise<void> =>
  store.change(async (change) => {
    for (const each of persons) await change.insertPerson(each);
  });
