// The use case behind `guidepost import`: reads a catalog file and stores it, in one transaction, or changes nothing.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { changeOrTry } from './change-or-try.ts';
import { chooseMapping, KEPT_NAME } from './choose-mapping.ts';
import type { ImportOrder, ImportReport, ImportStores } from './import-order.ts';
import { ImportStopped, type StopReason } from './import-stop.ts';
import { Importing } from './importing.ts';
import { findPart } from './part-of-catalog.ts';

/** Throws `CatalogFileError` or `ImportStopped` with nothing changed. */
export async function importCatalog(stores: ImportStores, order: ImportOrder): Promise<ImportReport> {
  const { client, catalog, source, format, mode, at } = order;
  const known = await stores.catalogs.find(client, catalog);
  const mapping = await chooseMapping(known, order);
  order.onMapping?.(mapping);
  const stop = (reason: StopReason): never => {
    const read = { rows: 0, dropped: 0, rejected: 0, rejections: [], rejectionGroups: [] };
    throw new ImportStopped(source.name, [reason], { ...read, format: mapping.rules?.format ?? format, mapping });
  };
  const missing = mode === 'replace' ? (mapping.inference?.missing ?? []) : [];
  if (missing.length > 0) stop({ code: 'fields-missing', fields: missing });
  const part = mode === 'update' ? await findPart(source, mapping.rules, format, known?.attributes ?? []) : null;
  const absent = part?.absent ?? [];
  if (known === null && absent.length > 0) stop({ code: 'unknown-catalog', catalog, absent });
  const importing = new Importing(order, mapping, part);
  try {
    return await changeOrTry(stores.catalogs, { client, catalog, mode, at }, order.dryRun ?? false, (change) =>
      importing.run(stores, change),
    );
  } catch (error) {
    throw explainKept(error);
  }
}

/** Nobody named the kept mapping, so it is said that there is one, and how to do without. */
function explainKept(error: unknown): unknown {
  if (!(error instanceof CatalogFileError) || error.file !== KEPT_NAME) return error;
  const mend = `${error.mend}; or, as this mapping was kept from the last import, give another one or have one inferred anew`;
  return new CatalogFileError({ file: error.file, line: error.line, column: error.column, what: error.what, mend });
}
