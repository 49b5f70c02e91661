// A mapping names the encoding of the file for which it was made, often only as the likeliest one, or none if that file
// said its own. The next export of the same shop may be in another encoding, because another program saved it.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import { chooseEncoding } from '../infer/choose-encoding.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { namedColumns } from '../mapping/named-columns.ts';
import { type Encoding, hasOneByteALetter } from '../text/encoding.ts';
import { lookAtColumns } from './look-at-columns.ts';
import type { Survey } from './survey.ts';

export type FittedEncoding =
  /** The mapping is right, or the file says by itself what it is in. */
  | { readonly read: 'as-named' }
  /** The file is UTF-8, whatever the mapping says, or the document itself. */
  | { readonly read: 'as-utf-8'; readonly named: Encoding; readonly by: 'mapping' | 'file' }
  /** The file is not UTF-8, and the mapping names no encoding. */
  | { readonly read: 'as-likeliest'; readonly encoding: Encoding };

/** `isWhole`: whether the file is a whole catalog. Throws `CatalogFileError`. */
export async function fitEncoding(
  survey: Survey,
  mapping: Mapping,
  format: CatalogFormat | null,
  isWhole: boolean,
): Promise<FittedEncoding> {
  const named = mapping.encoding;
  if (named !== null && !hasOneByteALetter(named)) return { read: 'as-named' };
  // The columns are needed later anyway. Asked for first, they are found in the same pass as the encoding. If they
  // cannot be read, the reader of the file says why.
  const way = { mapping, format, encoding: null };
  const columns = isWhole ? lookAtColumns(survey, mapping, format) : survey.columns(way, { of: 'all', named: [] });
  await columns.catch((error: unknown) => {
    if (!(error instanceof CatalogFileError)) throw error;
  });
  if (named !== null)
    return (await survey.isUtf8Text()) ? { read: 'as-utf-8', named, by: 'mapping' } : { read: 'as-named' };
  const inferred = await survey.encoding();
  if (inferred.sure) {
    const isWrong = hasOneByteALetter(inferred.encoding) && (await survey.isUtf8Text());
    return isWrong ? { read: 'as-utf-8', named: inferred.encoding, by: 'file' } : { read: 'as-named' };
  }
  const columnsOfMapping = namedColumns(mapping);
  const encoding = await chooseEncoding(
    inferred,
    (candidate) => survey.header({ ...way, encoding: candidate }),
    (column) => columnsOfMapping.has(column),
  );
  return { read: 'as-likeliest', encoding };
}
