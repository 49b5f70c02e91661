// Moves over JSON without parsing it: white space, the text of one value, and its place. It understands only brackets and
// strings. Text comes in pieces, and a reader waits for more by yielding.

import { CatalogFileError, type Place } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';

const LF = 10;
const BACKSLASH = 92;
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_ARRAY = 91;
export const CLOSE_ARRAY = 93;
export const OPEN_OBJECT = 123;
export const CLOSE_OBJECT = 125;
/** No character: the file ends. */
export const END = -1;

const isSpace = (code: number): boolean => code === 32 || code === LF || code === 13 || code === 9;

/** A reading that pauses: it asks for more text by yielding, so that the code still reads like a grammar. */
export type Pausing<T> = Generator<void, T, void>;

export class JsonScanner {
  readonly #file: string;
  readonly #limits: ReadingLimits;
  #text = '';
  #at = 0;
  #ended = false;
  #line = 1;
  /** Index in `text` where the present line begins. Negative if it began in an earlier piece. */
  #lineStart = 0;

  constructor(file: string, limits: ReadingLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /** The piece before was read to its end. */
  push(piece: string): void {
    this.#lineStart -= this.#text.length;
    this.#text = piece;
    this.#at = 0;
  }

  end(): void {
    this.#ended = true;
  }

  place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  /** Moves over the character that was peeked at. */
  step(): void {
    this.#at++;
  }

  /** Skips white space and gives the next character, or END. */
  *peek(): Pausing<number> {
    for (;;) {
      for (; this.#at < this.#text.length; this.#at++) {
        const code = this.#text.charCodeAt(this.#at);
        if (!isSpace(code)) return code;
        if (code === LF) this.#newLine();
      }
      if (this.#ended) return END;
      yield;
    }
  }

  /** Moves over one value and returns its text, or nothing if it is not `kept`. Begins at its first character. */
  *value(kept: boolean): Pausing<string> {
    const begin = this.#line;
    let text = '';
    let depth = 0;
    let quoted = false;
    let escaped = false;
    let empty = true;
    for (;;) {
      const piece = this.#text;
      const from = this.#at;
      let at = from;
      let done = false;
      for (; at < piece.length && !done; at++) {
        const code = piece.charCodeAt(at);
        if (quoted) {
          if (escaped) escaped = false;
          else if (code === BACKSLASH) escaped = true;
          else if (code === QUOTE) {
            quoted = false;
            done = depth === 0;
          } else if (code === LF) this.#newLine(at);
        } else if (code === QUOTE) quoted = true;
        else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
          if (++depth > this.#limits.depth) this.tooDeep();
        } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
          if (depth === 0) break;
          done = --depth === 0;
        } else if (depth === 0 && (code === COMMA || code === COLON || isSpace(code))) break;
        else if (code === LF) this.#newLine(at);
      }
      if (at > from) empty = false;
      if (kept) {
        text += piece.slice(from, at);
        if (text.length > this.#limits.recordLength) this.tooLong(begin);
      }
      this.#at = at;
      if (done || at < piece.length) break;
      if (this.#ended) {
        if (depth > 0 || quoted) this.fail('the file ends in the middle of a value', 'make or transfer it again');
        break;
      }
      yield;
    }
    if (empty) this.expected('a value', this.#at < this.#text.length ? this.#text.charCodeAt(this.#at) : END);
    return text;
  }

  #newLine(at = this.#at): void {
    this.#line++;
    this.#lineStart = at + 1;
  }

  expected(wanted: string, found: number): never {
    const seen = found === END ? 'the file ends' : `there is ${JSON.stringify(String.fromCharCode(found))}`;
    this.fail(`${seen} where ${wanted} should be`, 'make or transfer the file again, or mend it there');
  }

  tooDeep(): never {
    this.fail(`a value is nested deeper than ${this.#limits.depth} levels`, 'flatten it');
  }

  tooLong(line: number): never {
    const what = `the element that begins here is longer than ${this.#limits.recordLength} characters`;
    throw new CatalogFileError({ file: this.#file, line, what, mend: 'shorten it' });
  }

  fail(what: string, mend: string): never {
    throw new CatalogFileError({ file: this.#file, ...this.place(), what, mend });
  }
}
