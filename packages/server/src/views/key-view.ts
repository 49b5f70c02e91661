// API keys, for tools.

import type { CreatedKeyView, KeyView, RevokedKeyView } from '@guidepost/contract/views/key-view';
import type { ListedKey } from '../keys/list-keys.ts';
import { isoTime, isoTimeOrNull } from './iso-time.ts';

/** The one moment at which the key itself is told. */
export const viewCreatedKey = ({ id, key }: CreatedKeyView): CreatedKeyView => ({ id, key });

export const viewKey = ({ createdAt, expiresAt, revokedAt, rate, ...key }: ListedKey): KeyView => ({
  ...key,
  rate: rate && { per_second: rate.perSecond, burst: rate.burst },
  created_at: isoTime(createdAt),
  expires_at: isoTimeOrNull(expiresAt),
  revoked_at: isoTimeOrNull(revokedAt),
});

/** `error`: why it was not revoked, in words of the door. */
export const viewRevokedKey = (id: string, revoked: boolean, error: string): RevokedKeyView => ({
  ...{ id, revoked },
  ...(!revoked && { error }),
});
