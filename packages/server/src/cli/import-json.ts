// What an import did, or why it stopped, for tools: everything, under names that stay.

import type { ChosenMapping } from '../imports/choose-mapping.ts';
import type { DeleteReport } from '../imports/delete-products.ts';
import type { EmptiedAttribute, ImportNotices } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import type { ImportStopped, StopReason } from '../imports/import-stop.ts';
import type { AdvisorConcern } from '../imports/judge-advisors.ts';

interface Target {
  readonly client: string;
  readonly catalog: string;
  /** The data folder. */
  readonly data: string;
}

export const importToJson = (target: Target, report: ImportReport) => ({
  ...target,
  mode: report.mode,
  dry_run: report.dryRun,
  revision: report.revision,
  products: report.products,
  added: report.added,
  changed: report.changed,
  unchanged: report.unchanged,
  removed: report.removed,
  kept: report.kept,
  ...readingToJson(report),
  currency: report.currency,
  language: report.language,
  mapping_changed: report.mappingChanged,
  attributes_spoken_of: report.spoken,
  attributes: report.attributes.map(({ fillRate, distinctIsLeast, ...attribute }) => ({
    ...attribute,
    fill_rate: Number(fillRate.toFixed(4)),
    distinct_is_least: distinctIsLeast,
  })),
  attributes_gone: report.attributesGone,
  remarks: report.remarks.map(remarkToJson),
  concerns: report.concerns.map(concernToJson),
});

export const deletedToJson = (target: Target, report: DeleteReport) => ({
  ...target,
  dry_run: report.dryRun,
  revision: report.revision,
  products: report.products,
  removed: report.removed,
  unknown: report.unknown,
  unknown_count: report.unknownCount,
  concerns: report.concerns.map(concernToJson),
});

export const stoppedToJson = (target: Target, stopped: ImportStopped) => ({
  error: stopped.message,
  ...target,
  stopped: stopped.reasons.map(reasonToJson),
  can_be_overridden: stopped.isOverridable,
  ...readingToJson(stopped.reading),
});

const readingToJson = (reading: ImportStopped['reading']) => ({
  format: reading.format,
  rows: reading.rows,
  dropped: reading.dropped,
  rejected: reading.rejected,
  rejections: reading.rejections,
  rejection_groups: reading.rejectionGroups,
  mapping: mappingToJson(reading.mapping),
  ...noticesToJson(reading.notices),
});

export const remarkToJson = ({ firstLine, ...remark }: ImportReport['remarks'][number]) => ({
  ...remark,
  first_line: firstLine,
});

export const noticesToJson = (notices: ImportNotices) => ({
  columns_gone: notices.columnsGone,
  columns_unused: notices.columnsUnused,
  attributes_emptied: notices.attributesEmptied.map(emptiedToJson),
  attributes_new: notices.attributesNew,
  prices: notices.prices,
  new_products: notices.newProducts ?? null,
  free_products: notices.freeProducts ?? null,
  other_currency: notices.otherCurrency ?? null,
});

const emptiedToJson = ({ fillRateBefore, fillRate, ...rest }: EmptiedAttribute) => ({
  ...rest,
  fill_rate_before: Number(fillRateBefore.toFixed(4)),
  fill_rate: Number(fillRate.toFixed(4)),
});

const mappingToJson = ({ origin, text, inference, notes }: ChosenMapping) => ({
  ...{ origin, text },
  ...(notes && { notes }),
  ...(inference && { notes: inference.notes, merges: inference.merges, missing: inference.missing }),
});

function reasonToJson(reason: StopReason) {
  switch (reason.code) {
    case 'advisors-broken':
      return { ...reason, concerns: reason.concerns.map(concernToJson) };
    case 'attributes-emptied':
      return { ...reason, attributes: reason.attributes.map(emptiedToJson) };
    default:
      return reason;
  }
}

export const concernToJson = ({
  advisor,
  version,
  severity,
  breaks,
  code,
  pointer,
  place,
  message,
  mend,
  example,
}: AdvisorConcern) => ({
  ...{ advisor, version, severity, breaks, code, pointer, place, message, mend, example },
});
