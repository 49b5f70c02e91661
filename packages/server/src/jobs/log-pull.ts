// What a feed changes stands in the log of changes. The feed itself keeps an account of it, made in the transaction of the import; so the
// entry is made afterwards, and only if anything changed: most pulls bring nothing new.

import type { AuditStore } from '../audit/audit-store.ts';
import { logDone } from '../audit/log-change.ts';
import type { Feed } from '../feeds/feed-store.ts';
import type { PullNews } from '../feeds/pull-feed.ts';

export async function logPull(
  audit: AuditStore,
  { client, catalog }: Pick<Feed, 'client' | 'catalog'>,
  news: PullNews,
): Promise<void> {
  if (news.kind !== 'imported') return;
  const { products, added, changed, removed } = news;
  if (added + changed + removed === 0) return;
  const by = { kind: 'server', id: '', name: 'server' } as const;
  const intent = { client, door: 'feed', by, action: 'catalog imported', target: catalog } as const;
  await logDone(audit, intent, { after: { products, added, changed, removed } });
}
