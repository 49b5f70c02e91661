// API keys: what people may see of them, and the one answer that shows the key itself.

import { Type } from 'typebox';
import { closed, nullable, texts, time, type View } from './view-part.ts';

export const CreatedKeyView = closed({ id: Type.String(), key: Type.String() });
export type CreatedKeyView = View<typeof CreatedKeyView>;

export const KeyView = closed({
  id: Type.String(),
  client: Type.String(),
  kind: Type.Enum(['secret', 'publishable']),
  origins: texts(),
  rate: nullable(closed({ per_second: Type.Number(), burst: Type.Number() })),
  demo: Type.Boolean(),
  state: Type.Enum(['active', 'expired', 'revoked']),
  created_at: time(),
  expires_at: nullable(time()),
  revoked_at: nullable(time()),
});
export type KeyView = View<typeof KeyView>;

export const RevokedKeyView = closed({
  id: Type.String(),
  revoked: Type.Boolean(),
  error: Type.Optional(Type.String()),
});
export type RevokedKeyView = View<typeof RevokedKeyView>;
