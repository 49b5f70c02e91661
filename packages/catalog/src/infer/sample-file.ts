// A sample of a file's records, read in the encoding of the file. A file counts as UTF-8 as long as nothing in it says
// otherwise, so one pass finds both. If a later part shows an old encoding, the sample is taken again.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { SoldEntries } from '../json/sold-entries.ts';
import type { ReadAs, Survey } from '../survey/survey.ts';
import { type Encoding, hasOneByteALetter } from '../text/encoding.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { type RecordSample, sampleRecords } from './column/sample-records.ts';

export interface FileSample {
  readonly sample: RecordSample;
  readonly format: CatalogFormat;
  /** Whether cells of the table may be quoted. */
  readonly quotes: boolean;
  /** The path of the products, where the file alone does not say it. */
  readonly records: string | null;
  /** Pointers to the lists beside the products, of which nothing is read. */
  readonly beside: readonly string[];
  /** The currency that the document states outside of its products. */
  readonly statedCurrency: string | null;
  readonly encoding: Encoding;
  /** False: it is the likeliest of several encodings. */
  readonly isEncodingSure: boolean;
  /** The document says that it is in this encoding, but all of it is UTF-8. */
  readonly wrongEncoding?: Encoding;
}

/** `declared`: the encoding, if a person says it. Throws `CatalogFileError` if the file cannot be read. */
export async function sampleFile(
  survey: Survey,
  format: CatalogFormat | null,
  declared: Encoding | null,
  sold: SoldEntries | null = null,
): Promise<FileSample> {
  const sampleIn = (encoding: Encoding | null) => sampleRecordsIn(survey, { mapping: null, format, encoding, sold });
  if (declared !== null) return { ...(await sampleIn(declared)), isEncodingSure: true };
  const early = (await survey.beginsInOldEncoding()) ? null : await attempt(sampleIn(null));
  const inferred = await survey.encoding();
  if (inferred.sure) {
    if (early instanceof CatalogFileError) throw early;
    if (hasOneByteALetter(inferred.encoding) && (await survey.isUtf8Text()))
      return {
        ...(await sampleIn('utf-8')),
        ...{ isEncodingSure: false, wrongEncoding: inferred.encoding },
      };
    return { ...(early ?? (await sampleIn(inferred.encoding))), isEncodingSure: true };
  }
  const encoding = await chooseEncoding(inferred, (candidate) =>
    survey.header({ mapping: null, format, encoding: candidate }),
  );
  return { ...(await sampleIn(encoding)), isEncodingSure: false };
}

/** `encoding` of `way`: null for what the first bytes say, or UTF-8 if they say nothing. */
async function sampleRecordsIn(survey: Survey, way: ReadAs) {
  const opened = await survey.open(way);
  const { columns } = survey.limits;
  try {
    const sample =
      opened.format === 'csv'
        ? await sampleRecords(opened.reader, columns)
        : await sampleRecords(opened.reader, columns);
    const quotes = opened.dialect === null || opened.dialect.quote !== null;
    return {
      sample,
      format: opened.format,
      quotes,
      records: opened.records,
      statedCurrency: opened.stated.code,
      beside: opened.beside(),
      encoding: opened.encoding,
    };
  } finally {
    await opened.close();
  }
}

/** A fault is only kept, because in another encoding the file may have none. */
async function attempt<T>(sampling: Promise<T>): Promise<T | CatalogFileError> {
  try {
    return await sampling;
  } catch (error) {
    if (error instanceof CatalogFileError) return error;
    throw error;
  }
}
