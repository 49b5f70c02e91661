// Which mapping an import reads its file with: the one given, else the one kept with the catalog, so that later imports
// conform, else what the file says by itself.

import type { Mapping } from '@guidepost/catalog/mapping/mapping';
import { readMapping } from '@guidepost/catalog/mapping/read-mapping';
import type { Catalog } from './catalog-store.ts';
import type { ImportOrder } from './import-order.ts';
import { setFields } from './set-fields.ts';

export interface ChosenMapping {
  /** `none`: the file is in Guidepost's own shape. */
  readonly origin: 'given' | 'kept' | 'inferred' | 'none';
  readonly rules: Mapping | null;
  /** As a file; kept with the catalog. */
  readonly text: string | null;
}

/** Throws `CatalogFileError` (`MappingFileError`) for a mapping that cannot be read. */
export async function chooseMapping(catalog: Catalog | null, order: ImportOrder): Promise<ChosenMapping> {
  const found = await findMapping(catalog, order);
  const { set = [] } = order;
  if (set.length === 0 || found.text === null) return found;
  const text = setFields(found.text, set);
  return { ...found, text, rules: readMapping(NAMES[found.origin], text) };
}

async function findMapping(catalog: Catalog | null, order: ImportOrder): Promise<ChosenMapping> {
  const { mapping, infer = false } = order;
  if (mapping !== null) {
    return { origin: 'given', rules: readMapping(mapping.name, mapping.text), text: mapping.text };
  }
  const kept = catalog?.mapping ?? null;
  if (kept !== null && !infer) return { origin: 'kept', rules: readMapping(NAMES.kept, kept), text: kept };
  return { origin: 'none', rules: null, text: null };
}

/** For messages about a mapping that has no file. */
const NAMES = { given: 'the mapping', kept: 'the kept mapping', inferred: 'the inferred mapping', none: 'the mapping' };
