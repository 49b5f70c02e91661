// A mapping that names no encoding was made from a file that said its own. The same shop's next export may be in an old encoding
// all the same, saved by another program; which one is seen from its letters, and from the columns that the mapping names.

import type { CatalogSource } from '../catalog-source.ts';
import { chooseEncoding } from '../infer/choose-encoding.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { openRecords } from '../open-records.ts';
import { DEFAULT_LIMITS } from '../reading-limits.ts';
import type { CatalogFormat } from '../recognise-format.ts';
import type { Encoding } from '../text/encoding.ts';
import { inferEncoding } from '../text/infer-encoding.ts';
import { namedColumns } from './look-at-columns.ts';

/** Null: the file is in UTF-8, or says by itself what it is in. Else the likeliest. Throws `CatalogFileError`. */
export async function findEncodingFor(
  source: CatalogSource,
  mapping: Mapping,
  format: CatalogFormat | null,
): Promise<Encoding | null> {
  const inferred = await inferEncoding(source);
  if (inferred.sure) return null;
  const named = namedColumns(mapping);
  return chooseEncoding(inferred, columnsIn, (column) => named.has(column));

  async function columnsIn(encoding: Encoding): Promise<readonly string[]> {
    const limits = DEFAULT_LIMITS;
    const { reader, close } = await openRecords(source, { mapping, format, encoding, limits, onBytes: () => {} });
    await close();
    return reader.columns ?? [];
  }
}
