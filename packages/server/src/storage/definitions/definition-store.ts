// Everything that people define (clients, keys, advisors, catalogs, feeds), in one store with one schema.

import type { AdvisorStore } from '../../advisors/advisor-store.ts';
import type { CatalogStore } from '../../catalogs/catalog-store.ts';
import type { FeedStore } from '../../feeds/feed-store.ts';
import type { KeyStore } from '../../keys/key-store.ts';
import type { ErasureStore } from '../../sessions/erase-session.ts';
import type { LeaseStore } from '../../sessions/lease.ts';

export interface DefinitionStore {
  readonly advisors: AdvisorStore;
  readonly catalogs: CatalogStore;
  readonly keys: KeyStore;
  readonly erasures: ErasureStore;
  readonly feeds: FeedStore;
  readonly leases: LeaseStore;
  /** A number that differs whenever anything was committed since it was last asked, by whichever process. Cheap. */
  changeMark(): Promise<number>;
  /** A secret of 32 bytes by name (for example the key that signs tokens), made at random when first asked for. */
  secret(name: string): Promise<Uint8Array>;
  /** Gives back room on the disk that a change which did not happen left taken. Cheap where there is none. */
  makeRoom(): Promise<void>;
  close(): Promise<void>;
}
