// A sample of a file's records in the encoding that the file is in. A file is taken for UTF-8 as long as nothing in it says
// otherwise, so that one pass finds both. Where its end says otherwise, the sample is taken again.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { Survey } from '../survey/survey.ts';
import type { Encoding } from '../text/encoding.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { type RecordSample, sampleRecords } from './column/sample-records.ts';

export interface FileSample {
  readonly sample: RecordSample;
  readonly format: CatalogFormat;
  /** Whether cells of the table may be quoted. */
  readonly quotes: boolean;
  readonly encoding: Encoding;
  /** False: the likeliest of several encodings. */
  readonly isEncodingSure: boolean;
}

/** `declared`: the encoding, where a person says it. Throws `CatalogFileError` where the file cannot be read. */
export async function sampleFile(
  survey: Survey,
  format: CatalogFormat | null,
  declared: Encoding | null,
): Promise<FileSample> {
  if (declared !== null) return { ...(await sampleIn(survey, format, declared)), isEncodingSure: true };
  const early = (await survey.beginsInOldEncoding()) ? null : await attempt(sampleIn(survey, format, null));
  const inferred = await survey.encoding();
  if (inferred.sure) {
    if (early instanceof CatalogFileError) throw early;
    return { ...(early ?? (await sampleIn(survey, format, inferred.encoding))), isEncodingSure: true };
  }
  const encoding = await chooseEncoding(inferred, (candidate) =>
    survey.header({ mapping: null, format, encoding: candidate }),
  );
  return { ...(await sampleIn(survey, format, encoding)), isEncodingSure: false };
}

/** `encoding`: null for what the first bytes say, UTF-8 where they say nothing. */
async function sampleIn(survey: Survey, format: CatalogFormat | null, encoding: Encoding | null) {
  const opened = await survey.open({ mapping: null, format, encoding });
  const { columns } = survey.limits;
  try {
    const sample =
      opened.format === 'csv'
        ? await sampleRecords(opened.reader, columns)
        : await sampleRecords(opened.reader, columns);
    const quotes = opened.dialect === null || opened.dialect.quote !== null;
    return { sample, format: opened.format, quotes, encoding: opened.encoding };
  } finally {
    await opened.close();
  }
}

/** In another encoding the file may have no fault. */
async function attempt<T>(sampling: Promise<T>): Promise<T | CatalogFileError> {
  try {
    return await sampling;
  } catch (error) {
    if (error instanceof CatalogFileError) return error;
    throw error;
  }
}
