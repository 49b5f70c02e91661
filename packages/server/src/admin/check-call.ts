// What is checked of every request to the admin interface, before its body is read: who sends it, from where, and whether they may.

import type { IncomingMessage } from 'node:http';
import type { AdminRoute } from '@guidepost/contract/admin/admin-route';
import { leastRoleFor } from '@guidepost/contract/admin/rights';
import type { Caller } from '../people/caller.ts';
import type { Callers } from '../people/callers.ts';
import { Refusal } from '../refusals/refusal.ts';
import { readId } from '../values/given-values.ts';
import { readSignIn } from './sign-in-cookie.ts';

export interface CheckedCall {
  readonly caller: Caller | null;
  /** Empty if the path names none. */
  readonly client: string;
}

/** In this order: who, from where, whose, what. `params`: the variable parts of the path. */
export async function checkCall(
  route: AdminRoute,
  request: IncomingMessage,
  params: Readonly<Record<string, string>>,
  callers: Pick<Callers, 'ofSecret' | 'ofToken'>,
): Promise<CheckedCall | Refusal> {
  const { headers, method } = request;
  const token = readBearer(headers.authorization);
  const session = token === null ? readSignIn(headers) : null;
  const caller = await findCaller(callers, session, token);
  if (caller === null && route.needs !== 'nobody') return SIGN_IN;
  // Whoever sends a token says so in every request. A cookie is sent by the browser, whoever wrote the page.
  if (token === null && method !== 'GET' && method !== 'HEAD' && !isFromHere(headers)) return FOREIGN;
  const { client = '' } = params;
  if (typeof route.needs === 'string') return { caller, client: '' };
  const { part, orPart = part, access } = route.needs;
  if (caller === null || 'wrong' in readId(client) || caller.roleAt(client) === null) return NOT_FOUND;
  if (!caller.mayDo(client, part, access) && !caller.mayDo(client, orPart, access)) {
    const rights = [...new Set([part, orPart])].map((each) => `${each}:${access}`).join(' or ');
    return new Refusal('not-permitted', `This takes the role ${leastRoleFor(part, access)} (${rights}).`);
  }
  return { caller, client };
}

async function findCaller(
  callers: Pick<Callers, 'ofSecret' | 'ofToken'>,
  session: string | null,
  token: string | null,
): Promise<Caller | null> {
  if (token !== null) return callers.ofToken(token, Date.now());
  return session === null ? null : callers.ofSecret(session, Date.now());
}

export const NOT_FOUND = new Refusal('not-found', 'There is nothing at this address, or nothing that you may see.');
const SIGN_IN = new Refusal('sign-in-required', 'Nobody is signed in here, or not any more.');
const FOREIGN = new Refusal('foreign-origin', 'A request that changes something has to come from the portal itself.');

/**
 * Browsers say which site a request comes from, and pages cannot change that (Fetch Metadata; `Origin`, RFC 6454). Whatever says neither is
 * no browser of today, and has no cookie of its own accord.
 */
function isFromHere({ origin = '', host, ...headers }: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = URL.parse(origin)?.host;
  return from !== undefined && from === host?.toLowerCase();
}

function readBearer(authorization: string | undefined): string | null {
  return /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}
