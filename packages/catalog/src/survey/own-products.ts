// Tells whether a file has products as Guidepost itself writes them. Such a file needs no mapping, even if one is kept for the
// shop's own files, which use other names.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogFormat } from '../catalog-format.ts';
import { isFields, type JsonFields } from '../json/json-fields.ts';
import { OWN_MEMBERS } from '../json/own-product.ts';
import { REQUIRED_FIELDS } from '../mapping/mapping.ts';
import { refuseAttributeName } from '../mapping/read-rule.ts';
import type { RecordReader } from '../source-record.ts';
import type { Survey } from './survey.ts';

/** The first batch decides: all its products have the required members and `attributes`, and no members that the shape lacks. Its
 * attributes have names that attributes can have. */
export async function hasOwnProducts(survey: Survey, format: CatalogFormat | null): Promise<boolean> {
  if (format !== null && format !== 'json' && format !== 'ndjson') return false;
  try {
    const opened = await survey.open({ mapping: null, format, encoding: null });
    try {
      if (opened.format !== 'json' && opened.format !== 'ndjson') return false;
      return await isOwn(opened.reader);
    } finally {
      await opened.close();
    }
  } catch (error) {
    // The reader of the file says what is wrong with it.
    if (error instanceof CatalogFileError) return false;
    throw error;
  }
}

async function isOwn({ batches }: RecordReader<JsonFields>): Promise<boolean> {
  for await (const batch of batches)
    return batch.length > 0 && batch.every(({ fields }) => fields !== null && isProduct(fields));
  return false;
}

const isProduct = (fields: JsonFields): boolean =>
  isFields(fields.attributes) &&
  REQUIRED_FIELDS.every((name) => isPlain(fields[name])) &&
  Object.keys(fields).every((name) => OWN_MEMBERS.includes(name)) &&
  Object.keys(fields.attributes).every((name) => refuseAttributeName(name) === null);

/** A title in several languages, say, has to be mapped. */
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
