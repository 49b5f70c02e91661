// Reads a file of the Catalog Interchange Format (CIF), in which suppliers send catalogs to purchasing systems such as SAP Ariba:
// lines of a header, of which one names the columns, then `DATA`, rows of CSV, and `ENDOFDATA`. What comes out is the table, in
// which everything else is a blank line, so every row keeps the number of its line. A file without its end was cut off.

import { CatalogFileError } from '../catalog-file-error.ts';

export const isCif = (sample: string): boolean => /^\s*CIF_I_V\d/i.test(sample);

/** The columns of a file that does not name them, in the order of version 3.0. */
const USUAL = [
  ...['Supplier ID', 'Supplier Part ID', 'Manufacturer Part ID', 'Item Description', 'SPSC Code', 'Unit Price'],
  ...['Unit of Measure', 'Lead Time', 'Manufacturer Name', 'Supplier URL', 'Manufacturer URL', 'Market Price'],
];

/** The text as it comes, piece by piece. */
export class CifText {
  #rest = '';
  /** The beginning of the line was already passed on. */
  #isInLine = false;
  #part: 'header' | 'rows' | 'end' = 'header';
  #hasNames = false;
  /** What the header says, by names in upper case. */
  readonly said = new Map<string, string>();

  /** Its rows only add to a catalog, change products of it or take some away. */
  get isIncrement(): boolean {
    return /^i/i.test(this.said.get('LOADMODE') ?? '');
  }

  get isEnded(): boolean {
    return this.#part === 'end';
  }

  push(text: string): string {
    let out = '';
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      out += this.#line(this.#rest + text.slice(from, end), '\n');
      this.#rest = '';
      from = end + 1;
    }
    this.#rest += text.slice(from);
    if (this.#part === 'rows' && (this.#isInLine || this.#rest.length > MARK.length + 1)) {
      out += this.#rest;
      this.#rest = '';
      this.#isInLine = true;
    }
    // Nothing that long is said in a header.
    if (this.#rest.length > LONGEST_LINE) this.#rest = this.#rest.slice(0, LONGEST_LINE);
    return out;
  }

  end(): string {
    const line = this.#rest;
    this.#rest = '';
    return line === '' ? '' : this.#line(line, '');
  }

  #line(line: string, end: string): string {
    const isWhole = !this.#isInLine;
    this.#isInLine = false;
    if (this.#part === 'header') return `${this.#header(line.trim())}${end}`;
    if (isWhole && this.#part === 'rows' && line.trim().toUpperCase() === MARK) {
      this.#part = 'end';
      return end;
    }
    return line + end;
  }

  #header(line: string): string {
    if (/^DATA$/i.test(line)) {
      this.#part = 'rows';
      return this.#hasNames ? '' : USUAL.join(',');
    }
    const [, name = '', text = ''] = /^([A-Z_ ]{1,40}):\s*(.*)$/i.exec(line) ?? [];
    if (name === '') return '';
    if (name.toUpperCase() !== 'FIELDNAMES' || this.#hasNames) {
      if (this.said.size < MOST_SAID) this.said.set(name.toUpperCase(), text);
      return '';
    }
    this.#hasNames = true;
    return text;
  }
}

const MARK = 'ENDOFDATA';
const LONGEST_LINE = 65_536;
const MOST_SAID = 100;

/** `file`: its name, for messages. */
export async function* piecesOfCif(file: string, pieces: AsyncIterable<string>, cif: CifText): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const text = cif.push(piece);
    if (text !== '') yield text;
  }
  const last = cif.end();
  if (last !== '') yield last;
  if (!cif.isEnded) {
    throw new CatalogFileError({
      file,
      what: `the file was cut off: it has no line ${MARK} behind its rows`,
      mend: `export or transfer it again; if nothing is missing, write ${MARK} below the last row`,
    });
  }
}
