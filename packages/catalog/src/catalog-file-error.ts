// A catalog or mapping file that cannot be read at all. It always says what is wrong, where, and how to mend it; a single
// row that cannot become a product is a `Rejection` instead.

import { MendableError } from '@guidepost/fault/mendable-error';
import { type Mend, mend, mendOf } from '@guidepost/fault/remedy';

export interface FileFault {
  readonly file: string;
  /** From 1; null where no line is known (a file that does not open). */
  readonly line?: number | null;
  /** From 1, in UTF-16 units. */
  readonly column?: number | null;
  readonly what: string;
  /** Plain words, or words with remedies. */
  readonly mend: string | Mend;
}

export class CatalogFileError extends MendableError {
  override readonly name: string = 'CatalogFileError';
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly what: string;
  readonly mend: Mend;

  /** `said`: what people are told, if it is more than this one fault. */
  constructor(fault: FileFault, said: Mend = sayFault(fault)) {
    super(said);
    this.file = fault.file;
    this.line = fault.line ?? null;
    this.column = fault.column ?? null;
    this.what = fault.what;
    this.mend = mendOf(fault.mend);
  }

  /** The same fault with its place. The decoder knows what is wrong, and the splitter knows the line. */
  at(place: Place): CatalogFileError {
    return new CatalogFileError({ file: this.file, ...place, what: this.what, mend: this.mend });
  }
}

export interface Place {
  readonly line: number;
  readonly column: number | null;
}

/** `shop.csv, line 17, column 4: what; mend` */
export const sayFault = ({ file, line, column, what, mend: way }: FileFault): Mend =>
  mend`${file}${line ? `, line ${line}` : ''}${line && column ? `, column ${column}` : ''}: ${what}; ${way}`;

/** Passes `pieces` on. If an error in them has no place, it gets the place where the reader is. */
export async function* withPlace<T>(pieces: AsyncIterable<T>, place: () => Place): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof CatalogFileError && error.line === null ? error.at(place()) : error;
  }
}
