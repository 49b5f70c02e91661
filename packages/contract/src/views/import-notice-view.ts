// What an import noticed, row by row and as a whole. It is part of an import's report and of the report kept with a feed.

import { type TSchema, Type } from 'typebox';
import { CodedReasonView, closed, count, nullable, texts, type View } from './view-part.ts';

export const RejectionView = closed({
  file: Type.String(),
  line: count(),
  /** The number of the record in the file, if the line alone does not find it. */
  ordinal: Type.Optional(count()),
  sku: nullable(Type.String()),
  field: nullable(Type.String()),
  reason: Type.String(),
  /** Absent in what was kept before there were codes. */
  reason_coded: Type.Optional(CodedReasonView),
});
export type RejectionView = View<typeof RejectionView>;

/** Rows that were rejected for the same reason. */
export const RejectionGroupView = closed({
  count: count(),
  first: RejectionView,
  others: Type.Optional(Type.Array(RejectionView)),
});
export type RejectionGroupView = View<typeof RejectionGroupView>;

/** The values of an attribute that could not be read. */
export const RemarkView = closed({
  attribute: Type.String(),
  count: count(),
  first_line: count(),
  examples: Type.Array(closed({ value: Type.String(), line: count(), ordinal: Type.Optional(count()) })),
});
export type RemarkView = View<typeof RemarkView>;

const GoneColumns = closed({
  rule: Type.String(),
  columns: texts(),
  renamed: Type.Optional(closed({ column: Type.String(), settings: Type.String() })),
});

const Emptied = closed({ name: Type.String(), fill_rate_before: Type.Number(), fill_rate: Type.Number() });

const Prices = closed({
  changed: count(),
  lowest: Type.Number(),
  highest: Type.Number(),
  large: count(),
  examples: Type.Array(closed({ sku: Type.String(), before: Type.String(), after: Type.String() })),
});

const named = <Named extends TSchema>(product: Named) => closed({ count: count(), first: Type.Array(product) });
const ToldProduct = closed({ sku: Type.String(), title: Type.String(), price: Type.String() });

/** What an import changes in the products that were there; the first ten of each are named, in no certain order. */
const Difference = closed({
  added: named(ToldProduct),
  gone: named(ToldProduct),
  prices: named(closed({ sku: Type.String(), title: Type.String(), before: Type.String(), after: Type.String() })),
});

const NewProducts = closed({
  products: count(),
  lacking: Type.Array(closed({ name: Type.String(), missing: count(), column: nullable(Type.String()) })),
});

const FreeProducts = closed({
  count: count(),
  example: closed({ sku: Type.String(), title: Type.String(), line: nullable(count()) }),
  drop: nullable(Type.String()),
});

/** Why nothing is read of a sheet. */
const LeftOutReason = Type.Union([
  Type.Literal('no-headings'),
  Type.Literal('no-product-column'),
  Type.Literal('no-pairs'),
  Type.Literal('too-many'),
  Type.Literal('no-known-product'),
]);

const TableGroup = closed({
  count: count(),
  rows: count(),
  examples: Type.Array(
    closed({ name: Type.String(), rows: count(), line: nullable(count()), reason: Type.Optional(LeftOutReason) }),
  ),
});

/** A sheet whose names and values were put to the products of another one. */
const PairedTable = closed({
  name: Type.String(),
  rows: count(),
  /** Rows whose product did not come. */
  unknown: count(),
  /** Rows without a product, a name or a value. */
  blank: count(),
  /** Columns of which nothing was read. */
  unused: texts(),
});

/** Further sheets of a workbook, or further tables of a page. */
const OtherTables = closed({
  kind: Type.Union([Type.Literal('sheet'), Type.Literal('table')]),
  joined: TableGroup,
  left_out: TableGroup,
  paired: Type.Array(PairedTable),
  /** Sheets that are hidden in the workbook, and so not read. */
  hidden: nullable(closed({ count: count(), names: texts() })),
});

/** Headings of a table that are not its first row, or take several rows. */
const Headings = closed({
  /** Lines, from 1. 0: the file has none, so its columns have numbers; `example` is its first row. */
  first: count(),
  last: count(),
  /** Rows with words above them, and the first of these. */
  above: count(),
  example: Type.String(),
});

/** Rows that list a product again, under its own sku. */
const ListedAgain = closed({
  rows: count(),
  repeated: count(),
  examples: Type.Array(closed({ sku: Type.String(), line: count(), values: texts() })),
});

/** Products with a reduced price that holds for a time only. */
const Offers = closed({
  /** They have the regular price, as the offer is over or has not begun. */
  ended: count(),
  ahead: count(),
  running: count(),
  /** When the first of them begins or ends (RFC 3339). */
  changes_at: nullable(Type.String()),
  /** The first that is over. */
  example: nullable(
    closed({ sku: Type.String(), title: Type.String(), line: count(), ordinal: Type.Optional(count()) }),
  ),
});

/** Rows that are left out by one rule of the mapping: all that it says holds of their cell. Of many texts there are the first. */
export const DropCountView = closed({
  /** Where the rule is in the mapping's `drop`, from 0. */
  index: count(),
  column: Type.String(),
  in: nullable(texts()),
  not_in: nullable(texts()),
  matches: nullable(Type.String()),
  blank: nullable(Type.Boolean()),
  count: count(),
});
export type DropCountView = View<typeof DropCountView>;

/** The members of a JSON object. */
export const NOTICES = {
  columns_gone: Type.Array(GoneColumns),
  columns_unused: texts(),
  attributes_emptied: Type.Array(Emptied),
  attributes_new: texts(),
  prices: nullable(Prices),
  /** Null if there were no products before, or if it stopped before that was known. Absent in what was kept before it was told. */
  difference: Type.Optional(nullable(Difference)),
  new_products: nullable(NewProducts),
  free_products: nullable(FreeProducts),
  other_tables: nullable(OtherTables),
  /** Absent in what was kept before it was told. */
  headings: Type.Optional(nullable(Headings)),
  other_currency: nullable(closed({ before: Type.String(), now: Type.String() })),
  listed_again: nullable(ListedAgain),
  /** Absent in what was kept before it was told. */
  offers: Type.Optional(nullable(Offers)),
  /** Rows left out by the mapping; the rule that leaves out most comes first. Absent in what was kept before it was told. */
  dropped_by: Type.Optional(Type.Array(DropCountView)),
};

export const NoticesView = closed(NOTICES);
export type NoticesView = View<typeof NoticesView>;
