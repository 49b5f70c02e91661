// Tokens for programs, by the admin interface.

import { type TOKEN_ROUTES, TokenRequest } from '@guidepost/contract/admin/token-routes';
import type { ClientStore } from '../clients/client-store.ts';
import { createToken, listTokens, revokeToken } from '../people/manage-tokens.ts';
import type { PeopleStore } from '../people/people-store.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { viewToken } from '../views/person-view.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { personOnly } from './person-only.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';

export const tokenHandlers = (people: PeopleStore, clients: ClientStore): Handlers<typeof TOKEN_ROUTES> => ({
  listTokens: async ({ caller, query }) => {
    const { client } = query;
    if (client === undefined) return NO_CLIENT;
    if (caller.roleAt(client) === null) return NOT_FOUND;
    return { view: { entries: (await listTokens(people, caller, client)).map(viewToken) } };
  },

  createToken: async ({ caller, body }) => {
    const self = personOnly(caller);
    if (self instanceof Refusal) return self;
    const read = readRequest(TokenRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { client, name, scopes, expires } = read.value;
    if ((await clients.find(client)) === null) return NOT_FOUND;
    const order = { name, scopes, ...(expires !== undefined && { expires }) };
    const made = await createToken(people, self.person, client, order);
    if (made.kind === 'refused') return refuseOrder(made.faults);
    if (made.kind === 'not-permitted') return NOT_FOUND;
    const { token, listed } = made;
    const view = viewToken(listed);
    const { id, expires_at } = view;
    return { view: { ...view, token }, log: { target: id, after: { client, name: listed.name, scopes, expires_at } } };
  },

  revokeToken: async ({ caller, query, params: { token = '' } }) => {
    const { client } = query;
    if (client === undefined) return NO_CLIENT;
    const isRevoked = await revokeToken(people, caller, client, token);
    return isRevoked ? { view: null, log: { target: token } } : NOT_FOUND;
  },
});

const NO_CLIENT = new Refusal('invalid-request', 'The query has to name the shop: `client`.');
