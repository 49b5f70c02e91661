// Tokens with which programs use this interface. A token never may more than whoever made it, and is for one shop.

import { type Static, Type } from 'typebox';
import { NAME_PATTERN } from '../name-pattern.ts';
import { closed, nullable, texts, time } from '../views/view-part.ts';
import type { AdminRoutes } from './admin-route.ts';

/** `scopes`: rights such as `catalogs:change`; who changes a part reads it, too. `expires`: `90d`, a day or a time; at most a year, usually 90 days. */
export const TokenRequest = closed({
  client: Type.String({ pattern: NAME_PATTERN }),
  name: Type.String(),
  scopes: texts(),
  expires: Type.Optional(Type.String()),
});

export const TokenView = closed({
  id: Type.String(),
  client: Type.String(),
  name: Type.String(),
  scopes: texts(),
  /** Who made it. */
  made_by: closed({ id: Type.String(), name: Type.String() }),
  state: Type.Enum(['active', 'expired', 'revoked']),
  created_at: time(),
  expires_at: time(),
  /** A day in UTC; null: never. */
  used_on: nullable(Type.String()),
  revoked_at: nullable(time()),
});
export type TokenView = Static<typeof TokenView>;

const CreatedTokenView = closed({ ...TokenView.properties, token: Type.String() });

const CLIENT_QUERY = { client: 'The shop.' } as const;

export const TOKEN_ROUTES = {
  listTokens: {
    method: 'GET',
    path: '/tokens',
    needs: 'person',
    summary: 'List your tokens of a shop; its owners see those of everybody',
    query: CLIENT_QUERY,
    status: 200,
    answer: closed({ entries: Type.Array(TokenView) }),
  },
  createToken: {
    method: 'POST',
    path: '/tokens',
    needs: 'person',
    summary: 'Make a token with some of your own rights; the answer is the only one that shows it',
    body: TokenRequest,
    status: 201,
    answer: CreatedTokenView,
    logged: 'token created',
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/:token',
    needs: 'person',
    summary: 'Put a token out of force for good; one of yours, or as an owner any of the shop',
    query: CLIENT_QUERY,
    status: 204,
    answer: null,
    logged: 'token revoked',
  },
} as const satisfies AdminRoutes;
