// What is paid now and what was paid before: a reduced price where there is one, else the usual one.

import type { ValueRule } from '../../mapping/mapping.ts';
import { priceShare, roughWords } from '../cell/read-price.ts';
import { bestNamed } from '../column/best-named.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { escapePattern } from '../column/derive-column.ts';
import { namesTrade } from '../column/names-trade.ts';
import { columnSource, valueRule } from '../new-rule.ts';

export interface PriceChoice {
  readonly price: ValueRule | null;
  readonly listPrice: ValueRule | null;
  readonly why: string | null;
}

export function choosePrices(columns: readonly ColumnFacts[], rows: number): PriceChoice {
  const isPrice = (column: ColumnFacts): boolean =>
    priceShare(column) >= 0.9 &&
    !namesTrade(column.name) &&
    !/(?:^| )(?:per|pro|je|par|por|al|za)(?: |$)/.test(plainName(column.name));
  const listed = bestNamed(columns, 'list_price', isPrice);
  const reduced = bestNamed(columns, 'sale_price', (column) => isPrice(column) && column !== listed);
  const regular = bestNamed(columns, 'price', (column) => isPrice(column) && column !== reduced && column !== listed);
  const paid = [reduced, reduced?.filled === rows ? null : (regular ?? listed)].filter((one) => one !== null);
  const before = listed ?? (reduced === null ? null : regular);
  const rough = [...new Set(paid.flatMap(roughWords))];
  const pattern = rough.length === 0 ? null : `^(?:${rough.map(escapePattern).join('|')})?\\s*(.+)$`;
  const ofColumns = (chosen: readonly ColumnFacts[]): ValueRule | null =>
    chosen.length === 0
      ? null
      : valueRule(
          chosen.map(({ name }) => columnSource(name)),
          { pattern },
        );
  return {
    price: ofColumns(paid),
    listPrice: ofColumns(before === null ? [] : [before]),
    why: whyPaid(paid.length, rough),
  };
}

function whyPaid(columns: number, rough: readonly string[]): string | null {
  if (rough.length > 0) return `some prices are written with "${rough[0]}"; they are taken for exact`;
  return columns > 1 ? 'the first that has a value is what is paid now' : null;
}
