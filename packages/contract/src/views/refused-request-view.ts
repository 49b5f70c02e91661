// The answer to a request with mistakes: nothing was done, and every wrong member is named as it is written in the request.

import { Type } from 'typebox';
import { closed, type View } from './view-part.ts';

export const RefusedRequestView = closed({
  error: Type.String(),
  faults: Type.Array(
    closed({
      /** Empty if the request as a whole is wrong. */
      member: Type.String(),
      /** What to give instead. */
      message: Type.String(),
    }),
  ),
});
export type RefusedRequestView = View<typeof RefusedRequestView>;
