// From the bytes of a file to its records: recognises the format and starts its reader. A further format is one more case
// here and a new file for its reader.

import type { CatalogFormat } from './catalog-format.ts';
import { carrying, findCarried } from './csv/carried-rows.ts';
import { withCarried } from './csv/carry-rows.ts';
import { withLiterals } from './csv/literal-cells.ts';
import { type CsvFields, readCsv } from './csv/read-csv.ts';
import { recogniseDelimiter, recogniseDialect } from './csv/recognise-dialect.ts';
import { withSections } from './csv/section-rows.ts';
import { type CsvDialect, CsvSplitter } from './csv/split-csv.ts';
import { withPairs } from './csv/table-pairs.ts';
import { piecesWithoutTitle, titleLength, withoutTitle } from './csv/title-lines.ts';
import { withVariations } from './csv/variation-rows.ts';
import { readGoogleTable } from './google/read-google-table.ts';
import { readGoogleXml } from './google/read-google-xml.ts';
import { findKeyedRecords } from './json/find-keyed-records.ts';
import type { JsonFields } from './json/json-fields.ts';
import { readJson } from './json/read-json.ts';
import { readNdjson } from './json/read-ndjson.ts';
import type { Mapping } from './mapping/mapping.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from './reading-limits.ts';
import { recogniseFormat } from './recognise-format.ts';
import { readShopify } from './shopify/read-shopify.ts';
import type { RecordReader } from './source-record.ts';
import { StatedCurrency } from './stated-currency.ts';
import type { Encoding } from './text/encoding.ts';
import type { OpenedBytes } from './text/open-bytes.ts';
import { textOf } from './text/open-text.ts';
import { readXml } from './xml/read-xml.ts';
import { refuseWebPage } from './xml/refuse-web-page.ts';

export type OpenedRecords = Opened<'csv', CsvFields> | Opened<Exclude<CatalogFormat, 'csv'>, JsonFields>;

interface Opened<Format, F> {
  readonly format: Format;
  readonly reader: RecordReader<F>;
  readonly encoding: Encoding;
  /** How cells are separated and quoted. Null for a format without cells. */
  readonly dialect: CsvDialect | null;
  /** XML: the path of the element that is a product. Null for other formats. */
  readonly records: string | null;
  /** What the document says of its currency, as far as it was read. */
  readonly stated: StatedCurrency;
  close(): Promise<void>;
}

export interface OpenSettings {
  readonly mapping: Mapping | null;
  /** It wins over the mapping, which wins over what the file looks like. */
  readonly format: CatalogFormat | null;
  readonly encoding: Encoding | null;
  readonly limits: ReadingLimits;
  /** For prices with a time limit, in milliseconds since 1970. Missing: the time of the reading. */
  readonly now?: number;
}

/** `name`: of the file, for messages and for recognising a format by its ending. */
export async function openRecords(name: string, bytes: OpenedBytes, settings: OpenSettings): Promise<OpenedRecords> {
  const { mapping, limits, now = Date.now() } = settings;
  const declared = settings.encoding ?? mapping?.encoding ?? null;
  const { sample: seen, pieces: whole, encoding } = await textOf(name, bytes, declared);
  const title = titleLength(seen);
  const sample = withoutTitle(seen, title);
  const pieces = title === 0 ? whole : piecesWithoutTitle(whole, title);
  const close = async (): Promise<void> => {
    await pieces.return(undefined);
    await whole.return(undefined);
  };
  const implied = mapping?.records && !sample.trimStart().startsWith('<') ? 'json' : null;
  const quote = mapping?.quotes === false ? null : (mapping?.quote ?? '"');
  const stated = new StatedCurrency();
  const plain = { encoding, dialect: null, records: null, stated, close };
  try {
    refuseWebPage(name, sample);
    const format = settings.format ?? mapping?.format ?? implied ?? recogniseFormat(name, sample, quote);
    if (format === 'json') {
      const path = mapping?.records ?? findKeyedRecords(sample);
      return { format, reader: readJson(name, pieces, path, limits, stated), ...plain };
    }
    if (format === 'ndjson') return { format, reader: readNdjson(name, pieces, limits), ...plain };
    if (format === 'google' && sample.trimStart().startsWith('<')) {
      return { format, reader: readGoogleXml(name, pieces, limits, now), ...plain };
    }
    if (format === 'xml') {
      return { ...plain, format, ...(await readXml(name, pieces, sample, mapping?.records ?? null, limits, stated)) };
    }
    const dialect =
      mapping === null
        ? recogniseDialect(sample)
        : { delimiter: mapping.delimiter ?? recogniseDelimiter(sample, quote), quote };
    const csv = await readCsv(name, pieces, dialect, limits);
    const first = firstRows(sample, dialect);
    const table = { encoding, dialect, records: null, stated, close };
    switch (format) {
      case 'csv': {
        const carried = findCarried(csv.columns ?? [], first);
        const rows = carried === null ? first : first.map(carrying(carried)).filter((cells) => cells !== null);
        const plainRows = withCarried(withSections(csv, sample, dialect.delimiter), carried);
        const told = withLiterals(withPairs(plainRows, rows), rows);
        return { format, reader: withVariations(told, rows), ...table };
      }
      case 'shopify':
        return { format, reader: readShopify(name, csv, limits, mapping), ...table };
      case 'google':
        return { format, reader: readGoogleTable(csv, now), ...table };
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** The cells below the header. None where the sample cannot be split: the reader says what is wrong. */
function firstRows(sample: string, dialect: CsvDialect): readonly (readonly string[])[] {
  try {
    return new CsvSplitter('', dialect, DEFAULT_LIMITS)
      .push(sample)
      .slice(1)
      .map(({ cells }) => cells);
  } catch {
    return [];
  }
}
