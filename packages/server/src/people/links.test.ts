import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeForgottenLink } from './forgotten-password.ts';
import { logIn } from './log-in.ts';
import {
  type Invited,
  invite,
  listInvitations,
  makeFirstOwnerLink,
  makeResetLink,
  revokeInvitation,
} from './make-links.ts';
import { changeRole, removeMember, setDisabled } from './manage-people.ts';
import { NOW, type OpenedPeople, openPeople, PASSWORD } from './opened-people.fixture.ts';
import { acceptLink, type LinkAcceptance, lookAtLink } from './use-links.ts';

let opened: OpenedPeople;
beforeEach(async () => {
  opened = await openPeople();
});
afterEach(() => opened.close());

const NEW_PASSWORD = 'purple lantern drifts sideways';
const DAY = 24 * 3_600_000;

const accept = (secret: string, others: Partial<LinkAcceptance> = {}, now = NOW) => {
  const acceptance = { name: 'Newcomer', password: NEW_PASSWORD, agent: 'Browser', signedIn: null };
  return acceptLink(opened.parts, { secret, ...acceptance, ...others }, now);
};

const secretOf = (made: Invited | Awaited<ReturnType<typeof makeResetLink>>): string => {
  if (made.kind !== 'invited' && made.kind !== 'made') throw new Error(JSON.stringify(made));
  return made.link.secret;
};

const inviteTo = async (by: string, email: string, client: string | null, role: 'owner' | 'editor' | 'viewer') =>
  secretOf(await invite(opened.people, by, { email, client, role }, NOW));

const rolesOf = async (email: string) => (await opened.people.findByEmail(email))?.roles;

test('the first link makes the owner of all, once, and there is no other way to be first', async () => {
  const link = await makeFirstOwnerLink(opened.people, NOW);
  if (link === null) throw new Error('no link');
  expect(await lookAtLink(opened.people, link.secret, NOW)).toMatchObject({ kind: 'first-owner', email: null });
  const outcome = await accept(link.secret, { email: 'Ann@shop.example', name: ' Ann  Smith ', language: 'de-at' });
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  expect(outcome.signIn.person).toMatchObject({
    name: 'Ann Smith',
    language: 'de-AT',
    emailWritten: 'Ann@shop.example',
  });
  expect(await rolesOf('ann@shop.example')).toEqual([{ client: null, role: 'owner' }]);
  expect((await opened.callers.ofSecret(outcome.signIn.secret, NOW))?.mayDo(null, 'people', 'change')).toBe(true);
  expect(await accept(link.secret, { email: 'eve@shop.example' })).toEqual({ kind: 'gone' });
  expect(await makeFirstOwnerLink(opened.people, NOW)).toBeNull();
});

test('a new start makes a new first link, and the one before works no more', async () => {
  const [before, after] = [await makeFirstOwnerLink(opened.people, NOW), await makeFirstOwnerLink(opened.people, NOW)];
  expect(await lookAtLink(opened.people, before?.secret ?? '', NOW)).toBeNull();
  expect(await accept(before?.secret ?? '', { email: 'ann@shop.example' })).toEqual({ kind: 'gone' });
  expect(await lookAtLink(opened.people, after?.secret ?? '', NOW)).not.toBeNull();
});

test('of many who take the first link at the same time one becomes owner', async () => {
  const link = await makeFirstOwnerLink(opened.people, NOW);
  const all = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => accept(link?.secret ?? '', { email: `${name}@shop.example` })),
  );
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'gone', 'gone', 'signed-in']);
  expect(await opened.people.listOwners(null)).toHaveLength(1);
});

test('an invitation gives its role at its client, to the address it was made for', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const secret = await inviteTo(owner, 'Ann@Shop.example', 'demo', 'editor');
  expect(await lookAtLink(opened.people, secret, NOW)).toEqual({
    ...{ kind: 'invitation', email: 'Ann@Shop.example', client: 'demo', role: 'editor', hasAccount: false },
    expiresAt: NOW + 7 * DAY,
  });
  expect((await accept(secret, { email: 'eve@shop.example' })).kind).toBe('signed-in');
  expect(await rolesOf('ann@shop.example')).toEqual([{ client: 'demo', role: 'editor' }]);
  expect(await rolesOf('eve@shop.example')).toBeUndefined();
  const order = { password: NEW_PASSWORD, address: '192.0.2.1', agent: '', before: null, known: null };
  expect((await logIn(opened.parts, { email: 'ann@shop.example', ...order }, NOW, 0)).kind).toBe('signed-in');
});

test('a link works once, until it is too old, and nothing else that is like it works', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const secret = await inviteTo(owner, 'ann@shop.example', 'demo', 'viewer');
  for (const text of ['', secret.slice(1), `${secret}=`, secret.toUpperCase()])
    expect([await lookAtLink(opened.people, text, NOW), (await accept(text)).kind]).toEqual([null, 'gone']);
  expect(await lookAtLink(opened.people, secret, NOW + 7 * DAY)).toBeNull();
  expect(await accept(secret, {}, NOW + 7 * DAY)).toEqual({ kind: 'gone' });
  expect((await accept(secret, {}, NOW + 7 * DAY - 1)).kind).toBe('signed-in');
  expect((await accept(secret)).kind).toBe('gone');
});

test('what is wrong with name, address or password is told all at once, and the link still works', async () => {
  const link = await makeFirstOwnerLink(opened.people, NOW);
  const wrong = { email: 'nobody', name: '\u202e', password: 'password1234', language: 'not a language' };
  const outcome = await accept(link?.secret ?? '', wrong);
  const members = outcome.kind === 'refused' ? outcome.faults.map(({ member }) => member) : [];
  expect(members).toEqual(['email', 'name', 'language', 'password']);
  expect((await accept(link?.secret ?? '', { email: 'ann@shop.example' })).kind).toBe('signed-in');
});

test('whoever invites an address that has an account cannot take the account over with the link', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const mallory = await opened.add('mallory', { demo: 'owner' });
  const secret = await inviteTo(mallory, 'ADMIN@shop.example', 'demo', 'viewer');
  expect(await accept(secret)).toEqual({ kind: 'sign-in-first' });
  expect(await accept(secret, { signedIn: mallory })).toEqual({ kind: 'sign-in-first' });
  const order = { password: NEW_PASSWORD, address: '192.0.2.1', agent: '', before: null, known: null };
  expect((await logIn(opened.parts, { email: 'admin@shop.example', ...order }, NOW, 0)).kind).toBe('wrong');
  expect(await accept(secret, { signedIn: admin })).toEqual({ kind: 'joined' });
  expect(await rolesOf('admin@shop.example')).toEqual([
    { client: null, role: 'owner' },
    { client: 'demo', role: 'viewer' },
  ]);
});

test('an invitation never makes a role smaller that somebody got meanwhile', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { other: 'viewer' });
  const secret = await inviteTo(owner, 'ann@shop.example', 'demo', 'viewer');
  await opened.people.change((change) => change.setRole(ann, 'demo', 'editor'));
  await accept(secret, { signedIn: ann });
  expect(await rolesOf('ann@shop.example')).toContainEqual({ client: 'demo', role: 'editor' });
});

test('only owners invite, to clients that are theirs; only owners of all invite for all', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const editor = await opened.add('editor', { demo: 'editor', other: 'owner' });
  const kind = async (by: string, client: string | null) =>
    (await invite(opened.people, by, { email: 'new@shop.example', client, role: 'viewer' }, NOW)).kind;
  expect(await kind(owner, 'demo')).toBe('invited');
  expect(await kind(owner, 'other')).toBe('not-permitted');
  expect(await kind(owner, null)).toBe('not-permitted');
  expect(await kind(editor, 'demo')).toBe('not-permitted');
  expect(await kind('person_nobody', 'demo')).toBe('not-permitted');
});

test.each<[string, (owner: string, admin: string) => Promise<unknown>]>([
  ['is owner no more', (owner, admin) => changeRole(opened.people, admin, 'demo', owner, 'editor')],
  ['was removed', (owner, admin) => removeMember(opened.people, admin, 'demo', owner)],
  ['was disabled', (owner, admin) => setDisabled(opened.people, admin, owner, true)],
])('what somebody invited to who %s works no more', async (_, act) => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const owner = await opened.add('owner', { demo: 'owner' });
  const secret = await inviteTo(owner, 'back-door@shop.example', 'demo', 'owner');
  await act(owner, admin);
  expect([await lookAtLink(opened.people, secret, NOW), await accept(secret)]).toEqual([null, { kind: 'gone' }]);
  expect(await rolesOf('back-door@shop.example')).toBeUndefined();
});

test('open invitations are listed without their secrets, can be revoked, and a newer one takes the place of the older', async () => {
  const owner = await opened.add('owner', { demo: 'owner', other: 'owner' });
  const eve = await opened.add('eve', { other: 'owner' });
  const older = await inviteTo(owner, 'ann@shop.example', 'demo', 'owner');
  const newer = await inviteTo(owner, 'ann@shop.example', 'demo', 'viewer');
  const elsewhere = await inviteTo(owner, 'ann@shop.example', 'other', 'viewer');
  expect(await lookAtLink(opened.people, older, NOW)).toBeNull();
  const [listed, ...more] = await listInvitations(opened.people, 'demo', NOW);
  expect([listed?.role, more, JSON.stringify(listed)]).toEqual(['viewer', [], expect.not.stringContaining('digest')]);
  expect(await listInvitations(opened.people, 'demo', NOW + 8 * DAY)).toEqual([]);
  const id = listed?.id ?? '';
  expect(await revokeInvitation(opened.people, eve, 'demo', id)).toEqual({ kind: 'not-permitted' });
  expect(await revokeInvitation(opened.people, eve, 'other', id)).toEqual({ kind: 'not-found' });
  expect(await revokeInvitation(opened.people, owner, 'demo', id)).toEqual({ kind: 'revoked' });
  expect([
    await lookAtLink(opened.people, newer, NOW),
    (await lookAtLink(opened.people, elsewhere, NOW))?.role,
  ]).toEqual([null, 'viewer']);
});

test('whoever has the role or a larger one is not invited to it', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { demo: 'editor' });
  const kind = (role: 'viewer' | 'editor' | 'owner') =>
    invite(opened.people, owner, { email: 'ann@shop.example', client: 'demo', role }, NOW);
  expect([await kind('viewer'), await kind('editor')]).toEqual(Array(2).fill({ kind: 'is-member', person: ann }));
  expect((await kind('owner')).kind).toBe('invited');
});

test('a link for a new password signs everybody else out, and the browser in', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { demo: 'editor' });
  const stolen = await opened.signIn(ann);
  const [voided, secret] = [
    secretOf(await makeResetLink(opened.people, owner, ann, NOW)),
    secretOf(await makeResetLink(opened.people, owner, ann, NOW)),
  ];
  expect(await accept(voided)).toEqual({ kind: 'gone' });
  expect(await lookAtLink(opened.people, secret, NOW)).toMatchObject({ kind: 'reset', email: 'ann@shop.example' });
  const outcome = await accept(secret, { name: 'Mallory', email: 'mallory@shop.example' });
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  expect(outcome.signIn.person).toMatchObject({ id: ann, name: 'ann' });
  expect(await opened.callers.ofSecret(stolen.secret, NOW)).toBeNull();
  expect((await opened.callers.ofSecret(outcome.signIn.secret, NOW))?.id).toBe(ann);
  const order = { email: 'ann@shop.example', address: '192.0.2.1', agent: '', before: null, known: null };
  expect((await logIn(opened.parts, { ...order, password: PASSWORD }, NOW, 0)).kind).toBe('wrong');
  expect((await logIn(opened.parts, { ...order, password: NEW_PASSWORD }, NOW, 0)).kind).toBe('signed-in');
  expect((await accept(secret)).kind).toBe('gone');
});

test('who knows nothing but an address takes away no link that somebody else made, and one that is used ends them all', async () => {
  const owner = await opened.add('owner', { demo: 'owner' });
  const works = (secret: string) => lookAtLink(opened.people, secret).then((seen) => seen !== null);
  for (const [name, by] of [['ann', owner] as const, ['ben', null] as const]) {
    const person = await opened.add(name, { demo: 'editor' });
    const { people, parts } = opened;
    const forget = async () =>
      (await makeForgottenLink(people, parts.limits, `${name}@shop.example`))?.link.secret ?? '';
    const made = secretOf(await makeResetLink(people, by, person));
    const [first, second] = [await forget(), await forget()];
    expect(await Promise.all([made, first, second].map(works))).toEqual([true, false, true]);
    expect((await accept(second, {}, Date.now())).kind).toBe('signed-in');
    expect(await Promise.all([made, first, second].map(works))).toEqual([false, false, false]);
  }
});

test('an owner gets no link to an account that reaches further than theirs, nor to their own', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const owner = await opened.add('owner', { demo: 'owner', other: 'editor' });
  const same = await opened.add('same', { demo: 'viewer' });
  const further = await opened.add('further', { demo: 'viewer', other: 'viewer' });
  const all = await opened.add('all', { demo: 'viewer', '*': 'viewer' });
  const nowhere = await opened.add('nowhere');
  const kind = async (by: string | null, person: string) => (await makeResetLink(opened.people, by, person, NOW)).kind;
  const kinds = async (by: string | null) =>
    Promise.all([same, further, all, admin, nowhere].map((person) => kind(by, person)));
  const no = 'not-permitted';
  expect(await kinds(owner)).toEqual(['made', no, no, no, no]);
  expect(await kinds(admin)).toEqual(['made', 'made', 'made', no, 'made']);
  expect([await kind(owner, owner), await kind(same, same), await kind(same, owner)]).toEqual([no, no, no]);
  expect(await kinds(null)).toEqual(Array(5).fill('made'));
  expect(await kind(null, 'person_nobody')).toBe('not-found');
});

test('a link for a new password works no more once the account reaches further, its maker is none, or it is disabled', async () => {
  const admin = await opened.add('admin', { '*': 'owner' });
  const owner = await opened.add('owner', { demo: 'owner' });
  const ann = await opened.add('ann', { demo: 'viewer' });
  const secret = secretOf(await makeResetLink(opened.people, owner, ann, NOW));
  const works = async () => (await lookAtLink(opened.people, secret, NOW)) !== null;
  expect(await works()).toBe(true);
  await opened.people.change((change) => change.setRole(ann, 'other', 'viewer'));
  expect(await works()).toBe(false);
  await removeMember(opened.people, admin, 'other', ann);
  await setDisabled(opened.people, admin, ann, true);
  expect([await works(), await accept(secret)]).toEqual([false, { kind: 'gone' }]);
  await setDisabled(opened.people, admin, ann, false);
  await changeRole(opened.people, admin, 'demo', owner, 'editor');
  expect([await works(), await accept(secret)]).toEqual([false, { kind: 'gone' }]);
});
