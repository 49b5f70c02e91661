// A request that cannot be meant: nothing was done, and every member that is wrong is named as it is written on the wire.

import { Type } from 'typebox';
import { closed, type View } from './view-part.ts';

export const RefusedRequestView = closed({
  error: Type.String(),
  faults: Type.Array(
    closed({
      /** Empty for the request as a whole. */
      member: Type.String(),
      /** What to give instead. */
      message: Type.String(),
    }),
  ),
});
export type RefusedRequestView = View<typeof RefusedRequestView>;
