// A mapping with a fault in it does not read the file; what else is wrong with it, columns that the file has not, is looked for
// all the same, so that it is mended once and not once for every fault.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { MappingFileError } from '@guidepost/catalog/mapping/read-mapping';
import { lookAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import type { Survey } from '@guidepost/catalog/survey/survey';
import type { ImportOrder } from './import-order.ts';
import { absentFaults } from './refuse-absent-columns.ts';

/** The error with every fault of the mapping; other errors as they are. */
export async function gatherFaults(error: unknown, { format, mode }: ImportOrder, survey: Survey): Promise<unknown> {
  if (!(error instanceof MappingFileError) || error.readable === null || mode === 'update') return error;
  // Without knowing how the file is written its columns cannot be told.
  if (error.faults.some(({ what }) => ABOUT_WRITING.test(what))) return error;
  const { readable, faults, file } = error;
  try {
    const absent = absentFaults(readable, await lookAtColumns(survey, readable, format));
    return absent.length === 0 ? error : new MappingFileError(file, [...faults, ...absent], readable);
  } catch (other) {
    if (other instanceof CatalogFileError) return error;
    throw other;
  }
}

const ABOUT_WRITING =
  /^(?:format|encoding|delimiter|quotes?|records)\b|did you mean "(?:format|encoding|delimiter|quotes?|records)"/;
