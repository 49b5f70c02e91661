// Feeds list an article again for each category that it is in, under another id. These rows stay products of their own; the
// person who imports is told how many there are, and how to have each article once.

import { counted } from '@guidepost/fault/say-number';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesId, namesOnlyId, plainName } from '../column/column-names.ts';

const ARTICLE = /(?:^| )(?:ean|ean ?\d+|gtin|gtin ?\d+|upc|isbn|isbn ?\d+|mpn|part number|barcode)$/;
const CATEGORY =
  /(?:^| )(?:categor\S*|kategor\S*|product types?|warengruppen?|rubri\S*|rayons?|department|afdeling|категор\S*|раздел|розділ)(?: |$)/;

/** `key`: the columns that the sku is made of. */
export function notesOnTwins(columns: readonly ColumnFacts[], key: readonly string[], rows: number): string[] {
  const article = columns.find((column) => ARTICLE.test(plainName(column.called)) && !key.includes(column.name));
  if (article === undefined || article.distinct === article.filled) return [];
  const mayDiffer = (column: ColumnFacts): boolean =>
    key.includes(column.name) || namesOnlyId(column.called) || namesId(column.name) || column.isAddress;
  const others = columns.filter((column) => column !== article && !mayDiffer(column));
  const categories = others.filter((column) => CATEGORY.test(plainName(column.called)));
  const same = others.filter((column) => !categories.includes(column));
  const firsts = new Map<number, number>();
  let again = 0;
  for (let row = 0; row < rows; row++) {
    const id = article.at(row);
    if (id < 0) continue;
    const first = firsts.get(id);
    if (first === undefined) {
      firsts.set(id, row);
      continue;
    }
    // Variants may share the number of their maker.
    if (same.some((column) => column.at(first) !== column.at(row))) return [];
    if (categories.some((column) => column.at(first) !== column.at(row))) again++;
  }
  if (again === 0) return [];
  const once =
    article.filled === rows
      ? ` To have each once, in its first category, let \`sku:\` be ${article.name}; the other rows are then rejected.`
      : '';
  const what = counted(again, 'row lists an article', 'rows list an article');
  return [
    `${what} again in another category, with the same ${article.name} and everything else; each is a product of its own.${once}`,
  ];
}
