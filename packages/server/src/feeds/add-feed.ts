// The use case of having a catalog pulled: what is wrong with the order is told now, not to a log in the night.

import { isPrivateByName } from './feed-address.ts';
import type { FeedOrder, FeedStore } from './feed-store.ts';
import { type FeedOrderFault, type GivenFeed, makeFeedOrder } from './make-feed-order.ts';

export type AddedFeed =
  | {
      readonly kind: 'added';
      readonly order: FeedOrder;
      /** Its address is not of the public internet, and the settings do not allow that: every pull will fail. */
      readonly isForbidden: boolean;
    }
  /** The catalog has a feed already, which stays. */
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly faults: readonly FeedOrderFault[] };

export async function addFeed(
  store: FeedStore,
  given: GivenFeed,
  { allowPrivate }: { readonly allowPrivate: boolean },
  at = Date.now(),
): Promise<AddedFeed> {
  const order = makeFeedOrder(given);
  if ('faults' in order) return { kind: 'refused', faults: order.faults };
  const isNew = await store.insert(order, at);
  return isNew
    ? { kind: 'added', order, isForbidden: !allowPrivate && isPrivateByName(order.url) }
    : { kind: 'exists' };
}
