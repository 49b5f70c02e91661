// From the bytes of a file to its records: recognises the format and starts its reader. A further format is one more case
// here and a new file for its reader.

import type { CatalogFormat } from './catalog-format.ts';
import { CifText, isCif, piecesOfCif } from './cif/cif-text.ts';
import type { HeadingLines } from './csv/heading-lines.ts';
import { type CsvFields, readCsv } from './csv/read-csv.ts';
import { recogniseDelimiter, recogniseDialect } from './csv/recognise-dialect.ts';
import type { CsvDialect } from './csv/split-csv.ts';
import { findTableStart, fromStart, piecesFromStart, WITH_THE_TEXT } from './csv/table-start.ts';
import { tellRows } from './csv/tell-rows.ts';
import { withReferredProducts } from './families/referred-products.ts';
import { readGoogleTable } from './google/read-google-table.ts';
import { readGoogleXml } from './google/read-google-xml.ts';
import { findKeyedRecords } from './json/find-keyed-records.ts';
import { findProducts } from './json/find-products.ts';
import type { JsonFields } from './json/json-fields.ts';
import { readJson } from './json/read-json.ts';
import { readNdjson } from './json/read-ndjson.ts';
import { referenceInLines } from './json/reference-in-lines.ts';
import { type SoldEntries, soldEntries } from './json/sold-entries.ts';
import type { Mapping } from './mapping/mapping.ts';
import { namedColumns } from './mapping/named-columns.ts';
import { withPlainTexts } from './plain-texts.ts';
import type { ReadingLimits } from './reading-limits.ts';
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
  /** Where the headings of a table are, if that is not its first row alone. */
  readonly headings: HeadingLines | null;
  /** XML: the path of the element that is a product. JSON: the path of their list, if others are before it. Null for other formats. */
  readonly records: string | null;
  /** JSON: pointers to the lists beside the products, of which nothing is read, as far as the document was read. */
  readonly beside: () => readonly string[];
  /** The file says that it has only what changed. */
  readonly isIncrement: boolean;
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
  /** JSON: the list whose entries are sold, where somebody says so and there is no mapping yet. */
  readonly sold?: SoldEntries | null;
}

/** `name`: of the file, for messages and for recognising a format by its ending. */
export async function openRecords(name: string, bytes: OpenedBytes, settings: OpenSettings): Promise<OpenedRecords> {
  const { mapping, limits, now = Date.now() } = settings;
  const declared = settings.encoding ?? mapping?.encoding ?? null;
  const { sample: seen, pieces: whole, encoding } = await textOf(name, bytes, declared);
  const cif = isCif(seen) ? new CifText() : null;
  const quote = mapping?.quotes === false ? null : (mapping?.quote ?? '"');
  const said = { delimiter: mapping?.delimiter ?? null, quote };
  const wanted: ReadonlySet<string> = mapping === null ? new Set() : namedColumns(mapping);
  const start = cif === null ? findTableStart(seen, said, wanted) : WITH_THE_TEXT;
  const sample = cif === null ? fromStart(seen, start) : cif.push(seen);
  const pieces =
    cif !== null ? piecesOfCif(name, whole, new CifText()) : start.text === '' ? whole : piecesFromStart(whole, start);
  const close = async (): Promise<void> => {
    await pieces.return(undefined);
    await whole.return(undefined);
  };
  const implied = mapping?.records && !sample.trimStart().startsWith('<') ? 'json' : null;
  const stated = new StatedCurrency();
  stated.member('currency', cif?.said.get('CURRENCY') ?? '');
  const beside = (): readonly string[] => [];
  const isIncrement = cif?.isIncrement ?? false;
  const sold = settings.sold ?? soldEntries(mapping?.fields.price);
  const plain = { encoding, dialect: null, headings: null, records: null, isIncrement, stated, beside, close };
  try {
    refuseWebPage(name, sample);
    const format = settings.format ?? mapping?.format ?? implied ?? recogniseFormat(name, sample, quote);
    if (format === 'json') {
      const known = mapping?.records ?? findKeyedRecords(sample);
      const found = known === null ? findProducts(sample) : null;
      const reader = readJson(name, pieces, known ?? found?.path ?? null, limits, stated, sold);
      return {
        format,
        reader: withPlainTexts(reader),
        ...plain,
        beside: () => found?.beside ?? reader.beside(),
        records: found?.path ?? null,
      };
    }
    if (format === 'ndjson') {
      const reader = withReferredProducts(readNdjson(name, pieces, limits, sold), referenceInLines(sample));
      return { format, reader: withPlainTexts(reader), ...plain };
    }
    if (format === 'google' && sample.trimStart().startsWith('<')) {
      return { format, reader: readGoogleXml(name, pieces, limits, now), ...plain };
    }
    if (format === 'xml') {
      return { ...plain, format, ...(await readXml(name, pieces, sample, mapping?.records ?? null, limits, stated)) };
    }
    const known = cif === null ? start.delimiter : ',';
    const dialect =
      mapping === null
        ? { ...recogniseDialect(sample), ...(known !== null && { delimiter: known }) }
        : { delimiter: mapping.delimiter ?? known ?? recogniseDelimiter(sample, quote), quote };
    // Headings that the file lacks are in the line before its first one.
    const csv = await readCsv(name, pieces, dialect, limits, start.headings?.first === 0 ? 0 : 1);
    const table = { ...plain, dialect, headings: start.headings };
    switch (format) {
      case 'csv':
        return { format, reader: withPlainTexts(tellRows(csv, sample, dialect)), ...table };
      case 'shopify':
        return { format, reader: withPlainTexts(readShopify(name, csv, limits, mapping)), ...table };
      case 'google':
        return { format, reader: readGoogleTable(csv, now), ...table };
    }
  } catch (error) {
    await close();
    throw error;
  }
}
