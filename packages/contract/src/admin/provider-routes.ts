// Signing in with a provider of OpenID Connect, where the operator set one up.

import { Type } from 'typebox';
import { closed, nullable } from '../views/view-part.ts';
import type { AdminRoutes } from './admin-route.ts';

export const PROVIDER_ROUTES = {
  listWaysIn: {
    method: 'GET',
    path: '/ways-in',
    needs: 'nobody',
    summary:
      'See how people sign in here: with a password, perhaps with a provider, and whether the service can send e-mail',
    status: 200,
    // Null: there is none.
    answer: closed({
      password: Type.Boolean(),
      provider: nullable(closed({ host: Type.String() })),
      /** Whether whoever forgot the password can have a link sent. */
      mail: Type.Boolean(),
    }),
  },
  beginAtProvider: {
    method: 'POST',
    path: '/sign-in/provider',
    needs: 'nobody',
    summary: 'Begin to sign in with the provider: the answer says where the browser goes next',
    repeatable: false,
    status: 200,
    answer: closed({ location: Type.String() }),
    logged: null,
  },
  comeFromProvider: {
    method: 'GET',
    path: '/sign-in/provider/callback',
    needs: 'nobody',
    summary: 'Where the provider sends the browser back to; leads on to the portal',
    query: { code: 'From the provider.', state: 'From the provider.' },
    anyQuery: true,
    status: 303,
    answer: null,
  },
} as const satisfies AdminRoutes;
