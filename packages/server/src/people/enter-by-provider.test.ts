import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterByProvider, type ProvedIdentity } from './enter-by-provider.ts';
import { invite, makeFirstOwnerLink, makeResetLink } from './make-links.ts';
import { changeRole, removeMember, setDisabled } from './manage-people.ts';
import { NOW, type OpenedPeople, openPeople } from './opened-people.fixture.ts';
import { lookAtLink } from './use-links.ts';

let opened: OpenedPeople;
beforeEach(async () => {
  opened = await openPeople();
});
afterEach(() => opened.close());

const proved = (name: string, others: Partial<ProvedIdentity> = {}): ProvedIdentity => ({
  ...{ issuer: 'https://id.example', subject: `sub-${name}`, email: `${name}@shop.example`, name: `Name of ${name}` },
  ...others,
});

const enter = (identity: ProvedIdentity, before: string | null = null) =>
  enterByProvider(opened.people, identity, { agent: 'test', before }, NOW);

const enterAs = async (identity: ProvedIdentity) => {
  const entered = await enter(identity);
  return entered.kind === 'signed-in' ? entered.signIn.person.id : null;
};

test('whoever has an account gets into it by a verified address, and from then on by what the provider calls them', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  expect(await enterAs(proved('ann', { email: 'Ann@SHOP.example' }))).toBe(ann);
  expect(await enterAs(proved('ann', { email: null }))).toBe(ann);
  expect(await enterAs(proved('ann', { email: 'renamed@shop.example' }))).toBe(ann);
});

test('whoever has neither account nor invitation, or no address that is verified, stays out', async () => {
  await opened.add('ann', { demo: 'editor' });
  const strange = [
    proved('nobody'),
    proved('ann', { email: null }),
    proved('ann', { email: '\u212Ann@shop.example' }),
    proved('ann', { email: 'not an address' }),
  ];
  for (const identity of strange) expect(await enter(identity)).toEqual({ kind: 'unknown' });
  await makeFirstOwnerLink(opened.people, NOW);
  expect(await enter(proved('first'))).toEqual({ kind: 'unknown' });
});

test('an address that passed to somebody else at the provider does not pass the account on', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  expect(await enterAs(proved('ann'))).toBe(ann);
  expect(await enter(proved('successor', { email: 'ann@shop.example' }))).toEqual({ kind: 'unknown' });
  expect(await enterAs(proved('ann', { issuer: 'https://other.example' }))).toBe(ann);
});

test('an account that somebody else made in the name of an address ends to be theirs once its owner comes', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const victim = await opened.add('victim', { demo: 'viewer' });
  const [squatter, reset] = [await opened.signIn(victim), await makeResetLink(opened.people, owner, victim, NOW)];
  expect(await enterAs(proved('victim'))).toBe(victim);
  expect((await opened.people.findPerson(victim))?.person.password).toBeNull();
  expect(await opened.callers.ofSecret(squatter.secret, NOW)).toBeNull();
  expect(await lookAtLink(opened.people, reset.kind === 'made' ? reset.link.secret : '', NOW)).toBeNull();
});

test('a later sign-in of the same identity ends no other one, and keeps a password that was chosen since', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  await enter(proved('ann'));
  await opened.people.change((change) => change.updatePerson(ann, { password: '$later' }));
  const other = await opened.signIn(ann);
  await enter(proved('ann'));
  expect(await opened.callers.ofSecret(other.secret, NOW)).not.toBeNull();
  expect((await opened.people.findPerson(ann))?.person.password).toBe('$later');
});

test('whoever was invited gets the roles of all invitations that work, and an account without a password', async () => {
  const owner = await opened.add('owner', { demo: 'owner', other: 'owner' });
  const admin = await opened.add('admin', { '*': 'owner' });
  const eve = await opened.add('eve', { third: 'owner' });
  const to = (by: string, client: string | null, role: 'viewer' | 'owner') =>
    invite(opened.people, by, { email: 'New@shop.example', client, role }, NOW);
  await to(owner, 'demo', 'viewer');
  await to(owner, 'other', 'owner');
  await to(eve, 'third', 'owner');
  await changeRole(opened.people, admin, 'third', eve, 'viewer');
  expect(await enter(proved('new'))).toMatchObject({ kind: 'signed-in', signIn: { person: { name: 'Name of new' } } });
  const found = await opened.people.findByEmail('new@shop.example');
  expect([found?.person.password, found?.roles]).toEqual([
    null,
    [
      { client: 'demo', role: 'viewer' },
      { client: 'other', role: 'owner' },
    ],
  ]);
  expect(await opened.people.listInvitations('demo')).toEqual([]);
});

test('a name that would lie on screens of others is not taken from the provider', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  await invite(opened.people, owner, { email: 'new@shop.example', client: 'demo', role: 'viewer' }, NOW);
  const entered = await enter(proved('new', { name: '\u202eowner' }));
  expect(entered).toMatchObject({ signIn: { person: { name: 'new@shop.example' } } });
});

test('whoever is disabled stays out, known to the provider or not, and whoever was removed is nobody', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const [ann, ben] = [await opened.add('ann', { demo: 'editor' }), await opened.add('ben', { demo: 'editor' })];
  await enter(proved('ann'));
  for (const who of [ann, ben]) await setDisabled(opened.people, admin, who, true);
  for (const name of ['ann', 'ben']) expect(await enter(proved(name))).toEqual({ kind: 'unknown' });
  expect((await opened.people.findPerson(ben))?.person.password).not.toBeNull();
  await setDisabled(opened.people, admin, ann, false);
  await removeMember(opened.people, admin, 'demo', ann);
  expect(await enter(proved('ann'))).toEqual({ kind: 'unknown' });
});

test('the sign-in that the browser had before ends', async () => {
  const [ann, eve] = [await opened.add('ann', { demo: 'editor' }), await opened.add('eve', { demo: 'viewer' })];
  const planted = await opened.signIn(eve);
  const entered = await enter(proved('ann'), planted.secret);
  expect(entered).toMatchObject({ signIn: { person: { id: ann } } });
  expect(await opened.callers.ofSecret(planted.secret, NOW)).toBeNull();
});
