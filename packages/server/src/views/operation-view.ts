// What operators are told, for tools: a conversation erased, a store brought up to date, a server that listens.

import type {
  BackupView,
  ErasedSessionView,
  ListeningView,
  MigratedView,
  MovedView,
  RestoredView,
} from '@guidepost/contract/views/operation-view';
import type { BackupContents } from '../storage/backup/backup-archive.ts';
import type { CopiedStore } from '../storage/move/copy-store.ts';
import { type StoreLocation, showLocation } from '../storage/store-location.ts';
import { isoTime } from './iso-time.ts';

/** `error`: why it was not erased, in words of the door. */
export const viewErasedSession = (session: string, erased: boolean | null, error: string): ErasedSessionView => ({
  ...{ session, erased },
  ...(erased !== true && { error }),
});

export const viewMigrated = (location: StoreLocation): MigratedView => ({
  ...(location.kind === 'embedded' ? { folder: location.folder } : { database: showLocation(location) }),
  up_to_date: true,
});

export const viewMoved = (from: StoreLocation, to: StoreLocation, moved: CopiedStore): MovedView => ({
  from: showLocation(from),
  to: showLocation(to),
  definitions: { ...moved.definitions },
  steps: moved.steps,
  interactions: moved.interactions,
  daily_counts: moved.dailyCounts,
});

export const viewBackup = (file: string, { madeAt, madeBy, holds }: BackupContents): BackupView => ({
  ...{ file, made_at: isoTime(madeAt), made_by: madeBy },
  holds: { ...holds },
});

export const viewRestored = (file: string, to: StoreLocation, contents: BackupContents): RestoredView => ({
  ...viewBackup(file, contents),
  to: showLocation(to),
});

/** What whoever started a server is told beside its address; null: there is none. */
export interface StartNews {
  readonly demoKey: string | null;
  /** Where the admin interface is. */
  readonly adminUrl: string | null;
  /** Makes the first person who can sign in there. */
  readonly ownerLink: string | null;
  /** Where AI assistants find the advisors. */
  readonly mcpUrl: string | null;
}

export const viewListening = (
  port: number,
  publicUrl: string,
  { demoKey, adminUrl, ownerLink, mcpUrl }: StartNews,
): ListeningView => ({
  ...{ port, public_url: publicUrl, demo_key: demoKey },
  ...{ admin_url: adminUrl, owner_link: ownerLink, mcp_url: mcpUrl },
});
