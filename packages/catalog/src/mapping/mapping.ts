// A mapping as data: where product fields and attributes come from. It is plain and serialisable, so that it can be read
// from a file, inferred from a catalog, and printed again. Nothing here knows a format or a row.

import type { AttributeType } from '@guidepost/engine/product';
import type { Place } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { DateOrder } from '../product/offer-dates.ts';
import type { Encoding } from '../text/encoding.ts';

export interface Mapping {
  /** The mapping file's name, for messages. */
  readonly name: string;
  /** Where the rules are in that file: `title`, `attributes.ram_gb`, `drop[0]`. Empty for an inferred mapping. */
  readonly places: Readonly<Record<string, Place>>;
  readonly format: CatalogFormat | null;
  readonly encoding: Encoding | null;
  readonly delimiter: string | null;
  readonly quotes: boolean;
  /** The character around a cell that contains the delimiter. Null: a double quote. */
  readonly quote: string | null;
  /** JSON pointer to the array of products. */
  readonly records: string | null;
  /** ISO 4217 */
  readonly currency: string | null;
  /** The column that names each row's currency. A row with another currency than `currency` is rejected. */
  readonly currencyFrom: string | null;
  /** BCP 47 */
  readonly language: string | null;
  /** How numbers are written. Null: with a decimal point and without thousands separators. */
  readonly decimal: Decimal | null;
  /** Spellings, beside the empty cell, that mean no value. */
  readonly blank: readonly string[];
  /** A field without a rule comes from the column of the same name, if there is one. */
  readonly fields: Readonly<Partial<Record<ProductField, ValueRule>>>;
  readonly attributes: readonly AttributeRule[];
  /** Prices that hold for a time only. */
  readonly offer: OfferRule | null;
  /** A row that satisfies any of them is left out, which is not an error. */
  readonly drop: readonly DropRule[];
}

export type Decimal = 'point' | 'comma';

/** Of prices, also `each`: each says by itself how it is written, as `20,90` and `15.00` do, and `1.500` does not. */
export type PriceDecimal = Decimal | 'each';

export const PRODUCT_FIELDS = [
  'sku',
  'title',
  'description',
  'image',
  'link',
  'price',
  'list_price',
  'group',
  'available',
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

export const REQUIRED_FIELDS: readonly ProductField[] = ['sku', 'title', 'image', 'link', 'price'];

const SIMPLE: readonly ProductField[] = ['sku', 'title', 'description', 'price', 'list_price'];

/** Fields of the product itself that a template may name, if the file has no column of that name: `…/p/{sku}`. */
export const OWN_FIELDS: Readonly<Partial<Record<ProductField, readonly ProductField[]>>> = {
  group: SIMPLE,
  image: [...SIMPLE, 'group'],
  link: [...SIMPLE, 'group'],
};

/** How one text is made from a row. The steps follow the order of the members. */
export interface ValueRule {
  /** The first that has a value. */
  readonly from: readonly ValueSource[];
  /**
   * A regular expression. Its capture group is the value, or the whole match without a group. No match means no value.
   */
  readonly pattern: string | null;
  /** Spellings to merge: text → text, or null for no value. */
  readonly map: readonly (readonly [string, string | null])[];
  readonly decimal: PriceDecimal | null;
  readonly scale: number | null;
  /** Which of several values in a cell: of an attribute with `split`, and of a price where the cell has several amounts. */
  readonly part: Part | null;
  /** Booleans: words, in any case. */
  readonly words: { readonly true: readonly string[]; readonly false: readonly string[] } | null;
  /** Booleans: whether this regular expression matches. */
  readonly matches: string | null;
}

export type ValueSource =
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'template'; readonly parts: readonly TemplatePart[] }
  | { readonly kind: 'constant'; readonly text: string };

export type TemplatePart =
  | string
  | { readonly column: string; readonly optional: boolean; readonly filters: readonly TemplateFilter[] };

export const TEMPLATE_FILTERS = ['slug', 'lower', 'upper', 'trim', 'url', 'text', 'lines'] as const;

export type TemplateFilter = (typeof TEMPLATE_FILTERS)[number];

export interface AttributeRule extends ValueRule {
  readonly name: string;
  readonly decimal: Decimal | null;
  readonly type: AttributeType;
  readonly unit: string | null;
  readonly label: string | null;
  /**
   * Numbers: what each unit multiplies the number by. With a pattern, the second group names the unit. Without one, the
   * unit follows the number, as it also does if only `unit` is given: `8GB`, `About 8 GB`.
   */
  readonly units: readonly (readonly [string, number])[];
  /** Numbers: all matches of the pattern are added up. */
  readonly sum: boolean;
  /** The separator of several values in one cell. All of them make a list, or `part` picks one. */
  readonly split: string | null;
  /** Lists: rows of one sku that differ in nothing else add their values. */
  readonly collect: boolean;
  /** Lists: cells are ranges, and the values are all that lie in them. */
  readonly between: Between | null;
}

/** What ranges are of: whole numbers, or months. */
export type Between = 'numbers' | 'months';

/** Which of several values in a cell. The first is 1. `min` and `max` are for numbers. */
export type Part = number | 'min' | 'max';

/** Outside of their time, the cells of `price` have what `regular` has, or count as blank. At least one of `starts` and `ends` is given. */
export interface OfferRule {
  /** The column of prices that hold for a time. */
  readonly price: string;
  /** The column of the regular price. A row without one has no offer, so its price holds whatever its dates say. Null: every price is an offer. */
  readonly regular: string | null;
  /** Columns of dates. `ends` may have both dates in a cell: `2026-11-01/2026-11-22`. */
  readonly starts: string | null;
  readonly ends: string | null;
  /** Null: a date such as `03/04/2026` cannot be read. */
  readonly dates: DateOrder | null;
}

/** All given tests must hold. */
export interface DropRule {
  readonly column: string;
  readonly in: readonly string[] | null;
  readonly notIn: readonly string[] | null;
  readonly matches: string | null;
  readonly blank: boolean | null;
}
