// Finds what tells the rows of a file apart: one column, or as few columns as possible together. It never takes the row number,
// which changes with the next export, and never the price. Rows that repeat another row completely do not count.

import { type Reason, reason } from '@guidepost/fault/reason';
import { slugOf } from '../../mapping/compile-value.ts';
import type { TemplatePart, ValueRule, ValueSource } from '../../mapping/mapping.ts';
import { changesDaily } from '../column/changing-names.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { isNamed, nameRank, namesId, namesPrice, plainName } from '../column/column-names.ts';
import { ELEMENTS } from '../column/column-sample.ts';
import { deriveColumn } from '../column/derive-column.ts';
import { namesTrade } from '../column/names-trade.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import { changesInKey } from './changes-in-key.ts';
import { countKeys } from './count-keys.ts';
import { beginsAtOne, countsRows, isSequence } from './counts-rows.ts';
import { fewestColumns, saysWhere } from './fewest-columns.ts';
import { findListedAgain } from './find-listed-again.ts';
import { isKeyOfMember } from './key-of-member.ts';
import { PARTS_OF_LINK } from './parts-of-link.ts';

export interface SkuChoice {
  readonly rule: ValueRule;
  readonly columns: readonly ColumnFacts[];
  readonly why: Reason;
  /** Rows that have the sku of an earlier one, without those that list its product again in another category. */
  readonly repeated: number;
}

/** How many rows may repeat a sku, because feeds have a double now and then. */
const TOLERATED = 0.01;

/** `offered`: columns that the format's own rules name. They are believed first. `named`: those that most of the title is made of. */
export function chooseSku(
  columns: readonly ColumnFacts[],
  rows: number,
  offered: readonly string[],
  named: readonly ColumnFacts[],
): SkuChoice | null {
  const isOffered = ({ name }: ColumnFacts): boolean => offered.includes(name);
  const usable = columns.filter((column) => column.filled > 0 && !column.isArray);
  const filled = usable.filter((column) => isOffered(column) || !changesDaily(column, columns));
  const lasting = filled.filter((column) => isOffered(column) || !isNamed('description', column.name));
  const chosen = keyOf(lasting, rows, offered, named);
  if (lasting.length === filled.length || (chosen !== null && chosen.repeated <= rows * OF_TEXTS))
    return isEnough(chosen, usable, rows) ? sayChanging(chosen, usable, rows) : null;
  // Texts are corrected again and again, so one is in the key only where nothing else tells rows apart.
  const withTexts = keyOf(filled, rows, offered, named);
  const better = chosen !== null && chosen.repeated <= (withTexts?.repeated ?? rows) ? chosen : withTexts;
  return isEnough(better, usable, rows) ? sayChanging(better, usable, rows) : null;
}

/** Where some rows have the same key, and a column that changes would tell them apart, the reason says why it is not in the key. */
function sayChanging(chosen: SkuChoice | null, usable: readonly ColumnFacts[], rows: number): SkuChoice | null {
  if (chosen === null || chosen.repeated === 0 || chosen.columns.length === 0) return chosen;
  const told = countKeys(chosen.columns, rows);
  const column = usable.find((one) => changesInKey(one, usable) && countKeys([...chosen.columns, one], rows) > told);
  if (column === undefined) return chosen;
  const text = `different in every row but ${chosen.repeated}; ${column.name} would tell more of them apart, but it changes while the product stays the same`;
  return { ...chosen, why: reason('sku-without-changing', text, { count: chosen.repeated, column: column.name }) };
}

/** Of the rows that columns which change from day to day would tell apart as well, those that lasting ones must. */
const OF_LASTING = 0.7;

function isEnough(chosen: SkuChoice | null, usable: readonly ColumnFacts[], rows: number): boolean {
  if (chosen === null || chosen.repeated <= rows * OF_TEXTS) return true;
  if (chosen.columns.length > 0 && rows - chosen.repeated < countKeys(mostTelling(usable), rows) * OF_ALL) return false;
  const changing = usable.filter((column) => tellsApart(column) && changesInKey(column, usable));
  if (changing.length === 0) return true;
  const all = mostTelling(usable.filter((column) => tellsApart(column) && !countsRows(column, rows)));
  return rows - chosen.repeated >= countKeys(all, rows) * OF_LASTING;
}

/** Of the rows that differ in anything. Where a key tells fewer apart, it is what many products share. */
const OF_ALL = 0.5;

/** So many rows may be lost to a key without texts. */
const OF_TEXTS = 0.02;

function keyOf(
  usable: readonly ColumnFacts[],
  rows: number,
  offered: readonly string[],
  named: readonly ColumnFacts[],
): SkuChoice | null {
  const mayTell = (column: ColumnFacts): boolean => tellsApart(column) && !changesInKey(column, usable);
  const telling = mostTelling(usable.filter((column) => mayTell(column) && !countsRows(column, rows)));
  const most = countKeys(telling, rows);
  const single = singleColumn(usable, rows, most, offered);
  // A name may be corrected one day; the page of a product stays.
  const isName =
    single?.columns.some(
      (column) => !offered.includes(column.name) && !isNamed('sku', column.name) && isSpaced(column),
    ) ?? true;
  const found = (isName ? endOfLink(usable, rows, most) : null) ?? single;
  if (found !== null) return found;
  if (telling.length === 0 || most < 2) return null;
  const chosen = fewestColumns(telling, rows, most, named);
  if (chosen.length === 0) return null;
  const told = countKeys(chosen, rows);
  return {
    rule: valueRule([keyTemplate(chosen, rows)]),
    columns: chosen,
    why: whyTogether(chosen, rows - told),
    repeated: rows - told,
  };
}

/** A file can have a thousand columns. Only those with the most different values are tried, in the order of the file. */
function mostTelling(columns: readonly ColumnFacts[]): readonly ColumnFacts[] {
  const best = new Set(columns.toSorted((a, b) => b.distinct - a.distinct).slice(0, MOST_COLUMNS));
  return columns.filter((column) => best.has(column));
}

const MOST_COLUMNS = 60;

function singleColumn(
  columns: readonly ColumnFacts[],
  rows: number,
  most: number,
  offered: readonly string[],
): SkuChoice | null {
  const mayRepeat = (column: ColumnFacts): boolean =>
    offered.includes(column.name) || isNamed('sku', column.name) || namesId(column.name);
  const repeatsOf = (column: ColumnFacts): number => {
    const repeated = column.filled - column.distinct;
    return repeated > 0 && mayRepeat(column) ? repeated - findListedAgain([column], columns, rows).rows : repeated;
  };
  const ranked = columns
    .filter((column) => offered.includes(column.name) || (canBeKey(column, columns) && !countsRows(column, rows)))
    .filter((column) => column.filled >= rows * (1 - TOLERATED))
    .map((column) => ({ column, rank: rankOf(column, offered, rows), repeated: repeatsOf(column) }))
    .filter(({ column, rank, repeated }) => rank !== null && isKey(column, repeated, rows, most))
    .map(({ column, rank, repeated }) => ({ column, repeated, rank: (rank ?? 0) + doubts(column, repeated, rows) }))
    .toSorted((a, b) => a.rank - b.rank);
  const [chosen] = ranked;
  if (chosen === undefined) return null;
  const { column: best, repeated } = chosen;
  const spaced = !offered.includes(best.name) && isSpaced(best);
  const isListedAgain = best.filled - best.distinct > repeated;
  const why = whyAlone(repeated === 0 ? 0 : best.filled - best.distinct, isListedAgain);
  if (!spaced) return { rule: valueRule([columnSource(best.name)]), columns: [best], why, repeated };
  return { rule: valueRule([keyTemplate([best], rows)]), columns: [best], why, repeated };
}

function whyAlone(count: number, isListedAgain: boolean): Reason {
  if (count > 0) return reason('sku-hardly-repeats', `different in every row but ${count}`, { count });
  return isListedAgain
    ? reason('sku-listed-again', 'filled and different for every product; some are listed again in another category')
    : reason('sku-different', 'filled and different in every row');
}

const isSpaced = (column: ColumnFacts): boolean =>
  column.values.some(({ text }) => /\s/.test(text)) && column.words > 1.5;

/** The last part of a link, if each row has its own: `/p/4548736127715`. */
function endOfLink(columns: readonly ColumnFacts[], rows: number, most: number): SkuChoice | null {
  for (const column of columns) {
    if (!column.isAddress || column.isImage || column.fill < 1 - TOLERATED) continue;
    // Rows that repeat an address may be listed twice; those of different addresses are different products.
    const again = column.filled - column.distinct;
    for (const [pattern, why] of PARTS_OF_LINK) {
      const end = deriveColumn(column, column.name, pattern, rows, []);
      const repeated = end.filled - end.distinct;
      if (repeated > again + rows * TOLERATED || end.length > LONGEST_KEY || !isKey(end, repeated, rows, most))
        continue;
      const rule = valueRule([columnSource(column.name)], { pattern });
      return { rule, columns: [], why, repeated };
    }
  }
  return null;
}

const LONGEST_KEY = 100;

/**
 * Columns joined by hyphens. They are made fit for addresses, unless two skus would become the same (`Hue+` and `Hue`).
 */
function keyTemplate(columns: readonly ColumnFacts[], rows: number): ValueSource {
  const all = columns.map(() => true);
  const others = columns.map((_, index) => index > 0);
  const none = columns.map(() => false);
  const fit = [all, others].find((slugged) => isFaithful(columns, slugged, rows)) ?? none;
  const parts = columns.flatMap((column, index): TemplatePart[] => [
    ...(index === 0 ? [] : ['-']),
    {
      column: column.name,
      optional: index > 0 && mayVanish(column, fit[index], rows),
      filters: fit[index] ? ['slug'] : [],
    },
  ]);
  return { kind: 'template', parts };
}

/** Some row has no value, or one such as `?` of which nothing is left in an address. */
const mayVanish = ({ filled, values }: ColumnFacts, isSlugged: boolean | undefined, rows: number): boolean =>
  filled < rows || (isSlugged === true && values.some(({ text }) => slugOf(text) === ''));

/** Whether rows with different cells have different keys. */
function isFaithful(columns: readonly ColumnFacts[], slugged: readonly boolean[], rows: number): boolean {
  const keys = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    const texts = columns.map((column) => column.textAt(row));
    const exact = texts.join(ELEMENTS);
    const key = texts.map((text, index) => (slugged[index] ? slugOf(text) : text)).join('-');
    const known = keys.get(key);
    if (known === undefined) keys.set(key, exact);
    else if (known !== exact) return false;
  }
  return true;
}

const canBeKey = (column: ColumnFacts, all: readonly ColumnFacts[]): boolean =>
  !column.isAddress &&
  !areFiles(column) &&
  !isProse(column) &&
  !namesPrice(column.name) &&
  !namesTrade(column.name) &&
  !changesInKey(column, all);

/**
 * If both names are usual, a column in which no row repeats another comes before one in which some do, a code comes before a number
 * that grows by one in each row, and an id of the shop before a number of the maker, unless that id is as the place of the row.
 */
const doubts = (column: ColumnFacts, repeated: number, rows: number): number =>
  (repeated > 0 ? 500 : isSequence(column, rows) ? (beginsAtOne(column) ? 600 : 400) : 0) +
  (isOfMaker(column) ? 450 : 0);

/** The shop's own ids stay when it takes the article from another maker, or sells it in a set. */
const isOfMaker = ({ called }: ColumnFacts): boolean => OF_MAKER.test(plainName(called));

const OF_MAKER =
  /^(?:(?:product|item|article|variant|artikel|produkt|manufacturer|hersteller) )?(?:ean|ean ?\d+|gtin|gtin ?\d+|upc|isbn|isbn ?\d+|jan|asin|mpn|barcode|bar code|strichcode|part ?number|model number)$/;

/** The order in which columns are tried. Null: the column cannot be a key. */
function rankOf(column: ColumnFacts, offered: readonly string[], rows: number): number | null {
  const given = offered.indexOf(column.name);
  if (given !== -1) return given - 1_000;
  // `variants.sku` is a better key than the id of the product around it.
  if (/[.@]sku$/i.test(column.name)) return 0;
  const named = nameRank('sku', column.name);
  if (named !== null && named < 100) return named;
  if (isKeyOfMember(column, rows)) return 100;
  if (named !== null && named < 1_000) return named;
  if (namesId(column.name)) return 1_500;
  // Without a telling name only short texts are keys. A measure that happens to differ everywhere is not.
  const measures = column.values.filter(({ text }) => /^-?[\d.,]+$/.test(text)).length;
  return measures > column.distinct * 0.5 ? null : 2_000 + column.length;
}

/** `repeated`: rows that repeat the key of another product. */
function isKey(column: ColumnFacts, repeated: number, rows: number, most: number): boolean {
  // Rows that are completely the same may have the same key.
  const excused = Math.max(0, rows - most);
  return (
    column.filled >= rows * (1 - TOLERATED) &&
    repeated <= excused + rows * TOLERATED &&
    (column.distinct > 1 || rows === 1)
  );
}

/** Columns that describe the product itself. Prices, stocks and texts change while the product stays the same. */
const tellsApart = (column: ColumnFacts): boolean =>
  !column.isAddress &&
  !isProse(column) &&
  !areFiles(column) &&
  !namesPrice(column.name) &&
  !namesTrade(column.name) &&
  nameRank('available', column.name) === null &&
  nameRank('price', column.name) === null &&
  nameRank('list_price', column.name) === null &&
  column.distinct > 1;

/** `images/p05_left.webp` is an address, too: that of a picture, which may be taken anew. */
const areFiles = ({ values }: ColumnFacts): boolean =>
  values.every(({ text }) => /\.(?:jpe?g|png|webp|gif|avif|svg|pdf)$/i.test(text));

function whyTogether(columns: readonly ColumnFacts[], repeated: number): Reason {
  const but = repeated === 0 ? '' : ` but for ${repeated} that repeat an earlier one`;
  const listed = columns.map(({ name }) => name).join(', ');
  const said = (text: string): Reason =>
    repeated === 0
      ? reason('sku-together', text, { columns: listed })
      : reason('sku-together-nearly', text, { columns: listed, count: repeated });
  if (columns.length === 1) return said(`tells all rows apart${but}`);
  const where = columns.find(saysWhere);
  const together = `no column alone tells the rows apart; ${names(columns)} together do${but}`;
  if (where === undefined) return said(together);
  const warning = `${where.name} says where a row stands, so these keys change with the order of the file`;
  return reason('sku-by-place', `${together}. ${warning}`, { columns: listed, column: where.name });
}

const names = (columns: readonly ColumnFacts[]): string => {
  const all = columns.map(({ name }) => name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
