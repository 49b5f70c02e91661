// Why a role was not changed, as a refusal of the admin interface.

import { Refusal } from '../refusals/refusal.ts';
import { NOT_FOUND } from './check-call.ts';

export function refuseRole(kind: 'not-found' | 'not-permitted' | 'last-owner'): Refusal {
  if (kind === 'not-found') return NOT_FOUND;
  return kind === 'last-owner' ? LAST_OWNER : NOT_PERMITTED;
}

const LAST_OWNER = new Refusal('last-owner', 'Nobody would be left who may do everything.');
const NOT_PERMITTED = new Refusal('not-permitted', 'This takes the role owner, wherever the person has a role.');
