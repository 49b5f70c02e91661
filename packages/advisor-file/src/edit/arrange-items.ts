// Puts the items of a list in another order, and leaves some out, by moving their lines: with their comments, and as their author wrote them.

import { membersOf } from '@guidepost/fault/json-pointer';
import { parseText } from '@guidepost/placed-text/parse-text';
import { isSeq, type YAMLSeq } from 'yaml';
import { findNode, itemAt } from './placed-item.ts';
import { SourceText } from './source-text.ts';

/** `order`: the places of items as they are, in the order in which they are to be. Null where items do not have lines of their own. */
export function arrangeItems(text: string, pointer: string, order: readonly number[]): string | null {
  const list = findNode(parseText(text).contents, membersOf(pointer));
  if (!isSeq(list) || list.flow === true || order.length === 0) return null;
  const source = new SourceText(text);
  const starts = startsOf(source, list);
  if (starts === null) return null;
  const last = itemAt(source, list, list.items.length - 1).end;
  const end = Math.min(source.lineEnd(last) + source.eol.length, text.length);
  const lines = starts.map((start, nth) => endedLine(text.slice(start, starts[nth + 1] ?? end), source.eol));
  const first = starts[0] ?? end;
  return text.slice(0, first) + order.map((nth) => lines[nth] ?? '').join('') + text.slice(end);
}

/** Where the lines of each item begin, with the comments above it. */
function startsOf(source: SourceText, list: YAMLSeq): number[] | null {
  const starts: number[] = [];
  let behind = 0;
  for (const nth of list.items.keys()) {
    const { start, end } = itemAt(source, list, nth);
    const dash = source.dashBefore(start);
    if (dash === -1 || !source.isFirstOnLine(dash)) return null;
    starts.push(withComments(source, source.lineStart(dash), source.columnOf(dash), behind));
    behind = source.lineEnd(end);
  }
  return starts;
}

/** Comments that are further to the right belong to what is above them. */
function withComments(source: SourceText, line: number, column: number, behind: number): number {
  let start = line;
  while (start > 0) {
    const above = source.lineStart(start - 1);
    const written = source.text.slice(above, start);
    const indent = /^[ \t]*/.exec(written)?.[0].length ?? 0;
    if (above < behind || !/^[ \t]*(?:#.*)?\r?\n$/.test(written)) break;
    if (written.trim() !== '' && indent > column) break;
    start = above;
  }
  return start;
}

const endedLine = (lines: string, eol: string): string => (lines.endsWith('\n') ? lines : lines + eol);
