// What of the overview takes longer: how each advisor did, whether its draft differs from what is live, and what the last work told. What
// cannot be read is left out, so that one fault does not hide the rest.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import type { JobKind, JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { admin } from '../../asking.ts';
import type { AdvisorState, Overview } from './read-overview.ts';

/** Days whose numbers are shown. */
export const DAYS = 14;

/** So many advisors are looked at more closely: those that somebody worked on last. */
const LOOKED_AT = 24;

export interface Details {
  /** By advisor. */
  readonly insights: ReadonlyMap<string, InsightsView>;
  /** Whether there were some that could not be read. */
  readonly insightsMissing: boolean;
  /** Advisors whose draft differs from what is live. */
  readonly changed: ReadonlySet<string>;
  /** Advisors whose draft cannot be published, as the last check or publication said. */
  readonly withErrors: ReadonlySet<string>;
  /** Rows that the last import left out, by catalog. */
  readonly leftOut: ReadonlyMap<string, number>;
}

export async function readDetails(client: string, overview: Overview, signal: AbortSignal): Promise<Details> {
  const looked = overview.advisors.slice(0, LOOKED_AT);
  const of = { client, signal };
  const from = new Date(Date.now() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const published = looked.filter(({ listed }) => listed !== null);
  const [insights, changed, withErrors, leftOut] = await Promise.all([
    Promise.all(
      published.map(({ advisor }) => orNull(admin.call('findInsights', { ...of, advisor, query: { from } }), signal)),
    ),
    Promise.all(looked.map((state) => differs(state, of))),
    Promise.all(looked.map((state) => hasErrors(state, overview.jobs, of))),
    Promise.all(overview.catalogs.map(({ catalog }) => rowsLeftOut(catalog, overview, of))),
  ]);
  const names = (flags: readonly boolean[]) =>
    new Set(looked.flatMap(({ advisor }, nth) => (flags[nth] ? [advisor] : [])));
  return {
    insights: new Map(insights.flatMap((each) => (each === null ? [] : [[each.advisor, each] as const]))),
    insightsMissing: insights.includes(null),
    ...{ changed: names(changed), withErrors: names(withErrors) },
    leftOut: new Map(overview.catalogs.map(({ catalog }, nth) => [catalog, leftOut[nth] ?? 0])),
  };
}

interface Of {
  readonly client: string;
  readonly signal: AbortSignal;
}

async function differs({ advisor, listed, draft }: AdvisorState, of: Of): Promise<boolean> {
  if (listed === null || draft === null) return false;
  const from = listed.published_version === null ? `version-${listed.latest_version}` : 'published';
  const query = { from, to: 'draft' };
  const compared = await orNull(admin.call('compareDraft', { ...of, advisor, query }), of.signal);
  return compared !== null && compared.differences.length > 0;
}

async function hasErrors({ advisor, draft }: AdvisorState, jobs: readonly JobView[], of: Of): Promise<boolean> {
  const job = newest(jobs, advisor, ['check', 'publish']);
  // What was checked before the draft was changed says nothing of it.
  if (draft === null || job === undefined || Date.parse(job.ordered_at) < Date.parse(draft.updated_at)) return false;
  if (job.kind === 'publish') return job.outcome === 'refused';
  const result = await resultOf(job, of);
  return result !== null && 'findings' in result && result.findings.some(({ severity }) => severity === 'error');
}

async function rowsLeftOut(catalog: string, { feeds, jobs }: Overview, of: Of): Promise<number> {
  const feed = feeds.find((each) => each.catalog === catalog);
  const job = newest(jobs, catalog, ['import']);
  const pulled = feed?.last_import ?? null;
  if (pulled !== null && (job === undefined || Date.parse(pulled.at) > Date.parse(job.ordered_at)))
    return pulled.rejected;
  const result = job === undefined ? null : await resultOf(job, of);
  // Of a trial, nothing is in the catalog.
  if (result !== null && 'dry_run' in result && result.dry_run) return 0;
  return result !== null && 'rejected' in result && typeof result.rejected === 'number' ? result.rejected : 0;
}

/** That has ended. */
export const newest = (jobs: readonly JobView[], about: string, kinds: readonly JobKind[]): JobView | undefined =>
  jobs.find((job) => job.about === about && kinds.includes(job.kind) && job.state === 'ended');

const resultOf = async ({ id }: JobView, of: Of): Promise<JobWithResultView['result']> =>
  (await orNull(admin.call('findJob', { ...of, job: id }), of.signal))?.result ?? null;

async function orNull<Answer>(asking: Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
