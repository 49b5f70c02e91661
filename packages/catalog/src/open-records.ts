// A source to its records: recognise the format, and start the reader for it. A further format is one more case here and
// a new file for its reader.

import type { CatalogSource } from './catalog-source.ts';
import { type CsvFields, readCsv } from './csv/read-csv.ts';
import { recogniseDelimiter } from './csv/recognise-delimiter.ts';
import type { CsvDialect } from './csv/split-csv.ts';
import type { JsonFields } from './json/parse-element.ts';
import { readJson } from './json/read-json.ts';
import { readNdjson } from './json/read-ndjson.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { type CatalogFormat, recogniseFormat } from './recognise-format.ts';
import type { RecordReader } from './source-record.ts';
import type { Encoding } from './text/encoding.ts';
import { openText } from './text/open-text.ts';

export type OpenedRecords =
  | { readonly format: 'csv'; readonly reader: RecordReader<CsvFields>; close(): Promise<void> }
  | { readonly format: 'json' | 'ndjson'; readonly reader: RecordReader<JsonFields>; close(): Promise<void> };

export interface OpenSettings {
  readonly mapping: Mapping | null;
  /** Stronger than the mapping, which is stronger than what the file looks like. */
  readonly format: CatalogFormat | null;
  readonly encoding: Encoding | null;
  readonly limits: ReadingLimits;
  /** Told of bytes as they are read from the source. */
  readonly onBytes: (count: number) => void;
}

export async function openRecords(source: CatalogSource, settings: OpenSettings): Promise<OpenedRecords> {
  const { mapping, limits } = settings;
  const { sample, pieces } = await openText(source, settings.encoding ?? mapping?.encoding ?? null, settings.onBytes);
  const close = async (): Promise<void> => {
    await pieces.return(undefined);
  };
  const implied = mapping?.records ? 'json' : null;
  try {
    const format = settings.format ?? mapping?.format ?? implied ?? recogniseFormat(source.name, sample);
    switch (format) {
      case 'csv': {
        const dialect = dialectOf(mapping, sample);
        return { format, reader: await readCsv(source.name, pieces, dialect, limits), close };
      }
      case 'json':
        return { format, reader: readJson(source.name, pieces, mapping?.records ?? '', limits), close };
      case 'ndjson':
        return { format, reader: readNdjson(source.name, pieces, limits), close };
    }
  } catch (error) {
    await close();
    throw error;
  }
}

function dialectOf(mapping: Mapping | null, sample: string): CsvDialect {
  const quote = mapping?.quotes === false ? null : (mapping?.quote ?? '"');
  return { delimiter: mapping?.delimiter ?? recogniseDelimiter(sample, quote), quote };
}
