// Chooses the columns of the product fields. Names propose, cells decide. Nothing is made up: a field that is nowhere in the
// file gets no rule.

import { type Reason, reason } from '@guidepost/fault/reason';
import { namesParent } from '../../families/find-reference.ts';
import { currencyOf } from '../../mapping/currency-marks.ts';
import { FIRST_ADDRESS, hasSeveralAddresses } from '../../mapping/first-address.ts';
import {
  type OfferRule,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_FIELDS,
  type ValueRule,
  type ValueSource,
} from '../../mapping/mapping.ts';
import { columnsOfOffer } from '../../mapping/named-columns.ts';
import { bestNamed } from '../column/best-named.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { isNamed } from '../column/column-names.ts';
import { ELEMENTS } from '../column/column-sample.ts';
import { holdsPaths } from '../column/holds-paths.ts';
import { namesCategory } from '../column/names-category.ts';
import { brokenIntoLines, readableSource } from '../column/readable-text.ts';
import { isBareHandle, isHandleOfShop } from '../column/shop-handle.ts';
import type { FormatPreset } from '../format-preset.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import { findVariants } from './believable-group.ts';
import { chooseAvailable } from './choose-available.ts';
import { chooseOffer, type OfferedPrices } from './choose-offer.ts';
import { choosePrices } from './choose-prices.ts';
import { chooseSku } from './choose-sku.ts';
import { chooseTitle, groupByTitle, isShortText } from './choose-title.ts';
import { countKeys } from './count-keys.ts';
import { inNotation } from './price-spelling.ts';
import { onHostOfPages, relativePicture } from './relative-picture.ts';

export interface FieldChoice {
  readonly rule: ValueRule;
  /** The reason that is given in a comment. */
  readonly why: Reason | null;
}

export interface ChosenFields {
  readonly fields: ReadonlyMap<ProductField, FieldChoice>;
  /** Columns of which a field uses everything, so that they are not attributes. */
  readonly spent: ReadonlySet<string>;
  /** Columns that the title is made of. */
  readonly titled: readonly ColumnFacts[];
  readonly brand: ColumnFacts | null;
  readonly currencyColumn: ColumnFacts | null;
  /** When the reduced price holds, where columns say so. */
  readonly offer: OfferRule | null;
}

export interface FieldContext {
  readonly columns: readonly ColumnFacts[];
  readonly rows: number;
  readonly preset: FormatPreset | null;
  /** True: there is no header, so only the rows tell which columns there are. */
  readonly isOpen: boolean;
  /** The fields that a person supplies. */
  readonly given: ReadonlyMap<ProductField, ValueRule>;
  /** Of the file; null: not known. */
  readonly language: string | null;
  /** What is known of the currency of its prices. */
  readonly currencies: readonly string[];
}

export function chooseFields(context: FieldContext): ChosenFields {
  const { columns, rows, given } = context;
  const fields = new Map<ProductField, FieldChoice>();
  const spent = new Set<string>();
  const take = (field: ProductField, rule: ValueRule | null, why: Reason | null = null): void => {
    if (rule === null || fields.has(field) || given.has(field)) return;
    fields.set(field, { rule, why });
    for (const column of wholeColumns(rule)) spent.add(column);
  };
  // If an address is made of the name, the name can still be the title.
  for (const { from } of given.values())
    for (const source of from) if (source.kind === 'column') spent.add(source.column);
  const presets = presetRules(context, true);
  for (const [field, rule] of presets) if (field !== 'sku') take(field, rule);
  const free = columns.filter((column) => column.filled > 0 && !spent.has(column.name));
  const brand = bestNamed(free, 'brand', (column) => isShortText(column) && column.fill > 0.3);
  const title = chooseTitle(columns, free, brand, given.get('title') ?? fields.get('title')?.rule ?? null, rows);
  const ofFormat = presets.get('sku');
  const named = title.composed === null ? [title.column].filter((column) => column !== null) : title.columns;
  const sku = chooseSku(columns, rows, ofFormat === undefined ? [] : wholeColumns(ofFormat), named);
  take('sku', sku?.rule ?? null, sku?.why);
  if (title.composed === null) take('title', title.rule);
  else if (title.rule !== null && !given.has('title')) fields.set('title', { rule: title.rule, why: title.composed });
  const image = bestNamed(free, 'image', (column) => column.isAddress) ?? free.find((column) => column.isImage) ?? null;
  take('image', image && addressRule(image));
  const isPage = (column: ColumnFacts): boolean => column.isAddress && column !== image && !column.isImage;
  // If many rows share an address, it is the address of a list or of the shop.
  const link =
    bestNamed(free, 'link', (column) => isPage(column) && column.distinct > column.filled * OWN_PAGES) ??
    free.find((column) => isPage(column) && column.distinct > column.filled * OWN_PAGES && column.fill > 0.9) ??
    bestNamed(free, 'link', isPage) ??
    onlyOne(free.filter((column) => isPage(column) && hasPageForMost(column)));
  take('link', link && addressRule(link));
  const picture = relativePicture(free);
  if (picture !== null) {
    const pages = given.get('link') ?? fields.get('link')?.rule ?? null;
    take('image', onHostOfPages(picture, pages, columns), reason('host-of-pages', 'the host is that of the links'));
  }
  // A remark on one product describes none of the others.
  const isSaid = (column: ColumnFacts): boolean => column.distinct > 1 || rows === 1;
  const described = bestNamed(
    free,
    'description',
    (column) => column.words > 2 && column !== title.column && isSaid(column),
  );
  const description = described ?? longest(free.filter((column) => column !== title.column && column !== picture));
  take('description', description && textRule(description));
  const offerOf = (prices: OfferedPrices): OfferRule | null => chooseOffer(columns, prices, context.language, rows);
  const { price, listPrice, why, offer: offered } = choosePrices(free, rows, offerOf);
  take('price', price, why);
  // Of a format that says itself which prices there are, only the format knows when they hold.
  const offer = price !== null && fields.get('price')?.rule === price ? offered : null;
  for (const column of columnsOfOffer(offer)) spent.add(column);
  take('list_price', listPrice, reason('former-price', 'products have it where it is above the price'));
  const isShared = (column: ColumnFacts): boolean =>
    column.distinct > 1 && column.distinct < rows && column.fill > 0.3 && column !== brand && !isOfCategories(column);
  const tied = (column: ColumnFacts): boolean =>
    isShared(column) &&
    isNamed('group', column.name) &&
    (!isBareHandle(column.name) || isHandleOfShop(column, columns, title.column));
  const group =
    bestNamed(free, 'group', tied) ?? free.find((column) => isShared(column) && namesParent(column.name)) ?? null;
  take('group', group && groupRule(group));
  const keys = sku === null ? rows : countKeys(sku.columns, rows);
  const sameName = reason('group-same-name', 'rows with the same name are variants of one thing');
  const paid = lastColumn(fields.get('price')?.rule ?? given.get('price') ?? null, columns);
  const apart = title.columns.some(isOfCategories) ? null : findVariants(title.columns, columns, paid, rows);
  take('group', apart === null ? null : groupByTitle(title, apart, rows, keys), sameName);
  const available = chooseAvailable(free.filter((column) => !spent.has(column.name)));
  take('available', available?.rule ?? null, available?.why);
  // The next export may have what no row has today, such as a sale.
  for (const [field, rule] of presetRules(context, false)) take(field, rule);
  for (const field of ['price', 'list_price'] as const) {
    const choice = fields.get(field);
    if (choice !== undefined)
      fields.set(field, { ...choice, rule: inNotation(choice.rule, columns, context.currencies) });
  }
  const currencyColumn = bestNamed(free, 'currency', isOfCurrencies);
  if (currencyColumn !== null) spent.add(currencyColumn.name);
  return { fields, spent, titled: title.columns, brand, currencyColumn, offer };
}

/** Goods of one category, or under one heading of the shop, are many things. */
const isOfCategories = (column: ColumnFacts): boolean => namesCategory(column.called) || holdsPaths(column);

/** The column that every row has its price from, if there is no reduced one. */
function lastColumn(rule: ValueRule | null, columns: readonly ColumnFacts[]): ColumnFacts | null {
  const source = rule?.from.findLast((one) => one.kind === 'column');
  return columns.find(({ name }) => source?.kind === 'column' && name === source.column) ?? null;
}

/** Codes or signs, not other words under a heading in which currencies are mentioned. */
const isOfCurrencies = ({ distinct, length, values }: ColumnFacts): boolean =>
  distinct <= 20 && length <= 4 && values.some(({ text }) => currencyOf(text) !== null);

/**
 * The format's own rules as a whole, even with columns that are empty today. `isFilled`: the rules that give some row a
 * value, which are believed first. Otherwise: optional rules whose columns the file may have.
 */
function presetRules({ preset, columns, isOpen }: FieldContext, isFilled: boolean): Map<ProductField, ValueRule> {
  const filled = new Set(columns.filter((column) => column.filled > 0).map(({ name }) => name));
  const known = new Set(columns.map(({ name }) => name));
  const hasAll = (source: ValueSource, names: ReadonlySet<string>): boolean =>
    columnNames(source).every((column) => names.has(column));
  // A feed may give several pictures where the specification has one.
  const fitted = (rule: ValueRule): ValueRule => {
    const sources = columns.filter(({ name }) =>
      rule.from.some((source) => source.kind === 'column' && name === source.column),
    );
    const isList = rule.pattern === null && sources.some(({ sample }) => sample.arrays > 0);
    const [several] = sources.flatMap((column) => firstOfSeveral(column).pattern ?? []);
    return rule.pattern === null && (isList || several !== undefined)
      ? { ...rule, pattern: several ?? FIRST_ELEMENT }
      : rule;
  };
  const rules = new Map<ProductField, ValueRule>();
  for (const field of PRODUCT_FIELDS) {
    const rule = preset?.fields[field];
    if (rule === undefined) continue;
    const giving = rule.from.filter((source) => hasAll(source, filled));
    const isPossible = isOpen || rule.from.some((source) => hasAll(source, known));
    // The fullest source is chosen for the sku, so the others must go.
    if (isFilled && giving.length > 0)
      rules.set(
        field,
        field === 'sku'
          ? { ...rule, from: giving }
          : isAddressField(field)
            ? fitted(rule)
            : field === 'description'
              ? brokenIntoLines(rule, columns)
              : rule,
      );
    if (!isFilled && giving.length === 0 && isPossible && !REQUIRED_FIELDS.includes(field)) rules.set(field, rule);
  }
  return rules;
}

/** Columns that a source needs. */
const columnNames = (source: ValueSource): string[] => {
  if (source.kind === 'column') return [source.column];
  if (source.kind === 'constant') return [];
  return source.parts.flatMap((part) => (typeof part === 'string' || part.optional ? [] : [part.column]));
};

/**
 * Columns of which a rule uses everything. Each column of a template with several may also be an attribute, such as the
 * brand in a title.
 */
const wholeColumns = (rule: ValueRule): string[] =>
  rule.from.flatMap((source) => {
    const names = columnNames(source);
    return source.kind === 'template' && names.length > 1 ? names.slice(-1).filter(() => isTitleOf(source)) : names;
  });

/** `{Company} {Product}`: the last column adds nothing to the title. */
const isTitleOf = (source: ValueSource): boolean =>
  source.kind === 'template' && source.parts.every((part) => typeof part === 'string' || part.filters.length === 0);

const longest = (columns: readonly ColumnFacts[]): ColumnFacts | null =>
  columns
    .filter((column) => isProse(column) && !column.isAddress && column.fill > 0.05)
    .toSorted((a, b) => b.length * b.fill - a.length * a.fill)[0] ?? null;

/** Markup becomes text. */
const textRule = (column: ColumnFacts): ValueRule => valueRule([readableSource(column)]);

/** The share of rows that have a page of their own. Variants of a product may share one. */
const OWN_PAGES = 0.1;

/** Nearly each of its addresses is that of one row, and most rows have one. Those of files are none of pages. */
const hasPageForMost = ({ distinct, filled, fill, values }: ColumnFacts): boolean =>
  fill > 0.5 && distinct > filled * 0.9 && !values.some(({ text }) => FILE.test(text));

const FILE = /\.(?:pdf|zip|docx?|xlsx?|csv|mp4|mov|webm)(?:[?#]|$)/i;

const onlyOne = <Item>([first, second]: readonly Item[]): Item | null =>
  first !== undefined && second === undefined ? first : null;

/** Interfaces write 0 where a product belongs to no other. */
const groupRule = ({ name, values }: ColumnFacts): ValueRule =>
  valueRule([columnSource(name)], values.some(({ text }) => text === '0') ? { map: [['0', null]] } : {});

const isAddressField = (field: ProductField): boolean => field === 'image' || field === 'link';

/** The first of several addresses in a cell. Elements of arrays may be without their host. */
const addressRule = (column: ColumnFacts): ValueRule => valueRule([columnSource(column.name)], firstOfSeveral(column));

function firstOfSeveral({ values, isArray }: ColumnFacts): { pattern?: string } {
  if (values.some(({ text }) => hasSeveralAddresses(text.replaceAll(ELEMENTS, ', '))))
    return { pattern: FIRST_ADDRESS };
  return isArray ? { pattern: FIRST_ELEMENT } : {};
}

const FIRST_ELEMENT = '^[^,;|\\s]+';
