// A text with lines and columns, for changes that leave the rest of it as it is.

import { isCollection, isPair, type Node, type Pair } from 'yaml';

/** One change of a text: what replaces the characters from one place up to another. */
export interface Splice {
  readonly from: number;
  /** The first character that stays. */
  readonly to: number;
  readonly put: string;
}

export class SourceText {
  readonly text: string;
  /** As in most lines of the text. */
  readonly eol: string;

  constructor(text: string) {
    this.text = text;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The text with all changes made. They must not touch one another, and their places are those of the text before. */
  withSplices(splices: readonly Splice[]): string {
    const pieces: string[] = [];
    let end = 0;
    for (const { from, to, put } of splices.toSorted((a, b) => a.from - b.from)) {
      pieces.push(this.text.slice(end, from), put);
      end = to;
    }
    return pieces.join('') + this.text.slice(end);
  }

  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the line's text ends, before its line break. */
  lineEnd(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    if (end === -1) return this.text.length;
    return this.text.charAt(end - 1) === '\r' ? Math.max(offset, end - 1) : end;
  }

  /** From 0. */
  columnOf(offset: number): number {
    return offset - this.lineStart(offset);
  }

  isOneLine(from: number, to: number): boolean {
    return !this.text.slice(from, to).includes('\n');
  }

  isFirstOnLine(offset: number): boolean {
    return this.text.slice(this.lineStart(offset), offset).trim() === '';
  }

  /** The dash of the list item that begins at `offset`; -1 if another item is between them. */
  dashBefore(offset: number): number {
    const before = this.text.slice(0, offset).trimEnd();
    return before.endsWith('-') ? before.length - 1 : -1;
  }

  /** Where the text of a node ends, without the line breaks and comments after it. */
  contentEnd(node: Node | null, otherwise: number): number {
    const last: unknown = isCollection(node) && node.flow !== true ? node.items.at(-1) : undefined;
    if (isPair(last)) {
      const { key, value } = last as Pair<Node, Node | null>;
      const colon = this.text.indexOf(':', key.range?.[1] ?? otherwise) + 1;
      return this.contentEnd(value, colon);
    }
    if (last !== undefined) return this.contentEnd(last as Node, otherwise);
    const [start, end] = node?.range ?? [otherwise, otherwise];
    return start + this.text.slice(start, end).trimEnd().length;
  }
}

/** The changes that do not overlap an earlier one. Several may insert something at the same place. */
export const splicesApart = (splices: readonly Splice[]): ReadonlySet<Splice> => {
  const apart = new Set<Splice>();
  let end = 0;
  for (const splice of splices.toSorted((a, b) => a.from - b.from)) {
    if (splice.from < end) continue;
    apart.add(splice);
    end = splice.to;
  }
  return apart;
};
