// What a shop has and how it is, read at once: what the overview shows first. What takes longer comes after (`read-details.ts`).

import type { AdvisorDraftSummaryView } from '@guidepost/contract/views/advisor-draft-view';
import type { ListedAdvisorView } from '@guidepost/contract/views/advisor-view';
import type { CatalogView } from '@guidepost/contract/views/catalog-view';
import type { FeedView } from '@guidepost/contract/views/feed-view';
import type { JobView } from '@guidepost/contract/views/job-view';
import { allPagesOf } from '../../all-pages.ts';
import { admin } from '../../asking.ts';

/** An advisor with its versions, its draft, or both. */
export interface AdvisorState {
  readonly advisor: string;
  readonly name: string;
  readonly listed: ListedAdvisorView | null;
  readonly draft: AdvisorDraftSummaryView | null;
}

export interface Overview {
  readonly advisors: readonly AdvisorState[];
  readonly catalogs: readonly CatalogView[];
  /** Catalogs that cannot be read any more. */
  readonly damaged: readonly string[];
  readonly feeds: readonly FeedView[];
  /** Of the last week, newest first; only the newest page. */
  readonly jobs: readonly JobView[];
}

export async function readOverview(client: string, signal: AbortSignal): Promise<Overview> {
  const of = { client, signal };
  const [listed, drafts, catalogs, feeds, jobs] = await Promise.all([
    allPagesOf('listAdvisors', of, ({ entries }) => entries),
    allPagesOf('listDrafts', of, ({ entries }) => entries),
    admin.call('listCatalogs', { ...of, query: { limit: 200 } }),
    allPagesOf('listFeeds', of, ({ entries }) => entries),
    admin.call('listJobs', { ...of, query: { limit: 200 } }),
  ]);
  return {
    advisors: joinAdvisors(listed, drafts),
    ...{ catalogs: catalogs.entries, damaged: catalogs.damaged, feeds, jobs: jobs.entries },
  };
}

/** Those that somebody worked on last come first. */
export function joinAdvisors(
  listed: readonly ListedAdvisorView[],
  drafts: readonly AdvisorDraftSummaryView[],
): AdvisorState[] {
  const names = new Set([...listed, ...drafts].map(({ advisor }) => advisor));
  const states = [...names].map((advisor): AdvisorState => {
    const published = listed.find((each) => each.advisor === advisor) ?? null;
    const draft = drafts.find((each) => each.advisor === advisor) ?? null;
    return { advisor, name: published?.name ?? advisor, listed: published, draft };
  });
  const lastOf = ({ listed, draft }: AdvisorState): number =>
    Math.max(Date.parse(listed?.version_at ?? '') || 0, Date.parse(draft?.updated_at ?? '') || 0);
  return states.toSorted((a, b) => lastOf(b) - lastOf(a) || a.advisor.localeCompare(b.advisor));
}
