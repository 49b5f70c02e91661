// Sheets that say something of products on another sheet, by their number: names and values of properties (`product_id`, `attribute`,
// `text`) or of options. This tells by the headings which sheets these are, and which sheet has the products.

import { isNamed, plainName } from '../infer/column/column-names.ts';
import { likeNames } from '../mapping/fit-columns.ts';
import type { LeftOutReason } from './other-tables.ts';
import type { HeadedSheet, Headings } from './sheet-columns.ts';

export interface PairSheet {
  readonly headed: HeadedSheet;
  /** Places in the sheet. */
  readonly product: number;
  readonly name: number;
  readonly value: number;
  /** The place in the main sheet of the products' numbers. */
  readonly key: number;
}

/** The products are on the largest sheet, unless that one only says something of products on another. */
export function findMain(sheets: readonly HeadedSheet[], largest: HeadedSheet): HeadedSheet {
  if (pairPlaces(largest.headings) === null) return largest;
  const hasItsKey = (other: HeadedSheet): boolean =>
    other !== largest && pairPlaces(other.headings) === null && typeof findPairSheet(largest, other) !== 'string';
  const [main = largest] = sheets.filter(hasItsKey).toSorted((a, b) => b.sheet.size - a.sheet.size);
  return main;
}

/** How a sheet belongs to the main one, or why it does not. */
export function findPairSheet(headed: HeadedSheet, main: HeadedSheet): PairSheet | LeftOutReason {
  if (!headed.headings.areNames) return 'no-headings';
  const found = findProduct(headed.headings.cells, main.headings.cells);
  if (found === null) return 'no-product-column';
  const places = pairPlaces(headed.headings);
  return places === null ? 'no-pairs' : { headed, ...found, ...places };
}

/** The column in which a row names its product: the main sheet has it, too, or calls it `id`, or has its only number under another name. */
function findProduct(cells: readonly string[], main: readonly string[]): Pick<PairSheet, 'product' | 'key'> | null {
  for (const [product, cell] of cells.entries()) {
    if (!namesProduct(cell)) continue;
    const key = main.indexOf(main.includes(cell) ? cell : (likeNames(cell, main)[0] ?? ''));
    if (key !== -1) return { product, key };
  }
  const product = cells.findIndex(namesProduct);
  const numbers = main.filter((cell) => plainName(cell) === 'id' || isNamed('sku', cell));
  const [number = ''] = numbers.filter((cell) => plainName(cell) === 'id' || numbers.length === 1);
  const key = main.indexOf(number);
  return product === -1 || key === -1 ? null : { product, key };
}

const namesProduct = (cell: string): boolean => OF_PRODUCT.test(plainName(cell)) || isNamed('sku', cell);

const OF_PRODUCT =
  /^(?:product|item|article|artikel|produkt|produit|producto|prodotto) (?:id|no|nr|number|nummer|code|sku)$/;

/** Where name and value stand. Null: it has none. `filter_group` with `filter` is a pair, too. */
function pairPlaces({ cells }: Headings): Pick<PairSheet, 'name' | 'value'> | null {
  const words = cells.map((cell) =>
    plainName(cell)
      .replace(/^default .*/, '')
      .replace(LANGUAGE, ''),
  );
  const isFree = (at: number): boolean => !namesProduct(cells[at] ?? '');
  const value = words.findIndex((word, at) => isFree(at) && VALUE.test(word));
  if (value !== -1) {
    const nameOf = (names: RegExp): number =>
      words.findIndex((word, at) => at !== value && isFree(at) && names.test(word));
    const isNarrow = cells.filter((cell) => cell !== '').length <= MOST_OF_PLAIN && !/text$/.test(words[value] ?? '');
    const name = nameOf(NAME) !== -1 || !isNarrow ? nameOf(NAME) : nameOf(PLAIN_NAME);
    return name === -1 ? null : { name, value };
  }
  const group = words.findIndex((word) => word.endsWith(' group') && words.includes(word.slice(0, -' group'.length)));
  return group === -1 ? null : { name: group, value: words.indexOf(words[group]?.slice(0, -' group'.length) ?? '') };
}

const NAME =
  /(?:^|\b)(?:attribute|attribut|atributo|option|feature|property|parameter|param|specification|merkmal|eigenschaft|caracteristica|caracteristique|cecha|vlastnost)(?: (?:name|label|title))?$/;
/** Beside other columns it names the product, and beside a text, what somebody wrote of it. */
const PLAIN_NAME = /(?:^|\b)(?:name|label|title)$/;
const MOST_OF_PLAIN = 4;
const VALUE = /(?:^|\b)(?:values?|text|wert|valor|valeur|valore|wartosc|hodnota)$|wert$/;
/** `text(en-gb)` */
const LANGUAGE = / [a-z]{2} [a-z]{2}$/;
