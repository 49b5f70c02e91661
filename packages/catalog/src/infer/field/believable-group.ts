// Whether rows that share a name can be variants of one thing. A shade, a brand or a kind of goods is a name of many things, too, and
// shoppers would see one of them for all. Variants are in one category, cost about the same, and differ in something that is said of them;
// each piece of used goods is a thing of its own.

import { notationOf, parseNumber } from '../../mapping/parse-number.ts';
import { priceParts } from '../cell/read-price.ts';
import { recogniseDate } from '../cell/recognise-date.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { nameRank, namesId, namesPrice, plainName } from '../column/column-names.ts';
import { BLANK } from '../column/column-sample.ts';
import { holdsRecord } from '../column/holds-record.ts';
import { namesCategory } from '../column/names-category.ts';
import { GENDER } from '../column/names-gender.ts';
import { KIND_COLUMN } from '../column/names-kind.ts';
import { namesTrade } from '../column/names-trade.ts';
import { holdsPictures } from '../column/picture-files.ts';
import { namesRecord } from '../column/record-names.ts';
import { isUsedIn, namesPiece } from '../column/single-pieces.ts';
import { combine, type Keys } from './count-keys.ts';
import { areDescribedApart } from './described-apart.ts';

/** How much the dearest of some variants may cost in comparison to the cheapest. */
const MOST_SPREAD = 3;
/** The same where nothing is said in which they differ. */
const MOST_SPREAD_OF_SAME = 1.5;
const MOSTLY = 0.5;
/** Rows that share a name, on average. A kind of goods has more. */
const MOST_VARIANTS = 40;

/** Longer texts describe. */
const FEW_WORDS = 7;
const SAME_PRICE = 1.1;
/** Of the names that rows share, those whose rows may be described as different things at different prices. */
const MOST_OTHERS = 0.2;

/**
 * Whether rows of one name are variants. If so: the columns by which some of them are different things all the same, such as the one
 * for whom they are. Null: they are none. `named`: the columns that the name is made of. `price`: the column of the price, if there is one.
 */
export function findVariants(
  named: readonly ColumnFacts[],
  all: readonly ColumnFacts[],
  price: ColumnFacts | null,
  rows: number,
): readonly ColumnFacts[] | null {
  if (!areVariants(named, all, price, rows)) return null;
  const groups = groupsOf(named, rows);
  const others = all.filter((column) => column.filled > 0 && !named.includes(column));
  const saying = others.filter(saysWhatItIs);
  const telling = others.filter((column) => !saying.includes(column) && (column === price || mayTell(column)));
  const apart = saying.filter((column) => {
    // A shop lists the same thing in several places.
    const isPlace = !isOfThing(column);
    return groups.some(
      (group) => areSaidApart(column, group) && (!isPlace || telling.some((other) => !isSame(other, group))),
    );
  });
  return apart.length === 0 || areVariants([...named, ...apart], all, price, rows) ? apart : null;
}

const MATERIAL = /(?:^| )(?:materials?|materia(?:al|le?|u)?|matiere|anyag|malzeme|materijal|матеріал|материал)(?: |$)/;

/** For whom it is, and of what. Shares of fibres differ in shades of one thing. */
const isOfThing = (column: ColumnFacts): boolean =>
  GENDER.test(column.called) ||
  (MATERIAL.test(plainName(column.called)) && !column.values.some(({ text }) => text.includes('%')));

const saysWhatItIs = (column: ColumnFacts): boolean =>
  (namesCategory(column.called) || KIND_COLUMN.test(column.called) || isOfThing(column)) &&
  !column.isArray &&
  !column.isAddress &&
  column.distinct > 1 &&
  column.distinct < column.filled;

/** Two rows say different things. One that says nothing says nothing else. */
const areSaidApart = (column: ColumnFacts, group: readonly number[]): boolean =>
  new Set(group.map((row) => column.at(row)).filter((value) => value !== BLANK)).size > 1;

function areVariants(
  named: readonly ColumnFacts[],
  all: readonly ColumnFacts[],
  price: ColumnFacts | null,
  rows: number,
): boolean {
  const groups = groupsOf(named, rows);
  if (groups.length === 0) return false;
  const tied = groups.reduce((sum, group) => sum + group.length, 0);
  if (tied > groups.length * MOST_VARIANTS) return false;
  const others = all.filter((column) => column.filled > 0 && !named.includes(column));
  const areMost = (test: (group: readonly number[]) => boolean): boolean =>
    groups.filter(test).length > groups.length * MOSTLY;
  if (others.some((column) => namesPiece(column.called) && areMost((group) => !isSame(column, group)))) return false;
  if (others.some((column) => isSaidOfMost(isUsedIn(column), groups, tied))) return false;
  const categories = others.filter((column) => namesCategory(column.called) && !column.isArray);
  if (!categories.every((column) => areMost((group) => isSame(column, group)))) return false;
  if (price === null) return true;
  const told = others.filter((column) => column !== price && !categories.includes(column) && mayTell(column));
  const texts = others.filter((column) => isProse(column) || column.words > FEW_WORDS);
  const cost = costs(price);
  const differs = (group: readonly number[]): boolean => told.some((column) => !isSame(column, group));
  // A shop describes a thing anew for this year's colours, at the price of the others.
  const areOthers = (group: readonly number[]): boolean =>
    (spreadOf(group, price, cost) > SAME_PRICE || !differs(group)) &&
    texts.some((column) => areDescribedApart(group.map((row) => column.textAt(row))));
  if (groups.filter(areOthers).length > groups.length * MOST_OTHERS) return false;
  return areMost((group) => spreadOf(group, price, cost) <= (differs(group) ? MOST_SPREAD : MOST_SPREAD_OF_SAME));
}

const isSaidOfMost = (isSaid: (row: number) => boolean, groups: readonly (readonly number[])[], all: number): boolean =>
  groups.reduce((sum, group) => sum + group.filter(isSaid).length, 0) > all * MOSTLY;

/** The rows of each name that several rows have. */
function groupsOf(named: readonly ColumnFacts[], rows: number): readonly (readonly number[])[] {
  let keys: Keys | null = null;
  for (const column of named) keys = combine(keys, column, rows);
  const groups = new Map<number, number[]>();
  for (let row = 0; row < rows; row++) {
    if (named.some((column) => column.at(row) < 0)) continue;
    const id = keys?.ids[row] ?? row;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [row]);
    else group.push(row);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const isSame = (column: ColumnFacts, group: readonly number[]): boolean =>
  group.every((row) => column.at(row) === column.at(group[0] ?? 0));

/** What shoppers may choose between variants by, and that other rows have, too. */
const mayTell = (column: ColumnFacts): boolean =>
  column.distinct > 1 &&
  column.distinct < column.filled &&
  !column.isAddress &&
  !isProse(column) &&
  !holdsPictures(column) &&
  !namesId(column.name) &&
  !namesPrice(column.name) &&
  !namesTrade(column.name) &&
  !namesRecord(column.called) &&
  !holdsRecord(column) &&
  nameRank('available', column.name) === null &&
  !recogniseDate(column.values);

/** What each value of the column costs. Not a number: nobody knows. */
const costs = ({ sample }: ColumnFacts): readonly number[] => sample.values.map((text) => costOf(text));

function costOf(text: string): number {
  const written = priceParts(text)?.number ?? '';
  return written === '' ? Number.NaN : (parseNumber(written, notationOf(written)) ?? Number.NaN);
}

function spreadOf(group: readonly number[], price: ColumnFacts, cost: readonly number[]): number {
  const known = group.map((row) => cost[price.at(row)] ?? Number.NaN).filter((one) => one > 0);
  return known.length < 2 ? 1 : Math.max(...known) / Math.min(...known);
}
