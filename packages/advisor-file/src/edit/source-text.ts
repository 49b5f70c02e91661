// A text with lines and columns, for changes that leave the rest of it as it is.

import { isCollection, isPair, type Node, type Pair } from 'yaml';

/** One change of a text: what stands in its place from one character up to another. */
export interface Splice {
  readonly from: number;
  /** The first character that stays. */
  readonly to: number;
  readonly put: string;
}

export class SourceText {
  readonly text: string;
  /** As in most of the text. */
  readonly eol: string;

  constructor(text: string) {
    this.text = text;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The text with all of them made, which do not touch one another; places are those of the text before. */
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

/** Those that are about other characters than all before them. Several may put something in at one place. */
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
