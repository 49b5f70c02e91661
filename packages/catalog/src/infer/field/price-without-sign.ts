// Where nobody knows yet which currency the sign beside the prices is, the prices are taken without it, so that products come out
// while somebody is asked.

import type { Mapping, ValueRule } from '../../mapping/mapping.ts';
import { numberPattern, pricePattern } from '../cell/price-pattern.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

type Fields = Mapping['fields'];

export function withoutSign(fields: Fields, columns: readonly ColumnFacts[]): Fields {
  const { price, list_price: listPrice } = fields;
  return {
    ...fields,
    ...(price !== undefined && { price: ofNumber(price, columns) }),
    ...(listPrice !== undefined && { list_price: ofNumber(listPrice, columns) }),
  };
}

function ofNumber(rule: ValueRule, columns: readonly ColumnFacts[]): ValueRule {
  const names = rule.from.flatMap((source) => (source.kind === 'column' ? [source.column] : []));
  const column = columns.find((one) => names.includes(one.name) && (pricePattern(one) ?? null) === rule.pattern);
  const pattern = column === undefined ? null : numberPattern(column, rule.pattern);
  return pattern === null ? rule : { ...rule, pattern };
}
