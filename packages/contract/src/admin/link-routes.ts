// Links that work once: for the first owner, for whoever is invited, and for a new password. Their secret comes in the body, so that no log
// of addresses has it.

import { type Static, Type } from 'typebox';
import { closed, nullable, time } from '../views/view-part.ts';
import type { AdminRoutes } from './admin-route.ts';
import { ROLES } from './rights.ts';
import { MeView } from './sign-in-routes.ts';

const secret = () => Type.String({ maxLength: 200 });

export const LinkRequest = closed({ secret: secret() });

export const LinkView = closed({
  kind: Type.Enum(['first-owner', 'invitation', 'reset']),
  /** Whom it is for; null: whoever comes first, who says it. */
  email: nullable(Type.String()),
  /** Of an invitation; null: all shops. */
  client: nullable(Type.String()),
  role: nullable(Type.Enum([...ROLES])),
  expires_at: time(),
  /** Whether whom it invites has an account, and so signs in before accepting. */
  has_account: Type.Boolean(),
});
export type LinkView = Static<typeof LinkView>;

/** A new person gives name and password, the first owner an e-mail address as well; a new password needs only that. */
export const LinkAcceptanceRequest = closed({
  secret: secret(),
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  name: Type.Optional(Type.String()),
  language: Type.Optional(nullable(Type.String())),
  password: Type.Optional(Type.String({ maxLength: 4000 })),
});

/** A link, to be handed over. It is shown once. */
export const MadeLinkView = closed({
  id: Type.String(),
  link: Type.String(),
  expires_at: time(),
  /** Whether the service sent it by e-mail: it did, it could not (its log says why), or it does not, since no mail server is set up. */
  mail: Type.Enum(['sent', 'failed', 'none']),
});
export type MadeLinkView = Static<typeof MadeLinkView>;

export const LINK_ROUTES = {
  seeLink: {
    method: 'POST',
    path: '/links/look',
    needs: 'nobody',
    summary: 'See what a link is for; it still works afterwards',
    body: LinkRequest,
    repeatable: false,
    status: 200,
    answer: LinkView,
    logged: null,
  },
  acceptLink: {
    method: 'POST',
    path: '/links/accept',
    needs: 'nobody',
    summary: 'Do what a link is for, once; the answer sets the cookie, unless you are signed in',
    body: LinkAcceptanceRequest,
    repeatable: false,
    status: 200,
    answer: MeView,
    logged: null,
  },
} as const satisfies AdminRoutes;
