// What an import did, or why it stopped, for tools: everything, under names that stay.

import type { DropCount } from '@guidepost/catalog/product/count-drops';
import { type Rejection, sayReason } from '@guidepost/catalog/rejection';
import type { ConcernView } from '@guidepost/contract/views/finding-view';
import type {
  DropCountView,
  NoticesView,
  RejectionGroupView,
  RejectionView,
} from '@guidepost/contract/views/import-notice-view';
import type { DeletionView, ImportView, StoppedImportView } from '@guidepost/contract/views/import-view';
import type { RefusedRequestView } from '@guidepost/contract/views/refused-request-view';
import type { FailureView } from '@guidepost/contract/views/view-part';
import { type ChosenMapping, columnsOfAttribute } from '../imports/chosen-mapping.ts';
import type { DeleteReport } from '../imports/delete-products.ts';
import type { EmptiedAttribute, GoneColumns, ImportNotices } from '../imports/import-notices.ts';
import type { ImportReport } from '../imports/import-order.ts';
import type { StoppedImport, StopReason } from '../imports/import-stop.ts';
import type { AdvisorConcern } from '../imports/judge-advisors.ts';
import type { RejectionGroup } from '../imports/rejection-groups.ts';
import type { ImportOutcome } from '../imports/run-import.ts';
import type { Door } from './door.ts';
import { viewRefusedOrder } from './refused-request-view.ts';

export interface ImportTarget {
  readonly client: string;
  readonly catalog: string;
  /** The data folder; only for whoever works on the machine. */
  readonly data?: string;
}

export const viewImport = (target: ImportTarget, report: ImportReport, door: Door): ImportView => ({
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
  ...viewReading(report, door),
  currency: report.currency,
  language: report.language,
  mapping_changed: report.mappingChanged,
  attributes_spoken_of: report.spoken,
  attributes: report.attributes.map(({ fillRate, distinctIsLeast, isOfSomeKinds, ...attribute }) => ({
    ...attribute,
    fill_rate: Number(fillRate.toFixed(4)),
    distinct_is_least: distinctIsLeast,
    of_some_kinds: isOfSomeKinds,
    columns: columnsOfAttribute(report.mapping, attribute.name),
  })),
  attributes_gone: report.attributesGone,
  remarks: report.remarks.map(viewRemark),
  concerns: report.concerns.map(viewConcern),
});

/** Whatever came of it; `error` is a member of all but what was imported. */
export function viewImportOutcome(
  target: ImportTarget,
  outcome: ImportOutcome,
  door: Door,
): ImportView | StoppedImportView | RefusedRequestView | FailureView {
  switch (outcome.kind) {
    case 'imported':
      return viewImport(target, outcome.report, door);
    case 'stopped':
      return viewStopped(target, outcome.stopped, door);
    case 'refused':
      return viewRefusedOrder(outcome.faults, door);
    case 'unreadable':
      return { error: door.say(outcome.said) };
  }
}

export const viewDeletion = (target: ImportTarget, report: DeleteReport): DeletionView => ({
  ...target,
  dry_run: report.dryRun,
  revision: report.revision,
  products: report.products,
  removed: report.removed,
  unknown: report.unknown,
  unknown_count: report.unknownCount,
  concerns: report.concerns.map(viewConcern),
});

export const viewStopped = (target: ImportTarget, stopped: StoppedImport, door: Door): StoppedImportView => ({
  error: door.say(stopped.said),
  ...target,
  stopped: stopped.reasons.map(viewReason),
  can_be_overridden: stopped.isOverridable,
  ...viewReading(stopped.reading, door),
});

const viewReading = (reading: StoppedImport['reading'], door: Door) => ({
  format: reading.format,
  rows: reading.rows,
  dropped: reading.dropped,
  rejected: reading.rejected,
  rejections: reading.rejections.map((rejection) => viewRejection(rejection, door)),
  rejection_groups: reading.rejectionGroups.map((group) => viewGroup(group, door)),
  mapping: viewMapping(reading.mapping, door),
  ...viewNotices(reading.notices, door),
});

export const viewRemark = ({ firstLine, ...remark }: ImportReport['remarks'][number]) => ({
  ...remark,
  first_line: firstLine,
});

export const viewNotices = (notices: ImportNotices, door: Door): NoticesView => ({
  columns_gone: notices.columnsGone.map((gone) => viewGone(gone, door)),
  columns_unused: notices.columnsUnused,
  attributes_emptied: notices.attributesEmptied.map(viewEmptied),
  attributes_new: notices.attributesNew,
  prices: notices.prices,
  difference: notices.difference ?? null,
  new_products: notices.newProducts ?? null,
  free_products: notices.freeProducts ?? null,
  other_tables: viewOtherTables(notices.otherTables),
  headings: notices.headings ?? null,
  other_currency: notices.otherCurrency ?? null,
  listed_again: notices.listedAgain ?? null,
  offers: viewOffers(notices.offers),
  dropped_by: (notices.drops ?? []).map(viewDrop),
});

export const viewDrop = ({ index, rule, count }: DropCount): DropCountView => ({
  ...{ index, column: rule.column, in: rule.in && [...rule.in], not_in: rule.notIn && [...rule.notIn] },
  ...{ matches: rule.matches, blank: rule.blank, count },
});

const viewOffers = (offers: ImportNotices['offers']) => {
  if (offers === undefined) return null;
  const { changesAt, ...counts } = offers;
  return { ...counts, changes_at: changesAt === null ? null : new Date(changesAt).toISOString() };
};

const viewOtherTables = (tables: ImportNotices['otherTables']) =>
  tables === undefined
    ? null
    : {
        ...{ kind: tables.kind, joined: tables.joined, left_out: tables.leftOut },
        ...{ paired: tables.paired ?? [], hidden: tables.hidden ?? null },
      };

const viewRejection = ({ orElse, coded, ...rejection }: Rejection, door: Door): RejectionView => ({
  ...rejection,
  ...(coded && { reason_coded: coded }),
  reason: door.say(sayReason({ reason: rejection.reason, ...(orElse && { orElse }) })),
});

export const viewGroup = ({ count, first, others }: RejectionGroup, door: Door): RejectionGroupView => ({
  count,
  first: viewRejection(first, door),
  ...(others && { others: others.map((other) => viewRejection(other, door)) }),
});

/** What was kept by an older version is said as it was kept. */
const viewGone = ({ renamed, ...gone }: GoneColumns, door: Door) => ({
  ...gone,
  ...(renamed && {
    renamed: {
      column: renamed.column,
      settings: renamed.settings ?? door.settings(renamed.fields ?? []),
    },
  }),
});

const viewEmptied = ({ name, fillRateBefore, fillRate }: EmptiedAttribute) => ({
  name,
  fill_rate_before: Number(fillRateBefore.toFixed(4)),
  fill_rate: Number(fillRate.toFixed(4)),
});

const viewMapping = ({ origin, text, inference, notes }: ChosenMapping, door: Door) => ({
  ...{ origin, text },
  ...((notes || inference) && { notes: [...(notes ?? []).map(door.say), ...(inference?.notes ?? [])] }),
  ...(inference && { merges: inference.merges, missing: inference.missing }),
  ...(inference && {
    unused: inference.unused.map(({ reason, ...column }) => ({ ...column, reason: reason?.text ?? null })),
  }),
});

function viewReason(reason: StopReason) {
  switch (reason.code) {
    case 'advisors-broken':
      return { ...reason, concerns: reason.concerns.map(viewConcern) };
    case 'attributes-emptied':
      return {
        code: reason.code,
        attributes: reason.attributes.map((each) => ({ ...viewEmptied(each), advisors: each.advisors })),
      };
    case 'fields-missing':
      return { code: reason.code, fields: reason.fields, has_catalog: reason.hasCatalog };
    case 'prices-moved': {
      const { bothWays, ...moved } = reason;
      return { ...moved, both_ways: bothWays };
    }
    default:
      return reason;
  }
}

export const viewConcern = ({
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
  question,
  answer,
  values,
}: AdvisorConcern): ConcernView => ({
  ...{ advisor, version, severity, breaks, code, pointer, place, message, mend, example },
  ...(question && { question }),
  ...(answer && { answer }),
  ...(values && { values: [...values] }),
});
