// The tables of everything that people define, as the newest migration leaves them, and what the databases do each in its own way. Types are
// those that SQLite and PostgreSQL share: booleans are 0 or 1, times are milliseconds since 1970, lists and objects are JSON in a text.

import type { Kysely, RawBuilder } from 'kysely';
import type { AdminSchema, Count } from './admin-schema.ts';

export interface DefinitionSchema extends AdminSchema {
  readonly clients: ClientTable;
  readonly catalogs: CatalogTable;
  readonly products: ProductTable;
  readonly advisors: AdvisorTable;
  readonly advisor_versions: AdvisorVersionTable;
  readonly api_keys: ApiKeyTable;
  readonly secrets: SecretTable;
  readonly erasures: ErasureTable;
  readonly counters: CounterTable;
  readonly feeds: FeedTable;
  readonly leases: LeaseTable;
  readonly servers: ServerTable;
  readonly snapshots: SnapshotTable;
  readonly insight_counts: InsightCountTable;
  readonly insight_days: InsightDayTable;
  readonly insight_recommended: InsightRecommendedTable;
}

export type DefinitionDatabase = Kysely<DefinitionSchema>;

/** What the databases do each in its own way. All else is written once, for both. */
export interface DefinitionDatabases {
  /** Never waits for a change. */
  readonly reader: DefinitionDatabase;
  /** One transaction, which is committed when `work` resolves. The change mark differs from then on. */
  write<Result>(work: (db: DefinitionDatabase) => Promise<Result>): Promise<Result>;
  /** As `write`, but whoever begins to change a catalog later waits for it, even if changes follow one another without a pause. */
  writeInTurn<Result>(work: (db: DefinitionDatabase) => Promise<Result>): Promise<Result>;
  /**
   * Inside a transaction: until it ends, nobody changes the catalog or, if `how` is `change`, relies on what it is. It waits
   * for those who do so already.
   */
  lockCatalog(db: DefinitionDatabase, client: string, catalog: string, how: 'rely' | 'change'): Promise<void>;
  /** Inside a transaction: until it ends, nobody else gets the lock of this name, in any process. */
  lock(db: DefinitionDatabase, name: string): Promise<void>;
  /** The time of the database, in milliseconds since 1970. */
  readonly now: RawBuilder<number>;
}

interface ClientTable {
  client: string;
  created_at: Count;
}

interface CatalogTable {
  /** Short, because every product has it. It is never seen outside the store. */
  id: number;
  client: string;
  catalog: string;
  revision: number;
  currency: string | null;
  language: string | null;
  attributes: string;
  mapping: string | null;
  products: number;
  imported_at: Count;
}

interface ProductTable {
  catalog: number;
  /** Grows in catalog order, with gaps, so that a product can come in between without moving all that follow. */
  position: Count;
  sku: string;
  /** The digest of all columns below. It tells whether an import changes the product. */
  digest: string;
  title: string;
  description: string | null;
  image: string;
  link: string;
  price: string;
  list_price: string | null;
  variant_group: string | null;
  available: number;
  attributes: string;
}

interface AdvisorTable {
  client: string;
  advisor: string;
  /** Of the version published last. */
  catalog: string;
  latest_version: number;
  published_version: number | null;
}

interface AdvisorVersionTable {
  client: string;
  advisor: string;
  version: number;
  definition: string;
  source: string;
  published_at: Count;
}

interface ApiKeyTable {
  id: string;
  client: string;
  kind: string;
  digest: string;
  origins: string;
  rate_per_second: number | null;
  rate_burst: number | null;
  created_at: Count;
  expires_at: Count | null;
  revoked_at: Count | null;
  demo: number;
}

interface SecretTable {
  name: string;
  /** Hexadecimal. */
  value: string;
}

interface ErasureTable {
  session: string;
  requested_at: Count;
  /** Null until it was carried out; then it says whether there was such a session. */
  found: number | null;
}

/** Numbers that are given out one after another, in a way that is atomic in both databases. */
interface CounterTable {
  name: string;
  value: number;
}

interface LeaseTable {
  name: string;
  holder: string | null;
  beat: Count;
}

interface ServerTable {
  id: string;
  seen_at: Count;
  /** The newest schema of sessions that it knows. */
  sessions_schema: number;
}

interface SnapshotTable {
  catalog: number;
  layout: string;
  revision: number;
  /** From 0. */
  place: number;
  digest: string;
  content: Uint8Array;
}

interface InsightCountTable {
  client: string;
  advisor: string;
  day: string;
  version: number;
  kind: string;
  question: string;
  answer: string;
  count: Count;
}

interface InsightRecommendedTable {
  client: string;
  advisor: string;
  sku: string;
  last_day: string;
}

interface InsightDayTable {
  day: string;
  computed_at: Count;
}

interface FeedTable {
  client: string;
  catalog: string;
  url: string;
  /** May hold passwords. */
  headers: string;
  mapping_name: string | null;
  mapping: string | null;
  /** Set on top of the mapping. */
  fields: string;
  format: string | null;
  mode: string;
  base_url: string | null;
  currency: string | null;
  language: string | null;
  every_minutes: number;
  created_at: Count;
  next_at: Count;
  /** Who pulls it now, and until when nobody else may. Null and 0 if nobody does. */
  holder: string | null;
  held_until: Count;
  attempted_at: Count | null;
  failure: string | null;
  failures: number;
  good_at: Count | null;
  good_etag: string | null;
  good_last_modified: string | null;
  good_digest: string | null;
  good_revision: number | null;
  good_products: number | null;
  /** What the import of the last good pull told, as JSON. */
  good_account: string | null;
  /** What was known when the last attempt stopped for safety; null if it did not. */
  stopped_account: string | null;
}
