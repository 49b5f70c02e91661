// The use case of replaying: what shoppers replied in the last month, with the published version and with what would take its place. Where
// no conversations are found, made-up shoppers talk to the published version instead, and the result says so.

import { replay } from '@guidepost/advice/replay/replay';
import type { ReplayedConversation, ReplayReport } from '@guidepost/advice/replay/replay-report';
import { simulatedConversations } from '@guidepost/advice/replay/simulated-conversations';
import type { Advisor } from '@guidepost/engine/advisor';
import { compile } from '@guidepost/engine/compile';
import type { Mend } from '@guidepost/fault/remedy';
import type { AdvisorStore } from '../advisors/advisor-store.ts';
import type { GivenFile } from '../advisors/check-advisor-file.ts';
import { findAdvisor, withCatalog } from '../advisors/simulate-advisor.ts';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import type { ConversationReader } from './conversation-record.ts';
import { sampleConversations } from './sample-conversations.ts';

export interface ReplayOrder {
  readonly client: string;
  readonly advisor: string;
  /** What would be published. */
  readonly file: GivenFile;
  /** Milliseconds since 1970: the month before it is looked at. */
  readonly at: number;
}

export type ReplayOutcome =
  | {
      readonly kind: 'replayed';
      /** The published version. */
      readonly version: number;
      /** `kept`: of shoppers; `simulated`: made up, because none are kept; `unfound`: made up, because none was found in bounded work. */
      readonly source: 'kept' | 'simulated' | 'unfound';
      readonly report: ReplayReport;
      readonly before: Advisor;
      readonly after: Advisor;
      /** Titles of the products in the examples, by sku. */
      readonly titles: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'not-possible'; readonly said: Mend };

/** A few per cent are told well by so many. */
const MOST_CONVERSATIONS = 2000;
const MONTH = 30 * 24 * 60 * 60 * 1000;

export async function replayDraft(
  stores: {
    readonly advisors: AdvisorStore;
    readonly catalogs: CatalogStore;
    readonly conversations: ConversationReader;
  },
  { client, advisor, file, at }: ReplayOrder,
  progress: (share: number, done: number) => void = () => {},
): Promise<ReplayOutcome> {
  const published = await findAdvisor(stores.advisors, { client, advisor });
  if ('kind' in published) return { kind: 'not-possible', said: published.said };
  const drafted = await findAdvisor(stores.advisors, { file });
  if ('kind' in drafted) return { kind: 'not-possible', said: drafted.said };
  const before = await withCatalog(stores.catalogs, published.advisor, published.version);
  if ('kind' in before) return { kind: 'not-possible', said: before.said };
  const isSame = drafted.advisor.catalog === before.advisor.catalog;
  const after = isSame
    ? { ...before, advisor: drafted.advisor, version: null }
    : await withCatalog(stores.catalogs, drafted.advisor, null);
  if ('kind' in after) return { kind: 'not-possible', said: after.said };

  const [was, is] = [compile(before.advisor, before.snapshot), compile(after.advisor, after.snapshot)];
  const order = { client, advisor, from: at - MONTH, to: at, most: MOST_CONVERSATIONS };
  const { conversations: kept, isWhole } = await sampleConversations(stores.conversations, order, () => progress(0, 0));
  const conversations: readonly ReplayedConversation[] =
    kept.length > 0 ? kept : simulatedConversations(was, MOST_CONVERSATIONS);
  const report = replay(was, is, conversations, (done, total) => progress(done / total, done));
  return {
    kind: 'replayed',
    version: published.version ?? 0,
    source: kept.length > 0 ? 'kept' : isWhole ? 'simulated' : 'unfound',
    ...{ report, before: before.advisor, after: after.advisor },
    titles: await findTitles(stores.catalogs, report, client, new Set([before.advisor.catalog, after.advisor.catalog])),
  };
}

async function findTitles(
  store: CatalogStore,
  { examples }: ReplayReport,
  client: string,
  catalogs: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const skus = [...new Set(examples.flatMap(({ before, after }) => [...(before ?? []), ...(after ?? [])]))];
  const found = await Promise.all([...catalogs].map((catalog) => store.findTitles(client, catalog, skus)));
  return new Map(found.flatMap((titles) => [...titles]));
}
