// The border between formats and mapping. Every format is a `RecordReader`, and code that makes products knows no format. A
// new format is a new file that implements this.

import type { Reason } from '@guidepost/fault/reason';
import type { OfferTime } from './product/offer-dates.ts';

/** One row or element of the file. `F` is the reader's own cheap representation; only `bind` looks into it. */
export interface SourceRecord<F> {
  /** Where it begins, from 1. */
  readonly line: number;
  /**
   * The number of the record in the file, from 1, for files in which the line alone does not find it. Feeds are often
   * one line. Either all records of a reader have it or none.
   */
  readonly ordinal?: number;
  /** Null if the record is broken, as `broken` says, or no product on sale, as `leftOut` says. */
  readonly fields: F | null;
  readonly broken?: Reason;
  /** Why its format says that it is not on sale (a draft), though nothing is wrong with it. It counts as dropped. */
  readonly leftOut?: string;
  /** Values, by column, that cannot be meant by the rules of the format. They are not among the fields. */
  readonly remarks?: readonly { readonly name: string; readonly text: string }[] | undefined;
  /** When its reduced price holds, if its format says that. Where it does not hold now, it is not among the fields. */
  readonly offer?: OfferTime;
}

export interface RecordReader<F> {
  /** The columns in their order, if the format has them before its first record (CSV). Otherwise null. */
  readonly columns: readonly string[] | null;
  /** Its records may have further columns, which `names` tells. Missing: only if `columns` is null. */
  readonly isOpen?: boolean;
  /**
   * A function that gets a column's value: text, number, boolean, array, object, null or undefined. Null if the file
   * certainly lacks the column.
   */
  bind(column: string): ((fields: F) => unknown) | null;
  /**
   * The columns for which a record has a value or may have one. Each can be given to `bind`. Used to learn what a file
   * holds.
   */
  names(fields: F): readonly string[];
  /** Read once, a batch at a time. */
  readonly batches: AsyncIterable<readonly SourceRecord<F>[]>;
}
