// Finds a version of an advisor by its number, or the published one. If there is none, it says what there is instead.

import { readAllPages } from '../lists/page.ts';
import type { AdvisorStore, AdvisorVersion } from './advisor-store.ts';

export type FoundVersion =
  | { readonly kind: 'found'; readonly version: AdvisorVersion }
  /** `known`: the client's published advisors. */
  | { readonly kind: 'not-published'; readonly known: readonly string[] }
  /** `known`: the versions that exist. Empty if there is no such advisor. */
  | { readonly kind: 'unknown-version'; readonly known: readonly number[] };

/** `version`: null for the published one. */
export async function findVersion(
  store: AdvisorStore,
  client: string,
  advisor: string,
  version: number | null = null,
): Promise<FoundVersion> {
  if (version !== null) {
    const found = await store.findVersion(client, advisor, version);
    if (found !== null) return { kind: 'found', version: found };
    return { kind: 'unknown-version', known: await listNumbers(store, client, advisor) };
  }
  const published = await store.findPublished(client, advisor);
  const found = published && (await store.findVersion(client, advisor, published.version));
  if (found) return { kind: 'found', version: found };
  const others = await store.listPublished(client);
  return { kind: 'not-published', known: others.map((each) => each.advisor) };
}

/** The numbers of all versions, oldest first. */
export async function listNumbers(store: AdvisorStore, client: string, advisor: string): Promise<readonly number[]> {
  const versions = await readAllPages((request) => store.listVersions(client, advisor, request));
  return versions.map(({ version }) => version).reverse();
}

/** As a sentence or two. `known`: the client's published advisors. */
export const sayNotPublished = (client: string, advisor: string, known: readonly string[]): string =>
  `${client} has no published advisor ${advisor}.${known.length > 0 ? ` It has: ${known.join(', ')}.` : ''}`;
