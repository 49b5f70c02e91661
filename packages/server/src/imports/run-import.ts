// The use cases of importing and deleting as doors call them: what can be expected comes back as an outcome, with nothing
// changed where it is not the report; what is thrown is a fault of ours.

import { MendableError } from '@guidepost/fault/mendable-error';
import type { Mend } from '@guidepost/fault/remedy';
import {
  judgeMember,
  type MemberFault,
  readCurrency,
  readId,
  readLanguage,
  readWebAddress,
} from '../values/given-values.ts';
import { type DeleteOrder, type DeleteReport, deleteProducts } from './delete-products.ts';
import { importCatalog } from './import-catalog.ts';
import type { ImportOrder, ImportReport, ImportStores } from './import-order.ts';
import { ImportStopped, type StoppedImport } from './import-stop.ts';
import { readGivenSetting } from './put-fields.ts';

export type ImportOutcome = { readonly kind: 'imported'; readonly report: ImportReport } | NotImported;
export type DeleteOutcome = { readonly kind: 'deleted'; readonly report: DeleteReport } | NotImported;

export type NotImported =
  /** For reasons that somebody may know better than. */
  | { readonly kind: 'stopped'; readonly stopped: StoppedImport }
  /** The file or its mapping cannot be read. */
  | { readonly kind: 'unreadable'; readonly said: Mend }
  /** Members of the order cannot be meant; nothing was read. */
  | { readonly kind: 'refused'; readonly faults: readonly OrderFault[] };

export type OrderFault = MemberFault<keyof ImportOrder>;

/** An order as a door has it: what nobody says is as usual. */
export type ImportRequest = Pick<ImportOrder, 'client' | 'catalog' | 'source'> &
  Partial<Omit<ImportOrder, 'client' | 'catalog' | 'source'>>;

export async function runImport(stores: ImportStores, request: ImportRequest): Promise<ImportOutcome> {
  const order: ImportOrder = { ...USUAL, at: Date.now(), ...request };
  const faults = judgeOrder(order);
  if (faults.length > 0) return { kind: 'refused', faults };
  try {
    return { kind: 'imported', report: await importCatalog(stores, order) };
  } catch (error) {
    return outcomeOf(error);
  }
}

const USUAL = { mapping: null, format: null, mode: 'replace', baseUrl: null } as const;

/** What nobody says is as usual. */
export type DeleteRequest = Pick<DeleteOrder, 'client' | 'catalog' | 'source'> & Partial<DeleteOrder>;

export async function runDeletion(stores: ImportStores, request: DeleteRequest): Promise<DeleteOutcome> {
  const order: DeleteOrder = { format: null, yes: false, dryRun: false, at: Date.now(), ...request };
  const faults = judgeOrder(order);
  if (faults.length > 0) return { kind: 'refused', faults };
  try {
    return { kind: 'deleted', report: await deleteProducts(stores, order) };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): NotImported {
  if (error instanceof ImportStopped) {
    const { said, reasons, reading, isOverridable } = error;
    return { kind: 'stopped', stopped: { said, reasons, reading, isOverridable } };
  }
  if (error instanceof MendableError) return { kind: 'unreadable', said: error.said };
  throw error;
}

type Judged = Pick<ImportOrder, 'client' | 'catalog'> &
  Partial<Pick<ImportOrder, 'currency' | 'language' | 'baseUrl' | 'set'>>;

function judgeOrder({ client, catalog, currency, language, baseUrl, set = [] }: Judged): OrderFault[] {
  return [
    ...judgeMember('client', client, readId),
    ...judgeMember('catalog', catalog, readId),
    ...judgeMember('currency', currency, readCurrency),
    ...judgeMember('language', language, readLanguage),
    ...judgeMember('baseUrl', baseUrl, readWebAddress),
    ...set.flatMap((setting) => judgeMember('set', setting, readGivenSetting)),
  ];
}
