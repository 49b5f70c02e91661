// Names of columns that stand in several lines, and what a line of such names looks like: `Artikel-` above `bezeichnung`, `Price` above `(EUR)`.

import { quantityOf } from '../infer/cell/known-units.ts';
import { isNamed, NAMED_ROLES, type NamedRole } from '../infer/column/column-names.ts';
import { namesCategory } from '../infer/column/names-category.ts';
import { currencyOf } from '../mapping/currency-marks.ts';
import { type BodyColumns, isFigure } from './body-columns.ts';
import { areNamesForPrograms } from './two-headings.ts';

const LONGEST = 60;
/** Of so many cells in a line of names one may be a figure, such as a sum that a program computes there. */
const CELLS_OF_A_FIGURE = 5;

/** The names in a row, blank where it has none. Null: it is no line of names. */
export function columnNamesIn(cells: readonly string[]): readonly string[] | null {
  if (areNamesForPrograms(cells)) return null;
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  const names = cells.map((cell) => (mayBeName(cell) ? cell.trim() : ''));
  const others = filled - countNames(names);
  return others > filled / CELLS_OF_A_FIGURE || filled === others ? null : names;
}

/** How many of these are known names of what products have. */
export const countKnown = (names: readonly string[]): number =>
  names.filter((name) => name.trim() !== '' && NAMED_ROLES.some((role) => isNamed(role, name))).length;

/** So many known names in a row leave no doubt that it has the headings. */
export const FEWEST_KNOWN = 2;

export const countNames = (names: readonly string[]): number => names.filter((name) => name !== '').length;

/** Words, and no address, date or figure. A sign of a currency alone is a name below another one. */
const mayBeName = (cell: string): boolean => {
  const text = cell.trim();
  return (
    text.length <= LONGEST &&
    (/\p{L}/u.test(text) || isUnit(text)) &&
    !isFigure(text) &&
    !/@|:\/\/|\bwww\.|\d{1,2}\.\s?\d{1,2}\.|\d{1,2}\.?\s?\p{L}{3,9}\.?\s\d{2,4}\b|\p{Nd}{5}/u.test(text)
  );
};

/**
 * Whether the lower line goes on with the names of the upper one: surely, with a hyphen, bracket or unit; likely, with words in lower case
 * or names where the upper line has none.
 */
export function continuationOf(
  upper: readonly string[],
  lower: readonly string[],
  body: BodyColumns,
): 'sure' | 'likely' | null {
  const filled = lower.flatMap((name, at) => (name === '' ? [] : [at]));
  const over = filled.filter((at) => (upper[at] ?? '') !== '');
  if (over.length === 0) {
    // Two lines that take turns. A cell alone is a title, or a heading between the rows.
    const fills = filled.some((at) => body.filled.includes(at));
    return countNames(upper) > 1 && filled.length > 1 && fills ? 'likely' : null;
  }
  const isSure = (at: number): boolean => {
    const part = lower[at] ?? '';
    return isBroken(upper[at] ?? '') || isBracketed(part) || (isUnit(part) && body.figures.includes(at));
  };
  const others = over.filter((at) => !isSure(at));
  const areSome = others.length < over.length;
  // `required`, `optional`, `required` say something of the names above, and are no parts of them.
  const parts = new Set(over.map((at) => lower[at]));
  if (!areSome && over.length > 2 && parts.size < over.length) return null;
  if (!others.every((at) => filled.length > 1 && mayGoOn(upper[at] ?? '', lower[at] ?? '', areSome))) return null;
  return areSome ? 'sure' : 'likely';
}

/** Whether two parts may be one name: `Artikel` and `bezeichnung`. `isSure`: other parts in these lines are, without a doubt. */
function mayGoOn(upper: string, lower: string, isSure: boolean): boolean {
  if (!/^\p{Lu}/u.test(upper) || !/^\p{Ll}/u.test(lower) || lower.length > LONGEST_PART) return false;
  // `Name` above `red tent` is a heading above a product.
  const joined = joinParts(upper, lower);
  return isSure || ROLES.every((role) => !isNamed(role, upper) || isNamed(role, joined));
}

const LONGEST_PART = 25;
const ROLES: readonly NamedRole[] = ['title', 'price', 'sku', 'brand', 'available'];

/** `Waren` above `gruppe` is a word that was broken without a hyphen. */
const isKnown = (name: string): boolean => namesCategory(name) || NAMED_ROLES.some((role) => isNamed(role, name));

const isBroken = (part: string): boolean => /\p{L}[-\u2010\u2011\u00ad]$/u.test(part);

/** `(in mm)`, `EUR`, `€`, `kg`, `je Stück`, `per piece`: what stands below a name and says how its values are meant. */
function isUnit(part: string): boolean {
  const text = part.trim();
  if (text.length > LONGEST_PART) return false;
  return isBracketed(text) || quantityOf(text) !== null || currencyOf(text) !== null || RATE.test(text);
}

const isBracketed = (part: string): boolean => /^[([].*[)\]]$/u.test(part);

const RATE = /^(?:in|je|pro|per|par|por|za|inkl|incl|zzgl|excl|exkl)[\s.]/iu;

/**
 * `Artikel-` and `bezeichnung` → `Artikelbezeichnung`; `Breite` and `cm` → `Breite (cm)`. Of names that come again below a name that spans
 * several columns, each has the one above it: `Kiste netto`, `Kiste brutto`, `Bund netto`, `Bund brutto`.
 */
export function joinNames(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const width = Math.max(upper.length, lower.length);
  const isAgain = (at: number): boolean => lower.indexOf(lower[at] ?? '') !== lower.lastIndexOf(lower[at] ?? '');
  let spanning = '';
  return Array.from({ length: width }, (_, at) => {
    const [above, below] = [upper[at] ?? '', lower[at] ?? ''];
    if (above !== '' || below === '') spanning = above;
    return joinParts(above === '' && below !== '' && isAgain(at) ? spanning : above, below);
  });
}

function joinParts(upper: string, lower: string): string {
  if (upper === '' || lower === '') return upper + lower;
  if (isBroken(upper))
    return /^\p{Ll}/u.test(lower) ? upper.slice(0, -1) + lower : upper.replace(/\u00ad$/, '-') + lower;
  if (/^\p{Ll}/u.test(lower) && !isKnown(`${upper} ${lower}`) && isKnown(upper + lower)) return upper + lower;
  const isBare = isUnit(lower) && !isBracketed(lower) && !RATE.test(lower);
  return isBare ? `${upper} (${lower})` : `${upper} ${lower}`;
}
