// A text with lines and columns, for changes that leave the rest of it as it is.

import { isCollection, isPair, type Node, type Pair } from 'yaml';

export class SourceText {
  readonly text: string;
  /** As in most of the text. */
  readonly eol: string;

  constructor(text: string) {
    this.text = text;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
  }

  splice(from: number, to: number, put: string): string {
    return this.text.slice(0, from) + put + this.text.slice(to);
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

  /** The dash of a list that an item beginning at `offset` belongs to; -1 where another item stands between. */
  dashBefore(offset: number): number {
    const before = this.text.slice(0, offset).trimEnd();
    return before.endsWith('-') ? before.length - 1 : -1;
  }

  /** Where what is written of a node ends, without the line breaks and comments behind it. */
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
