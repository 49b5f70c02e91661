// What is paid now and what was paid before: a reduced price where there is one, else the usual one.

import type { ValueRule } from '../mapping/mapping.ts';
import { bestNamed } from './best-named.ts';
import type { ColumnFacts } from './column-facts.ts';
import { plainName } from './column-names.ts';
import { columnSource, valueRule } from './new-rule.ts';
import { priceShare } from './read-price.ts';

export interface PriceChoice {
  readonly price: ValueRule | null;
  readonly listPrice: ValueRule | null;
  readonly why: string | null;
}

export function choosePrices(columns: readonly ColumnFacts[], rows: number): PriceChoice {
  const isPrice = (column: ColumnFacts): boolean =>
    priceShare(column) >= 0.9 && !/(?:^| )(?:per|pro|je|par|por|al|za)(?: |$)/.test(plainName(column.name));
  const listed = bestNamed(columns, 'list_price', isPrice);
  const reduced = bestNamed(columns, 'sale_price', (column) => isPrice(column) && column !== listed);
  const regular = bestNamed(columns, 'price', (column) => isPrice(column) && column !== reduced && column !== listed);
  const paid = [reduced, reduced?.filled === rows ? null : (regular ?? listed)].filter((one) => one !== null);
  const before = listed ?? (reduced === null ? null : regular);
  const ofColumns = (chosen: readonly ColumnFacts[]): ValueRule | null =>
    chosen.length === 0 ? null : valueRule(chosen.map(({ name }) => columnSource(name)));
  return {
    price: ofColumns(paid),
    listPrice: ofColumns(before === null ? [] : [before]),
    why: paid.length > 1 ? 'the first that has a value is what is paid now' : null,
  };
}
