// A file that somebody uploaded, to be looked at and imported.

import { Type } from 'typebox';
import { closed, count, time, type View } from './view-part.ts';

export const UploadView = closed({
  id: Type.String(),
  client: Type.String(),
  /** As whoever uploaded it calls it. */
  name: Type.String(),
  bytes: count(),
  sha256: Type.String(),
  uploaded_by: Type.String(),
  uploaded_at: time(),
  /** It is forgotten a day after this. */
  used_at: time(),
});
export type UploadView = View<typeof UploadView>;
