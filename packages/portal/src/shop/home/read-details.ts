// What of the overview takes longer: how each advisor did, whether its draft differs from what is live, and what the last work told. What
// cannot be read is left out, so that one fault does not hide the rest.

import type { ConcernView } from '@guidepost/contract/views/finding-view';
import type { InsightsView } from '@guidepost/contract/views/insight-view';
import type { JobKind, JobView, JobWithResultView } from '@guidepost/contract/views/job-view';
import { admin } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import type { AdvisorState, Overview } from './read-overview.ts';

/** Days whose numbers are shown. */
export const DAYS = 14;

/** So many advisors are looked at more closely, and so many imports: those that somebody worked on last. */
const LOOKED_AT = 24;

/** Requests that are under way together. */
const AT_ONCE = 6;

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
  /** In how many places the last import affects advisors as they are live, by catalog. */
  readonly concerned: ReadonlyMap<string, number>;
}

export async function readDetails(client: string, overview: Overview, signal: AbortSignal): Promise<Details> {
  const looked = overview.advisors.slice(0, LOOKED_AT);
  const reading: Reading = { of: { client, signal }, ask: askingOf(signal) };
  const { of, ask } = reading;
  const from = new Date(Date.now() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const published = looked.filter(({ listed }) => listed !== null);
  const [insights, changed, withErrors, ofImports] = await Promise.all([
    Promise.all(
      published.map(({ advisor }) => ask(() => admin.call('findInsights', { ...of, advisor, query: { from } }))),
    ),
    Promise.all(looked.map((state) => differs(state, reading))),
    Promise.all(looked.map((state) => hasErrors(state, overview.jobs, reading))),
    readImports(overview, reading),
  ]);
  const names = (flags: readonly boolean[]) =>
    new Set(looked.flatMap(({ advisor }, nth) => (flags[nth] ? [advisor] : [])));
  return {
    insights: new Map(insights.flatMap((each) => (each === null ? [] : [[each.advisor, each] as const]))),
    insightsMissing: insights.includes(null),
    ...{ changed: names(changed), withErrors: names(withErrors), ...ofImports },
  };
}

interface Reading {
  readonly of: { readonly client: string; readonly signal: AbortSignal };
  /** Null: it cannot be read. */
  readonly ask: <Answer>(request: () => Promise<Answer>) => Promise<Answer | null>;
}

function askingOf(signal: AbortSignal): Reading['ask'] {
  const few = fewAtATime(AT_ONCE);
  return async (request) => {
    try {
      return await few(request);
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  };
}

async function differs({ advisor, listed, draft }: AdvisorState, { of, ask }: Reading): Promise<boolean> {
  if (listed === null || draft === null) return false;
  const from = listed.published_version === null ? `version-${listed.latest_version}` : 'published';
  const query = { from, to: 'draft' };
  const compared = await ask(() => admin.call('compareDraft', { ...of, advisor, query }));
  return compared !== null && compared.differences.length > 0;
}

async function hasErrors(
  { advisor, draft }: AdvisorState,
  jobs: readonly JobView[],
  reading: Reading,
): Promise<boolean> {
  const job = newest(jobs, advisor, ['check', 'publish']);
  // What was checked before the draft was changed says nothing of it.
  if (draft === null || job === undefined || Date.parse(job.ordered_at) < Date.parse(draft.updated_at)) return false;
  if (job.kind === 'publish') return job.outcome === 'refused';
  const result = await resultOf(job, reading);
  return result !== null && 'findings' in result && result.findings.some(({ severity }) => severity === 'error');
}

/** By catalog. What was pulled is known; of what was imported otherwise, only the newest is asked for. */
async function readImports(
  { advisors, catalogs, feeds, jobs }: Overview,
  reading: Reading,
): Promise<Pick<Details, 'leftOut' | 'concerned'>> {
  const leftOut = new Map<string, number>();
  const concerned = new Map<string, number>();
  // What was published since then has been looked at with these products.
  const live = new Set(advisors.map(({ advisor, listed }) => `${advisor} ${listed?.published_version}`));
  const countLive = (concerns: readonly ConcernView[]): number =>
    concerns.filter(({ advisor, version }) => live.has(`${advisor} ${version}`)).length;
  const imported: JobView[] = [];
  for (const { catalog } of catalogs) {
    const pulled = feeds.find((each) => each.catalog === catalog)?.last_import ?? null;
    const job = newest(jobs, catalog, ['import']);
    if (pulled !== null && (job === undefined || Date.parse(pulled.at) > Date.parse(job.ordered_at))) {
      leftOut.set(catalog, pulled.rejected);
      concerned.set(catalog, countLive(pulled.concerns ?? []));
    } else if (job !== undefined) imported.push(job);
  }
  const asked = imported.toSorted((a, b) => Date.parse(b.ordered_at) - Date.parse(a.ordered_at)).slice(0, LOOKED_AT);
  const results = await Promise.all(asked.map((job) => resultOf(job, reading)));
  for (const [nth, { about }] of asked.entries()) {
    const result = results[nth] ?? null;
    leftOut.set(about, rejectedOf(result));
    concerned.set(about, countLive(concernsOf(result)));
  }
  return { leftOut, concerned };
}

function rejectedOf(result: JobWithResultView['result']): number {
  // Of a trial, nothing is in the catalog.
  if (result === null || ('dry_run' in result && result.dry_run)) return 0;
  return 'rejected' in result && typeof result.rejected === 'number' ? result.rejected : 0;
}

function concernsOf(result: JobWithResultView['result']): readonly ConcernView[] {
  if (result === null || ('dry_run' in result && result.dry_run)) return [];
  return 'concerns' in result ? result.concerns : [];
}

/** That has ended. */
export const newest = (jobs: readonly JobView[], about: string, kinds: readonly JobKind[]): JobView | undefined =>
  jobs.find((job) => job.about === about && kinds.includes(job.kind) && job.state === 'ended');

const resultOf = async ({ id }: JobView, { of, ask }: Reading): Promise<JobWithResultView['result']> =>
  (await ask(() => admin.call('findJob', { ...of, job: id })))?.result ?? null;
