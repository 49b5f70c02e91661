// Makes rules of a mapping in which everything that is not given is as usual.

import type { AttributeRule, Mapping, ValueRule, ValueSource } from '../mapping/mapping.ts';

export const columnSource = (column: string): ValueSource => ({ kind: 'column', column });

export const valueRule = (from: readonly ValueSource[], rest: Partial<ValueRule> = {}): ValueRule => ({
  ...{ from, pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null },
  ...rest,
});

/** Leaves out the rows in which the column has one of these words. */
export const dropRule = (column: string, words: readonly string[]): Mapping['drop'][number] => ({
  ...{ column, in: words, notIn: null, matches: null, blank: null },
});

export type NewAttribute = Pick<AttributeRule, 'name' | 'type' | 'from'> & Partial<AttributeRule>;

export const attributeRule = (given: NewAttribute): AttributeRule => ({
  ...valueRule(given.from),
  decimal: null,
  ...{ unit: null, label: null, units: [], sum: false, split: null, collect: false, between: null },
  ...given,
});
