// The text of a column as shoppers would read it: without markup, and with line breaks where programs have written them out. The rule that
// takes it says so with the same filters.

import type { TemplateFilter, ValueRule, ValueSource } from '../../mapping/mapping.ts';
import { htmlToText } from '../../text/html-to-text.ts';
import { hasWrittenBreak, undoWrittenBreaks } from '../../text/written-breaks.ts';
import { columnSource } from '../new-rule.ts';
import type { ColumnFacts } from './column-facts.ts';
import { convertColumn } from './derive-column.ts';

/** Of the cells, and in all. Fewer may be slips, or speak of programs. */
const FEWEST_SHARE = 0.05;
const FEWEST_CELLS = 3;

const known = new WeakMap<ColumnFacts, boolean>();

/** Whether breaks are written out in it commonly. */
function writesBreaks(column: ColumnFacts): boolean {
  let decided = known.get(column);
  if (decided === undefined) {
    const cells = column.values.reduce((sum, { text, count }) => sum + (hasWrittenBreak(text) ? count : 0), 0);
    decided = cells >= FEWEST_CELLS && cells >= column.filled * FEWEST_SHARE;
    known.set(column, decided);
  }
  return decided;
}

export const readingFilters = (column: ColumnFacts): readonly TemplateFilter[] => [
  ...(column.isMarkup ? (['text'] as const) : []),
  // A break is a blank in markup, so breaks are made of its text.
  ...(writesBreaks(column) ? (['lines'] as const) : []),
];

/** The readable text of a column. */
export function readableSource(column: ColumnFacts): ValueSource {
  const filters = readingFilters(column);
  return filters.length === 0
    ? columnSource(column.name)
    : { kind: 'template', parts: [{ column: column.name, optional: false, filters }] };
}

/** The column with its texts as they are read. */
export function readableText(column: ColumnFacts, rows: number, blank: readonly string[]): ColumnFacts {
  const filters = readingFilters(column);
  if (filters.length === 0) return column;
  const read = (text: string): string => {
    const plain = filters.includes('text') ? htmlToText(text) : text;
    return filters.includes('lines') ? undoWrittenBreaks(plain) : plain;
  };
  return convertColumn(column, column.name, read, rows, blank);
}

/** With the breaks that programs have written out, where a format's own rule takes the text. */
export const brokenIntoLines = (rule: ValueRule, columns: readonly ColumnFacts[]): ValueRule => {
  const isBroken = (name: string): boolean => columns.some((column) => column.name === name && writesBreaks(column));
  const from = rule.from.map((source): ValueSource => {
    if (source.kind === 'constant') return source;
    if (source.kind === 'column')
      return isBroken(source.column)
        ? { kind: 'template', parts: [{ column: source.column, optional: false, filters: ['lines'] }] }
        : source;
    const parts = source.parts.map((part) =>
      typeof part !== 'string' && isBroken(part.column)
        ? { ...part, filters: [...part.filters, 'lines' as const] }
        : part,
    );
    return { ...source, parts };
  });
  return { ...rule, from };
};
