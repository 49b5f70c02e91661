// What a format's own specification says of its columns, so that inference need not guess: where the product fields come
// from, and which columns tell a shopper nothing.

import type { Mapping } from '../mapping/mapping.ts';

export interface FormatPreset {
  /** Rules may name columns that a file lacks. Inference leaves out such sources, and rules without any source. */
  readonly fields: Mapping['fields'];
  /** Rows that are not products on sale. */
  readonly drop: Mapping['drop'];
  /** Columns that have values but are not attributes (inventory policies, tax codes, further images). */
  readonly notAttributes: (column: string) => boolean;
  /** Columns of categories, the shop's own first. One that is not an attribute is one if no earlier column has words. */
  readonly categories?: readonly string[];
  /** The column of weights in grams, and the one with the units that the shop shows them in. */
  readonly weight: { readonly grams: string; readonly shown: string } | null;
  /** The currency of a format that shops of one country use, by the language of the file; null: the language is not known. */
  readonly currency?: (language: string | null) => string | null;
  /** What stands between the values of a cell, in columns that the format says are lists. Null: this is none. */
  readonly separator?: (column: string) => string | null;
  /** What a column of the format is called for shoppers (`language`: `de`; `currency`: of its prices). Null: its name will do. */
  readonly label: (column: string, language: string, currency: string | null) => string | null;
}
