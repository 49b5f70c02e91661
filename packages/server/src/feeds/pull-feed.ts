// The use case behind every pull, on a schedule or by hand: take the feed, fetch it, import it, note how it went. Whatever
// goes wrong, the catalog stays as the last good pull left it.

import { CatalogFileError } from '@guidepost/catalog/catalog-file-error';
import { MendableError } from '@guidepost/fault/mendable-error';
import { type Mend, mend } from '@guidepost/fault/remedy';
import { FeedHoldLost } from '../catalogs/catalog-store.ts';
import { importCatalog } from '../imports/import-catalog.ts';
import type { ImportReport, ImportStores } from '../imports/import-order.ts';
import { ImportStopped } from '../imports/import-stop.ts';
import { FeedFault, PullStopped } from './feed-fault.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FEED_HOLD, type Feed, type FeedStore, type GoodPull, type PullEnd } from './feed-store.ts';
import { fetchFeed } from './fetch-feed.ts';
import { accountOfImport, accountOfStop, type ImportAccount } from './import-account.ts';
import { nextAfterFailure, nextAfterGood } from './next-pull.ts';
import { SpoolFile } from './spool-file.ts';

export interface PullStores extends ImportStores {
  readonly feeds: FeedStore;
}

export interface PullOrder {
  readonly client: string;
  readonly catalog: string;
  /** Names this attempt. */
  readonly holder: string;
  readonly onlyIfDue: boolean;
  /** Goes on where an import stops for safety; a person's decision, never a schedule's. */
  readonly yes: boolean;
}

export interface PullSettings {
  /** Where the feed is kept while it is read. */
  readonly folder: string;
  readonly limits: FeedLimits;
  /** Calls the pull off. */
  readonly signal: AbortSignal;
  readonly progress?: (share: number, products: number) => void;
  /** Milliseconds since 1970, for prices that hold for a time. Missing: the clock of the machine. */
  readonly now?: () => number;
}

export type PullOutcome =
  /** Somebody else pulls it, or it is not due or not there any more. */
  | { readonly kind: 'passed-over' }
  /** Called off: as if it had not been tried. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unchanged'; readonly nextAt: number }
  | {
      readonly kind: 'imported';
      readonly nextAt: number;
      readonly report: ImportReport;
      /** What was kept of the report. */
      readonly account: ImportAccount;
    }
  | PullFailed;

export interface PullFailed {
  readonly kind: 'failed';
  readonly nextAt: number;
  readonly reason: Mend;
  /** What was thrown. */
  readonly cause: unknown;
}

export async function pullFeed(stores: PullStores, order: PullOrder, settings: PullSettings): Promise<PullOutcome> {
  const { client, catalog, holder, onlyIfDue } = order;
  const { feeds } = stores;
  const feed = await feeds.claim(client, catalog, { holder, at: Date.now(), hold: FEED_HOLD, onlyIfDue });
  if (feed === null) return { kind: 'passed-over' };
  // While an import writes to the embedded store it may have to wait; but then nobody else can take the feed either.
  const holding = setInterval(() => feeds.extend(client, catalog, holder, FEED_HOLD).catch(() => {}), FEED_HOLD / 3);
  const settle = async (end: PullEnd, nextAt: number): Promise<number> => {
    await feeds.settle(client, catalog, holder, end, nextAt);
    return nextAt;
  };
  try {
    const pulled = await fetchAndImport(stores, feed, order, settings);
    if (pulled === null) return { kind: 'passed-over' };
    const timing = { at: Date.now(), random: Math.random() };
    const good: GoodPull = { ...pulled.good, at: timing.at };
    const { report } = pulled;
    const account = report && accountOfImport(report, timing.at);
    const nextAt = await settle({ kind: 'good', pull: good, account }, nextAfterGood(feed, timing));
    return report && account ? { kind: 'imported', nextAt, report, account } : { kind: 'unchanged', nextAt };
  } catch (error) {
    if (error instanceof PullStopped || settings.signal.aborted) {
      await feeds.release(client, catalog, holder);
      return { kind: 'stopped' };
    }
    if (error instanceof FeedHoldLost) return { kind: 'passed-over' };
    const reason = explain(error, order);
    const timing = { at: Date.now(), random: Math.random() };
    const waitAtLeast = error instanceof FeedFault ? error.waitAtLeast : 0;
    const account = error instanceof ImportStopped ? accountOfStop(error, timing.at) : null;
    const end = { kind: 'failed', at: timing.at, reason, account } as const;
    const nextAt = await settle(end, nextAfterFailure(feed, waitAtLeast, timing));
    return { kind: 'failed', nextAt, reason, cause: error };
  } finally {
    clearInterval(holding);
  }
}

interface Pulled {
  readonly good: Omit<GoodPull, 'at'>;
  /** Null when there was nothing newer. */
  readonly report: ImportReport | null;
}

/** Null when the feed was taken away while it was fetched. */
async function fetchAndImport(
  stores: PullStores,
  feed: Feed,
  { holder, yes }: PullOrder,
  { folder, limits, signal, progress, now = Date.now }: PullSettings,
): Promise<Pulled | null> {
  const { client, catalog, url, headers, mapping, set, format, mode, baseUrl, currency, language } = feed;
  const spool = await SpoolFile.open(folder);
  try {
    const known = await findKnown(stores, feed, now());
    const fetched = await fetchFeed({ url, headers, known }, limits, spool, signal);
    if (fetched.kind === 'unchanged' && known !== null) return { good: known, report: null };
    if (fetched.kind === 'unchanged')
      throw new FeedFault('the feed is said to be unchanged, though it was never there');
    const { etag, lastModified, name } = fetched;
    const { digest } = spool;
    if (known?.digest === digest) return { good: { ...known, etag, lastModified }, report: null };
    if (!(await stores.feeds.extend(client, catalog, holder, FEED_HOLD))) return null;
    const report = await importCatalog(stores, {
      ...{ client, catalog, mapping, set, format, mode, baseUrl, currency, language, yes },
      feedHolder: holder,
      source: spool.source(name, signal),
      at: now(),
      ...(progress ? { progress } : {}),
    });
    const { revision, products } = report;
    return { good: { etag, lastModified, digest, revision, products }, report };
  } finally {
    await spool.close();
  }
}

/**
 * The last good pull, while the catalog is as that left it: what somebody imported since would otherwise stay. The same feed says something
 * new when an offer in it has begun or ended.
 */
async function findKnown(
  { catalogs, feeds }: PullStores,
  { lastGood, client, catalog }: Feed,
  now: number,
): Promise<GoodPull | null> {
  if (lastGood === null) return null;
  const found = await catalogs.find(client, catalog);
  if (found?.revision !== lastGood.revision) return null;
  const told = (await feeds.find(client, catalog))?.accounts.imported;
  const changesAt = told?.notices.offers?.changesAt ?? null;
  return changesAt !== null && changesAt <= now ? null : lastGood;
}

function explain(error: unknown, { client, catalog }: PullOrder): Mend {
  if (!(error instanceof MendableError)) return [error instanceof Error ? error.message : String(error)];
  if (!(error instanceof ImportStopped)) return error.said;
  return error.isOverridable
    ? mend`${error.said} If it is meant, ${{ kind: 'override' }}.`
    : mend`${error.said} ${{ kind: 'pull-feed', client, catalog }} to see everything that is known of it.`;
}

/** Where it happened, if it is nobody's fault but ours; else null. */
export function findFault({ cause }: PullFailed): string | null {
  if (cause instanceof FeedFault || cause instanceof CatalogFileError || cause instanceof ImportStopped) return null;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** What came of a pull as plain data, which can pass from thread to thread. */
export type PullNews =
  | Exclude<PullOutcome, { kind: 'imported' | 'failed' }>
  /** `fault`: where it happened, if it should not have. */
  | (Omit<PullFailed, 'cause'> & { readonly fault: string | null })
  | ({ readonly kind: 'imported'; readonly nextAt: number } & ImportedCounts);

interface ImportedCounts {
  readonly products: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly rejected: number;
  /** As many as the account of the import tells. */
  readonly warnings: number;
}
