// What inference knows when it decides which attributes a column becomes, and what it answers.

import type { Reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import type { FileDecimal } from '../cell/number-notation.ts';
import type { ColumnFacts, CountedValue } from '../column/column-facts.ts';

export interface InferredAttributes {
  readonly rules: readonly AttributeRule[];
  /** Comments on the rules. */
  readonly notes: readonly Reason[];
  /** Values that are offered for merging: those of the column, or of its lists. */
  readonly values: readonly CountedValue[];
}

/** Why a column is no attribute. */
export interface NoAttribute {
  readonly reason: Reason;
}

export interface AttributeContext {
  readonly rows: number;
  readonly decimal: FileDecimal;
  readonly taken: ReadonlySet<string>;
  /** The language of the file's texts. */
  readonly language: string | null;
  /** What shoppers call a column: what the file's format says, or else its name. */
  readonly labelOf: (column: string) => string;
  /** What stands between the values of its cells, where the file's format says that they are lists. */
  readonly separatorOf: (column: string) => string | null;
  /** The unit that names and descriptions give the bare numbers of a column. */
  readonly unitOf: (column: ColumnFacts) => string | null;
}
