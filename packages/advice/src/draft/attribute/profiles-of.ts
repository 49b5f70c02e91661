// What is known of each attribute of a catalog, and of the price, which every catalog has.

import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type Profile, profile } from './profile.ts';
import { withWeighed } from './what-is-weighed.ts';

const PRICE: Attribute = { name: 'price', type: 'number', unit: null, label: null };

/**
 * `scope`: the products that count; `said`: what some products are called and described as. Attributes of which no product has a value have no
 * profile.
 */
export function profilesOf(
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  scope: Uint32Array,
  said: readonly string[] = [],
): Profile[] {
  const profiles = [...attributes, PRICE].flatMap((attribute) => {
    const column = snapshot.columns.get(attribute.name);
    return column === undefined ? [] : [profile(attribute, column, scope)];
  });
  return withWeighed(profiles, said);
}
