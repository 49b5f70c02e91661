// Who may do what, as one table. A role is which parts of a shop a person may read or change. Doors, tokens and pages ask this file and
// decide nothing by themselves.

/** From the smallest to the largest: each may do all that the one before it may. */
export const ROLES = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Parts of a shop. */
export const PARTS = ['catalogs', 'advisors', 'keys', 'insights', 'people', 'audit'] as const;
export type Part = (typeof PARTS)[number];

/** Who may change a part may read it, too. */
export const ACCESSES = ['read', 'change'] as const;
export type Access = (typeof ACCESSES)[number];

/** The smallest role that may. */
const NEEDED: Readonly<Record<Part, Readonly<Record<Access, Role>>>> = {
  catalogs: { read: 'viewer', change: 'editor' },
  advisors: { read: 'viewer', change: 'editor' },
  insights: { read: 'viewer', change: 'owner' },
  keys: { read: 'owner', change: 'owner' },
  people: { read: 'owner', change: 'owner' },
  audit: { read: 'owner', change: 'owner' },
};

export const neededRole = (part: Part, access: Access): Role => NEEDED[part][access];

export const roleMay = (role: Role | null, part: Part, access: Access): boolean =>
  role !== null && isAtLeast(role, NEEDED[part][access]);

export const isAtLeast = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

export const largerRole = (one: Role | null, other: Role | null): Role | null => {
  if (one === null || other === null) return one ?? other;
  return isAtLeast(one, other) ? one : other;
};

/** What a token may do, in the words of the table: `advisors:change`. */
export type Scope = `${Part}:${Access}`;

/**
 * All scopes but `people:change`. Who got hold of a token that invites people would stay in after the token was revoked, so only a person
 * who is signed in changes who may do what.
 */
export const SCOPES: readonly Scope[] = PARTS.flatMap((part) =>
  ACCESSES.map((access): Scope => `${part}:${access}`),
).filter((scope) => scope !== 'people:change');

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

export const scopesAllow = (scopes: readonly Scope[], part: Part, access: Access): boolean =>
  scopes.includes(`${part}:change`) || (access === 'read' && scopes.includes(`${part}:read`));

export const roleAllowsScope = (role: Role | null, scope: Scope): boolean =>
  PARTS.some((part) => ACCESSES.some((access) => scope === `${part}:${access}` && roleMay(role, part, access)));
