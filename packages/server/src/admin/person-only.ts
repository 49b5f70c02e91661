// What concerns people is done by people: a token has no password, no sign-in, and gives nobody a role.

import type { Caller } from '../people/caller.ts';
import { Refusal } from '../refusals/refusal.ts';

/** The ids of the person and of the sign-in that ask. */
export function personOnly(caller: Caller): { readonly person: string; readonly signIn: string } | Refusal {
  return caller.signIn === null ? ONLY_A_PERSON : { person: caller.person.id, signIn: caller.signIn };
}

const ONLY_A_PERSON = new Refusal('person-required', 'The request came with a token.');
