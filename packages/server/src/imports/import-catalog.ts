// The use case of importing: reads a catalog file and stores it, in one transaction, or changes nothing.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { PRODUCT_FIELDS } from '@guidepost/catalog/mapping/mapping';
import { columnsOf, namedColumns } from '@guidepost/catalog/mapping/named-columns';
import { readSetting } from '@guidepost/catalog/mapping/read-setting';
import { type LookedAtColumns, lookAtColumns } from '@guidepost/catalog/survey/look-at-columns';
import { Survey } from '@guidepost/catalog/survey/survey';
import { importWith, mend, setField } from '@guidepost/fault/remedy';
import type { Catalog } from '../catalogs/catalog-store.ts';
import { sampleCatalog } from './catalog-sample.ts';
import { changeOrTry } from './change-or-try.ts';
import { chooseMapping, KEPT_NAME } from './choose-mapping.ts';
import type { ChosenMapping } from './chosen-mapping.ts';
import { fitNames } from './fit-names.ts';
import { NO_NOTICES } from './import-notices.ts';
import type { ImportOrder, ImportReport, ImportStores } from './import-order.ts';
import { ImportStopped, type StopReason } from './import-stop.ts';
import { ImportTransaction } from './import-transaction.ts';
import { GIVEN } from './put-fields.ts';
import { gatherFaults, refuseAbsentColumns } from './refuse-absent-columns.ts';
import { refuseOtherCurrency } from './refuse-other-types.ts';
import { findUpdateCoverage } from './update-coverage.ts';

/** Throws `CatalogFileError` or `ImportStopped` with nothing changed. */
export async function importCatalog(stores: ImportStores, order: ImportOrder): Promise<ImportReport> {
  const survey = new Survey(order.source);
  try {
    return await importSurveyed(stores, order, survey);
  } finally {
    await survey.close();
  }
}

async function importSurveyed(stores: ImportStores, order: ImportOrder, survey: Survey): Promise<ImportReport> {
  const { client, catalog, source, format, mode, at } = order;
  const known = await stores.catalogs.find(client, catalog);
  // Before a row is read: read as another currency, prices with a sign would be rejected for that.
  if (mode === 'update' && order.currency) {
    refuseOtherCurrency(source.name, known?.currency ?? null, order.currency);
  }
  const chosen = await chooseMapping(known, order, survey).catch(async (error: unknown) => {
    throw await gatherFaults(error, order, survey);
  });
  order.onMapping?.(chosen);
  const mapping = await fitNames(order, survey, chosen);
  if (mode === 'replace' && known !== null && survey.isIncrement) throw isIncrement(source.name);
  const stop = (reason: StopReason): never => {
    const read = { rows: 0, dropped: 0, rejected: 0, rejections: [], rejectionGroups: [] };
    throw new ImportStopped(source.name, [reason], {
      ...read,
      format: mapping.rules?.format ?? format,
      mapping,
      notices: NO_NOTICES,
    });
  };
  const missing = mode === 'replace' ? (mapping.inference?.missing ?? []) : [];
  if (missing.length > 0) stop({ code: 'fields-missing', fields: missing, hasCatalog: known !== null });
  const coverage =
    mode === 'update' ? await findUpdateCoverage(survey, mapping.rules, format, known?.attributes ?? []) : null;
  const absent = coverage?.absent ?? [];
  if (known === null && absent.length > 0) stop({ code: 'unknown-catalog', catalog, absent });
  if (known !== null && coverage?.used.length === 0 && !setsByItself(order)) {
    stop({ code: 'no-column-used', unused: coverage.unused, known: updatable(mapping, known) });
  }
  try {
    const looked = mode === 'replace' ? await lookAt(order, survey, mapping, known) : null;
    const sample = mode === 'replace' && known !== null ? await sampleCatalog(stores.catalogs, known) : null;
    const transaction = new ImportTransaction(
      order,
      survey,
      mapping,
      coverage,
      looked,
      sample,
      known?.attributes ?? [],
    );
    const { feedHolder } = order;
    const target = { client, catalog, mode, at, ...transaction.hearing, ...(feedHolder && { feedHolder }) };
    return await changeOrTry(stores.catalogs, target, order.dryRun ?? false, (change) =>
      transaction.run(stores, change),
    );
  } catch (error) {
    throw explainKept(error, order);
  }
}

/** Taken for the whole catalog, what did not change would be gone. */
const isIncrement = (file: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: 'its header says that it has only what changed (LOADMODE: I), so it is not the whole catalog',
    mend: mend`${importWith('update')}; if it is the whole catalog, write LOADMODE: F`,
  });

/** The columns of the file beside those of the mapping; an inferred mapping was made from the file, so nothing is amiss. */
async function lookAt(
  { source, format }: ImportOrder,
  survey: Survey,
  { rules, origin }: ChosenMapping,
  known: Catalog | null,
): Promise<LookedAtColumns | null> {
  if (rules === null || origin === 'inferred') return null;
  const looked = await lookAtColumns(survey, rules, format);
  refuseAbsentColumns(source.name, rules, looked, known !== null);
  return looked;
}

/** A list of skus is enough where a setting says what becomes of them: `available={ value: 'false' }`. */
const setsByItself = ({ set = [] }: ImportOrder): boolean =>
  set.some((setting) => {
    const given = readSetting(GIVEN, setting);
    return 'rule' in given && given.rule.from.some(({ kind }) => kind === 'constant');
  });

/** What columns of an update may be called. */
const updatable = ({ rules }: ChosenMapping, { attributes }: Catalog): string[] => {
  const own = [...PRODUCT_FIELDS.filter((field) => field !== 'sku'), ...attributes.map(({ name }) => name)];
  if (rules === null) return own;
  const skus = rules.fields.sku?.from.flatMap(columnsOf) ?? [];
  return [...new Set([...namedColumns(rules), ...own])].filter((name) => !skus.includes(name));
};

/** Nobody named the kept mapping, so it is said that there is one, and how to change it or do without. */
function explainKept(error: unknown, { client, catalog }: ImportOrder): unknown {
  if (!(error instanceof CatalogFileError) || error.file !== KEPT_NAME) return error;
  const take = { kind: 'get-mapping', client, catalog } as const;
  const ways = mend`the mapping was kept from the last import: ${take}, edit it, and ${importWith('mapping')}; or ${setField('title')}, which changes that line only; or ${importWith('infer')}, without what was edited by hand`;
  const { line, column, what } = error;
  return new CatalogFileError({ file: error.file, line, column, what, mend: mend`${error.mend}; ${ways}` });
}
