// Everything that people define (clients, keys, advisors, catalogs, feeds) and what they do it with (people, drafts, jobs, the log of
// changes), in one store with one schema.

import type { AdvisorStore } from '../../advisors/advisor-store.ts';
import type { AuditStore } from '../../audit/audit-store.ts';
import type { CatalogStore } from '../../catalogs/catalog-store.ts';
import type { SnapshotStore } from '../../catalogs/snapshot-store.ts';
import type { ClientStore } from '../../clients/client-store.ts';
import type { DraftStore } from '../../drafts/draft-store.ts';
import type { FeedStore } from '../../feeds/feed-store.ts';
import type { InsightStore } from '../../insights/insight-store.ts';
import type { KeyStore } from '../../keys/key-store.ts';
import type { RateStore } from '../../limits/rate-store.ts';
import type { PeopleStore } from '../../people/people-store.ts';
import type { JobStore } from '../../queue/job-store.ts';
import type { RepeatStore } from '../../repeats/repeat-store.ts';
import type { ErasureStore } from '../../sessions/erase-session.ts';
import type { LeaseStore } from '../../sessions/lease.ts';
import type { UploadStore } from '../../uploads/upload-store.ts';

export interface JobStores {
  readonly jobs: JobStore;
  readonly uploads: UploadStore;
}

export interface DefinitionStore {
  readonly advisors: AdvisorStore;
  readonly catalogs: CatalogStore;
  readonly clients: ClientStore;
  readonly keys: KeyStore;
  readonly erasures: ErasureStore;
  readonly feeds: FeedStore;
  readonly insights: InsightStore;
  readonly leases: LeaseStore;
  /** Null where one process serves all. */
  readonly rates: RateStore | null;
  readonly snapshots: SnapshotStore;
  readonly audit: AuditStore;
  readonly people: PeopleStore;
  readonly drafts: DraftStore;
  readonly repeats: RepeatStore;
  /** What servers know of long work, and of files that people uploaded for it. */
  openJobs(): JobStores;
  /** A number that changes if any process has committed any definition since the last call. It is cheap. */
  changeMark(): Promise<number>;
  /** The same of what the admin interface keeps. */
  adminMark(): Promise<number>;
  /** A secret of 32 bytes by name, such as the key that signs tokens. It is made at random at the first call. */
  secret(name: string): Promise<Uint8Array>;
  /**
   * Runs `change`, which brings sessions to the schema `newest`, while no server signs in. Throws a `SchemaError` if one runs that does not know
   * that schema.
   */
  changeSessionSchema(newest: number, change: () => Promise<void>): Promise<void>;
  /** Frees room on the disk that a failed change left occupied. It is cheap if there is none. */
  makeRoom(): Promise<void>;
  close(): Promise<void>;
}
