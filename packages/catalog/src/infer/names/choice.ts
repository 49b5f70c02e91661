// How words of names that tell goods apart in one way are written down.

import type { LineOfBusiness } from './lines-of-business.ts';

export interface Choice {
  /** The name of the attribute. */
  readonly name: string;
  readonly type: 'text' | 'number';
  /** What it is called, in the languages of `labelIn`. */
  readonly labels: string;
  /** Columns that say the same make looking into names needless. */
  readonly columns: RegExp;
  /** A group in a line; what stands before `=` is the value. */
  readonly groups: string;
  /** Words of the groups that count only where others of them are there, too: `Auto` is a car in some languages. */
  readonly doubtful?: readonly string[];
  /** The words mean this only where a catalog is of one of these lines. */
  readonly lines?: readonly LineOfBusiness[];
  /** The value is the spelling that most names of the catalog have, since its shoppers know no other one. */
  readonly keepsSpelling?: boolean;
  /** Of several such words in a name the last one counts. */
  readonly isLast?: boolean;
  /** Of the names, at least. Words that mean nothing else need few. */
  readonly share: number;
}
