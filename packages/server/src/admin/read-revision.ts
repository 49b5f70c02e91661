// The state of a draft that a request names: its revision is its `ETag`.

import { Refusal } from '../refusals/refusal.ts';
import type { AdminCall } from './admin-call.ts';

export const etagOf = (revision: number): { readonly ETag: string } => ({ ETag: `"${revision}"` });

/** From `If-Match`. A proxy that compresses makes tags weak, which changes nothing of what they name. */
export function readSeen({ headers }: Pick<AdminCall, 'headers'>): number | Refusal {
  const [, revision] = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(headers['if-match'] ?? '') ?? [];
  return revision === undefined ? NOT_SEEN : Number(revision);
}

const NOT_SEEN = new Refusal('if-match-required', 'Name the state that was seen, by its `ETag`, in `If-Match`.');
