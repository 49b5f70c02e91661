// The use cases of tokens with which programs use the admin interface. A token never may more than its maker, at whatever time.

import { readExpiry } from '../keys/read-expiry.ts';
import type { Given, MemberFault } from '../values/given-values.ts';
import { type Caller, roleIn } from './caller.ts';
import { makeId } from './opaque-secret.ts';
import type { AccessToken, PeopleStore } from './people-store.ts';
import { readName } from './person-name.ts';
import { isScope, roleAllowsScope, SCOPES, type Scope } from './scopes.ts';
import { digestToken, makeToken } from './token-format.ts';

export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly string[];
  /** As people write it, see {@link readExpiry}; absent: in 90 days. */
  readonly expires?: string;
}

export type CreatedToken =
  | {
      readonly kind: 'created';
      readonly listed: ListedToken;
      /** To be shown once. */
      readonly token: string;
    }
  | { readonly kind: 'refused'; readonly faults: readonly MemberFault<keyof TokenRequest>[] }
  /** Whoever asks has no role there any more. */
  | { readonly kind: 'not-permitted' };

/** `by`: the person who makes it, by id; a token makes none. */
export async function createToken(
  people: PeopleStore,
  by: string,
  client: string,
  request: TokenRequest,
  now = Date.now(),
): Promise<CreatedToken> {
  const name = readName(request.name);
  const scopes = readScopes(request.scopes);
  const expiresAt = readEnd(request.expires ?? USUAL_LIFE, now);
  if ('wrong' in name || 'wrong' in scopes || 'wrong' in expiresAt) {
    const wrong = (member: keyof TokenRequest, given: Given<unknown>) =>
      'wrong' in given ? [{ member, wrong: given.wrong }] : [];
    const faults = [...wrong('name', name), ...wrong('scopes', scopes), ...wrong('expires', expiresAt)];
    return { kind: 'refused', faults };
  }
  const token = makeToken();
  const row: AccessToken = {
    ...{ id: makeId('token'), digest: digestToken(token) ?? '', client, name: name.value, scopes: scopes.value },
    ...{ madeBy: by, createdAt: now, expiresAt: expiresAt.value, usedOn: null, revokedAt: null },
  };
  return people.change(async (change) => {
    const maker = await change.findPerson(by);
    const role = maker === null || maker.person.disabledAt !== null ? null : roleIn(maker.roles, client);
    if (maker === null || role === null) return { kind: 'not-permitted' };
    const tooMuch = scopes.value.filter((scope) => !roleAllowsScope(role, scope));
    if (tooMuch.length > 0)
      return {
        kind: 'refused',
        faults: [{ member: 'scopes', wrong: `Your role does not include ${tooMuch.join(', ')}.` }],
      };
    await change.insertToken(row);
    return { kind: 'created', listed: toListed(row, maker.person.name, now), token };
  });
}

export interface ListedToken extends Omit<AccessToken, 'digest'> {
  readonly state: 'active' | 'expired' | 'revoked';
  /** How its maker is called. */
  readonly maker: string;
}

/** A caller's own, or all of the client if they may see who its people are. */
export async function listTokens(
  people: PeopleStore,
  caller: Caller,
  client: string,
  now = Date.now(),
): Promise<ListedToken[]> {
  const all = await people.listTokens(client, caller.mayDo(client, 'people', 'read') ? null : caller.person.id);
  const makers = new Map<string, string>();
  for (const { madeBy } of all)
    if (!makers.has(madeBy)) makers.set(madeBy, (await people.findPerson(madeBy))?.person.name ?? '');
  return all.map((token) => toListed(token, makers.get(token.madeBy) ?? '', now));
}

/** A caller's own, or any of the client if they look after its people. False: there is no such token, or it is revoked. */
export async function revokeToken(
  people: PeopleStore,
  caller: Caller,
  client: string,
  id: string,
  now = Date.now(),
): Promise<boolean> {
  const token = await people.findTokenById(client, id);
  if (token === null) return false;
  const isTheirs = caller.kind === 'person' && token.madeBy === caller.person.id;
  if (!isTheirs && !caller.mayDo(client, 'people', 'change')) return false;
  return people.revokeToken(client, id, now);
}

const toListed = ({ digest: _, ...token }: AccessToken, maker: string, now: number): ListedToken => ({
  ...token,
  maker,
  state: token.revokedAt !== null ? 'revoked' : token.expiresAt <= now ? 'expired' : 'active',
});

const USUAL_LIFE = '90d';
const DAY = 24 * 60 * 60 * 1000;
/** Programs that nobody looks after any more lose their way in. */
const LONGEST_LIFE = 366 * DAY;

function readEnd(text: string, now: number): Given<number> {
  const given = readExpiry(text, now);
  if ('wrong' in given) return given;
  return given.value - now > LONGEST_LIFE ? { wrong: 'A token lives for a year at most.' } : given;
}

function readScopes(texts: readonly string[]): Given<readonly Scope[]> {
  const scopes = [...new Set(texts)];
  const known = scopes.filter(isScope);
  if (known.length === 0 || known.length < scopes.length)
    return { wrong: `Name at least one of ${SCOPES.join(', ')}.` };
  return { value: known };
}
