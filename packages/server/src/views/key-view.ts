// API keys, for tools.

import type { KeyView } from '@guidepost/contract/views/key-view';
import type { ListedKey } from '../keys/list-keys.ts';
import { isoTime, isoTimeOrNull } from './iso-time.ts';

export const viewKey = ({ createdAt, expiresAt, revokedAt, ...key }: ListedKey): KeyView => ({
  ...key,
  created_at: isoTime(createdAt),
  expires_at: isoTimeOrNull(expiresAt),
  revoked_at: isoTimeOrNull(revokedAt),
});
