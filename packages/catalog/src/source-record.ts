// What lies between the formats and the mapping: every format becomes a `RecordReader`, and whoever makes products knows
// no format. A new format is a new file that implements this.

/** One row or element of the file. `F` is the reader's own cheap representation; only `bind` looks into it. */
export interface SourceRecord<F> {
  /** Where it begins, from 1. */
  readonly line: number;
  /**
   * Which record of the file it is, from 1, where its line alone does not find it: feeds are often one line. Given by all
   * records of a reader or by none.
   */
  readonly ordinal?: number;
  /** Null where the record itself is broken, or no product on sale; `reason` then says why. */
  readonly fields: F | null;
  readonly reason: string;
  /** True: nothing is wrong with it, but its own format says that it is not on sale (a draft). It counts as dropped. */
  readonly leftOut?: boolean;
  /** Values that the format itself says cannot be meant, by column, and that are not among the fields. */
  readonly remarks?: readonly { readonly name: string; readonly text: string }[] | undefined;
}

export interface RecordReader<F> {
  /** The columns in their order, where the format has them before its first record (CSV); else null. */
  readonly columns: readonly string[] | null;
  /**
   * How to get at a column's value: text, number, boolean, array, object, null or undefined. Null where the file is known
   * not to have the column.
   */
  bind(column: string): ((fields: F) => unknown) | null;
  /** The columns that a record has a value for, or may have; each can be given to `bind`. For learning what a file holds. */
  names(fields: F): readonly string[];
  /** Read once, a batch at a time. */
  readonly batches: AsyncIterable<readonly SourceRecord<F>[]>;
}
