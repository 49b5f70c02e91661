// Members at fault as a refusal of the admin interface, each with its place in the body.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { Refusal } from '../refusals/refusal.ts';
import type { MemberFault } from '../values/given-values.ts';
import { viewRefusedOrder, viewRefusedRequest } from '../views/refused-request-view.ts';
import { REQUEST_DOOR } from '../views/request-door.ts';

/** Of a request that its schema refuses. */
export const refuseRequest = (faults: readonly MemberFault<string>[]): Refusal =>
  new Refusal('invalid-request', 'The request cannot be meant; nothing was done.', {
    errors: errorsOf(viewRefusedRequest(faults, REQUEST_DOOR).faults),
  });

/** Of a request that its use case refuses. */
export const refuseOrder = (faults: readonly MemberFault<string>[]): Refusal =>
  new Refusal('refused', 'The request cannot be meant; nothing was done.', {
    errors: errorsOf(viewRefusedOrder(faults, REQUEST_DOOR).faults),
  });

const errorsOf = (faults: readonly { readonly member: string; readonly message: string }[]) =>
  faults.map(({ member, message }) => ({
    pointer: pointerTo('#', ...member.split('.').filter((name) => name !== '')),
    detail: message,
  }));
