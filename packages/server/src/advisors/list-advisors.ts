// The use cases behind `guidepost advisors list` and `advisors versions`: what a shop has, what of it is published, and
// when each version was made.

import type { AdvisorStore } from './advisor-store.ts';

export interface ListedAdvisor {
  readonly client: string;
  readonly advisor: string;
  readonly name: string;
  readonly catalog: string;
  /** Null: taken off. */
  readonly publishedVersion: number | null;
  readonly latestVersion: number;
  /** When the published version was made, else the latest; milliseconds since 1970. */
  readonly versionAt: number;
}

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
export async function listAdvisors(store: AdvisorStore, client?: string): Promise<readonly ListedAdvisor[]> {
  const listed: ListedAdvisor[] = [];
  for (const summary of await store.list()) {
    if (client !== undefined && summary.client !== client) continue;
    const number = summary.publishedVersion ?? summary.latestVersion;
    const version = await store.findVersion(summary.client, summary.advisor, number);
    if (version === null) continue;
    const { title: name, catalog } = version.definition;
    listed.push({ ...summary, name, catalog, versionAt: version.publishedAt });
  }
  return listed;
}

/** Newest first; empty where there is no such advisor. */
export async function listVersions(
  store: AdvisorStore,
  client: string,
  advisor: string,
): Promise<readonly ListedVersion[]> {
  const published = (await store.listPublished()).find((each) => each.client === client && each.advisor === advisor);
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
