// The promises of PeopleStore about people, roles and links.

import { expect, test } from 'vitest';
import { readAllPages } from '../../../lists/page.ts';
import { insertPersons, link, person, signIn, token } from './people.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const keepsPeople = (stores: () => TwoStores): void => {
  test('a person comes back as put in, by id and by address, with every role', async () => {
    const { one, other } = stores();
    const [a, b] = [person('a'), person('b', { language: null, password: null, disabledAt: 7 })];
    await insertPersons(one.people, a, b);
    await one.people.change(async (change) => {
      await change.setRole('a', 'demo', 'viewer');
      await change.setRole('a', null, 'owner');
      await change.setRole('a', 'demo', 'editor');
    });
    const roles = [
      { client: null, role: 'owner' },
      { client: 'demo', role: 'editor' },
    ];
    expect(await other.people.findPerson('a')).toEqual({ person: a, roles });
    expect(await other.people.findByEmail('b@shop.example')).toEqual({ person: b, roles: [] });
    expect(await other.people.findByEmail('B@shop.example')).toBeNull();
    expect(await other.people.findPerson('c')).toBeNull();
  });

  test('whether there is anybody is known, and no two people have one address', async () => {
    const { one, other } = stores();
    expect(await other.people.hasPeople()).toBe(false);
    await insertPersons(one.people, person('a'));
    expect(await other.people.hasPeople()).toBe(true);
    await expect(insertPersons(other.people, person('b', { email: 'a@shop.example' }))).rejects.toThrow();
    expect(await other.people.findPerson('b')).toBeNull();
  });

  test('a change of a person changes what it names and nothing else', async () => {
    const { people } = stores().one;
    await insertPersons(people, person('a'), person('b'));
    await people.change((change) => change.updatePerson('a', { name: 'Ann', password: null, disabledAt: 9 }));
    await people.change((change) => change.updatePerson('b', {}));
    expect((await people.findPerson('a'))?.person).toEqual(person('a', { name: 'Ann', password: null, disabledAt: 9 }));
    expect((await people.findPerson('b'))?.person).toEqual(person('b'));
  });

  test('a change that fails leaves nothing of itself', async () => {
    const { one, other } = stores();
    const failing = one.people.change(async (change) => {
      await change.insertPerson(person('a'));
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await other.people.hasPeople()).toBe(false);
  });

  test('of changes at the same time each sees what the one before did, in whatever process', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    await one.people.change(async (change) => {
      await change.setRole('a', 'demo', 'owner');
      await change.setRole('b', 'demo', 'owner');
    });
    const leave = (store: typeof one, who: string) =>
      store.people.change(async (change) => {
        if ((await change.listOwners('demo')).length === 1) return false;
        await change.setRole(who, 'demo', null);
        return true;
      });
    const left = await Promise.all([leave(one, 'a'), leave(other, 'b'), leave(other, 'a'), leave(one, 'b')]);
    expect(left.filter(Boolean).length).toBeGreaterThan(0);
    expect(await one.people.listOwners('demo')).toHaveLength(1);
  });

  test('owners are those of the very client, or of all, who are not disabled', async () => {
    const { people } = stores().one;
    await insertPersons(people, person('a'), person('b'), person('c', { disabledAt: 1 }), person('d'));
    await people.change(async (change) => {
      for (const who of ['a', 'b', 'c']) await change.setRole(who, 'demo', 'owner');
      await change.setRole('b', 'demo', 'editor');
      await change.setRole('d', null, 'owner');
    });
    expect(await people.listOwners('demo')).toEqual(['a']);
    expect(await people.listOwners(null)).toEqual(['d']);
    expect(await people.listOwners('other')).toEqual([]);
  });

  test('members of a client are those with a role for it or for all, in the order they came, page by page', async () => {
    const { people } = stores().one;
    const [a, b, c, d] = [3, 2, 1, 2].map((createdAt, nth) => person('abcd'.charAt(nth), { createdAt }));
    if (!a || !b || !c || !d) throw new Error('four people');
    await insertPersons(people, a, b, c, d, person('e'));
    await people.change(async (change) => {
      await change.setRole('a', 'demo', 'viewer');
      await change.setRole('b', 'other', 'owner');
      await change.setRole('c', null, 'owner');
      await change.setRole('d', 'demo', 'editor');
      await change.setRole('d', null, 'viewer');
    });
    const listed = (client: string | null) =>
      readAllPages(({ after }) => people.listMembers(client, { after, limit: 1 }));
    expect(await listed('demo')).toEqual([
      { person: c, role: null, roleForAll: 'owner' },
      { person: d, role: 'editor', roleForAll: 'viewer' },
      { person: a, role: 'viewer', roleForAll: null },
    ]);
    expect((await listed(null)).map(({ person: { id }, role }) => [id, role])).toEqual([
      ['c', null],
      ['d', null],
    ]);
  });

  test('a person is found by the identity that a provider gave them, and by no other', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    const identity = { issuer: 'https://id.example', subject: '17' };
    await one.people.change((change) => change.insertIdentity(identity, 'a'));
    expect((await other.people.findByIdentity(identity))?.person.id).toBe('a');
    expect(await other.people.findByIdentity({ ...identity, issuer: 'https://evil.example' })).toBeNull();
    expect(await other.people.findByIdentity({ ...identity, subject: '1' })).toBeNull();
    expect(await other.people.findSubject('https://id.example', 'a')).toBe('17');
    expect(await other.people.findSubject('https://id.example', 'b')).toBeNull();
    await expect(other.people.change((change) => change.insertIdentity(identity, 'b'))).rejects.toThrow();
  });

  test('a person who is deleted leaves nothing behind that would prove anything', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    await one.people.change(async (change) => {
      for (const who of ['a', 'b']) {
        await change.setRole(who, 'demo', 'owner');
        await change.insertSignIn(signIn(`signin_${who}`, who));
        await change.insertToken(token(`token_${who}`, who));
        await change.insertIdentity({ issuer: 'i', subject: who }, who);
        await change.insertLink(link(`link_${who}`, { kind: 'reset', email: `${who}@shop.example` }));
      }
      await change.deletePerson('a');
      await change.deletePerson('nobody');
    });
    const left = async (who: string) => [
      await other.people.findSignIn(`digest of signin_${who}`),
      await other.people.findToken(`digest of token_${who}`),
      await other.people.findLink(`digest of link_${who}`),
      await other.people.findPerson(who),
      await other.people.findByIdentity({ issuer: 'i', subject: who }),
    ];
    expect(await left('a')).toEqual([null, null, null, null, null]);
    expect(await left('b')).not.toContain(null);
    expect(await other.people.listOwners('demo')).toEqual(['b']);
  });

  test('a link comes back as put in, and of those who take it at the same time one gets it', async () => {
    const { one, other } = stores();
    const first = link('link_0', { kind: 'first-owner', email: null, emailWritten: null, client: null, role: null });
    const all = [first, link('link_1'), link('link_2', { kind: 'reset', madeBy: null })];
    await one.people.change(async (change) => {
      for (const each of all) await change.insertLink(each);
    });
    for (const each of all) expect(await other.people.findLink(each.digest)).toEqual(each);
    const taken = await Promise.all(
      [one, other, one, other].map(({ people }) => people.change((change) => change.deleteLink('link_1'))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await one.people.findLink('digest of link_1')).toBeNull();
  });

  test('links are voided by what they are for; open invitations are listed for their client', async () => {
    const { people } = stores().one;
    await people.change(async (change) => {
      await change.insertLink(link('link_1', { kind: 'first-owner', email: null }));
      await change.insertLink(link('link_2', { kind: 'reset', email: 'a@shop.example', client: null }));
      await change.insertLink(link('link_3', { kind: 'reset', email: 'b@shop.example', client: null }));
      await change.insertLink(link('link_4', { createdAt: 2 }));
      await change.insertLink(link('link_5', { createdAt: 1 }));
      await change.insertLink(link('link_6', { client: null }));
      await change.deleteLinks('first-owner', null);
      await change.deleteLinks('reset', 'a@shop.example');
    });
    const found = await Promise.all([1, 2, 3].map((nth) => people.findLink(`digest of link_${nth}`)));
    expect(found.map((each) => each?.id)).toEqual([undefined, undefined, 'link_3']);
    expect((await people.listInvitations('demo')).map(({ id }) => id)).toEqual(['link_5', 'link_4']);
    expect((await people.listInvitations(null)).map(({ id }) => id)).toEqual(['link_6']);
    const ofNew = (await people.listInvitationsOf('new@shop.example')).map(({ id }) => id);
    expect([ofNew, await people.listInvitationsOf('b@shop.example')]).toEqual([['link_5', 'link_4', 'link_6'], []]);
  });

  test('resets for an address are voided by who made them', async () => {
    const { people } = stores().one;
    const reset = { kind: 'reset', email: 'a@shop.example', client: null } as const;
    await people.change(async (change) => {
      for (const [id, others] of Object.entries({
        link_1: { madeBy: 'a' },
        link_2: { madeBy: 'b' },
        link_3: { madeBy: null },
        link_4: { madeBy: 'a', email: 'b@shop.example' },
      }))
        await change.insertLink(link(id, { ...reset, ...others }));
      await change.insertLink(link('link_5', { email: 'a@shop.example', madeBy: 'a' }));
      await change.deleteResetsBy('a', 'a@shop.example');
    });
    const found = await Promise.all([1, 2, 3, 4, 5].map((nth) => people.findLink(`digest of link_${nth}`)));
    expect(found.map((each) => each !== null)).toEqual([false, true, true, true, true]);
  });

  test('links that expired are dropped, and no other', async () => {
    const { people } = stores().one;
    await people.change(async (change) => {
      for (const at of [9, 10, 11]) await change.insertLink(link(`link_${at}`, { expiresAt: at }));
      await change.dropLinks(10);
    });
    expect((await people.listInvitations('demo')).map(({ id }) => id)).toEqual(['link_11']);
  });

  test('a role that is damaged is none', async () => {
    const { one, tamper } = stores();
    await insertPersons(one.people, person('a'));
    await one.people.change((change) => change.setRole('a', 'demo', 'viewer'));
    await tamper("update person_roles set role = 'emperor'");
    expect((await one.people.findPerson('a'))?.roles).toEqual([]);
    expect(await one.people.listOwners('demo')).toEqual([]);
  });
};
