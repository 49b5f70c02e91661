// Shops, by the admin interface.

import { type CLIENT_ROUTES, ClientRequest } from '@guidepost/contract/admin/client-routes';
import type { ClientStore } from '../clients/client-store.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readRequest } from '../requests/read-request.ts';
import { isoTime } from '../views/iso-time.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readPage } from './read-query.ts';
import { refuseRequest } from './refuse-faults.ts';

export const clientHandlers = (clients: ClientStore): Handlers<typeof CLIENT_ROUTES> => ({
  listClients: async ({ caller, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await clients.list(page, caller.clients === 'all' ? undefined : caller.clients);
    const view = entries.map(({ client, createdAt }) => ({
      ...{ client, created_at: isoTime(createdAt), role: caller.roleAt(client) },
    }));
    return { view: { entries: view, next } };
  },

  createClient: async ({ caller, body }) => {
    const read = readRequest(ClientRequest, body);
    if ('faults' in read) return refuseRequest(read.faults);
    if (!caller.mayDo(null, 'people', 'change'))
      return new Refusal('not-permitted', 'Only an owner of all shops creates one.');
    const { client } = read.value;
    const now = Date.now();
    if (!(await clients.create(client, now))) return new Refusal('already-exists', 'There is a shop of this name.');
    return {
      view: { client, created_at: isoTime(now), role: caller.roleAt(client) },
      log: { target: client, after: { client } },
    };
  },

  findClient: async ({ caller, client }) => {
    const found = await clients.find(client);
    if (found === null) return NOT_FOUND;
    const { createdAt, catalogs, advisors, publishedAdvisors: published } = found;
    return {
      view: {
        ...{ client, created_at: isoTime(createdAt), role: caller.roleAt(client) },
        ...{ catalogs, advisors, published },
      },
    };
  },
});
