// The use case of changing a key for a new one like it, with as long a life. Both are in force for a while, so that whoever uses the old one can change
// over without a moment in which neither works.

import type { MemberFault } from '../values/given-values.ts';
import { drawKey } from './create-key.ts';
import { digestKey } from './key-format.ts';
import type { KeyStore } from './key-store.ts';
import { readExpiry } from './read-expiry.ts';

export type RotatedKey =
  | {
      readonly kind: 'rotated';
      readonly id: string;
      /** To be shown once. */
      readonly key: string;
      /** The old key is in force until then. Milliseconds since 1970. */
      readonly replacedUntil: number;
    }
  /** This client has no such key, or it was revoked or has expired. */
  | { readonly kind: 'not-in-force' }
  | { readonly kind: 'refused'; readonly faults: readonly MemberFault<'overlap'>[] };

const USUAL_OVERLAP = '24h';

/** `overlap`: how long the old key stays in force, as people write it; usually a day. */
export async function rotateKey(
  keys: Pick<KeyStore, 'find' | 'replace'>,
  client: string,
  id: string,
  overlap: string = USUAL_OVERLAP,
  now = Date.now(),
): Promise<RotatedKey> {
  const until = readExpiry(overlap, now);
  if ('wrong' in until) return { kind: 'refused', faults: [{ member: 'overlap', wrong: until.wrong }] };
  const before = await keys.find(client, id);
  if (before === null) return { kind: 'not-in-force' };
  const made = drawKey(before.kind);
  const { createdAt, expiresAt } = before;
  const after = {
    ...{ ...before, id: made.id, digest: digestKey(made.key), createdAt: now, demo: false },
    expiresAt: expiresAt && now + (expiresAt - createdAt),
  };
  if (!(await keys.replace(id, after, until.value))) return { kind: 'not-in-force' };
  return { kind: 'rotated', ...made, replacedUntil: Math.min(until.value, before.expiresAt ?? until.value) };
}
