// People, their links and tokens, for tools. Nothing that proves anything is in them, but for the one answer that shows a link.

import type { LinkView, MadeLinkView } from '@guidepost/contract/admin/link-routes';
import type { InvitationView, PersonView } from '@guidepost/contract/admin/people-routes';
import type { MeView } from '@guidepost/contract/admin/sign-in-routes';
import type { TokenView } from '@guidepost/contract/admin/token-routes';
import type { Caller } from '../people/caller.ts';
import type { ListedInvitation, MadeLink } from '../people/make-links.ts';
import type { ListedMember } from '../people/manage-people.ts';
import type { ListedToken } from '../people/manage-tokens.ts';
import type { HeldRole, Person } from '../people/people-store.ts';
import type { SeenLink } from '../people/use-links.ts';
import { isoTime, isoTimeOrNull } from './iso-time.ts';

export const viewPerson = ({ person, role, roleForAll, hasPassword }: ListedMember): PersonView => ({
  ...{ id: person.id, name: person.name, email: person.emailWritten },
  ...{ role, role_for_all: roleForAll, has_password: hasPassword },
  created_at: isoTime(person.createdAt),
  disabled_at: isoTimeOrNull(person.disabledAt),
});

export const viewMe = (
  { id, name, emailWritten, language }: Omit<Person, 'password'>,
  roles: readonly HeldRole[],
  signIn: string,
): MeView => ({ kind: 'person', id, name, email: emailWritten, language, roles: [...roles], sign_in: signIn });

export const viewTokenAsMe = ({ id, name }: Pick<Caller, 'id' | 'name'>): MeView => ({
  ...{ kind: 'token', id, name, email: null, language: null, roles: [], sign_in: null },
});

export const viewInvitation = (invitation: ListedInvitation): InvitationView => ({
  ...{ id: invitation.id, email: invitation.emailWritten ?? '', role: invitation.role ?? 'viewer' },
  made_by: invitation.madeBy,
  created_at: isoTime(invitation.createdAt),
  expires_at: isoTime(invitation.expiresAt),
});

export const viewSeenLink = ({ kind, email, client, role, expiresAt, hasAccount }: SeenLink): LinkView => ({
  ...{ kind, email, client, role, expires_at: isoTime(expiresAt), has_account: hasAccount },
});

/** The secret stands behind `#`: browsers send it to nobody, and no log of addresses has it. */
export const viewMadeLink = (
  { id, secret, expiresAt }: MadeLink,
  publicUrl: string,
  mail: MadeLinkView['mail'],
): MadeLinkView => ({ id, link: addressOfLink(secret, publicUrl), expires_at: isoTime(expiresAt), mail });

export const addressOfLink = (secret: string, publicUrl: string): string => `${publicUrl}/admin/link#${secret}`;

export const viewToken = ({ id, client, name, scopes, madeBy, maker, state, ...token }: ListedToken): TokenView => ({
  ...{ id, client, name, scopes: [...scopes], made_by: { id: madeBy, name: maker }, state },
  created_at: isoTime(token.createdAt),
  expires_at: isoTime(token.expiresAt),
  used_on: token.usedOn,
  revoked_at: isoTimeOrNull(token.revokedAt),
});
