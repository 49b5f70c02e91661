// The use case of issuing a key: the only moment at which it exists as a text.

import { judgeMember, type MemberFault, readId } from '../values/given-values.ts';
import { digestKey, drawBase62, makeKey } from './key-format.ts';
import type { ApiKey, KeyStore } from './key-store.ts';
import { readExpiry } from './read-expiry.ts';
import { readOrigin } from './read-origin.ts';

export interface KeyRequest {
  readonly client: string;
  readonly kind: ApiKey['kind'];
  /** As people write them; only for a publishable key. */
  readonly origins?: readonly string[];
  /** As people write it, see {@link readExpiry}; null: never. */
  readonly expires?: string | null;
  readonly rate?: ApiKey['rate'];
  readonly demo?: boolean;
}

export type CreatedKey =
  | {
      readonly kind: 'created';
      readonly id: string;
      /** To be shown once. */
      readonly key: string;
      /** Whether the client has a published advisor yet: without one the key opens nothing. */
      readonly hasAdvisor: boolean;
    }
  /** No key was made. */
  | { readonly kind: 'refused'; readonly faults: readonly KeyFault[] };

export type KeyFault = MemberFault<keyof KeyRequest>;

export interface KeyStores {
  readonly keys: KeyStore;
  readonly advisors: { listPublished(client: string): Promise<readonly unknown[]> };
}

export async function createKey(stores: KeyStores, request: KeyRequest, now = Date.now()): Promise<CreatedKey> {
  const { client, kind, expires = null, rate = null, demo = false } = request;
  const origins = (request.origins ?? []).map(readOrigin);
  const expiry = expires === null ? { value: null } : readExpiry(expires, now);
  const faults: KeyFault[] = [
    ...judgeMember('client', client, readId),
    ...origins.flatMap((origin) => ('wrong' in origin ? [{ member: 'origins' as const, wrong: origin.wrong }] : [])),
    ...(kind === 'secret' && origins.length > 0 ? [NO_ORIGINS] : []),
    ...('wrong' in expiry ? [{ member: 'expires' as const, wrong: expiry.wrong }] : []),
    ...(isUsable(rate) ? [] : [BROKEN_RATE]),
  ];
  if (faults.length > 0 || 'wrong' in expiry) return { kind: 'refused', faults };
  const { id, key } = drawKey(kind);
  await stores.keys.insert({
    id,
    client,
    kind,
    digest: digestKey(key),
    origins: [...new Set(origins.flatMap((origin) => ('value' in origin ? [origin.value] : [])))],
    rate,
    createdAt: now,
    expiresAt: expiry.value,
    revokedAt: null,
    demo,
  });
  return { kind: 'created', id, key, hasAdvisor: (await stores.advisors.listPublished(client)).length > 0 };
}

/** A new key with its id. */
export const drawKey = (kind: ApiKey['kind']): { readonly id: string; readonly key: string } => ({
  id: `key_${drawBase62(ID_LENGTH)}`,
  key: makeKey(kind),
});

/** 95 bits: two keys never get one id. */
const ID_LENGTH = 16;

const NO_ORIGINS: KeyFault = {
  member: 'origins',
  wrong: 'A secret key has no origins. Leave them out, or make a publishable key.',
};

const BROKEN_RATE: KeyFault = {
  member: 'rate',
  wrong: 'A rate needs more than 0 requests a second and a burst of at least 1.',
};

function isUsable(rate: ApiKey['rate']): boolean {
  if (rate === null) return true;
  const { perSecond, burst } = rate;
  return Number.isFinite(perSecond) && Number.isFinite(burst) && perSecond > 0 && burst >= 1;
}
