// Keys, by the admin interface.

import type { KEY_ROUTES } from '@guidepost/contract/admin/key-routes';
import { createKey } from '../keys/create-key.ts';
import { listKeys } from '../keys/list-keys.ts';
import { revokeKey } from '../keys/revoke-key.ts';
import { rotateKey } from '../keys/rotate-key.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readKeyRequest, readRotationRequest } from '../requests/key-request.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { isoTime } from '../views/iso-time.ts';
import { viewCreatedKey, viewKey } from '../views/key-view.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readPage } from './read-query.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';

export const keyHandlers = (stores: DefinitionStore): Handlers<typeof KEY_ROUTES> => ({
  listKeys: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next, damaged } = await listKeys(stores.keys, page, client);
    return { view: { entries: entries.map(viewKey), next, damaged: damaged.map(({ id }) => id) } };
  },

  createKey: async ({ client, body }) => {
    const read = readKeyRequest(client, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const made = await createKey(stores, read.value);
    if (made.kind === 'refused') return refuseOrder(made.faults);
    const { kind, origins = [], expires = null, rate = null } = read.value;
    return { view: viewCreatedKey(made), log: { target: made.id, after: { kind, origins, expires, rate } } };
  },

  rotateKey: async ({ client, params: { key = '' }, body }) => {
    const read = readRotationRequest(body ?? {});
    if ('faults' in read) return refuseRequest(read.faults);
    const made = await rotateKey(stores.keys, client, key, read.value.overlap);
    if (made.kind === 'not-in-force') return NOT_FOUND;
    if (made.kind === 'refused') return refuseOrder(made.faults);
    return {
      view: { ...viewCreatedKey(made), replaces: key, replaced_until: isoTime(made.replacedUntil) },
      log: { before: { id: key }, after: { id: made.id, replaced_until: isoTime(made.replacedUntil) } },
    };
  },

  revokeKey: async ({ client, params: { key = '' } }) => {
    const revoked = await revokeKey(stores.keys, key, Date.now(), client);
    return revoked.kind === 'revoked' ? { view: null } : NOT_FOUND;
  },
});
