// Somebody may say that the price is a member of a list's entries, `price: sizes.cost`. Then each entry is sold, also where no
// name in it is known as that of a price.

import type { ValueRule } from '../mapping/mapping.ts';

export interface SoldEntries {
  readonly list: string;
  /** The member of each entry that has its price. */
  readonly price: string;
}

const PLACE = /^\d+$/;

/** Null: the price is somewhere else, or `sizes.0.cost`, that of the first entry. */
export function soldEntries(price: ValueRule | undefined): SoldEntries | null {
  if (price === undefined || price.from.length !== 1) return null;
  const [source] = price.from;
  if (source?.kind !== 'column' || source.column.includes('[')) return null;
  const [list, member, ...deeper] = source.column.split('.');
  if (!list || !member || deeper.length > 0 || PLACE.test(member)) return null;
  return { list, price: member };
}
