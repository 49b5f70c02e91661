// The use case of having a catalog pulled: what is wrong with the order is told now, not to a log in the night.

import { MendableError } from '@guidepost/fault/mendable-error';
import type { Mend } from '@guidepost/fault/remedy';
import { isPrivateByName } from './feed-address.ts';
import type { FeedOrder, FeedStore } from './feed-store.ts';
import { type GivenFeed, makeFeedOrder } from './make-feed-order.ts';

export type AddedFeed =
  /** `isPrivate`: its address is not of the public internet, which settings may refuse. */
  | { readonly kind: 'added'; readonly order: FeedOrder; readonly isPrivate: boolean }
  /** The catalog has a feed already, which stays. */
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly said: Mend };

export async function addFeed(store: FeedStore, given: GivenFeed, at: number): Promise<AddedFeed> {
  const order = read(given);
  if ('kind' in order) return order;
  const isNew = await store.insert(order, at);
  return isNew ? { kind: 'added', order, isPrivate: isPrivateByName(order.url) } : { kind: 'exists' };
}

function read(given: GivenFeed): FeedOrder | Extract<AddedFeed, { kind: 'refused' }> {
  try {
    return makeFeedOrder(given);
  } catch (error) {
    if (error instanceof MendableError) return { kind: 'refused', said: error.said };
    throw error;
  }
}
