// Keys with which a shop's pages and servers call the public interface.

import { Type } from 'typebox';
import { KeyRequest } from '../requests/key-request.ts';
import { CreatedKeyView, KeyView } from '../views/key-view.ts';
import { closed, nullable, texts, time } from '../views/view-part.ts';
import { type AdminRoutes, changes, PAGE_QUERY, reads } from './admin-route.ts';

/** `damaged`: ids of keys that the store cannot read any more; they open nothing. */
const KeysView = closed({ entries: Type.Array(KeyView), next: nullable(Type.String()), damaged: texts() });

/** `overlap`: how long the key before stays in force beside the new one, as `24h` or `7d`; usually a day. */
export const RotationRequest = closed({ overlap: Type.Optional(Type.String()) });

const RotatedKeyView = closed({ ...CreatedKeyView.properties, replaces: Type.String(), replaced_until: time() });

export const KEY_ROUTES = {
  listKeys: {
    method: 'GET',
    path: '/clients/:client/keys',
    needs: reads('keys'),
    summary: 'List keys, oldest first; the keys themselves are never shown again',
    query: PAGE_QUERY,
    status: 200,
    answer: KeysView,
  },
  createKey: {
    method: 'POST',
    path: '/clients/:client/keys',
    needs: changes('keys'),
    summary: 'Issue a key; the answer is the only one that shows it',
    body: KeyRequest,
    status: 201,
    answer: CreatedKeyView,
    logged: 'key created',
  },
  rotateKey: {
    method: 'POST',
    path: '/clients/:client/keys/:key/rotation',
    needs: changes('keys'),
    summary: 'Issue a key like this one, which stays in force for a while, so that pages and servers can change over',
    body: RotationRequest,
    status: 201,
    answer: RotatedKeyView,
    logged: 'key rotated',
  },
  revokeKey: {
    method: 'DELETE',
    path: '/clients/:client/keys/:key',
    needs: changes('keys'),
    summary: 'Put a key out of force for good',
    status: 204,
    answer: null,
    logged: 'key revoked',
  },
} as const satisfies AdminRoutes;
