// What an import knows of its file before it reads the rows: the encoding, how the records are separated, which columns
// they have. Each is found once, mostly in one pass, and everybody who needs it asks here. One survey is for one import of
// one file.

import type { OtherTables } from '../archive/other-tables.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { CatalogSource } from '../catalog-source.ts';
import type { HeadingLines } from '../csv/heading-lines.ts';
import { type ColumnTypes, typeColumns } from '../csv/type-columns.ts';
import type { SoldEntries } from '../json/sold-entries.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type OpenedRecords, openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from '../reading-limits.ts';
import type { Encoding } from '../text/encoding.ts';
import type { InferredEncoding } from '../text/encoding-signs.ts';
import { FileBytes } from '../text/file-bytes.ts';
import { openText } from '../text/open-text.ts';
import { type ColumnsQuestion, type FoundColumns, findColumns } from './find-columns.ts';

/** How to read a file. Whatever is null is found out. */
export interface ReadAs {
  readonly mapping: Mapping | null;
  /** It wins over the mapping, which wins over what the file looks like. */
  readonly format: CatalogFormat | null;
  readonly encoding: Encoding | null;
  /** For prices with a time limit, in milliseconds since 1970. Missing: the time of the reading. */
  readonly now?: number;
  /** JSON: the list whose entries are sold, where somebody says so and there is no mapping yet. */
  readonly sold?: SoldEntries | null;
}

export interface OwnColumns {
  readonly columns: readonly ColumnTypes[];
  /** Whether cells may be quoted. */
  readonly quotes: boolean;
}

export class Survey {
  /** The name of the file. */
  readonly name: string;
  readonly limits: ReadingLimits;
  readonly #bytes: FileBytes;
  #isIncrement = false;
  #headings: HeadingLines | null = null;
  readonly #columns = new Map<string, FoundColumns>();
  readonly #own = new Map<string, OwnColumns | null>();

  constructor(source: CatalogSource, limits: Partial<ReadingLimits> = {}) {
    this.name = source.name;
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.#bytes = new FileBytes(source);
  }

  /** The records from the first one on. A caller that needs only the header may close them at once. */
  async open(way: ReadAs): Promise<OpenedRecords> {
    const opened = await openRecords(this.name, await this.#bytes.open(() => {}), { ...way, limits: this.limits });
    this.#isIncrement = opened.isIncrement;
    return opened;
  }

  /** The records for the last time: closing them closes the file. `onBytes` is told how many stored bytes are read. */
  async openRows(way: ReadAs, onBytes: (count: number) => void): Promise<OpenedRecords> {
    const opened = await openRecords(this.name, await this.#bytes.openLast(onBytes), { ...way, limits: this.limits });
    this.#headings = opened.headings;
    return opened;
  }

  /** Whether the file says that it has only what changed. Known once it was opened. */
  get isIncrement(): boolean {
    return this.#isIncrement;
  }

  /** Where the headings are, if they are not the first row alone. Known once the rows were opened. */
  get headings(): HeadingLines | null {
    const [inText, inSheet] = [this.#headings, this.#bytes.headings];
    if (inText === null || inSheet === null) return inText ?? inSheet;
    return { ...inText, above: inSheet.above, example: inSheet.example };
  }

  /** Tables of the file beside the one that was read. Complete when its rows were read to the end. */
  get otherTables(): OtherTables | null {
    return this.#bytes.otherTables;
  }

  openText(declared: Encoding | null) {
    return openText(this.#bytes, declared);
  }

  /** The encoding of the whole file. Ask for columns or a sample before: then one pass finds both. */
  encoding(): Promise<InferredEncoding> {
    return this.#bytes.encoding();
  }

  /** Whether the whole file is UTF-8 and has letters beyond ASCII. */
  isUtf8Text(): Promise<boolean> {
    return this.#bytes.isUtf8Text();
  }

  /** Whether the beginning shows that the file is in an old encoding. */
  beginsInOldEncoding(): Promise<boolean> {
    return this.#bytes.beginsInOldEncoding();
  }

  /** The columns of the header. Empty if the format has no header. */
  async header(way: ReadAs): Promise<readonly string[]> {
    const { reader, close } = await this.open(way);
    await close();
    return reader.columns ?? [];
  }

  /** The columns of the records. Throws `CatalogFileError` if they cannot be read. */
  async columns(way: ReadAs, question: ColumnsQuestion): Promise<FoundColumns> {
    const key = JSON.stringify([keyOf(way), question]);
    const known = this.#columns.get(key);
    if (known !== undefined) return known;
    const opened = await this.open(way);
    try {
      const found = await findColumns(opened, question);
      this.#columns.set(key, found);
      return found;
    } finally {
      await opened.close();
    }
  }

  /** What the columns of a CSV file hold in all rows. Null for other formats. Throws `CatalogFileError`. */
  async ownColumns(format: CatalogFormat | null, encoding: Encoding | null): Promise<OwnColumns | null> {
    const key = JSON.stringify([format, encoding]);
    const known = this.#own.get(key);
    if (known !== undefined) return known;
    const opened = await this.open({ mapping: null, format, encoding });
    try {
      const isTable = opened.format === 'csv';
      const columns = isTable ? await typeColumns(opened.reader) : null;
      const own = columns && { columns, quotes: opened.dialect?.quote !== null };
      this.#own.set(key, own);
      return own;
    } finally {
      await opened.close();
    }
  }

  /** For imports that end before they read rows. */
  close(): Promise<void> {
    return this.#bytes.close();
  }
}

/** Everything that decides how the text becomes records. */
function keyOf({ mapping, format, encoding }: ReadAs): readonly unknown[] {
  if (mapping === null) return [format, encoding];
  const { delimiter, quotes, quote, records } = mapping;
  // Shopify's reader needs to know whether the sku is its own key, and that of JSON which list the price is in.
  const { sku, price } = mapping.fields;
  return [format, encoding, mapping.format, mapping.encoding, delimiter, quotes, quote, records, sku, price];
}
