// The profile of a number attribute, and what a reply by value comes to for each product.

import type { NumberColumn } from '@guidepost/engine/snapshot';
import type { Profile } from './profile.ts';

export type NumberProfile = Profile & { readonly column: NumberColumn };

/** Product → reply, by its value's code. */
export function repliesByCode({ column }: NumberProfile, size: number, replyOf: Uint32Array): Uint32Array {
  const replies = new Uint32Array(size);
  for (let product = 0; product < size; product++) replies[product] = replyOf[column.codes[product] ?? 0] ?? 0;
  return replies;
}
