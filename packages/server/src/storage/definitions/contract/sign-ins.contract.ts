// The promises of PeopleStore about what proves who somebody is: sign-ins and tokens.

import { expect, test } from 'vitest';
import { insertPersons, person, signIn, token } from './people.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

export const keepsSignIns = (stores: () => TwoStores): void => {
  test('a sign-in comes back as put in, and those of a person are listed, the newest first', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    const [first, second, foreign] = [signIn('s1', 'a'), signIn('s2', 'a', { createdAt: 9e12 }), signIn('s3', 'b')];
    await one.people.change(async (change) => {
      for (const each of [first, second, foreign]) await change.insertSignIn(each);
    });
    expect(await other.people.findSignIn('digest of s1')).toEqual(first);
    expect(await other.people.findSignIn('s1')).toBeNull();
    expect(await other.people.listSignIns('a')).toEqual([second, first]);
  });

  test('a sign-in is ended by whom it belongs to, once', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    await one.people.change((change) => change.insertSignIn(signIn('s1', 'a')));
    expect(await one.people.endSignIn('b', 's1')).toBe(false);
    expect(await one.people.endSignIn('a', 's1')).toBe(true);
    expect(await other.people.endSignIn('a', 's1')).toBe(false);
    expect(await other.people.findSignIn('digest of s1')).toBeNull();
  });

  test('all sign-ins of a person end at once, or all but one, and nobody else is touched', async () => {
    const { people } = stores().one;
    await insertPersons(people, person('a'), person('b'));
    await people.change(async (change) => {
      for (const id of ['s1', 's2', 's3']) await change.insertSignIn(signIn(id, 'a'));
      await change.insertSignIn(signIn('s4', 'b'));
    });
    const ids = async (of: string) => (await people.listSignIns(of)).map(({ id }) => id);
    expect(await people.change((change) => change.endSignIns('a', 's2'))).toBe(2);
    expect(await ids('a')).toEqual(['s2']);
    expect(await people.change((change) => change.endSignIns('a', null))).toBe(1);
    expect([await ids('a'), await ids('b')]).toEqual([[], ['s4']]);
  });

  test('when it was seen last never goes back, and what is over is dropped', async () => {
    const { people } = stores().one;
    await insertPersons(people, person('a'));
    await people.change(async (change) => {
      await change.insertSignIn(signIn('idle', 'a', { seenAt: 9, expiresAt: 100 }));
      await change.insertSignIn(signIn('old', 'a', { seenAt: 40, expiresAt: 50 }));
      await change.insertSignIn(signIn('good', 'a', { seenAt: 5, expiresAt: 51 }));
    });
    await people.markSeen('good', 40);
    await people.markSeen('good', 30);
    expect((await people.findSignIn('digest of good'))?.seenAt).toBe(40);
    await people.dropSignIns(10, 50);
    expect((await people.listSignIns('a')).map(({ id }) => id)).toEqual(['good']);
  });

  test('a token comes back as put in; those of a client are listed, of one maker or of all', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'), person('b'));
    const all = [token('t2', 'a'), token('t1', 'b', { usedOn: '2026-11-26', revokedAt: 5, scopes: [] })];
    await one.people.change(async (change) => {
      for (const each of all) await change.insertToken(each);
      await change.insertToken(token('t3', 'a', { client: 'other', createdAt: 7 }));
    });
    expect(await other.people.findToken('digest of t2')).toEqual(all[0]);
    expect(await other.people.findTokenById('demo', 't1')).toEqual(all[1]);
    expect(await other.people.findTokenById('other', 't1')).toBeNull();
    const ids = async (client: string, madeBy: string | null) =>
      (await other.people.listTokens(client, madeBy)).map(({ id }) => id);
    expect([await ids('demo', null), await ids('demo', 'a'), await ids('other', 'b')]).toEqual([
      ['t1', 't2'],
      ['t2'],
      [],
    ]);
  });

  test('a token is revoked once, and only by the name of its client', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'));
    await one.people.change((change) => change.insertToken(token('t1', 'a')));
    expect(await one.people.revokeToken('other', 't1', 5)).toBe(false);
    const done = await Promise.all([
      one.people.revokeToken('demo', 't1', 6),
      other.people.revokeToken('demo', 't1', 7),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect([6, 7]).toContain((await other.people.findToken('digest of t1'))?.revokedAt);
  });

  test('the day on which a token was used last never goes back', async () => {
    const { people } = stores().one;
    await insertPersons(people, person('a'));
    await people.change((change) => change.insertToken(token('t1', 'a')));
    for (const day of ['2026-11-26', '2026-11-27', '2026-11-25']) await people.markUsed('t1', day);
    expect((await people.findToken('digest of t1'))?.usedOn).toBe('2026-11-27');
  });

  test('a scope that is damaged is left out, and a list of scopes that cannot be read is empty', async () => {
    const { one, tamper } = stores();
    await insertPersons(one.people, person('a'));
    await one.people.change((change) => change.insertToken(token('t1', 'a')));
    await tamper(`update access_tokens set scopes = '["advisors:read","people:change","all"]'`);
    expect((await one.people.findToken('digest of t1'))?.scopes).toEqual(['advisors:read']);
    await tamper("update access_tokens set scopes = '['");
    expect((await one.people.findToken('digest of t1'))?.scopes).toEqual([]);
  });

  test('every change of people changes the mark that processes follow', async () => {
    const { one, other } = stores();
    await insertPersons(one.people, person('a'));
    const marks = [await other.adminMark()];
    const changes = [
      () => one.people.change((change) => change.insertSignIn(signIn('s1', 'a'))),
      () => one.people.endSignIn('a', 's1'),
      () => one.people.change((change) => change.setRole('a', 'demo', 'owner')),
      () => one.people.change((change) => change.updatePerson('a', { disabledAt: 3 })),
      () => one.people.change((change) => change.insertToken(token('t1', 'a'))),
      () => one.people.revokeToken('demo', 't1', 4),
    ];
    for (const change of changes) {
      await change();
      marks.push(await other.adminMark());
    }
    expect(new Set(marks).size).toBe(changes.length + 1);
  });
};
