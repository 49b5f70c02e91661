// Finds a conversation by its id, or by one of its tokens, which integrators have at hand.

import type { Given } from '../values/given-values.ts';
import { isSessionId } from './session-id.ts';
import type { SessionId } from './session-store.ts';
import { sessionOfToken } from './session-token.ts';

export function readSession(given: string): Given<SessionId> {
  const id = isSessionId(given) ? given : sessionOfToken(given);
  return id === null
    ? { wrong: 'A session id has 32 hexadecimal digits; a session token works as well.' }
    : { value: id };
}
