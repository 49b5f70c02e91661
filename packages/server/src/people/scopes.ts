// What tokens may do, in the words of the rights of people: `advisors:change`.

import { ACCESSES, type Access, PARTS, type Part, ROLES, type Role, roleMay } from '@guidepost/contract/admin/rights';

export type Scope = `${Part}:${Access}`;

/**
 * All rights but `people:change`. Who got hold of a token that invites people would stay in after the token was revoked, so only a person
 * who is signed in changes who may do what. Nobody changes the log.
 */
export const SCOPES: readonly Scope[] = PARTS.flatMap((part) =>
  ACCESSES.map((access): Scope => `${part}:${access}`),
).filter((scope) => scope !== 'people:change' && scope !== 'audit:change');

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

export const scopesAllow = (scopes: readonly Scope[], part: Part, access: Access): boolean =>
  scopes.includes(`${part}:change`) || (access === 'read' && scopes.includes(`${part}:read`));

export const roleAllowsScope = (role: Role, scope: Scope): boolean =>
  PARTS.some((part) => ACCESSES.some((access) => scope === `${part}:${access}` && roleMay(role, part, access)));

/** Each role may do all that a smaller one may. */
export const isRoleAtLeast = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
