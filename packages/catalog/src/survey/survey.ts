// What an import knows of its file before it reads the rows: the encoding, how the records are told apart, which columns they
// have. Each is found out once, most of it in one pass, and everybody who needs it asks here. Made for one import of one file.

import type { CatalogFormat } from '../catalog-format.ts';
import type { CatalogSource } from '../catalog-source.ts';
import { type ColumnTypes, typeColumns } from '../csv/type-columns.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type OpenedRecords, openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from '../reading-limits.ts';
import type { Encoding } from '../text/encoding.ts';
import type { InferredEncoding } from '../text/encoding-signs.ts';
import { FileBytes } from '../text/file-bytes.ts';
import { openText } from '../text/open-text.ts';
import { type ColumnsQuestion, type FoundColumns, findColumns } from './find-columns.ts';

/** How a file is to be read: what is null is found out. */
export interface Way {
  readonly mapping: Mapping | null;
  /** Stronger than the mapping, which is stronger than what the file looks like. */
  readonly format: CatalogFormat | null;
  readonly encoding: Encoding | null;
}

export interface OwnColumns {
  readonly columns: readonly ColumnTypes[];
  /** Whether cells may be quoted. */
  readonly quotes: boolean;
}

export class Survey {
  /** Of the file. */
  readonly name: string;
  readonly limits: ReadingLimits;
  readonly #bytes: FileBytes;
  readonly #columns = new Map<string, FoundColumns>();
  readonly #own = new Map<string, OwnColumns | null>();

  constructor(source: CatalogSource, limits: Partial<ReadingLimits> = {}) {
    this.name = source.name;
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.#bytes = new FileBytes(source);
  }

  /** The records from the first one on. Whoever needs only a header may close them there. */
  async open(way: Way): Promise<OpenedRecords> {
    return openRecords(this.name, await this.#bytes.open(() => {}), { ...way, limits: this.limits });
  }

  /** The records for the last time: closing them closes the file. `onBytes` is told of stored bytes as they are read. */
  async openRows(way: Way, onBytes: (count: number) => void): Promise<OpenedRecords> {
    return openRecords(this.name, await this.#bytes.openLast(onBytes), { ...way, limits: this.limits });
  }

  openText(declared: Encoding | null) {
    return openText(this.#bytes, declared);
  }

  /** Which encoding the whole file is in. Ask for what the records have first: then one pass finds both. */
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

  /** The columns of the header; none where the format has them in its records. */
  async header(way: Way): Promise<readonly string[]> {
    const { reader, close } = await this.open(way);
    await close();
    return reader.columns ?? [];
  }

  /** Which columns the records have. Throws `CatalogFileError` where they cannot be read. */
  async columns(way: Way, question: ColumnsQuestion): Promise<FoundColumns> {
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

  /** Of a CSV file without a mapping, what its columns hold in all rows; null for other formats. Throws `CatalogFileError`. */
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

  /** Where no rows are read after all. */
  close(): Promise<void> {
    return this.#bytes.close();
  }
}

/** All that decides how the text becomes records. */
function keyOf({ mapping, format, encoding }: Way): readonly unknown[] {
  if (mapping === null) return [format, encoding];
  const { delimiter, quotes, quote, records } = mapping;
  // Shopify's reader makes keys where the sku is taken from them.
  return [format, encoding, mapping.format, mapping.encoding, delimiter, quotes, quote, records, mapping.fields.sku];
}
