// The rule that leaves out rows without a price. It names a column that the file has, and of several columns the one by which none of the
// products that came in would go with them.

import { isZeroPrice } from './compile-price.ts';
import { type CompileContext, compileNamed } from './compile-value.ts';
import { writeScalar } from './write-mapping.ts';

/** Where the row lacks its price. */
export interface PriceGap {
  readonly column: string;
  /** As it stands there: 0, or a word. Empty: the cell is blank. */
  readonly text: string;
}

/** `columns`: those that the price comes from. `recent`: rows that became products. */
export function priceGaps<F>(columns: readonly string[], fields: F, context: CompileContext<F>): PriceGap[] {
  return columns.flatMap((column) => {
    const text = compileNamed(column, context)?.(fields);
    return text !== undefined && !/[1-9]/.test(text) ? [{ column, text }] : [];
  });
}

/** Of the columns, those that the file has, as far as its rows show it; the first where none shows it. */
export function columnsOfFile<F>(
  columns: readonly string[],
  rows: readonly F[],
  { bind }: Pick<CompileContext<F>, 'bind'>,
): readonly string[] {
  const found = columns.filter((column) => {
    const bound = bind(column);
    return bound !== null && rows.some((row) => bound(row) !== undefined);
  });
  return found.length > 0 ? found : columns.slice(0, 1);
}

/** The gap by which the fewest of the products would be left out; of equal ones the last, which decides in the end. */
export function bestGap<F>(
  gaps: readonly PriceGap[],
  recent: readonly F[],
  context: CompileContext<F>,
): PriceGap | undefined {
  const lost = ({ column, text }: PriceGap): number => {
    const read = compileNamed(column, context);
    return recent.filter((row) => read?.(row) === text).length;
  };
  return gaps.toReversed().toSorted((a, b) => lost(a) - lost(b))[0];
}

/** A code span: the rule for the rows with this gap. */
export function dropOfGap({ column, text }: PriceGap): string {
  const test = text === '' ? 'blank: true' : `in: [${JSON.stringify(text)}]`;
  return `\`drop: [{ column: ${writeScalar(column)}, ${test} }]\` in the mapping`;
}

export const isZeroGap = ({ text }: PriceGap): boolean => isZeroPrice(text);
