// Feeds list an article again for each category that it is in, under another id. These rows stay products of their own, because
// updates, deletions and carts speak of it by either id. They are tied as variants are, so shoppers see the article once, and
// the person who imports is told how many there are.

import { reason } from '@guidepost/fault/reason';
import { counted } from '@guidepost/fault/say-number';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesId, namesOnlyId, plainName } from '../column/column-names.ts';
import { BLANK } from '../column/column-sample.ts';
import { namesCategory } from '../column/names-category.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import type { ChosenFields } from './choose-fields.ts';

export interface Twins {
  /** The column that has the number of the article. */
  readonly article: ColumnFacts;
  /** Rows that list an article again. */
  readonly rows: number;
  /** Rows that are alike in their category, too. */
  readonly alike: number;
  /** Every row has such a number. */
  readonly isWhole: boolean;
}

const ARTICLE = /(?:^| )(?:ean|ean ?\d+|gtin|gtin ?\d+|upc|isbn|isbn ?\d+|mpn|part number|barcode)$/;

/** `key`: the columns that the sku is made of. Null: there are none, or rows of one number differ in more than their category. */
export function findTwins(columns: readonly ColumnFacts[], key: readonly ColumnFacts[], rows: number): Twins | null {
  const article = columns.find((column) => ARTICLE.test(plainName(column.called)) && !key.includes(column));
  if (article === undefined || article.distinct === article.filled) return null;
  const mayDiffer = (column: ColumnFacts): boolean =>
    key.includes(column) || namesOnlyId(column.called) || namesId(column.name) || column.isAddress;
  const others = columns.filter((column) => column !== article && !mayDiffer(column));
  const categories = others.filter((column) => namesCategory(column.called));
  const same = others.filter((column) => !categories.includes(column));
  const firsts = new Map<number, number>();
  let [again, alike] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const id = article.at(row);
    if (id === BLANK) continue;
    const first = firsts.get(id);
    if (first === undefined) {
      firsts.set(id, row);
      continue;
    }
    const areOther = (column: ColumnFacts): boolean => column.at(first) !== column.at(row);
    // Variants may share the number of their maker.
    if (same.some(areOther)) return null;
    if (!key.some(areOther)) continue;
    if (categories.some(areOther)) again++;
    else alike++;
  }
  return again === 0 ? null : { article, rows: again, alike, isWhole: article.filled === rows };
}

/** Twins are in one group, unless something else groups the products. */
export function tieTwins(chosen: ChosenFields, twins: Twins | null): ChosenFields {
  if (twins === null || chosen.fields.has('group')) return chosen;
  const rule = valueRule([columnSource(twins.article.name)]);
  const why = reason('group-several-categories', 'rows with the same number list one article in several categories');
  return { ...chosen, fields: new Map([...chosen.fields, ['group', { rule, why }]]) };
}

export function notesOnTwins(twins: Twins | null): string[] {
  if (twins === null) return [];
  const { article, rows, alike, isWhole } = twins;
  const once = isWhole
    ? ` To have each once, in all its categories, let \`sku:\` be ${article.name}, and give its category \`collect: true\`.`
    : '';
  const more =
    alike === 0
      ? ''
      : ` ${counted(alike, 'further row differs', 'further rows differ')} only in the id and the address.`;
  const what = counted(rows, 'row lists an article', 'rows list an article');
  return [
    `${what} again in another category under another id, with the same ${article.name} and everything else; each stays a product of its own, and shoppers see one of them.${more}${once}`,
  ];
}
