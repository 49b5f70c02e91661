// A request that cannot be meant, for whoever sent it: members are named as they are on the wire.

import type { RefusedRequestView } from '@guidepost/contract/views/refused-request-view';
import type { MemberFault } from '../values/given-values.ts';
import type { Door } from './door.ts';

/** Of a request that its schema refuses: members are named as they were sent. */
export const viewRefusedRequest = (faults: readonly MemberFault<string>[], door: Door): RefusedRequestView => ({
  error: 'The request cannot be meant; nothing was done.',
  faults: faults.map(({ member, wrong }) => ({ member, message: door.say(wrong) })),
});

/** Of what a use case refuses: its members have the names of domain types. */
export const viewRefusedOrder = (faults: readonly MemberFault<string>[], door: Door): RefusedRequestView =>
  viewRefusedRequest(
    faults.map(({ member, wrong }) => ({ member: WIRE_NAMES[member] ?? inSnakeCase(member), wrong })),
    door,
  );

const inSnakeCase = (member: string): string => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Those that are another word on the wire. */
const WIRE_NAMES: Readonly<Record<string, string>> = { yes: 'override', mostQuestions: 'questions' };
