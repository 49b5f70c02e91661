// Where people, what they may do, and how they prove who they are live. Of passwords, sign-ins, links and tokens only what proves them is
// kept, never themselves: whoever reads the store can sign in as nobody.

import type { Role } from '@guidepost/contract/admin/rights';
import type { Page, PageRequest } from '../lists/page.ts';
import type { Scope } from './scopes.ts';

export interface Person {
  /** `person_…`. */
  readonly id: string;
  /** In the one spelling by which people are told apart; no two have the same. */
  readonly email: string;
  /** As its owner writes it. */
  readonly emailWritten: string;
  readonly name: string;
  /** BCP 47; null: not chosen. */
  readonly language: string | null;
  /** The hash with its parameters; null: cannot sign in with a password. */
  readonly password: string | null;
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** A role for one client, or, where `client` is null, for all of them and for the installation. */
export interface HeldRole {
  readonly client: string | null;
  readonly role: Role;
}

/** Somebody with a role for a client or for all. */
export interface Member {
  readonly person: Person;
  /** For this very client. */
  readonly role: Role | null;
  /** For all clients. */
  readonly roleForAll: Role | null;
}

/** How a provider of OpenID Connect knows somebody. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A browser that is signed in. */
export interface SignIn {
  /** `signin_…`, for lists and for ending it; opens nothing. */
  readonly id: string;
  /** SHA-256 of the secret. */
  readonly digest: string;
  readonly person: string;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** It ends then, however much it is used. */
  readonly expiresAt: number;
}

/** A link that works once. */
export interface PersonLink {
  /** `link_…`. */
  readonly id: string;
  /** SHA-256 of the secret. */
  readonly digest: string;
  /** `first-owner` while there is nobody; `invitation` to a role; `reset` of a password. */
  readonly kind: 'first-owner' | 'invitation' | 'reset';
  /** Of whom it is for, as {@link Person.email}; null for the first owner. */
  readonly email: string | null;
  readonly emailWritten: string | null;
  /** Of an invitation. */
  readonly client: string | null;
  readonly role: Role | null;
  /**
   * The person who made it; null: whoever may log in to the machine. It works only while they may still make such a link. A reset that
   * somebody asked for with nothing but the address is of the person themselves.
   */
  readonly madeBy: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Lets a program in. */
export interface AccessToken {
  /** `token_…`. */
  readonly id: string;
  /** SHA-256 of the whole token. */
  readonly digest: string;
  readonly client: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The token never may more than this person, and ends with them. */
  readonly madeBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** `2026-11-26`, in UTC; null: never used. */
  readonly usedOn: string | null;
  readonly revokedAt: number | null;
}

/** Someone and what they may do, as they are now. */
export interface PersonWithRoles {
  readonly person: Person;
  readonly roles: readonly HeldRole[];
}

export interface PeopleReader {
  findPerson(id: string): Promise<PersonWithRoles | null>;
  /** By {@link Person.email}. */
  findByEmail(email: string): Promise<PersonWithRoles | null>;
  findByIdentity(identity: Identity): Promise<PersonWithRoles | null>;
  /** How this provider knows the person; null: not at all. */
  findSubject(issuer: string, person: string): Promise<string | null>;
  hasPeople(): Promise<boolean>;
  /** Of the client or, if it is null, of those with a role for all. Enabled ones only. */
  listOwners(client: string | null): Promise<readonly string[]>;
  /** Whether it is expired or not. */
  findLink(digest: string): Promise<PersonLink | null>;
  /** Open invitations, oldest first. */
  listInvitations(client: string | null): Promise<readonly PersonLink[]>;
  /** The same of an address, to whatever client. */
  listInvitationsOf(email: string): Promise<readonly PersonLink[]>;
}

/** Changes that happen together or not at all, one after another. */
export interface PeopleChange extends PeopleReader {
  insertPerson(person: Person): Promise<void>;
  updatePerson(id: string, change: Partial<Omit<Person, 'id' | 'createdAt'>>): Promise<void>;
  /** With all that was theirs: roles, sign-ins, tokens, and links that were made for them. */
  deletePerson(id: string): Promise<void>;
  /** Null takes the role away. */
  setRole(person: string, client: string | null, role: Role | null): Promise<void>;
  insertIdentity(identity: Identity, person: string): Promise<void>;
  insertSignIn(signIn: SignIn): Promise<void>;
  /** Of a person, all but the one that is named. Resolves to how many. */
  endSignIns(person: string, exceptId: string | null): Promise<number>;
  insertLink(link: PersonLink): Promise<void>;
  /** True for the one who took it away. */
  deleteLink(id: string): Promise<boolean>;
  /** Those for the first owner, or the resets for an address. */
  deleteLinks(kind: 'first-owner' | 'reset', email: string | null): Promise<void>;
  /** The resets for an address that this person made. */
  deleteResetsBy(person: string, email: string): Promise<void>;
  /** Those that expired before `now`. */
  dropLinks(now: number): Promise<void>;
  insertToken(token: AccessToken): Promise<void>;
}

export interface PeopleStore extends PeopleReader {
  /** One transaction. Nobody else changes people, roles or links meanwhile, in any process. `work` waits for nothing else than the store. */
  change<Result>(work: (change: PeopleChange) => Promise<Result>): Promise<Result>;
  /** Those with a role for the client or for all, in the order in which they came. */
  listMembers(client: string | null, request: PageRequest): Promise<Page<Member>>;

  findSignIn(digest: string): Promise<SignIn | null>;
  /** The person's, the newest first. */
  listSignIns(person: string): Promise<readonly SignIn[]>;
  /** False: it was not theirs, or is over. */
  endSignIn(person: string, id: string): Promise<boolean>;
  /** Never makes it older. */
  markSeen(id: string, at: number): Promise<void>;
  /** Those that were seen last before `seenBefore`, and those that expired before `now`. */
  dropSignIns(seenBefore: number, now: number): Promise<void>;

  findToken(digest: string): Promise<AccessToken | null>;
  /** Those of a client, oldest first, revoked and expired ones too; of one maker, or of all. */
  listTokens(client: string, madeBy: string | null): Promise<readonly AccessToken[]>;
  findTokenById(client: string, id: string): Promise<AccessToken | null>;
  /** False: there is no such token, or it is revoked already. */
  revokeToken(client: string, id: string, at: number): Promise<boolean>;
  /** At most one write a day for each token. */
  markUsed(id: string, day: string): Promise<void>;
}
