// What products are called: a column of names, or the maker and the model together if the names leave the maker out.

import type { Reason } from '@guidepost/fault/reason';
import { areNumbered } from '../../csv/no-headings.ts';
import type { TemplatePart, ValueRule } from '../../mapping/mapping.ts';
import { bestNamed } from '../column/best-named.ts';
import { changesDaily } from '../column/changing-names.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { isNamed } from '../column/column-names.ts';
import { holdsPaths } from '../column/holds-paths.ts';
import { namesCategory } from '../column/names-category.ts';
import { namesWarranty } from '../column/warranty-names.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import { composeTitle } from './compose-title.ts';
import { countKeys } from './count-keys.ts';

export interface TitleChoice {
  readonly rule: ValueRule | null;
  /** The column with most of the title. */
  readonly column: ColumnFacts | null;
  readonly columns: readonly ColumnFacts[];
  /** Why, where no column names the products. The columns say properties of them all the same. */
  readonly composed: Reason | null;
}

/** `settled`: the rule, if it is already known. */
export function chooseTitle(
  all: readonly ColumnFacts[],
  free: readonly ColumnFacts[],
  brand: ColumnFacts | null,
  settled: ValueRule | null,
  rows: number,
): TitleChoice {
  if (settled !== null) {
    const [source] = settled.from;
    const used = source?.kind === 'column' ? [source.column] : [];
    const columns = all.filter(({ name }) => used.includes(name));
    return { rule: settled, column: columns[0] ?? null, columns, composed: null };
  }
  const isEverywhere = (column: ColumnFacts): boolean => column.fill > 0.7 && column.length >= 2 && column !== brand;
  const can = (column: ColumnFacts): boolean => isShortText(column) && isEverywhere(column);
  const named =
    bestNamed(free, 'title', (column) => can(column) && isNamed('title', column.name)) ??
    bestNamed(free, 'title', (column) => isLongTitle(column) && isEverywhere(column));
  const guessed = free.filter((one) => can(one) && mayName(one, free));
  const column =
    named ??
    bestNamed(guessed, 'model', (one) => one.distinct > 3) ??
    wordiest(guessed) ??
    // Rows without a name are no products, but those that have one are.
    bestNamed(free, 'title', (one) => isShortText(one) && isNamed('title', one.name) && one.fill > SOME);
  if (column === null) {
    const made = composeTitle(free, brand, rows);
    if (made === null || !made.isEnough) return { rule: null, column: null, columns: [], composed: null };
    return { rule: made.rule, column: null, columns: made.columns, composed: made.why };
  }
  if (brand === null || !needsBrand(column, brand)) {
    return { rule: valueRule([columnSource(column.name)]), column, columns: [column], composed: null };
  }
  const parts: TemplatePart[] = [
    { column: brand.name, optional: brand.fill < 1, filters: [] },
    ' ',
    { column: column.name, optional: false, filters: [] },
  ];
  return { rule: valueRule([{ kind: 'template', parts }]), column, columns: [brand, column], composed: null };
}

const SOME = 0.2;

/** A guess: what few values of many rows say, such as a warranty, names none of them. A column of models may have many variants of each. */
const mayName = (column: ColumnFacts, all: readonly ColumnFacts[]): boolean =>
  !namesWarranty(column.called) &&
  !changesDaily(column, all) &&
  !areMeasures(column) &&
  (column.distinct ** 2 >= column.filled || MODEL.test(column.called));

/** `183 L` */
const areMeasures = ({ values, filled }: ColumnFacts): boolean =>
  values.reduce((sum, { text, count }) => sum + (MEASURE.test(text) ? count : 0), 0) > filled * MOSTLY_MEASURES;

const MEASURE = /^[\d.,\s]+ ?(?:\p{L}{1,3}|["″])\.?$/u;
const MOSTLY_MEASURES = 0.5;

const MODEL = /^(?:product[ _]?)?mod[eè]l/i;

/**
 * Whether different products have the same names. Upper and lower case count as the same if the file mixes them. `apart`: columns by which
 * things of the same name are different ones.
 */
export function groupByTitle(
  { rule, columns, composed }: TitleChoice,
  apart: readonly ColumnFacts[],
  rows: number,
  keys: number,
): ValueRule | null {
  const [source] = rule?.from ?? [];
  if (
    source === undefined ||
    composed !== null ||
    columns.length === 0 ||
    countKeys([...columns, ...apart], rows) > keys * 0.95
  )
    return null;
  const mixed = columns.some(
    ({ values }) => new Set(values.map(({ text }) => text.toLowerCase())).size < values.length,
  );
  if (!mixed && apart.length === 0) return valueRule([source]);
  const parts: readonly TemplatePart[] = [
    ...(source.kind === 'template'
      ? source.parts
      : columns.map(({ name }) => ({ column: name, optional: false, filters: [] }))),
    ...apart.flatMap(({ name }): TemplatePart[] => [' · ', { column: name, optional: true, filters: [] }]),
  ];
  if (!mixed) return valueRule([{ kind: 'template', parts }]);
  const lowered = parts.map((part) => (typeof part === 'string' ? part : { ...part, filters: ['lower' as const] }));
  return valueRule([{ kind: 'template', parts: lowered }]);
}

/**
 * The model `MacBook Pro` does not say Apple, so the maker is added. `Acer Aspire 3` needs no second Acer. If the shop
 * calls the column a name, it is one.
 */
function needsBrand(title: ColumnFacts, brand: ColumnFacts): boolean {
  if (!isNamed('model', title.name) || title.words > 5) return false;
  const brands = new Set(brand.values.map(({ text }) => text.toLowerCase()));
  let having = 0;
  for (const { text, count } of title.values) {
    const lower = text.toLowerCase();
    if ([...brandBeginnings(lower)].some((beginning) => brands.has(beginning))) having += count;
  }
  return having < title.filled * 0.3;
}

function* brandBeginnings(text: string): Generator<string> {
  const words = text.split(' ');
  for (let length = 1; length <= Math.min(4, words.length); length++) yield words.slice(0, length).join(' ');
}

const NEARLY_AS_GOOD = 0.5;

/** Without a telling name of a column: the text with the most different values that still reads like a name. */
function wordiest(columns: readonly ColumnFacts[]): ColumnFacts | null {
  const texts = columns.filter(
    (column) => column.words >= 1.5 && column.length <= 120 && !holdsPaths(column) && !namesCategory(column.called),
  );
  // What describes the products is their name only where nothing else can be.
  const names = texts.filter(({ name }) => !isNamed('description', name));
  // Every product has a name, so a column with gaps is hardly one.
  const worth = ({ distinct, words, fill }: ColumnFacts): number =>
    distinct * Math.min(words, 6) * (fill > 0.99 ? 1 : fill ** 8);
  const [best] = (names.length > 0 ? names : texts).toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined || !areNumbered(columns.map(({ name }) => name))) return best ?? null;
  // Where no column has a name, the first text that is nearly as good: people write what a thing is called before what is in it.
  return names.find((column) => worth(column) >= worth(best) * NEARLY_AS_GOOD) ?? best;
}

export const isShortText = (column: ColumnFacts): boolean => isText(column) && !isProse(column);

/**
 * Shops write the brand, the kind and all that the product has into its title, for marketplaces to find. Under a heading that says title
 * by itself such a text is the title, though under another it would be one to read.
 */
const isLongTitle = (column: ColumnFacts): boolean =>
  isNamed('title', column.name) &&
  !isNamed('description', column.name) &&
  isText(column) &&
  !column.isMarkup &&
  column.length <= LONGEST_TITLES &&
  column.values.every(({ text }) => !/[\r\n\u2028]/.test(text));

/** Marketplaces take up to 255 characters. */
const LONGEST_TITLES = 255;

const isText = (column: ColumnFacts): boolean =>
  !column.isAddress && !column.isArray && column.values.some(({ text }) => /\p{L}/u.test(text));
