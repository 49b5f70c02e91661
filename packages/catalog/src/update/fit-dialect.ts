// A mapping that was made for the shop's own export says how that file is written: its format, delimiter and encoding.
// People change a few prices in another file. So if the sku cannot be found that way, the file is read as it looks.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Survey } from '../survey/survey.ts';
import type { Encoding } from '../text/encoding.ts';
import { fitToFile, limitToSku } from './limit-mapping.ts';

export interface FittedMapping {
  readonly mapping: Mapping;
  /** The columns of the file, read in that way. */
  readonly columns: ReadonlySet<string>;
}

/** The sku may still be nowhere. Throws `CatalogFileError` if the file cannot be read either way. */
export async function fitDialect(
  survey: Survey,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<FittedMapping> {
  const own = await columnsIn(survey, mapping, format);
  if (!(own instanceof CatalogFileError) && hasSku(mapping, own)) return { mapping, columns: own };
  const plain: Mapping = {
    ...mapping,
    ...{
      format: null,
      encoding: await encodingOf(survey, mapping),
      delimiter: null,
      quotes: true,
      quote: null,
      records: null,
    },
  };
  const other = await columnsIn(survey, plain, format);
  if (!(other instanceof CatalogFileError) && hasSku(plain, other)) {
    return { mapping: plain, columns: other };
  }
  if (!(own instanceof CatalogFileError)) return { mapping, columns: own };
  if (!(other instanceof CatalogFileError)) return { mapping: plain, columns: other };
  throw own;
}

const hasSku = (mapping: Mapping, columns: ReadonlySet<string>): boolean =>
  limitToSku(fitToFile(mapping, columns), columns) !== null;

/** A certain encoding is recognised when the file is opened. Otherwise the mapping's own is as likely as any. */
async function encodingOf(survey: Survey, mapping: Mapping): Promise<Encoding | null> {
  const { encoding, sure } = await survey.encoding();
  return sure ? null : (mapping.encoding ?? encoding);
}

/** If a file cannot be read in one way, the other may work. */
async function columnsIn(
  survey: Survey,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<ReadonlySet<string> | CatalogFileError> {
  try {
    const { columns } = await survey.columns({ mapping, format, encoding: null }, { of: 'all', named: [] });
    return new Set(columns.keys());
  } catch (error) {
    if (error instanceof CatalogFileError) return error;
    throw error;
  }
}
