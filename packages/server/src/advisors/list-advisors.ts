// The use cases behind `guidepost advisors list` and `advisors versions`: what a shop has, what of it is published, and
// when each version was made.

import { readAllPages } from '../lists/page.ts';
import type { AdvisorStore, AdvisorSummary } from './advisor-store.ts';

export interface ListedVersion {
  readonly version: number;
  readonly name: string;
  readonly catalog: string;
  readonly questions: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** New sessions start with it. */
  readonly published: boolean;
}

/** Of one client, or of all. */
export const listAdvisors = (store: AdvisorStore, client?: string): Promise<readonly AdvisorSummary[]> =>
  readAllPages((request) => store.list(request, client));

/** Newest first; empty where there is no such advisor. */
export async function listVersions(
  store: AdvisorStore,
  client: string,
  advisor: string,
): Promise<readonly ListedVersion[]> {
  const published = await store.findPublished(client, advisor);
  const versions = await store.listVersions(client, advisor);
  return versions
    .map(({ version, definition, publishedAt }) => ({
      version,
      name: definition.title,
      catalog: definition.catalog,
      questions: definition.questions.length,
      madeAt: publishedAt,
      published: published?.version === version,
    }))
    .reverse();
}
