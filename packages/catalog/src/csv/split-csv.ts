// Splits CSV text into rows. It is strict (RFC 4180, with any delimiter and any line end): a quote in a wrong place is an
// error with its line, and never swallows the rest of the file. It is written here because it must be several times faster
// than a parser that goes byte by byte: it cuts cells out of the text and copies nothing. A test compares it with such a
// parser.

import { CatalogFileError, type Place } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { detached } from '../text/detached.ts';

export interface CsvRow {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvDialect {
  /** One character. */
  readonly delimiter: string;
  /** One character. Null: nothing is quoted, and a quote is a plain character. */
  readonly quote: string | null;
}

const LF = 10;
const CR = 13;

export class CsvSplitter {
  readonly #file: string;
  readonly #delimiter: number;
  /** -1 if there are none. */
  readonly #quote: number;
  readonly #quoteText: string;
  /**
   * Tables with tabs are mostly written without quotes, so a quote inside a cell (`15" screen`) is a plain character
   * there.
   */
  readonly #lenient: boolean;
  readonly #limits: ReadingLimits;
  /** Begins with the first row that is not complete yet. */
  #rest = '';
  /**
   * What came since `rest` was last read. It is read again only once it has grown, so that tiny pieces do not cost
   * quadratic time.
   */
  #waiting = '';
  #line: number;
  #isOpen = false;

  /** `firstLine`: the number of the first line. */
  constructor(file: string, dialect: CsvDialect, limits: ReadingLimits, firstLine = 1) {
    this.#line = firstLine;
    this.#file = file;
    this.#delimiter = dialect.delimiter.charCodeAt(0);
    this.#quote = dialect.quote === null ? -1 : dialect.quote.charCodeAt(0);
    this.#quoteText = dialect.quote ?? '';
    this.#lenient = dialect.delimiter === '\t';
    this.#limits = limits;
  }

  /** The rows that this piece completes, without blank lines. */
  push(piece: string): CsvRow[] {
    this.#waiting += piece;
    if (this.#waiting.length < this.#rest.length) return [];
    return this.#split(false);
  }

  end(): CsvRow[] {
    return this.#split(true);
  }

  /** After `end`: the last row has no line end. Either the file was cut off, or it was written that way. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Behind the last character pushed. */
  place(): Place {
    const text = this.#rest + this.#waiting;
    return { line: this.#line + countLines(text), column: text.length - text.lastIndexOf('\n') };
  }

  #split(final: boolean): CsvRow[] {
    const text = this.#rest + this.#waiting;
    this.#waiting = '';
    const rows: CsvRow[] = [];
    let start = 0;
    while (start < text.length) {
      const next = this.#row(text, start, final, rows);
      if (next === -1) break;
      if (next - start > this.#limits.recordLength) this.#tooLong();
      start = next;
    }
    const large = text.length > LARGE;
    this.#rest = large ? detached(text.slice(start)) : text.slice(start);
    if (this.#rest.length > this.#limits.recordLength) this.#tooLong();
    return large ? rows.map(copyRow) : rows;
  }

  /** Reads one row into `rows` and returns where the next one begins, or -1 if the row is not complete yet. */
  #row(text: string, start: number, final: boolean, rows: CsvRow[]): number {
    const length = text.length;
    const delimiter = this.#delimiter;
    const quote = this.#quote;
    const cells: string[] = [];
    let lines = 1;
    let at = start;
    for (;;) {
      if (at < length && text.charCodeAt(at) === quote) {
        const opened = at;
        const close = this.#closingQuote(text, start, at, final);
        if (close === -1) return -1;
        const inside = text.slice(opened + 1, close);
        cells.push(
          inside.includes(this.#quoteText) ? inside.replaceAll(this.#quoteText.repeat(2), this.#quoteText) : inside,
        );
        lines += countLines(inside);
        at = close + 1;
      } else {
        const begin = at;
        for (; at < length; at++) {
          const code = text.charCodeAt(at);
          if (code === delimiter || code === LF || code === CR) break;
          if (code === quote && !this.#lenient) this.#strayQuote(text, start, at);
        }
        cells.push(text.slice(begin, at));
      }
      if (cells.length > this.#limits.columns) this.#tooWide();
      if (at === length) {
        if (!final) return -1;
        this.#isOpen = true;
        break;
      }
      const code = text.charCodeAt(at);
      at++;
      if (code === delimiter) continue;
      if (code === LF) break;
      if (code === CR) {
        if (at === length && !final) return -1;
        if (text.charCodeAt(at) === LF) at++;
        break;
      }
      throw new CatalogFileError({
        file: this.#file,
        ...this.#placeOf(text, start, at - 1),
        what: `a closing quote is followed by ${JSON.stringify(text.charAt(at - 1))} instead of the delimiter or the end of the line`,
        mend: `double a quote that belongs to the text (${this.#quoteText.repeat(2)}), or say \`quotes: false\` in the mapping`,
      });
    }
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: this.#line, cells });
    this.#line += lines;
    return at;
  }

  /** Where the quoted cell that opens at `opened` ends, or -1 if its end has not come yet. */
  #closingQuote(text: string, start: number, opened: number, final: boolean): number {
    let at = opened + 1;
    for (;;) {
      at = text.indexOf(this.#quoteText, at);
      if (at === -1) {
        if (!final) return -1;
        throw new CatalogFileError({
          file: this.#file,
          ...this.#placeOf(text, start, opened),
          what: 'a quote opens here and is never closed',
          mend: `if the file was cut off, export or transfer it again; otherwise close it, or, if it belongs to the text, double it (${this.#quoteText.repeat(2)})`,
        });
      }
      if (at + 1 === text.length && !final) return -1;
      if (text.charCodeAt(at + 1) !== this.#quote) return at;
      at += 2;
    }
  }

  #strayQuote(text: string, start: number, at: number): never {
    throw new CatalogFileError({
      file: this.#file,
      ...this.#placeOf(text, start, at),
      what: 'there is a quote inside a cell that does not begin with one',
      mend: `quote the whole cell and double the quote (${this.#quoteText.repeat(2)}), or say \`quotes: false\` in the mapping`,
    });
  }

  #tooLong(): never {
    throw new CatalogFileError({
      file: this.#file,
      line: this.#line,
      what: `the row that begins here is longer than ${this.#limits.recordLength} characters`,
      mend: 'look for a quote that is not closed, or shorten the row',
    });
  }

  #tooWide(): never {
    throw new CatalogFileError({
      file: this.#file,
      line: this.#line,
      what: `the row has more than ${this.#limits.columns} columns`,
      mend: 'check the delimiter, or leave columns out',
    });
  }

  /** `start` is where a row begins, and so a line. */
  #placeOf(text: string, start: number, at: number): Place {
    const before = text.slice(start, at);
    return { line: this.#line + countLines(before), column: before.length - before.lastIndexOf('\n') };
  }
}

/** The limit for one text. The pieces of a file have 64 Ki. */
const LARGE = 262_144;

/**
 * A cell that is cut out of a text keeps the whole text in memory, and one batch of products may come from hundreds of
 * large texts.
 */
const copyRow = ({ line, cells }: CsvRow): CsvRow => ({
  line,
  cells: cells.map((cell) => (cell.length > LARGE / 4 ? cell : detached(cell))),
});

/** Counts line ends of both kinds, so that old files with a lone CR get their lines too. */
function countLines(text: string): number {
  let count = 0;
  const lone = text.includes('\n') ? '\n' : '\r';
  for (let at = text.indexOf(lone); at !== -1; at = text.indexOf(lone, at + 1)) count++;
  return count;
}
