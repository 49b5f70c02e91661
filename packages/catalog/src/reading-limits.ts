// What one record may take, so that no file, however wrong or hostile, makes the memory grow: everything else streams.

export interface ReadingLimits {
  /** Characters of one record (a CSV row, a JSON element). */
  readonly recordLength: number;
  /** Columns of a CSV file. */
  readonly columns: number;
  /** Characters of a cell that a pattern of the mapping is tried on. */
  readonly patternLength: number;
  /** Milliseconds that the rows of one batch may take, some hundred of them: patterns can run without end. */
  readonly batchTime: number;
  /** Nesting of one JSON record. */
  readonly depth: number;
  /** Attributes of a catalog. */
  readonly attributes: number;
}

export const DEFAULT_LIMITS: ReadingLimits = {
  recordLength: 1_048_576,
  columns: 1_000,
  patternLength: 10_000,
  batchTime: 10_000,
  depth: 100,
  attributes: 1_000,
};
