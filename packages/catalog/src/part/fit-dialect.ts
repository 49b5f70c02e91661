// A mapping that was made for the shop's own export says how that is written: its format, delimiter, encoding. Who changes
// a few prices does it in another file, so where the sku is not to be found in that way, the file is taken as it looks.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogSource } from '../catalog-source.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import type { Encoding } from '../text/encoding.ts';
import { inferEncoding } from '../text/infer-encoding.ts';
import { limitToSku } from './limit-mapping.ts';
import { type SurveyedColumns, surveyColumns } from './survey-columns.ts';

export interface FittedMapping {
  readonly mapping: Mapping;
  readonly surveyed: SurveyedColumns;
}

/** The sku may be nowhere all the same. Throws `CatalogFileError` where the file cannot be read either way. */
export async function fitDialect(
  source: CatalogSource,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<FittedMapping> {
  const own = await survey(source, mapping, format);
  if (!(own instanceof CatalogFileError) && limitToSku(mapping, own.columns) !== null)
    return { mapping, surveyed: own };
  const plain: Mapping = {
    ...mapping,
    ...{
      format: null,
      encoding: await encodingOf(source, mapping),
      delimiter: null,
      quotes: true,
      quote: null,
      records: null,
    },
  };
  const other = await survey(source, plain, format);
  if (!(other instanceof CatalogFileError) && limitToSku(plain, other.columns) !== null) {
    return { mapping: plain, surveyed: other };
  }
  if (!(own instanceof CatalogFileError)) return { mapping, surveyed: own };
  if (!(other instanceof CatalogFileError)) return { mapping: plain, surveyed: other };
  throw own;
}

/** What is certain is recognised when the file is opened; else the mapping's own is as likely as any. */
async function encodingOf(source: CatalogSource, mapping: Mapping): Promise<Encoding | null> {
  const { encoding, sure } = await inferEncoding(source);
  return sure ? null : (mapping.encoding ?? encoding);
}

/** A file that cannot be read in one way may be read in the other. */
async function survey(
  source: CatalogSource,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<SurveyedColumns | CatalogFileError> {
  try {
    return await surveyColumns(source, mapping, format);
  } catch (error) {
    if (error instanceof CatalogFileError) return error;
    throw error;
  }
}
