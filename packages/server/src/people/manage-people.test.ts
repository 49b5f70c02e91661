import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeRole, changeSelf, listMembers, removeMember, setDisabled } from './manage-people.ts';
import { createToken, listTokens, revokeToken } from './manage-tokens.ts';
import { NOW, type OpenedPeople, openPeople } from './opened-people.fixture.ts';
import { IDLE } from './sign-in-life.ts';
import { listSignIns } from './sign-ins.ts';

let opened: OpenedPeople;
beforeEach(async () => {
  opened = await openPeople();
});
afterEach(() => opened.close());

const rolesOf = async (person: string) => (await opened.people.findPerson(person))?.roles;
const callerOf = async (person: string) => {
  const caller = await opened.callers.ofSecret((await opened.signIn(person)).secret, NOW);
  if (caller === null) throw new Error(`${person} is not signed in.`);
  return caller;
};

test('the people of a client are listed with their roles, and without their hashes', async () => {
  await opened.add('owner', { demo: 'owner' });
  await opened.add('invited', { demo: 'viewer', '*': 'editor' }, { password: null });
  await opened.add('elsewhere', { other: 'owner' });
  const { entries } = await listMembers(opened.people, 'demo', { after: null, limit: 10 });
  expect(
    entries.map(({ person, role, roleForAll, hasPassword }) => [person.name, role, roleForAll, hasPassword]),
  ).toEqual([
    ['invited', 'viewer', 'editor', false],
    ['owner', 'owner', null, true],
  ]);
  expect(JSON.stringify(entries)).not.toContain('argon2');
});

test('owners change roles at their client, and nobody else does, nor anywhere else', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const editor = await opened.add('editor', { demo: 'editor' });
  const ann = await opened.add('ann', { demo: 'viewer', other: 'viewer', '*': 'viewer' });
  const change = (by: string, client: string | null, person = ann) =>
    changeRole(opened.people, by, client, person, 'owner');
  expect(await change(owner, 'demo')).toEqual({ kind: 'changed', before: 'viewer', after: 'owner' });
  for (const [by, client] of [
    [owner, 'other'],
    [owner, null],
    [editor, 'demo'],
    ['person_nobody', 'demo'],
  ] as const)
    expect(await change(by, client)).toEqual({ kind: 'not-permitted' });
  expect(await change(editor, 'demo', editor)).toEqual({ kind: 'not-permitted' });
  expect(await change(owner, 'demo', 'person_nobody')).toEqual({ kind: 'not-found' });
  expect(await rolesOf(editor)).toEqual([{ client: 'demo', role: 'editor' }]);
});

test('whoever has no role at a client gets none by a change, and is not told to be there', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const stranger = await opened.add('stranger', { other: 'owner' });
  expect(await changeRole(opened.people, owner, 'demo', stranger, 'viewer')).toEqual({ kind: 'not-found' });
  expect(await removeMember(opened.people, owner, 'demo', stranger)).toEqual({ kind: 'not-found' });
  expect(await rolesOf(stranger)).toEqual([{ client: 'other', role: 'owner' }]);
});

test('the last owner of a client neither leaves nor becomes less, unless an owner of all takes them away', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const owner = await opened.add('owner', { demo: 'owner' });
  const second = await opened.add('second', { demo: 'owner' }, { disabledAt: 3 });
  expect(await changeRole(opened.people, owner, 'demo', owner, 'viewer')).toEqual({ kind: 'last-owner' });
  expect(await removeMember(opened.people, owner, 'demo', owner)).toEqual({ kind: 'last-owner' });
  expect(await removeMember(opened.people, owner, 'demo', second)).toMatchObject({ kind: 'changed' });
  expect(await removeMember(opened.people, admin, 'demo', owner)).toMatchObject({ kind: 'changed' });
});

test('the last owner of all neither leaves, becomes less nor is disabled, by whomever', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  expect(await changeRole(opened.people, admin, null, admin, 'editor')).toEqual({ kind: 'last-owner' });
  expect(await removeMember(opened.people, admin, null, admin)).toEqual({ kind: 'last-owner' });
  expect(await setDisabled(opened.people, admin, admin, true)).toEqual({ kind: 'last-owner' });
  const second = await opened.add('second', { '*': 'owner' });
  expect(await setDisabled(opened.people, admin, second, true)).toEqual({ kind: 'done' });
  expect(await removeMember(opened.people, admin, null, admin)).toEqual({ kind: 'last-owner' });
  expect(await removeMember(opened.people, second, null, admin)).toEqual({ kind: 'not-permitted' });
  await setDisabled(opened.people, admin, second, false);
  expect(await removeMember(opened.people, second, null, admin)).toMatchObject({ kind: 'changed' });
});

test('of two last owners who leave at the same time one stays', async () => {
  const [one, two] = [await opened.add('one', { demo: 'owner' }), await opened.add('two', { demo: 'owner' })];
  const left = await Promise.all([one, two].map((who) => removeMember(opened.people, who, 'demo', who)));
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'last-owner']);
});

test('everybody may leave; who has no role anywhere afterwards is deleted with all that was theirs', async () => {
  const ann = await opened.add('ann', { demo: 'viewer', other: 'viewer' });
  await opened.add('owner', { demo: 'owner', other: 'owner' });
  await opened.signIn(ann);
  expect(await removeMember(opened.people, ann, 'demo', ann)).toEqual({
    kind: 'changed',
    before: 'viewer',
    after: null,
  });
  expect(await opened.people.listSignIns(ann)).toHaveLength(1);
  await removeMember(opened.people, ann, 'other', ann);
  expect(await opened.people.findPerson(ann)).toBeNull();
  expect(await opened.people.listSignIns(ann)).toEqual([]);
});

test('only an owner of all disables people; whoever is disabled manages nobody', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { demo: 'owner' });
  expect(await setDisabled(opened.people, owner, ann, true)).toEqual({ kind: 'not-permitted' });
  expect(await setDisabled(opened.people, admin, 'person_nobody', true)).toEqual({ kind: 'not-found' });
  await setDisabled(opened.people, admin, ann, true);
  expect(await changeRole(opened.people, ann, 'demo', owner, 'viewer')).toEqual({ kind: 'not-permitted' });
  expect(await removeMember(opened.people, ann, 'demo', ann)).toEqual({ kind: 'not-permitted' });
});

test('people change their own name and language; names that would lie on screens of others are refused', async () => {
  const ann = await opened.add('ann', { demo: 'viewer' });
  expect(await changeSelf(opened.people, ann, { name: ' Ann\u00a0 Ö. ', language: 'de-at' })).toMatchObject({
    before: { name: 'ann', language: null },
    after: { name: 'Ann Ö.', language: 'de-AT' },
  });
  expect(await changeSelf(opened.people, ann, { language: null })).toMatchObject({
    after: { name: 'Ann Ö.', language: null },
  });
  for (const name of ['', ' ', '\u202egnp.exe', 'a\u0000b', 'x'.repeat(101), '...', 'Ann\u200b', '\ud800a'])
    expect(await changeSelf(opened.people, ann, { name })).toMatchObject({
      kind: 'refused',
      faults: [{ member: 'name' }],
    });
  expect(await changeSelf(opened.people, ann, { language: '!' })).toMatchObject({ faults: [{ member: 'language' }] });
  expect((await opened.people.findPerson(ann))?.person.name).toBe('Ann Ö.');
});

test('sign-ins are listed without what proves them, and without those that are over', async () => {
  const ann = await opened.add('ann', { demo: 'viewer' });
  await opened.signIn(ann, NOW - IDLE);
  const { id, secret } = await opened.signIn(ann);
  const listed = await listSignIns(opened.people, ann, NOW);
  expect(listed).toEqual([{ id, agent: 'test', createdAt: NOW, seenAt: NOW, expiresAt: expect.any(Number) }]);
  expect(JSON.stringify(listed)).not.toContain(secret);
});

test('a token is made of what its maker may, and shown once', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const create = (scopes: string[], client = 'demo') =>
    createToken(opened.people, ann, client, { name: 'CI', scopes }, NOW);
  const made = await create(['catalogs:change', 'catalogs:change', 'advisors:read']);
  if (made.kind !== 'created') throw new Error(made.kind);
  expect(made.token).toMatch(/^gp_at_[0-9A-Za-z]{36}$/);
  expect(made.listed).toMatchObject({ scopes: ['catalogs:change', 'advisors:read'], maker: 'ann', state: 'active' });
  expect(made.listed.expiresAt - NOW).toBe(90 * 24 * 3_600_000);
  for (const scopes of [
    [],
    ['keys:read'],
    ['catalogs:change', 'people:read'],
    ['people:change'],
    ['all'],
    ['catalogs'],
  ])
    expect(await create(scopes)).toMatchObject({ kind: 'refused', faults: [{ member: 'scopes' }] });
  expect(await create(['catalogs:read'], 'other')).toEqual({ kind: 'not-permitted' });
  const listed = await listTokens(opened.people, await callerOf(ann), 'demo', NOW);
  expect(JSON.stringify(listed)).not.toMatch(/digest|gp_at_/);
});

test('no token lives longer than a year, has no name, or manages people, even that of an owner', async () => {
  const owner = await opened.add('owner', { '*': 'owner' });
  const faults = async (request: object) => {
    const made = await createToken(
      opened.people,
      owner,
      'demo',
      { name: 'CI', scopes: ['catalogs:read'], ...request },
      NOW,
    );
    return made.kind === 'refused' ? made.faults.map(({ member }) => member) : made.kind;
  };
  expect(await faults({ expires: '366d' })).toBe('created');
  expect(await faults({ expires: '367d', name: '\n' })).toEqual(['name', 'expires']);
  expect(await faults({ scopes: ['people:change'], expires: 'never' })).toEqual(['scopes', 'expires']);
});

test('people see and revoke their own tokens; those who look after people those of everybody at their client', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const [ann, ben] = [await opened.add('ann', { demo: 'editor' }), await opened.add('ben', { demo: 'editor' })];
  const made = await createToken(opened.people, ann, 'demo', { name: 'CI', scopes: ['catalogs:read'] }, NOW);
  const id = made.kind === 'created' ? made.listed.id : '';
  const names = async (person: string, client = 'demo') =>
    (await listTokens(opened.people, await callerOf(person), client, NOW)).map(({ maker }) => maker);
  expect([await names(ann), await names(ben), await names(owner)]).toEqual([['ann'], [], ['ann']]);
  const revoke = async (person: string, client = 'demo') =>
    revokeToken(opened.people, await callerOf(person), client, id, NOW);
  expect([await revoke(ben), await revoke(owner, 'other'), await revoke(owner)]).toEqual([false, false, true]);
  expect((await listTokens(opened.people, await callerOf(ann), 'demo', NOW))[0]?.state).toBe('revoked');
});

test('a token of an editor lists and revokes no tokens of others, and not itself', async () => {
  const ann = await opened.add('ann', { demo: 'owner' });
  const made = await createToken(opened.people, ann, 'demo', { name: 'CI', scopes: ['catalogs:change'] }, NOW);
  if (made.kind !== 'created') throw new Error(made.kind);
  const token = await opened.callers.ofToken(made.token, NOW);
  if (token === null) throw new Error('the token opens nothing');
  expect(await revokeToken(opened.people, token, 'demo', made.listed.id, NOW)).toBe(false);
});
