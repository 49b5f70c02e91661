import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeRole, removeMember, setDisabled } from './manage-people.ts';
import { createToken } from './manage-tokens.ts';
import { NOW, type OpenedPeople, openPeople } from './opened-people.fixture.ts';
import { IDLE, SEEN_EVERY, TOTAL } from './sign-in-life.ts';
import { signOut, signOutEverywhere } from './sign-ins.ts';

let opened: OpenedPeople;
beforeEach(async () => {
  opened = await openPeople();
});
afterEach(() => opened.close());

const HOUR = 3_600_000;

async function makeToken(person: string, scopes: string[], client = 'demo'): Promise<string> {
  const made = await createToken(opened.people, person, client, { name: 'import', scopes }, NOW);
  if (made.kind !== 'created') throw new Error(JSON.stringify(made));
  return made.token;
}

test('whoever is signed in may what their roles say, at each client by itself', async () => {
  const ann = await opened.add('ann', { demo: 'editor', other: 'viewer' });
  const caller = await opened.callers.ofSecret((await opened.signIn(ann)).secret, NOW);
  expect(caller).toMatchObject({ kind: 'person', id: ann, name: 'ann@shop.example', clients: ['demo', 'other'] });
  expect(['demo', 'other', 'third', null].map((client) => caller?.roleAt(client))).toEqual([
    'editor',
    'viewer',
    null,
    null,
  ]);
  expect(caller?.mayDo('demo', 'advisors', 'change')).toBe(true);
  expect(caller?.mayDo('demo', 'keys', 'read')).toBe(false);
  expect(caller?.mayDo('other', 'advisors', 'read')).toBe(true);
  expect(caller?.mayDo('other', 'advisors', 'change')).toBe(false);
  expect(caller?.mayDo('third', 'catalogs', 'read')).toBe(false);
  expect(caller?.mayDo(null, 'catalogs', 'read')).toBe(false);
});

test('a role for all holds at every client, and the larger one counts', async () => {
  const ann = await opened.add('ann', { '*': 'viewer', demo: 'owner' });
  const caller = await opened.callers.ofSecret((await opened.signIn(ann)).secret, NOW);
  expect(['demo', 'whatever', null].map((client) => caller?.roleAt(client))).toEqual(['owner', 'viewer', 'viewer']);
  expect(caller?.clients).toBe('all');
  expect([caller?.mayDo(null, 'people', 'change'), caller?.mayDo('demo', 'people', 'change')]).toEqual([false, true]);
});

test('the hash of a password leaves the store with nobody', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const caller = await opened.callers.ofSecret((await opened.signIn(ann)).secret, NOW);
  expect(JSON.stringify(caller)).not.toContain('argon2');
});

test('a sign-in ends when it is idle for too long, and in all after its total', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { secret } = await opened.signIn(ann);
  expect(await opened.callers.ofSecret(secret, NOW + IDLE - 1)).not.toBeNull();
  expect(await opened.callers.ofSecret(secret, NOW + 2 * IDLE - 2)).not.toBeNull();
  expect(await opened.callers.ofSecret(secret, NOW + 3 * IDLE - 2)).toBeNull();
  const used = await opened.signIn(ann);
  for (let at = NOW; at < NOW + TOTAL; at += 11 * HOUR)
    expect(await opened.callers.ofSecret(used.secret, at)).not.toBeNull();
  expect(await opened.callers.ofSecret(used.secret, NOW + TOTAL)).toBeNull();
});

test('when it was used is noted now and then, not with every request', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { secret } = await opened.signIn(ann);
  const seen = async (at: number) => {
    await opened.callers.ofSecret(secret, at);
    return (await opened.people.listSignIns(ann))[0]?.seenAt;
  };
  expect(await seen(NOW + SEEN_EVERY - 1)).toBe(NOW);
  expect(await seen(NOW + SEEN_EVERY)).toBe(NOW + SEEN_EVERY);
  expect(await seen(NOW + SEEN_EVERY + 1)).toBe(NOW + SEEN_EVERY);
});

test('looking on is no use: a sign-in whose page only follows something ends when it is idle', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { secret } = await opened.signIn(ann);
  for (let at = NOW; at < NOW + IDLE; at += HOUR) expect(await opened.callers.stillOfSecret(secret, at)).not.toBeNull();
  expect(await opened.callers.stillOfSecret(secret, NOW + IDLE)).toBeNull();
  expect(await opened.callers.ofSecret(secret, NOW + IDLE)).toBeNull();
});

test('a sign-in that is used in another process is not idle in this one', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { secret } = await opened.signIn(ann);
  expect(await opened.callers.stillOfSecret(secret, NOW)).not.toBeNull();
  const [signIn] = await opened.people.listSignIns(ann);
  await opened.people.markSeen(signIn?.id ?? '', NOW + 2 * HOUR);
  expect(await opened.callers.stillOfSecret(secret, NOW + IDLE + HOUR)).not.toBeNull();
  expect(await opened.callers.stillOfSecret(secret, NOW + IDLE + 2 * HOUR)).toBeNull();
});

test('neither the id nor the digest of a sign-in opens anything, nor a secret that was changed', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { id, secret } = await opened.signIn(ann);
  const [stored] = await opened.people.listSignIns(ann);
  const changed = `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const text of [id, stored?.digest ?? '', changed, '', `${secret}x`, ` ${secret}`, secret.toLowerCase()])
    expect(await opened.callers.ofSecret(text, NOW)).toBeNull();
});

test.each<[string, (person: string, secret: string, owner: string) => Promise<unknown>]>([
  ['signs out', (_, secret) => signOut(opened.people, secret)],
  ['signs out everywhere', (person) => signOutEverywhere(opened.people, person)],
  ['is disabled', (person, _, owner) => setDisabled(opened.people, owner, person, true)],
  ['is removed', (person, _, owner) => removeMember(opened.people, owner, 'demo', person)],
])('whoever %s is out at once, in every process', async (_, act) => {
  const owner = await opened.add('owner', { '*': 'owner' });
  const ann = await opened.add('ann', { demo: 'editor' });
  const { secret } = await opened.signIn(ann);
  expect(await opened.callers.ofSecret(secret, NOW)).not.toBeNull();
  await act(ann, secret, owner);
  expect(await opened.callers.ofSecret(secret, NOW)).toBeNull();
});

test('a role that was taken away or made smaller is so at once', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { demo: 'editor', other: 'viewer' });
  const { secret } = await opened.signIn(ann);
  const role = async () => (await opened.callers.ofSecret(secret, NOW))?.roleAt('demo');
  expect(await role()).toBe('editor');
  await changeRole(opened.people, owner, 'demo', ann, 'viewer');
  expect(await role()).toBe('viewer');
  await removeMember(opened.people, owner, 'demo', ann);
  expect(await role()).toBeNull();
});

test('a token may what its scopes say, at its client only', async () => {
  const ann = await opened.add('ann', { demo: 'owner', other: 'owner' });
  const caller = await opened.callers.ofToken(await makeToken(ann, ['catalogs:change', 'keys:read']), NOW);
  expect(caller).toMatchObject({ kind: 'token', name: 'import', signIn: null, clients: ['demo'] });
  expect(caller?.person.id).toBe(ann);
  const may = (['catalogs', 'keys', 'advisors', 'people'] as const).map((part) => [
    caller?.mayDo('demo', part, 'read'),
    caller?.mayDo('demo', part, 'change'),
  ]);
  expect(may).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect([caller?.mayDo('other', 'catalogs', 'read'), caller?.mayDo(null, 'catalogs', 'read')]).toEqual([false, false]);
  expect([caller?.roleAt('other'), caller?.roleAt(null)]).toEqual([null, null]);
});

test('a token never may more than its maker: it shrinks with their role, and ends with them', async () => {
  const owner = await opened.add('owner', { '*': 'owner' });
  const ann = await opened.add('ann', { demo: 'owner', other: 'viewer' });
  const token = await makeToken(ann, ['catalogs:change', 'keys:change']);
  const may = async () => {
    const caller = await opened.callers.ofToken(token, NOW);
    return caller && (['keys', 'catalogs'] as const).map((part) => caller.mayDo('demo', part, 'change'));
  };
  expect(await may()).toEqual([true, true]);
  await changeRole(opened.people, owner, 'demo', ann, 'editor');
  expect(await may()).toEqual([false, true]);
  await setDisabled(opened.people, owner, ann, true);
  expect(await may()).toBeNull();
  await setDisabled(opened.people, owner, ann, false);
  expect(await may()).toEqual([false, true]);
  await removeMember(opened.people, owner, 'demo', ann);
  expect(await may()).toEqual([false, false]);
  await removeMember(opened.people, owner, 'other', ann);
  expect(await may()).toBeNull();
});

test('a token that is revoked or expired opens nothing, and its use is noted once a day', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const token = await makeToken(ann, ['catalogs:read']);
  const row = async () => (await opened.people.listTokens('demo', null))[0];
  await opened.callers.ofToken(token, NOW);
  const mark = await opened.store.adminMark();
  for (let nth = 0; nth < 5; nth += 1) await opened.callers.ofToken(token, NOW + nth * HOUR);
  expect([await opened.store.adminMark(), (await row())?.usedOn]).toEqual([mark, '2026-11-26']);
  await opened.callers.ofToken(token, NOW + 24 * HOUR);
  expect((await row())?.usedOn).toBe('2026-11-27');
  expect(await opened.callers.ofToken(token, (await row())?.expiresAt ?? 0)).toBeNull();
  await opened.people.revokeToken('demo', (await row())?.id ?? '', NOW);
  expect(await opened.callers.ofToken(token, NOW)).toBeNull();
});

test('a secret of a sign-in is no token, and a token no secret', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const { secret } = await opened.signIn(ann);
  const token = await makeToken(ann, ['catalogs:read']);
  expect([await opened.callers.ofToken(secret, NOW), await opened.callers.ofSecret(token, NOW)]).toEqual([null, null]);
  expect(await opened.callers.ofToken(`${token.slice(0, -1)}!`, NOW)).toBeNull();
});
