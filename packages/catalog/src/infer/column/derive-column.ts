// A column made of another: what a pattern takes out of its cells, treated like any other column.

import { type ColumnFacts, columnFacts } from './column-facts.ts';
import { ColumnSample } from './column-sample.ts';

/** `pattern`: its first group, or the whole match without one, as a mapping's `pattern` takes it. */
export function deriveColumn(
  column: ColumnFacts,
  name: string,
  pattern: string,
  rows: number,
  blank: readonly string[],
): ColumnFacts {
  const expression = new RegExp(pattern, 'u');
  const taken = (text: string): string => {
    const match = expression.exec(text);
    return (match?.[1] ?? match?.[0] ?? '').trim();
  };
  return convertColumn(column, name, taken, rows, blank);
}

/** `convert` makes a new text of each, which may be empty. */
export function convertColumn(
  column: ColumnFacts,
  name: string,
  convert: (text: string) => string,
  rows: number,
  blank: readonly string[],
): ColumnFacts {
  const found = new Map<number, string>();
  const derived = new ColumnSample(name);
  for (let row = 0; row < rows; row++) {
    const id = column.at(row);
    if (id < 0) continue;
    let text = found.get(id);
    if (text === undefined) {
      text = convert(column.sample.values[id] ?? '');
      found.set(id, text);
    }
    if (text !== '') derived.add(row, text, column.sample.lines[id] ?? 1);
  }
  return columnFacts(derived, rows, blank);
}

/** One of every `step` rows of a column, which is enough to see what its texts have in common. */
export function thinColumn(column: ColumnFacts, rows: number, step: number): ColumnFacts {
  if (step <= 1) return column;
  const thin = new ColumnSample(column.name);
  for (let row = 0; row < rows; row += step) {
    const id = column.at(row);
    if (id >= 0) thin.add(row / step, column.sample.values[id] ?? '', column.sample.lines[id] ?? 1);
  }
  return columnFacts(thin, Math.ceil(rows / step), [], column.called);
}

export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
