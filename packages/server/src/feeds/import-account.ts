// What an import of a feed told, kept with the feed: nobody watches a pull at night. It is of bounded size, however much
// there is to tell; what does not go in is counted.

import type { Rejection } from '@guidepost/catalog/rejection';
import type { Mend } from '@guidepost/fault/remedy';
import type { ImportCounts } from '../catalogs/catalog-store.ts';
import type { ImportNotices } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import type { ImportStopped } from '../imports/import-stop.ts';
import type { AdvisorConcern } from '../imports/judge-advisors.ts';
import { type Omissions, shorten } from './shorten-account.ts';

/** Plain data. It is kept as JSON, so members are only ever added, and then as ones that may be absent. */
export interface ImportAccount {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null where the import stopped: nothing was changed. */
  readonly counts: ImportCounts | null;
  readonly mode: ImportReport['mode'] | null;
  readonly format: ImportReport['format'];
  readonly rows: number;
  /** Left out by the mapping. */
  readonly dropped: number;
  readonly rejected: number;
  readonly rejectionGroups: readonly { readonly count: number; readonly first: Rejection }[];
  readonly remarks: ImportReport['remarks'];
  readonly attributesGone: readonly string[];
  readonly notices: ImportNotices;
  readonly mapping: Pick<ImportReport['mapping'], 'origin'> & {
    /** As text in accounts that were kept before remedies were data. */
    readonly notes?: readonly (string | Mend)[];
  };
  readonly concerns: readonly AdvisorConcern[];
  /** How many things there are to look at, with those that were left out. */
  readonly warnings: number;
  readonly leftOut: Omissions;
}

export const accountOfImport = (report: ImportReport, at: number): ImportAccount =>
  finish({
    ...readOf(report),
    at,
    counts: countsOf(report),
    mode: report.mode,
    remarks: report.remarks,
    attributesGone: report.attributesGone,
    concerns: report.concerns,
  });

/** Why it stopped is told elsewhere: this is what was known of the file by then. */
export const accountOfStop = ({ reasons, reading }: ImportStopped, at: number): ImportAccount =>
  finish({
    ...readOf(reading),
    at,
    counts: null,
    mode: null,
    remarks: [],
    attributesGone: [],
    concerns: reasons.flatMap((reason) => (reason.code === 'advisors-broken' ? reason.concerns : [])),
  });

type Unfinished = Omit<ImportAccount, 'warnings' | 'leftOut'>;

const finish = (account: Unfinished): ImportAccount => ({ ...shorten(account), warnings: countWarnings(account) });

const readOf = (reading: ImportStopped['reading']) => ({
  ...{ format: reading.format, rows: reading.rows, dropped: reading.dropped, rejected: reading.rejected },
  rejectionGroups: reading.rejectionGroups,
  notices: withoutDifference(reading.notices),
  mapping: { origin: reading.mapping.origin, ...(reading.mapping.notes && { notes: reading.mapping.notes }) },
});

/** It is for whoever looks before an import. */
function withoutDifference({ difference: _, ...notices }: ImportNotices): ImportNotices {
  return notices;
}

const countsOf = ({ revision, products, added, changed, unchanged, removed, kept }: ImportCounts): ImportCounts => ({
  ...{ revision, products, added, changed, unchanged, removed, kept },
});

/**
 * A column that is gone and the attribute that it takes along are one thing. What merely came is none, and neither are further sheets
 * that were read, nor hidden ones.
 */
function countWarnings({ rejectionGroups, remarks, attributesGone, notices, mapping, concerns }: Unfinished): number {
  const { columnsGone, attributesEmptied, prices, newProducts, freeProducts, otherTables, otherCurrency } = notices;
  const gone = new Set(columnsGone.map(({ rule }) => rule));
  const emptied = attributesEmptied.filter(({ name }) => !gone.has(`attributes.${name}`));
  const lists = [rejectionGroups, remarks, columnsGone, emptied, mapping.notes ?? [], concerns];
  const own = [newProducts, freeProducts, otherCurrency].map((notice) => notice !== undefined);
  const areLeftOut = otherTables !== undefined && otherTables.leftOut.count > 0;
  const single = [attributesGone.length > 0, prices !== null && prices.large > 0, areLeftOut, ...own].filter(Boolean);
  return [...lists, single].reduce((sum, { length }) => sum + length, 0);
}
