// Signing in and out, and what people see and change of themselves.

import { type Static, Type } from 'typebox';
import { closed, count, nullable, time } from '../views/view-part.ts';
import type { AdminRoutes } from './admin-route.ts';
import { ROLES } from './rights.ts';

/** Far longer than any password; what is longer is refused before anything is computed. */
const password = () => Type.String({ maxLength: 4000 });

export const SignInRequest = closed({ email: Type.String({ maxLength: 1000 }), password: password() });

export const ForgottenRequest = closed({ email: Type.String({ maxLength: 1000 }) });

/** Who asks, and what is any business of theirs. */
export const MeView = closed({
  kind: Type.Enum(['person', 'token']),
  id: Type.String(),
  /** Of the person, or of the token. */
  name: Type.String(),
  /** Of a person; null for a token. */
  email: nullable(Type.String()),
  /** BCP 47; null: not chosen, or a token. */
  language: nullable(Type.String()),
  /** Of a person; `client` null: for all shops. */
  roles: Type.Array(closed({ client: nullable(Type.String()), role: Type.Enum([...ROLES]) })),
  /** The id of the sign-in that asks; null for a token. */
  sign_in: nullable(Type.String()),
});
export type MeView = Static<typeof MeView>;

/** What is left out stays; a language of null chooses none. */
export const MeRequest = closed({
  name: Type.Optional(Type.String()),
  language: Type.Optional(nullable(Type.String())),
});

export const PasswordRequest = closed({ password: password(), new_password: password() });

/** How many sign-ins ended. */
const EndedView = closed({ ended: count() });

const SignInView = closed({
  id: Type.String(),
  /** What the browser calls itself. */
  agent: Type.String(),
  created_at: time(),
  seen_at: time(),
  expires_at: time(),
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
});

export const SIGN_IN_ROUTES = {
  signIn: {
    method: 'POST',
    path: '/sign-in',
    needs: 'nobody',
    summary: 'Sign in with e-mail and password; the answer sets the cookie',
    body: SignInRequest,
    repeatable: false,
    status: 200,
    answer: MeView,
    logged: null,
  },
  forgotPassword: {
    method: 'POST',
    path: '/sign-in/forgotten',
    needs: 'nobody',
    summary: 'Have a link for a new password sent by e-mail; the answer does not tell whether there is such a person',
    body: ForgottenRequest,
    repeatable: false,
    status: 204,
    answer: null,
    logged: null,
  },
  signOut: {
    method: 'POST',
    path: '/sign-out',
    needs: 'nobody',
    summary: 'Sign this browser out',
    status: 204,
    answer: null,
    logged: null,
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/sign-out-everywhere',
    needs: 'person',
    summary: 'Sign yourself out in every browser, also in this one',
    status: 200,
    answer: EndedView,
    logged: 'signed out everywhere',
  },
  showMe: {
    method: 'GET',
    path: '/me',
    needs: 'person',
    summary: 'See who you are',
    status: 200,
    answer: MeView,
  },
  changeMe: {
    method: 'PATCH',
    path: '/me',
    needs: 'person',
    summary: 'Change your name or your language',
    body: MeRequest,
    status: 200,
    answer: MeView,
    logged: 'person changed',
  },
  changePassword: {
    method: 'POST',
    path: '/me/password',
    needs: 'person',
    summary: 'Choose another password; all your other browsers are signed out',
    body: PasswordRequest,
    repeatable: false,
    status: 200,
    answer: EndedView,
    logged: 'password changed',
  },
  listSignIns: {
    method: 'GET',
    path: '/me/sign-ins',
    needs: 'person',
    summary: 'List the browsers in which you are signed in, the newest first',
    status: 200,
    answer: closed({ entries: Type.Array(SignInView) }),
  },
  endSignIn: {
    method: 'DELETE',
    path: '/me/sign-ins/:signIn',
    needs: 'person',
    summary: 'Sign one of your browsers out',
    status: 204,
    answer: null,
    logged: 'signed out',
  },
  leaveClient: {
    method: 'DELETE',
    path: '/me/clients/:client',
    needs: 'person',
    summary: 'Give up your role in a shop',
    status: 204,
    answer: null,
    logged: 'person left',
  },
} as const satisfies AdminRoutes;
