// Shops: the clients that own catalogs, advisors and keys.

import { type Static, Type } from 'typebox';
import { NAME_PATTERN } from '../name-pattern.ts';
import { closed, count, nullable, time } from '../views/view-part.ts';
import { type AdminRoutes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';
import { ROLES } from './rights.ts';

const ClientView = closed({
  client: Type.String(),
  created_at: time(),
  /** Of whoever asks; null for a token. */
  role: nullable(Type.Enum([...ROLES])),
});
export type ClientView = Static<typeof ClientView>;

const ClientOverviewView = closed({
  ...ClientView.properties,
  catalogs: count(),
  advisors: count(),
  published: count(),
});

export const ClientRequest = closed({ client: Type.String({ pattern: NAME_PATTERN }) });

export const CLIENT_ROUTES = {
  listClients: {
    method: 'GET',
    path: '/clients',
    needs: 'person',
    summary: 'List the shops that you may see',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(ClientView),
  },
  createClient: {
    method: 'POST',
    path: '/clients',
    needs: 'person',
    summary: 'Create a shop; for owners of all shops',
    body: ClientRequest,
    status: 201,
    answer: ClientView,
    logged: 'client created',
  },
  findClient: {
    method: 'GET',
    path: '/clients/:client',
    needs: reads('catalogs'),
    summary: 'See what a shop has',
    status: 200,
    answer: ClientOverviewView,
  },
} as const satisfies AdminRoutes;
