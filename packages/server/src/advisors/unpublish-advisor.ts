// The use case of unpublishing: takes an advisor off. Its versions stay.

import type { AdvisorStore } from './advisor-store.ts';

export type UnpublishOutcome =
  | { readonly kind: 'unpublished' }
  /** `known`: the client's published advisors. */
  | { readonly kind: 'not-published'; readonly known: readonly string[] };

export async function unpublishAdvisor(
  store: AdvisorStore,
  client: string,
  advisor: string,
): Promise<UnpublishOutcome> {
  if (await store.unpublish(client, advisor)) return { kind: 'unpublished' };
  return { kind: 'not-published', known: (await store.listPublished(client)).map((each) => each.advisor) };
}
