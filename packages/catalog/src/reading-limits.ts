// How much one record may take. Everything else streams, so no file, however wrong or hostile, makes the memory grow.

export interface ReadingLimits {
  /** Characters of one record (a CSV row, a JSON element). */
  readonly recordLength: number;
  /** Columns of a CSV file. */
  readonly columns: number;
  /** Characters of a cell that a pattern of the mapping is tried on. */
  readonly patternLength: number;
  /** Milliseconds for one batch of some hundred rows, because patterns can run without end. */
  readonly batchTime: number;
  /** Nesting of one record. */
  readonly depth: number;
  /** Characters of a member's or element's name, with the names around it in its record. Names of columns are made of them. */
  readonly nameLength: number;
  /** Attributes of a catalog. */
  readonly attributes: number;
}

export const DEFAULT_LIMITS: ReadingLimits = {
  recordLength: 1_048_576,
  columns: 1_000,
  patternLength: 10_000,
  batchTime: 10_000,
  depth: 100,
  nameLength: 500,
  attributes: 1_000,
};
