// Required fields that inference could not find, each with a way to supply it.

import { counted, grouped, oneOrSeveral } from '@guidepost/fault/say-number';
import { areNumbered } from '../csv/no-headings.ts';
import {
  type Mapping,
  type ProductField,
  REQUIRED_FIELDS,
  type TemplatePart,
  type ValueRule,
} from '../mapping/mapping.ts';
import { writeTemplate } from '../mapping/write-mapping.ts';
import { beginsWithHost } from '../product/relative-address.ts';
import { isFree } from './cell/price-words.ts';
import { priceParts, priceShare } from './cell/read-price.ts';
import { bestNamed } from './column/best-named.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { nameRank, namesAnotherPrice, namesPrice, plainName } from './column/column-names.ts';
import { show } from './column/describe-values.ts';
import { tradeReason } from './column/names-trade.ts';
import { holdsFiles, holdsOnePicture, isPaths } from './column/picture-files.ts';
import { priceOfEntries } from './column/price-of-entries.ts';
import { isBareHandle, readsAsSlugs } from './column/shop-handle.ts';
import { changesInKey } from './field/changes-in-key.ts';
import { composeTitle } from './field/compose-title.ts';
import { relativePicture } from './field/relative-picture.ts';

export interface MissingField {
  readonly field: ProductField;
  /** Why, as a sentence without its full stop. */
  readonly reason: string;
  /** A rule that would supply it, to be changed by a person: `https://YOUR-SHOP/products/{Handle|url}`. */
  readonly example: string;
}

export function missingFields(
  mapping: Mapping,
  columns: readonly ColumnFacts[],
  brand: ColumnFacts | null,
  rows: number,
): MissingField[] {
  const composed = (): ValueRule | undefined => composeTitle(columns, brand, rows)?.rule;
  return REQUIRED_FIELDS.filter((field) => mapping.fields[field] === undefined).map((field) => ({
    field,
    reason: reasonOf(field, columns),
    example: exampleOf(field, mapping, columns, composed),
  }));
}

function reasonOf(field: ProductField, columns: readonly ColumnFacts[]): string {
  const role = field === 'sku' || field === 'title' || field === 'image' || field === 'link' ? field : 'price';
  const empty = columns.find((column) => column.filled === 0 && (nameRank(role, column.name) ?? 100) < 100);
  if (empty !== undefined)
    return `the column ${empty.name} has no value in any row; fill it in, or say which other column has it`;
  const pictures = field === 'image' ? pictureColumn(columns) : null;
  if (pictures !== null)
    return `the column ${pictures.name} has ${isPaths(pictures) && !holdsOnePicture(pictures) ? 'addresses without their host' : 'names of files and no addresses'}${sayGaps(pictures)}; say where they are, as you would open them in a browser`;
  if (field === 'sku') return whyNoSku(columns);
  if (field === 'title') return 'no column names the products';
  if (field === 'price') {
    const candidate = priceColumn(columns);
    return candidate === null
      ? sayNoPrice(columns)
      : `the column ${candidate.name} has prices, but not surely those that are charged; if they are, take it, or say which others are`;
  }
  return field === 'image' || field === 'link' ? 'no column holds addresses of that kind' : 'no column looks like it';
}

function whyNoSku(columns: readonly ColumnFacts[]): string {
  const changing = columns.filter((column) => column.distinct > 1 && changesInKey(column, columns));
  const named = changing.slice(0, 3).map(({ name }) => name);
  if (named.length === 0) return 'no columns tell the rows apart';
  return `no columns that stay tell the rows apart, and ${named.join(', ')} ${oneOrSeveral(named.length, 'changes', 'change')} from day to day; add a column with the number of each product`;
}

function exampleOf(
  field: ProductField,
  { fields }: Mapping,
  columns: readonly ColumnFacts[],
  composed: () => ValueRule | undefined,
): string {
  const filled = new Set(columns.filter(({ fill }) => fill === 1).map(({ name }) => name));
  const isFilled = (column: string): boolean => filled.has(column);
  const addresses = new Set(columns.filter(({ isAddress }) => isAddress).map(({ name }) => name));
  const isPart = (column: string): boolean => !addresses.has(column);
  const own =
    keyTemplate(fields.sku, (column) => isPart(column) && isFilled(column)) ??
    keyTemplate(fields.sku, isPart) ??
    keyTemplate(slugged(fields.title), isPart) ??
    writeTemplate([{ column: columns[0]?.name ?? 'Id', optional: false, filters: ['url'] }]);
  const shared = namesPage(fields.group) ? keyTemplate(fields.group, isFilled) : null;
  const isTitle = JSON.stringify(fields.group?.from) === JSON.stringify(fields.title?.from);
  // Variants may share a page and even a picture, but not where one column tells each of them.
  const isAlone = (fields.sku?.from ?? []).every(hasOneColumn);
  const key = isAlone && (field !== 'link' || isTitle) ? own : (shared ?? own);
  const pictures = pictureColumn(columns);
  const page = columns.find(isPage);
  switch (field) {
    case 'link':
      return `https://YOUR-SHOP/products/${page === undefined ? key : template(page, ['url'])}`;
    case 'image':
      return pictures === null
        ? `https://YOUR-SHOP/images/${key}.jpg`
        : `${beginningOf(pictures)}${template(pictures, [])}`;
    case 'price':
      return (
        (priceColumn(columns) ?? likePricesByUse(columns).charged.at(-1))?.name ??
        columns.find(isMostlyRead)?.name ??
        priceOfEntries(columns)?.example ??
        'PRICE-COLUMN'
      );
    case 'title': {
      const [source] = composed()?.from ?? [];
      return source?.kind === 'template' ? writeTemplate(source.parts) : firstOf(columns);
    }
    case 'sku':
      return keyTemplate(composed(), () => true) ?? firstOf(columns);
    default:
      return firstOf(columns);
  }
}

/** The number of a row is none of its product. */
const firstOf = (columns: readonly ColumnFacts[]): string =>
  (columns.find((column) => column.values.some(({ text }) => /\p{L}/u.test(text))) ?? columns[0])?.name ?? 'a column';

const hasOneColumn = (source: ValueRule['from'][number]): boolean =>
  source.kind !== 'template' || source.parts.filter((part) => typeof part !== 'string').length < 2;

/** A price of some kind, where none is charged. */
const priceColumn = (columns: readonly ColumnFacts[]): ColumnFacts | null =>
  columns.find(
    (column) => namesAnotherPrice(column.name) && tradeReason(column.name) === null && priceShare(column) >= 0.9,
  ) ?? null;

function sayNoPrice(columns: readonly ColumnFacts[]): string {
  const sayExample = ({ name, values }: ColumnFacts): string => `${name} (${values[0]?.text})`;
  const { charged, ofTrade } = likePricesByUse(columns);
  const like = charged.map(sayExample);
  const unnamed = areNumbered(columns.map(({ name }) => name))
    ? 'the file has no row with the names of its columns, so these have numbers'
    : 'no column is called a price';
  const unread = columns.find(isUnreadPrice);
  if (like.length === 0 && unread !== undefined)
    return `the column ${unread.name} is called a price, but ${sayUnread(unread)}; write amounts as 499.00, with the currency beside them if you like, or say which other column has the prices`;
  const ofEntries = like.length === 0 ? priceOfEntries(columns) : null;
  if (ofEntries !== null)
    return `${unnamed}; ${ofEntries.list} is a list, and ${ofEntries.column.name} (${ofEntries.column.values[0]?.text}) is the only number in its entries that may be one; if it is, take it, and each entry becomes a product`;
  const [paid] = ofTrade;
  if (like.length === 0 && paid !== undefined)
    return `no column is called a price that shoppers pay, and ${sayExample(paid)} is called one that the shop itself pays or gets; add a column with the prices that shoppers pay, or, if they pay this one, say so`;
  if (like.length === 0) return `${unnamed}; add one to the file, or say which has the prices`;
  const look = like.length === 1 ? 'looks like one' : 'look like prices';
  return `${unnamed}, but ${like.join(' and ')} ${look}; take the one that shoppers pay, or say which other one it is`;
}

/** Whoever takes it imports the products whose prices can be read, and sees each of the others. */
const isMostlyRead = (column: ColumnFacts): boolean => isUnreadPrice(column) && priceShare(column) >= 0.5;

/** A cell that really cannot be read, and how many there are. */
function sayUnread({ values, filled }: ColumnFacts): string {
  const faulty = values.filter(({ text }) => priceParts(text) === null && !isFree(text));
  const count = faulty.reduce((sum, one) => sum + one.count, 0);
  const example = show((faulty[0] ?? values[0])?.text ?? '');
  if (count === 0 || count === filled) return `${example} is no amount that can be read`;
  return `${grouped(count)} of its ${counted(filled, 'value')} ${count === 1 ? 'is no amount' : 'are no amounts'} that can be read, such as ${example}`;
}

const isUnreadPrice = (column: ColumnFacts): boolean =>
  namesPrice(column.name) && tradeReason(column.name) === null && column.filled > 0 && priceShare(column) < 0.9;

/** By how they are written alone: amounts with cents. What shoppers pay mostly stands behind what the shop pays. */
export function likePrices(columns: readonly ColumnFacts[]): readonly ColumnFacts[] {
  const isCents = ({ text }: { readonly text: string }): boolean => /[.,]\d{2}(?!\d)/.test(text);
  return columns
    .filter((column) => {
      const cents = column.values.filter(isCents).length;
      return priceShare(column) >= 0.9 && column.distinct > 2 && cents >= column.distinct * 0.5;
    })
    .slice(0, 3);
}

/** What a shop pays for its goods is never offered as what it charges: copied as it stands, it would sell at cost. */
function likePricesByUse(columns: readonly ColumnFacts[]) {
  const { charged = [], ofTrade = [] } = Object.groupBy(likePrices(columns), ({ name }) =>
    tradeReason(name) === null ? 'charged' : 'ofTrade',
  );
  return { charged, ofTrade };
}

const template = ({ name }: ColumnFacts, filters: readonly 'url'[]): string =>
  writeTemplate([{ column: name, optional: false, filters }]);

const pictureColumn = (columns: readonly ColumnFacts[]): ColumnFacts | null =>
  bestNamed(columns, 'image', holdsOnePicture) ??
  columns.find(holdsOnePicture) ??
  relativePicture(columns) ??
  bestNamed(columns, 'image', holdsFiles) ??
  columns.find(holdsFiles) ??
  null;

/** Rows that have none are no products, and whoever is asked for the host must know. */
const sayGaps = ({ fill, filled }: ColumnFacts): string =>
  fill === 1 ? '' : `, in ${Math.round(filled / fill)} rows only ${filled}`;

/** Some exports leave out only `https://`. */
function beginningOf({ values }: ColumnFacts): string {
  if (values.every(({ text }) => beginsWithHost(text))) return 'https://';
  return `https://YOUR-SHOP${values.every(({ text }) => text.startsWith('/')) ? '' : '/'}`;
}

/** A title as a part of an address. */
const slugged = (rule: Mapping['fields'][ProductField]): Mapping['fields'][ProductField] =>
  rule && {
    ...rule,
    from: rule.from.map((source) =>
      source.kind === 'column'
        ? { kind: 'template', parts: [{ column: source.column, optional: false, filters: ['slug'] }] }
        : source,
    ),
  };

const NAMES_PAGE = /(?:^| )(?:slug|handle|url key|url slug|url name|seo keyword|seo url|permalink)$/;

/** The part of an address that shop systems keep for each product. */
const isPage = (column: ColumnFacts): boolean =>
  holdsPages(column) && (!isBareHandle(column.called) || readsAsSlugs(column));

const holdsPages = ({ name, called, fill, values }: ColumnFacts): boolean =>
  fill === 1 &&
  (NAMES_PAGE.test(plainName(name)) || NAMES_PAGE.test(plainName(called))) &&
  !/categor|collection|brand|tag/i.test(name) &&
  values.every(({ text }) => /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(text));

/** A group is part of an address if it is the product's name or its address; a number of the row above is not. */
const namesPage = (rule: Mapping['fields'][ProductField]): boolean =>
  rule?.from.every(
    (source) => source.kind !== 'column' || !/parent|(?:^|[\s_.-])id$|code|number|nummer/i.test(source.column),
  ) ?? false;

/**
 * The part of an address that identifies a product: columns of its group or sku, made fit for addresses. A format's preset names
 * columns that the file may lack, and a row without a value would make no product.
 */
function keyTemplate(rule: Mapping['fields'][ProductField], mayTake: (column: string) => boolean): string | null {
  const source = rule?.from.find((one) => columnsOf(one).every(mayTake));
  if (source?.kind === 'column') {
    const filter = /^(?:product[ _-]?)?(?:name|title)|^product$/i.test(source.column) ? 'slug' : 'url';
    return writeTemplate([{ column: source.column, optional: false, filters: [filter] }]);
  }
  if (source?.kind !== 'template') return null;
  const parts = source.parts.map((part): TemplatePart => {
    if (typeof part === 'string') return part === ' ' ? '-' : part;
    return { ...part, filters: ['slug'] };
  });
  return writeTemplate(parts);
}

const columnsOf = (source: ValueRule['from'][number]): string[] => {
  if (source.kind === 'column') return [source.column];
  if (source.kind !== 'template') return [];
  return source.parts.flatMap((part) => (typeof part === 'string' || part.optional ? [] : [part.column]));
};
