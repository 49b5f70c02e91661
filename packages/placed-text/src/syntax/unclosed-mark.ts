// Finds quotes and brackets that are opened and not closed, with the parser's own lexer. It also tells which lines are inside
// something, because their indentation means nothing.

import { Lexer } from 'yaml';

export interface UnclosedMark {
  readonly offset: number;
  /** `too-many`: it closes, but nothing is open. `comma`: a comma is missing before it. */
  readonly kind: 'quote' | 'bracket' | 'too-many' | 'comma';
}

export interface MarkSearch {
  /** The first one; null if everything is closed. */
  readonly mark: UnclosedMark | null;
  /** Whether the line that begins at this character continues a bracket, a quote or a text block. Ask from top to bottom. */
  isInside(lineStart: number): boolean;
}

/** What the lexer says besides pieces of the text: byte order mark, document, end of brackets by error, scalar. */
const DOCUMENT = '\u0002';
const FLOW_ERROR_END = '\u0018';
const SCALAR = '\u001f';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export const findUnclosedMark = (text: string): MarkSearch => {
  const inside: (readonly [from: number, to: number])[] = [];
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  let mark: UnclosedMark | null = null;
  const found = (offset: number, kind: UnclosedMark['kind']): void => {
    mark ??= { offset, kind };
  };
  let offset = 0;
  let isScalar = false;
  /** Whether a value in brackets has ended, so that a comma, a colon or the closing bracket must follow. */
  let isComplete = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === SCALAR) {
      isScalar = true;
      continue;
    }
    if (lexeme === FLOW_ERROR_END) {
      const last = open.at(-1);
      if (last !== undefined) found(last.offset, 'bracket');
      open.length = 0;
      continue;
    }
    if (lexeme === DOCUMENT) continue;
    const end = offset + lexeme.length;
    const begins = isScalar || /^["'{[]/.test(lexeme);
    if (begins && isComplete && open.length > 0) found(offset, 'comma');
    if (isScalar) {
      // Among texts without quotes, only a block (`|`, `>`) ends with a line break. Its lines may look like anything.
      if (lexeme.endsWith('\n')) inside.push([offset, end]);
    } else if (lexeme.startsWith('"') || lexeme.startsWith("'")) {
      if (!isClosedQuote(lexeme) || /\n\s*(- )*[\w-]+:(\s|$)/.test(lexeme)) found(offset, 'quote');
      if (lexeme.includes('\n')) inside.push([offset, end]);
    } else if (lexeme === '{' || lexeme === '[') {
      open.push({ bracket: lexeme, offset });
    } else if (lexeme === '}' || lexeme === ']') {
      const last = open.pop();
      if (last === undefined) found(offset, 'too-many');
      else if (CLOSING[last.bracket] !== lexeme) found(last.offset, 'bracket');
      else if (text.slice(last.offset, end).includes('\n')) inside.push([last.offset, end]);
    }
    if (isScalar || /^["'}\]]/.test(lexeme)) isComplete = true;
    else if (/^[^\s#]/.test(lexeme)) isComplete = false;
    isScalar = false;
    offset = end;
  }
  const last = open.at(-1);
  if (last !== undefined) found(last.offset, 'bracket');
  return { mark, isInside: insideOf(inside) };
};

/** Whether a character is in one of the pieces, which may contain others. Ask for characters in their order. */
const insideOf = (pieces: readonly (readonly [from: number, to: number])[]): ((offset: number) => boolean) => {
  const sorted = pieces.toSorted(([a], [b]) => a - b);
  let next = 0;
  let end = 0;
  return (offset) => {
    for (let piece = sorted[next]; piece !== undefined && piece[0] < offset; piece = sorted[next]) {
      end = Math.max(end, piece[1]);
      next += 1;
    }
    return offset < end;
  };
};

const isClosedQuote = (lexeme: string): boolean =>
  lexeme.startsWith('"') ? /^"(?:[^"\\]|\\[\s\S])*"$/.test(lexeme) : /^'(?:[^']|'')*'$/.test(lexeme);
