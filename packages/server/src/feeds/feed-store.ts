// Where feeds live: from which address a catalog is pulled, how often, and how that went. At most one feed fills a catalog,
// and at most one process pulls a feed at a time: whoever wants to takes it first, for a limited time.

import type { CatalogFormat } from '@guidepost/catalog/catalog-format';
import type { Mend } from '@guidepost/fault/remedy';
import type { Page, PageRequest } from '../lists/page.ts';
import type { ImportAccount } from './import-account.ts';

/** What a person said of a feed; it stays as it is until the feed is removed. */
export interface FeedOrder {
  readonly client: string;
  readonly catalog: string;
  /** http or https, without user and password. */
  readonly url: string;
  /** Sent with every request to the address's own origin. Their values are never shown or logged. */
  readonly headers: readonly FeedHeader[];
  /** A mapping file's name and text; null: as `import` does without one. */
  readonly mapping: { readonly name: string; readonly text: string } | null;
  /** Supply or replace fields of whichever mapping it is: `link=https://shop.example/p/{sku}`. */
  readonly set: readonly string[];
  /** Null: it is recognised. */
  readonly format: CatalogFormat | null;
  readonly mode: 'replace' | 'update';
  readonly baseUrl: string | null;
  readonly currency: string | null;
  readonly language: string | null;
  readonly everyMinutes: number;
}

export interface FeedHeader {
  readonly name: string;
  readonly value: string;
}

/** Times are milliseconds since 1970. */
export interface Feed extends FeedOrder {
  readonly createdAt: number;
  /** It is due from then on. */
  readonly nextAt: number;
  /** Whoever pulls it has it until then, by the clock of the store, unless that is put off; 0 when nobody does. */
  readonly heldUntil: number;
  readonly attemptedAt: number | null;
  /** Why the last attempt failed; null when it was good. */
  readonly failure: Mend | null;
  /** In a row. */
  readonly failures: number;
  readonly lastGood: GoodPull | null;
}

export interface GoodPull {
  readonly at: number;
  /** The validators of what was pulled, for asking whether there is something newer (RFC 9110, section 13). */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** SHA-256 of what was pulled, for servers that give no validators; hexadecimal. */
  readonly digest: string;
  /** Of the catalog, as the pull left it. */
  readonly revision: number;
  readonly products: number;
}

export type PullEnd =
  /** `account`: what its import told; null where there was nothing to import, so that the last one's stays. */
  | { readonly kind: 'good'; readonly pull: GoodPull; readonly account: ImportAccount | null }
  /** `account`: of an import that stopped for safety; null for any other failure. */
  | { readonly kind: 'failed'; readonly at: number; readonly reason: Mend; readonly account: ImportAccount | null };

/** Either is null where there is none. */
export interface FeedAccounts {
  /** Of the last pull that imported something. */
  readonly imported: ImportAccount | null;
  /** Of the last attempt, where it stopped for safety. */
  readonly stopped: ImportAccount | null;
}

export interface FoundFeed {
  readonly feed: Feed;
  readonly accounts: FeedAccounts;
}

/** A feed whose holder vanished is free after this time, in milliseconds. A holder that lives puts it off. */
export const FEED_HOLD = 3 * 60_000;

export interface FeedClaim {
  /** Names who takes it; different for every attempt. */
  readonly holder: string;
  /** When it is, for a feed that is taken only if it is due. */
  readonly at: number;
  /** After so many milliseconds somebody else may take it, if the holder has vanished. All claims name the same. */
  readonly hold: number;
  /** Whether only a feed that is due is taken. */
  readonly onlyIfDue: boolean;
}

export interface FeedStore {
  /** Due at once. False where the catalog has a feed already. The client comes into being if it is new. */
  insert(order: FeedOrder, at: number): Promise<boolean>;
  /** All there are, by client and catalog: what a schedule looks through. */
  list(): Promise<readonly Feed[]>;
  /** With what their imports told, by client and catalog; of one client, or of all. */
  listWithAccounts(request: PageRequest, client?: string): Promise<Page<FoundFeed>>;
  /** Null where the catalog has no feed. */
  find(client: string, catalog: string): Promise<FoundFeed | null>;
  /** False where there is none. A pull that is under way ends without an import if it has not begun one. */
  remove(client: string, catalog: string): Promise<boolean>;
  /** Makes it due at `at`, if it would be due later; false where there is none. */
  hasten(client: string, catalog: string, at: number): Promise<boolean>;
  /** Of several who try, one gets it; null for the others, and where there is no such feed. */
  claim(client: string, catalog: string, claim: FeedClaim): Promise<Feed | null>;
  /** Holds it for so many milliseconds from now; false where the holder does not have it any more. */
  extend(client: string, catalog: string, holder: string, hold: number): Promise<boolean>;
  /** Notes how an attempt ended and lets go of the feed; false where the holder does not have it any more. */
  settle(client: string, catalog: string, holder: string, end: PullEnd, nextAt: number): Promise<boolean>;
  /** Lets go of the feed as if it had not been tried; false where the holder does not have it any more. */
  release(client: string, catalog: string, holder: string): Promise<boolean>;
}
