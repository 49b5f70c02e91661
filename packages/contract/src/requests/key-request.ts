// A key that somebody wants made.

import { Type } from 'typebox';
import { closed, texts, type View } from '../views/view-part.ts';

export const KeyRequest = closed({
  kind: Type.Enum(['secret', 'publishable']),
  /** Pages that may use a publishable key; usually any. */
  origins: Type.Optional(texts()),
  /** `90d`, `12h`, `2027-01-01` or a time with its offset; usually never. */
  expires: Type.Optional(Type.String()),
  /** Usually that of its kind. */
  rate: Type.Optional(closed({ per_second: Type.Number(), burst: Type.Number() })),
});
export type KeyRequest = View<typeof KeyRequest>;
