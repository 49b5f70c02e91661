// A request that cannot be meant, for whoever sent it: members are named as they are on the wire.

import type { RefusedRequestView } from '@guidepost/contract/views/refused-request-view';
import type { MemberFault } from '../values/given-values.ts';
import type { Door } from './door.ts';

export const viewRefusedRequest = (faults: readonly MemberFault<string>[], door: Door): RefusedRequestView => ({
  error: 'The request cannot be meant; nothing was done.',
  faults: faults.map(({ member, wrong }) => ({
    member: member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    message: door.say(wrong),
  })),
});
