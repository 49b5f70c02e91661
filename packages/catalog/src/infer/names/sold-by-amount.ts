// What is sold by weight or volume is eaten, drunk or used up, and comes in varieties.

import type { AttributeRule } from '../../mapping/mapping.ts';

/** `known`: the attributes that were found so far; `title`: the column of the names. */
export const isSoldByAmount = (known: readonly AttributeRule[], title: string): boolean =>
  known.some(
    ({ unit, from: [source] }) =>
      unit !== null && AMOUNTS.has(unit) && source?.kind === 'column' && source.column === title,
  );

const AMOUNTS = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l']);
