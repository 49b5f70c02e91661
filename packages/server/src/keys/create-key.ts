// Issues a key: the only moment at which it exists as a text.

import { digestKey, drawBase62, makeKey } from './key-format.ts';
import { KeyRequestError } from './key-request-error.ts';
import type { ApiKey, KeyStore } from './key-store.ts';
import { normalizeOrigin } from './normalize-origin.ts';
import { parseExpiry } from './parse-expiry.ts';

export interface KeyRequest {
  readonly client: string;
  readonly kind: ApiKey['kind'];
  /** As people write them; only for a publishable key. */
  readonly origins?: readonly string[];
  /** As people write it, see {@link parseExpiry}; null: never. */
  readonly expires?: string | null;
  readonly rate?: ApiKey['rate'];
  readonly demo?: boolean;
}

export interface CreatedKey {
  readonly id: string;
  /** To be shown once. */
  readonly key: string;
}

/** Throws a {@link KeyRequestError} when the request cannot be granted; then no key exists. */
export const createKey = async (keys: KeyStore, request: KeyRequest, now: number): Promise<CreatedKey> => {
  const { client, kind, expires = null, rate = null, demo = false } = request;
  if (client.trim() === '') throw new KeyRequestError('The client is empty. Name the shop that the key belongs to.');
  const origins = [...new Set((request.origins ?? []).map(normalizeOrigin))];
  if (kind === 'secret' && origins.length > 0) {
    throw new KeyRequestError('A secret key has no origins. Leave them out, or make a publishable key.');
  }
  refuseBrokenRate(rate);
  const key = makeKey(kind);
  const id = `key_${drawBase62(ID_LENGTH)}`;
  await keys.insert({
    id,
    client,
    kind,
    digest: digestKey(key),
    origins,
    rate,
    createdAt: now,
    expiresAt: expires === null ? null : parseExpiry(expires, now),
    revokedAt: null,
    demo,
  });
  return { id, key };
};

/** 95 bits: two keys never get one id. */
const ID_LENGTH = 16;

const refuseBrokenRate = (rate: ApiKey['rate']): void => {
  if (rate === null) return;
  const { perSecond, burst } = rate;
  if (Number.isFinite(perSecond) && Number.isFinite(burst) && perSecond > 0 && burst >= 1) return;
  throw new KeyRequestError('A rate needs more than 0 requests a second and a burst of at least 1.');
};
