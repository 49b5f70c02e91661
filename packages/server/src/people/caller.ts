// Somebody who asks for something: a person who is signed in, or a program with a token. All that doors need to know of them.

import { type Access, type Part, type Role, roleMay } from '@guidepost/contract/admin/rights';
import type { AccessToken, HeldRole, Person, PersonWithRoles, SignIn } from './people-store.ts';
import { isRoleAtLeast, scopesAllow } from './scopes.ts';

export interface Caller {
  readonly kind: 'person' | 'token';
  /** Of the person, or of the token. */
  readonly id: string;
  /** As people know them: an e-mail address, which nobody else has, or the name of a token. */
  readonly name: string;
  /** The person; of a token, who made it. */
  readonly person: Omit<Person, 'password'>;
  /** The id of the sign-in; null: a token. */
  readonly signIn: string | null;
  /** The larger of the roles for this client and for all; null: the client is none of theirs, as if it did not exist. `null` as client: for all. */
  roleAt(client: string | null): Role | null;
  /** `null` as client: what concerns the whole installation. */
  mayDo(client: string | null, part: Part, access: Access): boolean;
  /** The clients that they may know of. */
  readonly clients: 'all' | readonly string[];
}

export function personCaller({ person, roles }: PersonWithRoles, { id }: Pick<SignIn, 'id'>): Caller {
  return {
    ...{ kind: 'person', id: person.id, name: person.emailWritten, person: withoutPassword(person), signIn: id },
    roleAt: (client) => roleIn(roles, client),
    mayDo: (client, part, access) => maySomeone(roleIn(roles, client), part, access),
    clients: clientsOf(roles),
  };
}

/** What a token may is what its scopes and the present role of its maker allow. */
export function tokenCaller({ person, roles }: PersonWithRoles, token: AccessToken): Caller {
  const roleAt = (client: string | null) => (client === token.client ? roleIn(roles, client) : null);
  return {
    ...{ kind: 'token', id: token.id, name: token.name, person: withoutPassword(person), signIn: null },
    roleAt,
    mayDo: (client, part, access) =>
      maySomeone(roleAt(client), part, access) && scopesAllow(token.scopes, part, access),
    clients: roleAt(token.client) === null ? [] : [token.client],
  };
}

/** The larger of the roles for this client and for all. */
export const roleIn = (roles: readonly HeldRole[], client: string | null): Role | null =>
  largerRole(ownRole(roles, client), ownRole(roles, null));

const maySomeone = (role: Role | null, part: Part, access: Access): boolean =>
  role !== null && roleMay(role, part, access);

const largerRole = (one: Role | null, other: Role | null): Role | null => {
  if (one === null || other === null) return one ?? other;
  return isRoleAtLeast(one, other) ? one : other;
};

/** For this very client, or for all if it is null. */
export const ownRole = (roles: readonly HeldRole[], client: string | null): Role | null =>
  roles.find((held) => held.client === client)?.role ?? null;

const clientsOf = (roles: readonly HeldRole[]): Caller['clients'] =>
  roles.some(({ client }) => client === null) ? 'all' : ownClients(roles);

/** Those that a role is held for by name. */
export const ownClients = (roles: readonly HeldRole[]): string[] => roles.flatMap(({ client }) => client ?? []);

const withoutPassword = ({ password: _, ...person }: Person): Omit<Person, 'password'> => person;
