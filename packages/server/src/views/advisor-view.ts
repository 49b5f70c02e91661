// Advisors and their versions, for tools.

import type {
  ExportView,
  ListedAdvisorView,
  PlayView,
  PublishedView,
  RefusedAdvisorView,
  RolledBackView,
  UnpublishedView,
  VersionFileView,
  VersionsPageView,
  VersionsView,
} from '@guidepost/contract/views/advisor-view';
import type { FailureView } from '@guidepost/contract/views/view-part';
import type { AdvisorSummary, AdvisorVersion, VersionSummary } from '../advisors/advisor-store.ts';
import type { CheckReport } from '../advisors/check-report.ts';
import { type PublishOutcome, sayPublishing } from '../advisors/publish-outcome.ts';
import { type RollbackOutcome, type RollbackTarget, sayRollback } from '../advisors/rollback-outcome.ts';
import type { AuditActor } from '../audit/audit-store.ts';
import type { JsonObject } from '../drafts/json.ts';
import type { Page } from '../lists/page.ts';
import type { Transcript } from '../play/play-conversation.ts';
import { viewFindings } from './check-view.ts';
import type { Door } from './door.ts';
import { isoTime } from './iso-time.ts';

export interface AdvisorTarget {
  readonly client: string;
  readonly advisor: string;
}

export const viewListedAdvisor = (each: AdvisorSummary): ListedAdvisorView => ({
  client: each.client,
  advisor: each.advisor,
  name: each.name,
  catalog: each.catalog,
  published_version: each.publishedVersion,
  latest_version: each.latestVersion,
  version_at: isoTime(each.versionAt),
});

export const viewVersions = (
  { client, advisor }: AdvisorTarget,
  versions: readonly VersionSummary[],
): VersionsView => ({
  client,
  advisor,
  versions: versions.map(({ madeAt, ...each }) => ({ ...each, made_at: isoTime(madeAt) })),
});

/** `publishers`: by version. */
export const viewVersionsPage = (
  target: AdvisorTarget,
  { entries, next }: Page<VersionSummary>,
  publishers: ReadonlyMap<number, AuditActor>,
): VersionsPageView => {
  const { versions, ...of } = viewVersions(target, entries);
  return {
    ...of,
    versions: versions.map((each) => ({ ...each, made_by: publishers.get(each.version) ?? null })),
    next,
  };
};

export function viewPublishing(outcome: PublishOutcome, door: Door): PublishedView | RefusedAdvisorView {
  if (outcome.kind !== 'published') return viewRefused(sayPublishing(outcome), outcome.report, door);
  const { advisor, version, unchanged, report } = outcome;
  return { advisor, version, unchanged, findings: viewFindings(report, door) };
}

/** `error`: why it was not taken off, in words of the door. */
export const viewUnpublished = (
  { client, advisor }: AdvisorTarget,
  unpublished: boolean,
  error: string,
): UnpublishedView => ({ client, advisor, unpublished, ...(!unpublished && { error }) });

/** Whatever came of it; `error` is a member where nothing was changed. */
export function viewRollback(
  target: RollbackTarget,
  outcome: RollbackOutcome,
  door: Door,
): RolledBackView | RefusedAdvisorView | FailureView {
  if (outcome.kind === 'refused') return viewRefused(sayRollback(target, outcome), outcome.report, door);
  if (outcome.kind !== 'done') return { error: sayRollback(target, outcome) };
  const { client, advisor, version } = target;
  const { before, report } = outcome;
  return { client, advisor, version, version_before: before, findings: viewFindings(report, door) };
}

/** `error`: why nothing was done, in words of the door. */
export const viewRefused = (error: string, report: CheckReport, door: Door): RefusedAdvisorView => ({
  error,
  findings: viewFindings(report, door),
});

/** `file`: where the text was written to; null: it comes with the view. */
export const viewExport = (
  { client, advisor, version, publishedAt, source }: AdvisorVersion,
  file: string | null,
): ExportView => ({
  ...{ client, advisor, version, published_at: isoTime(publishedAt) },
  ...(file === null ? { source } : { file }),
});

export const viewVersionFile = (
  { client, advisor, version, publishedAt, source }: AdvisorVersion,
  document: JsonObject | null,
): VersionFileView => ({ client, advisor, version, published_at: isoTime(publishedAt), source, document });

/** `version`: null where the advisor came from `file`. */
export const viewPlay = (
  { client, advisor }: AdvisorTarget,
  version: number | null,
  file: string | null,
  { replies, results, ended }: Transcript,
): PlayView => ({ client, advisor, version, ...(file !== null && { file }), replies, results, ended });
