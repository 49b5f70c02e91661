// Joins columns that are one attribute under several names. Exports in which each product has options of its own have
// `Color` here, `Colour` and `Colors` there, and no row has two of them. Lists of pairs have `Rear derailleur` and `Rear
// deraileur`, or say `Brakes` in two places.

import { splitPairColumn } from '../../named-pairs.ts';
import { type ColumnFacts, columnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { BLANK, ColumnSample } from '../column/column-sample.ts';
import { isMisspelt } from './misspelt-names.ts';
import type { VariantName } from './variant-names.ts';

/** Lists of columns to be read as one, the fullest column first. Most lists have one column. */
export function joinSynonyms(
  columns: readonly ColumnFacts[],
  rows: number,
  variants: ReadonlyMap<ColumnFacts, VariantName>,
): readonly (readonly ColumnFacts[])[] {
  const groups: ColumnFacts[][] = [];
  const alike = new Map<string, ColumnFacts[][]>();
  for (const column of columns) {
    const variant = variants.get(column);
    const key = synonymOf(variant?.said ?? nameInPair(column.name));
    const known = alike.get(key) ?? [];
    const open = (variant === undefined ? known.slice(0, 1) : likest(known, variant.product, variants)).find((group) =>
      canJoin(group, column, rows),
    );
    if (open !== undefined) open.push(column);
    else {
      const group = [column];
      groups.push(group);
      alike.set(key, [...known, group]);
    }
  }
  return joinMisspelt(groups, rows).map((group) => group.toSorted(byUse));
}

/** A set of a shirt and a hoodie has two sizes in a row: those of shirts go together, and those of hoodies. */
const likest = (
  groups: readonly ColumnFacts[][],
  product: string,
  variants: ReadonlyMap<ColumnFacts, VariantName>,
): readonly ColumnFacts[][] => {
  const words = new Set(plainName(product).split(' '));
  const shared = (group: readonly ColumnFacts[]): number =>
    Math.max(...group.map((one) => wordsOf(variants.get(one)?.product).filter((word) => words.has(word)).length));
  return groups.toSorted((a, b) => shared(b) - shared(a));
};

const wordsOf = (product = ''): readonly string[] => plainName(product).split(' ');

/**
 * What several columns of variants are called together. A second size of one thing is told apart by a word that its columns
 * share, or by a number. The column that has no product in its name keeps its name.
 */
export function calledByVariants(
  group: readonly ColumnFacts[],
  variants: ReadonlyMap<ColumnFacts, VariantName>,
  isTaken: (called: string) => boolean,
): string | null {
  const names = group.flatMap((column) => variants.get(column) ?? []);
  const [first] = names;
  if (first === undefined) return null;
  const { said } = first;
  const isElsewhere = [...variants].some(
    ([column, other]) => other.product === '' && plainName(other.said) === plainName(said) && !group.includes(column),
  );
  if (!isElsewhere && !isTaken(said)) return said;
  const [one = [], ...others] = names.map(({ product }) => wordsOf(product));
  const common = one.find((word) => /^\p{L}{3,}$/u.test(word) && others.every((words) => words.includes(word)));
  if (common !== undefined) return `${said} (${common})`;
  for (let number = 2; ; number++) if (!isTaken(`${said} ${number}`)) return `${said} ${number}`;
}

/** What is chosen comes before what is only told, and then the fullest. */
const byUse = (a: ColumnFacts, b: ColumnFacts): number =>
  Number(isOption(b.name)) - Number(isOption(a.name)) || b.filled - a.filled;

/** One column under the name of the first. Each row has the first value found in any of them. */
export function joinColumns(
  columns: readonly ColumnFacts[],
  rows: number,
  blank: readonly string[],
  called: string,
): ColumnFacts {
  const joined = new ColumnSample(columns[0]?.name ?? '');
  for (let row = 0; row < rows; row++) {
    const column = columns.find((one) => one.at(row) !== BLANK);
    if (column !== undefined) joined.add(row, column.textAt(row), column.sample.lines[column.at(row)] ?? 1);
  }
  return columnFacts(joined, rows, blank, called);
}

/** `Brakes` of `specifications[Brakes]`. */
export const nameInPair = (name: string): string => splitPairColumn(name)?.name ?? name;

/** The axes of variants, `Option[Size]`, are what a shopper chooses. */
const isOption = (name: string): boolean => /option|variant|variation/i.test(splitPairColumn(name)?.path ?? '');

const synonymOf = (name: string): string =>
  plainName(name)
    .replace(/\bcolour/g, 'color')
    .split(' ')
    .map((word) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join(' ');

const MOST_WITH_BOTH = 0.02;
const MOST_DIFFERENT = 0.1;
const FEWEST_COMPARED = 5;

/**
 * Columns of values, with hardly a row that has a value in both. Two lists of pairs may both have it if they say the same, or
 * if one says what is chosen.
 */
function canJoin(group: readonly ColumnFacts[], column: ColumnFacts, rows: number): boolean {
  const all = [...group, column];
  if (all.some(({ filled, isArray, isAddress }) => filled === 0 || isArray || isAddress)) return false;
  let [both, different] = [0, 0];
  for (let row = 0; row < rows; row++) {
    if (column.at(row) === BLANK) continue;
    const other = group.find((one) => one.at(row) !== BLANK);
    if (other === undefined) continue;
    both++;
    if (plainName(other.textAt(row)) !== plainName(column.textAt(row))) different++;
  }
  if (both <= Math.min(...all.map(({ filled }) => filled)) * MOST_WITH_BOTH) return true;
  const arePairs = all.every(({ name }) => splitPairColumn(name) !== null);
  if (!arePairs) return false;
  return all.some(({ name }) => isOption(name)) || (both >= FEWEST_COMPARED && different <= both * MOST_DIFFERENT);
}

/** A name in a list of pairs that is another with a slip, and is hardly ever there beside it, joins the other. */
function joinMisspelt(groups: readonly ColumnFacts[][], rows: number): readonly (readonly ColumnFacts[])[] {
  const joined: ColumnFacts[][] = [];
  const named: { readonly group: ColumnFacts[]; readonly name: string }[] = [];
  for (const group of groups) {
    const label = splitPairColumn(group[0]?.name ?? '')?.name;
    const name = label === undefined ? null : plainName(label);
    const other = name === null ? undefined : named.find((one) => isMisspelt(one.name, name))?.group;
    if (other !== undefined && group.every((column) => canJoin(other, column, rows))) {
      other.push(...group);
      continue;
    }
    joined.push(group);
    if (name !== null) named.push({ group, name });
  }
  return joined;
}
