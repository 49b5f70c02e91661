// What somebody should look at first after an import: columns that came or went, attributes that lost their values, prices
// that moved. Nothing of it is wrong by itself.

import type { OtherTables } from '@guidepost/catalog/archive/other-tables';
import type { HeadingLines } from '@guidepost/catalog/csv/heading-lines';
import type { DropCount } from '@guidepost/catalog/product/count-drops';
import type { OfferCounts } from '@guidepost/catalog/product/count-offers';
import type { FieldRule } from '@guidepost/fault/remedy';
import type { Difference } from './told-difference.ts';

export interface ImportNotices {
  /** All of it is of the products in the file, which updates some of the catalog. */
  readonly isPart: boolean;
  /** Rules of the mapping that find nothing, because no product of the file has the columns that they name. */
  readonly columnsGone: readonly GoneColumns[];
  /** Columns of the file that nothing of the mapping speaks of. */
  readonly columnsUnused: readonly string[];
  readonly attributesEmptied: readonly EmptiedAttribute[];
  /** Attributes that an update brought in. */
  readonly attributesNew: readonly string[];
  /** Null where no price changed. */
  readonly prices: PriceReport | null;
  /** Absent: there was no product before, or the import stopped before it was known. */
  readonly difference?: Difference;
  /** Absent: what is new has what the others have. */
  readonly newProducts?: NewProductsReport;
  /** Absent: no product of the file has a price of 0. */
  readonly freeProducts?: FreeProductsReport;
  /** Absent: the file has one table, or its format has none. */
  readonly otherTables?: OtherTables;
  /** Absent: the headings are the first row of the file alone, or its format has none. */
  readonly headings?: HeadingLines;
  /** Absent: the prices are in the currency they were in, or that was not known. */
  readonly otherCurrency?: { readonly before: string; readonly now: string };
  /** Absent: no row has the sku of another and lists the same product. */
  readonly listedAgain?: ListedAgainReport;
  /** Absent: no product of the file has a reduced price with dates. Its times are milliseconds since 1970. */
  readonly offers?: OfferCounts;
  /** Absent: the mapping leaves out no row. */
  readonly drops?: readonly DropCount[];
}

/** Rows that list a product again. It is one product all the same. */
export interface ListedAgainReport {
  /** Rows that add a category. */
  readonly rows: number;
  /** Rows that add nothing. */
  readonly repeated: number;
  /** The first that add something, and what. */
  readonly examples: readonly { readonly sku: string; readonly line: number; readonly values: readonly string[] }[];
}

export interface GoneColumns {
  readonly rule: string;
  readonly columns: readonly string[];
  /** The column of the file that it may be now; absent where none is like it. */
  readonly renamed?: RenamedTo;
}

export interface RenamedTo {
  readonly column: string;
  /** What to set, to say so. */
  readonly fields?: readonly FieldRule[];
  /** In accounts that were kept before `fields` was: the same, as options. */
  readonly settings?: string;
}

/** Products that an update brought in without attributes that nearly all others have. */
export interface NewProductsReport {
  readonly products: number;
  readonly lacking: readonly LackingAttribute[];
}

export interface LackingAttribute {
  readonly name: string;
  /** New products without it. */
  readonly missing: number;
  /** The column of the file that may be it. */
  readonly column: string | null;
}

export interface FreeProductsReport {
  readonly count: number;
  /** The first. */
  readonly example: { readonly sku: string; readonly title: string; readonly line: number | null };
  /** The rule of a mapping that leaves such rows out; null where no column has the price. */
  readonly drop: string | null;
}

/** An attribute that less than half as many products have as before. */
export interface EmptiedAttribute {
  readonly name: string;
  /** From 0 to 1. */
  readonly fillRateBefore: number;
  readonly fillRate: number;
}

export interface PriceReport {
  readonly changed: number;
  /** Changes as shares: -0.9 is a tenth of what it was. Both 0 where all prices were 0 before. */
  readonly lowest: number;
  readonly highest: number;
  /** Changed by more than half. */
  readonly large: number;
  /** The first of those. */
  readonly examples: readonly { readonly sku: string; readonly before: string; readonly after: string }[];
}

export const NO_NOTICES: ImportNotices = {
  ...{ isPart: false, columnsGone: [], columnsUnused: [], attributesEmptied: [], attributesNew: [], prices: null },
};
