// Finds as few columns as possible that tell the rows of a file apart together.

import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, nameRank, plainName } from '../column/column-names.ts';
import { namesWarranty } from '../column/warranty-names.ts';
import { combine, countKeys, type Keys } from './count-keys.ts';

/** As few columns as possible, after those that `named` things have in their title. Where a row stands in a book or a list helps only if nothing about the product itself does. */
export function fewestColumns(
  columns: readonly ColumnFacts[],
  rows: number,
  most: number,
  named: readonly ColumnFacts[],
): ColumnFacts[] {
  const enough = most - Math.floor(most * 0.0005);
  const own = columns.filter((column) => !saysWhere(column));
  const begin = named.filter((column) => columns.includes(column));
  const chosen = addFewest(begin, own, rows, enough);
  return own.length === columns.length || countKeys(chosen, rows) >= enough
    ? chosen
    : addFewest(chosen, columns, rows, enough);
}

/** `page` and `column` of a printed catalog, the position in a list: the product stays the same when they change. */
export const saysWhere = ({ called }: ColumnFacts): boolean => WHERE.test(plainName(called));

const WHERE =
  /^(?:page|pages|page number|page no|column|col|row|line|position|pos|sort|sort order|order|rank|index|sheet|seite|seitenzahl|spalte|zeile|reihenfolge|rang|blatt|pagina|página|colonne|ligne|columna|fila|posicion|colonna|riga|posizione|kolom|regel|strana|sloupec|radek|poradi|strona|kolumna|wiersz|pozycja|web scraper order)$/;

/** Colours, sizes and numbers of articles say what a product is, where it is a matter of choice. */
function weightOf({ called, words }: ColumnFacts): number {
  const plain = plainName(called);
  if (nameRank('title', called) !== null || OPTION.test(plain) || isNamed('sku', called)) return 1.01;
  if (namesWarranty(called)) return 0.9;
  // A longer text may be worded better tomorrow.
  return words > MOST_WORDS_OF_KEY ? 0.97 : 1;
}

const OPTION =
  /(?:^| )(?:colou?r|farbe|couleur|kleur|colore|barva|kolor|size|grosse|taille|talla|taglia|maat|velikost|rozmiar|variant|variante|version|option|edition|ausfuhrung)(?: |$)/;
const MOST_WORDS_OF_KEY = 4;

/**
 * Greedy: adds the column that tells most further rows apart, and in the end drops the added columns that turned out to be
 * needless.
 */
function addFewest(
  begin: readonly ColumnFacts[],
  columns: readonly ColumnFacts[],
  rows: number,
  enough: number,
): ColumnFacts[] {
  const chosen = [...begin];
  let keys: Keys | null = null;
  for (const column of begin) keys = combine(keys, column, rows);
  while ((keys === null ? 1 : keys.distinct) < enough && chosen.length < 12) {
    let best: { column: ColumnFacts; keys: Keys; gain: number } | null = null;
    for (const column of columns) {
      if (chosen.includes(column)) continue;
      const combined = combine(keys, column, rows);
      const gain = combined.distinct * weightOf(column);
      if (best === null || gain > best.gain) best = { column, keys: combined, gain };
    }
    if (best === null || best.keys.distinct <= (keys?.distinct ?? 1)) break;
    chosen.push(best.column);
    keys = best.keys;
  }
  const told = keys?.distinct ?? 0;
  for (const column of chosen.slice(Math.max(1, begin.length)).reverse()) {
    const without = chosen.filter((other) => other !== column);
    if (countKeys(without, rows) >= Math.min(told, enough)) chosen.splice(chosen.indexOf(column), 1);
  }
  return chosen;
}
