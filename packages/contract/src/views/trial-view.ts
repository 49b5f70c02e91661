// What a mapping makes of the first rows of a file: products, cells that were not understood, and what is still lacking.

import { Type } from 'typebox';
import { DropCountView, RejectionGroupView } from './import-notice-view.ts';
import { ProductView } from './product-view.ts';
import { CodedReasonView, closed, count, nullable, texts, type View } from './view-part.ts';

const Value = Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Array(Type.String())]);

/** `line`: where it is first. */
const COUNTED = { text: Type.String(), count: count(), line: count() };

const TriedView = closed({
  outcome: Type.Literal('tried'),
  format: Type.String(),
  /** Rows that were looked at, and whether these are all. */
  rows: count(),
  whole: Type.Boolean(),
  /** Whether the time was over before the rows of the sample were; a patient trial takes longer. */
  hurried: Type.Boolean(),
  products: count(),
  rejected: count(),
  dropped: count(),
  /** By rules of the mapping; the one that leaves out most comes first. */
  dropped_by: Type.Array(DropCountView),
  rejection_groups: Type.Array(RejectionGroupView),
  /** Required fields that come from nowhere. */
  missing: texts(),
  /** Rules whose columns the file does not have. */
  absent: Type.Array(closed({ rule: Type.String(), columns: texts() })),
  /** Cells that were not understood, by attribute; most come first. */
  troubles: Type.Array(closed({ name: Type.String(), count: count(), texts: Type.Array(closed(COUNTED)) })),
  /** Of the column that was asked for; those that were not understood come first. */
  cells: Type.Array(
    closed({
      ...COUNTED,
      /** By field and attribute. */
      values: Type.Record(Type.String(), Value),
      /** Rows in which it was not understood. */
      unread: count(),
      reason: nullable(Type.String()),
      reason_coded: nullable(CodedReasonView),
    }),
  ),
  /** How many products have each attribute. */
  filled: Type.Record(Type.String(), count()),
  /** The commonest values of each attribute, and all but very many of those that are taken from the column that was asked for. */
  values: Type.Record(
    Type.String(),
    Type.Array(closed({ value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]), count: count() })),
  ),
  /** How many different values each attribute has. */
  distinct: Type.Record(Type.String(), count()),
  /** Of the column that was asked for, by attribute: cells of products in which it was not found, and the first of their texts. */
  without: Type.Record(Type.String(), closed({ count: count(), texts: texts() })),
  /** How many different groups the products are of; null: they have none. */
  groups: nullable(count()),
  /** The first product of the group that has most of them, and how many it has; null: none has two. */
  largest_group: nullable(closed({ title: Type.String(), count: count() })),
  examples: Type.Array(ProductView),
  /** Cells, by column, of the rows that the first examples came from. Long ones are cut, and empty ones are not there. */
  example_rows: Type.Array(Type.Record(Type.String(), Type.String())),
  /** Rows that become no product, the first ones. `field`: the one that is at fault, if there is one. */
  refused: Type.Array(
    closed({
      line: count(),
      /** The number of the record, if the line alone does not find it. */
      ordinal: Type.Optional(count()),
      field: nullable(Type.String()),
      sku: nullable(Type.String()),
      title: nullable(Type.String()),
    }),
  ),
  /** An address that the service has for products without a picture, to be used as such in the mapping. */
  no_picture: Type.String(),
  /**
   * Currencies of the countries in which the shop may be, by its addresses and its language, of those that `currency_sign` may stand for; the
   * likeliest first.
   */
  likely_currencies: texts(),
  /** The one of them that is to be presumed; null: it has to be asked for. */
  presumed_currency: nullable(Type.String()),
  /** The sign beside prices, if several currencies share it and nothing says which is meant. */
  currency_sign: nullable(Type.String()),
});

const MAPPING = {
  /** The mapping file, to import with. */
  text: Type.String(),
  /** The same as data, with the members of the file. */
  document: Type.Record(Type.String(), Type.Unknown()),
};

export const TrialView = Type.Union([
  closed({ ...TriedView.properties, ...MAPPING }),
  /** The mapping cannot be meant. `rule`: which part, as in `attributes.ram`; empty if it is not known. */
  closed({
    outcome: Type.Literal('faulty'),
    faults: Type.Array(closed({ rule: Type.String(), message: Type.String() })),
  }),
  /** The file cannot be read with it. */
  closed({ outcome: Type.Literal('unreadable'), error: Type.String(), ...MAPPING }),
]);
export type TrialView = View<typeof TrialView>;
