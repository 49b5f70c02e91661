// How the cells of columns of prices are read: with the words and signs beside the numbers, and in either notation. A column that a person
// names for the price is read as one that is found.

import type { ValueRule } from '../../mapping/mapping.ts';
import type { GivenField } from '../../mapping/read-given-field.ts';
import { groupedBesideWhole } from '../cell/grouped-by-points.ts';
import { findMixedPrices, isEachRead, pricesIn } from '../cell/mixed-prices.ts';
import { freeWords, pricePattern } from '../cell/price-pattern.ts';
import { roughWords } from '../cell/read-price.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';

/** The pattern that takes prices out of words such as `About 130 EUR`. Null: there are none. `rough`: of `roughWords`. */
export const roughPattern = (rough: readonly string[]): string | null =>
  rough.length === 0 ? null : `^(?:${rough.map(escapePattern).join('|')})?\\s*(.+)$`;

/** Prices in both notations are each read by itself. Those with points between thousands beside whole ones say so for their rule alone. */
export function inNotation(
  rule: ValueRule,
  columns: readonly ColumnFacts[],
  currencies: readonly string[] = [],
): ValueRule {
  if (rule.decimal !== null) return rule;
  const named = columnsOf(rule, columns);
  if (groupedBesideWhole(named.flatMap(pricesIn), { language: null, currencies }).length > 0)
    return { ...rule, decimal: 'comma' };
  const mixed = findMixedPrices(named);
  return mixed !== null && isEachRead(mixed) ? { ...rule, decimal: 'each' } : rule;
}

/** A rule that names columns and nothing else says which prices are meant, and not how they are written. */
export function completePrices(
  given: readonly GivenField[],
  columns: readonly ColumnFacts[],
  currencies: readonly string[] = [],
): readonly GivenField[] {
  return given.map((one) => {
    const { field, rule } = one;
    const isPrice = field === 'price' || field === 'list_price';
    return isPrice && isBare(rule) ? { field, rule: asFound(rule, columns, currencies) } : one;
  });
}

function asFound(rule: ValueRule, columns: readonly ColumnFacts[], currencies: readonly string[]): ValueRule {
  const named = columnsOf(rule, columns);
  const rough = roughPattern([...new Set(named.flatMap(roughWords))]);
  const pattern = rough ?? named.map(pricePattern).find((one) => one !== null && one !== undefined) ?? null;
  return inNotation({ ...rule, pattern, map: named.flatMap(freeWords) }, columns, currencies);
}

const isBare = ({ from, pattern, map, decimal, scale, part }: ValueRule): boolean =>
  from.every(({ kind }) => kind === 'column') &&
  map.length === 0 &&
  [pattern, decimal, scale, part].every((member) => member === null);

function columnsOf({ from }: ValueRule, columns: readonly ColumnFacts[]): readonly ColumnFacts[] {
  const names = from.flatMap((source) => (source.kind === 'column' ? [source.column] : []));
  return columns.filter(({ name }) => names.includes(name));
}
