// A catalog or mapping file that cannot be read at all. It always says what is wrong, where, and how to mend it; a single
// row that cannot become a product is a `Rejection` instead.

export interface FileFault {
  readonly file: string;
  /** From 1; null where no line is known (a file that does not open). */
  readonly line?: number | null;
  /** From 1, in UTF-16 units. */
  readonly column?: number | null;
  readonly what: string;
  readonly mend: string;
}

export class CatalogFileError extends Error {
  override readonly name: string = 'CatalogFileError';
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly what: string;
  readonly mend: string;

  constructor(fault: FileFault) {
    super(describeFault(fault));
    this.file = fault.file;
    this.line = fault.line ?? null;
    this.column = fault.column ?? null;
    this.what = fault.what;
    this.mend = fault.mend;
  }

  /** The same fault with a place: those who decode know what is wrong, those who split know the line. */
  at(place: Place): CatalogFileError {
    return new CatalogFileError({ file: this.file, ...place, what: this.what, mend: this.mend });
  }
}

export interface Place {
  readonly line: number;
  readonly column: number | null;
}

/** `shop.csv, line 17, column 4: what; mend` */
export const describeFault = ({ file, line, column, what, mend }: FileFault): string =>
  `${file}${line ? `, line ${line}` : ''}${line && column ? `, column ${column}` : ''}: ${what}; ${mend}`;

/** Passes `pieces` on; an error in them that has no place gets the one where the reader stands. */
export async function* withPlace<T>(pieces: AsyncIterable<T>, place: () => Place): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof CatalogFileError && error.line === null ? error.at(place()) : error;
  }
}
