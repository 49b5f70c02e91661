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
) {
  const expression = new RegExp(pattern, 'u');
  const found = new Map<number, string>();
  const derived = new ColumnSample(name);
  for (let row = 0; row < rows; row++) {
    const id = column.at(row);
    if (id < 0) continue;
    let text = found.get(id);
    if (text === undefined) {
      const match = expression.exec(column.sample.values[id] ?? '');
      text = (match?.[1] ?? match?.[0] ?? '').trim();
      found.set(id, text);
    }
    if (text !== '') derived.add(row, text, column.sample.lines[id] ?? 1);
  }
  return columnFacts(derived, rows, blank);
}

export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
