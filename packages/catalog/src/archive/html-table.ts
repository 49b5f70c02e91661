// Reads a table in HTML as CSV, so that all rules for tables apply to it: many shop systems and old programs call such a file
// `.xls`. A row of the table is a line with the same number. A page that asks for a sign-in is none.

import { isUtf8 } from 'node:buffer';
import { Parser } from 'htmlparser2';
import iconv from 'iconv-lite';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { OtherTableCounts } from './other-tables.ts';

/** What is looked at to tell a table from another page. Bytes. */
export const HTML_AHEAD = 65_536;

/** Whether the first bytes may be HTML at all. */
export const mayBeHtml = (first: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|meta|style|body|table|div)\b/i.test(
    Buffer.from(first).toString('latin1'),
  );

/** Whether the page is a table of several rows and columns, and nothing to fill in. `first`: its beginning. */
export function isHtmlTable(first: Uint8Array): boolean {
  const text = Buffer.from(first).toString('latin1');
  if (!/<table\b/i.test(text) || /<(?:form|input|script|nav|iframe)\b/i.test(text)) return false;
  const rows = text.split(/<tr\b/i).slice(1);
  return rows.length >= FEWEST && rows.some((row) => (row.match(/<t[dh]\b/gi)?.length ?? 0) >= FEWEST);
}

/** Rows, and cells of a row. Layouts of pages have fewer. */
const FEWEST = 3;
/** No program writes longer cells. */
const LONGEST_CELL = 100_000;
/** Bytes in which a row ends; what is in them is in memory. */
const MOST_WITHOUT_ROW = 4 * 1_048_576;
/** A cell that says it is wider than this does not. */
const WIDEST = 1_000;
/** Cells of a row, counted as wide as they say they are. */
const MOST_CELLS = 16_384;
/** Elements inside of each other. Cells that nobody closes count too, as the parser keeps them open. */
const DEEPEST = 10_000;

/** `first`: the beginning of the bytes, which `pieces` have all of. `others` is told of further tables. */
export async function* readHtmlTable(
  file: string,
  first: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const rows = new TableRows(file);
  const further = new FurtherTables();
  const parser = new Parser(rows, { decodeEntities: true, lowerCaseTags: true });
  const decoder = iconv.getDecoder(encodingOf(first));
  let since = 0;
  let read = 0;
  for await (const piece of pieces) {
    const html = decoder.write(Buffer.from(piece));
    // What is behind the table is not kept: a comment there may have no end.
    if (rows.isOver) {
      further.add(html);
      continue;
    }
    parser.write(html);
    read += html.length;
    if (rows.isOver) further.add(html.slice(html.length - (read - rows.end)));
    const text = rows.take();
    since = text === '' ? since + piece.byteLength : 0;
    if (since > MOST_WITHOUT_ROW) throw tooLong(file, 'a row of the table', MOST_WITHOUT_ROW);
    if (text !== '') yield Buffer.from(text);
  }
  parser.write(decoder.end() ?? '');
  parser.end();
  yield Buffer.from(rows.take());
  for (const count of further.rows) others.leaveOut('table', '', Math.max(0, count - 1));
}

/** Counts the rows of tables in text that comes in pieces. It keeps only what a tag may begin with. */
class FurtherTables {
  /** Of each table. */
  readonly rows: number[] = [];
  #rest = '';

  add(html: string): void {
    const text = this.#rest + html;
    let end = 0;
    for (const tag of text.matchAll(/<(?:table|tr)(?=[\s>])/gi)) {
      end = tag.index + tag[0].length;
      if (tag[0].length > '<tr'.length) this.rows.push(0);
      else if (this.rows.length > 0) this.rows.push((this.rows.pop() ?? 0) + 1);
    }
    this.#rest = text.slice(Math.max(end, text.length - '<table'.length));
  }
}

/** As the page says it; else UTF-8 if it is that, else what most old programs write. */
function encodingOf(first: Uint8Array): string {
  const said = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(Buffer.from(first).toString('latin1'))?.[1];
  if (said !== undefined && iconv.encodingExists(said)) return said;
  // The last letter may be cut off.
  return [0, 1, 2, 3].some((cut) => isUtf8(first.subarray(0, first.length - cut))) ? 'utf8' : 'windows-1252';
}

const tooLong = (file: string, what: string, most: number): CatalogFileError =>
  refused(file, `${what} is longer than ${most} characters`);

const refused = (file: string, what: string): CatalogFileError =>
  new CatalogFileError({ file, what, mend: 'export the products as CSV' });

/** Gathers the rows of the first table that has columns. */
class TableRows {
  readonly #file: string;
  /** Elements that are open. */
  #open = 0;
  /** Tables inside of each other. */
  #depth = 0;
  #cells: string[] = [];
  /** Null outside of cells. */
  #cell: string | null = null;
  #wide = 1;
  /** An address that stands for a cell without words. */
  #address = '';
  #isText = true;
  #lines: string[] = [];
  #hasRows = false;
  #isOver = false;
  #parser: Parser | null = null;
  /** Where the table ended, in characters. */
  end = 0;

  /** What comes now is behind the table. */
  get isOver(): boolean {
    return this.#isOver;
  }

  constructor(file: string) {
    this.#file = file;
  }

  /** The lines that were completed since the last call. */
  take(): string {
    const text = this.#lines.join('');
    this.#lines = [];
    return text;
  }

  readonly onparserinit = (parser: Parser): void => {
    this.#parser = parser;
  };

  readonly onopentag = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (++this.#open > DEEPEST) throw refused(this.#file, `elements are nested deeper than ${DEEPEST} levels`);
    if (name === 'table') this.#depth++;
    if (name === 'style' || name === 'title') this.#isText = false;
    if (this.#depth !== 1 || this.#isOver) {
      if (this.#cell !== null && name === 'img') this.#address ||= attributes.src ?? '';
      return;
    }
    if (name === 'tr') this.#endRow();
    else if (name === 'td' || name === 'th') {
      this.#endCell();
      this.#cell = '';
      const wide = Number(attributes.colspan ?? 1);
      this.#wide = Number.isInteger(wide) && wide > 0 && wide <= WIDEST ? wide : 1;
    } else if (name === 'br' || name === 'p' || name === 'li') this.ontext(' ');
    else if (name === 'img') this.#address ||= attributes.src ?? '';
    else if (name === 'a') this.#address ||= attributes.href ?? '';
  };

  readonly ontext = (text: string): void => {
    if (this.#cell === null || !this.#isText) return;
    this.#cell += text;
    if (this.#cell.length > LONGEST_CELL) {
      throw tooLong(this.#file, 'a cell of the table', LONGEST_CELL);
    }
  };

  readonly onclosetag = (name: string): void => {
    this.#open--;
    if (name === 'style' || name === 'title') this.#isText = true;
    if (this.#depth === 1 && (name === 'td' || name === 'th')) this.#endCell();
    if (this.#depth === 1 && name === 'tr') this.#endRow();
    if (name !== 'table' || this.#depth === 0) return;
    if (this.#depth === 1) {
      this.#endRow();
      this.#isOver = this.#hasRows;
      this.end = (this.#parser?.endIndex ?? 0) + 1;
    }
    this.#depth--;
  };

  #endCell(): void {
    if (this.#cell === null) return;
    if (this.#cells.length + this.#wide > MOST_CELLS)
      throw refused(this.#file, `a row of the table has more than ${MOST_CELLS} cells`);
    const text = this.#cell.replace(/\s+/g, ' ').trim();
    this.#cells.push(text || this.#address, ...Array.from({ length: this.#wide - 1 }, () => ''));
    this.#cell = null;
    this.#address = '';
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells.length === 0) return;
    this.#hasRows ||= this.#cells.length >= FEWEST;
    this.#lines.push(`${this.#cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`);
    this.#cells = [];
  }
}
