// Whatever people do with invitations, roles, links and tokens, in whatever order: nobody has a right that no owner gave, and an owner remains.

import { PARTS, ROLES, type Role, roleMay } from '@guidepost/contract/admin/rights';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { invite, makeResetLink } from './make-links.ts';
import { changeRole, removeMember, setDisabled } from './manage-people.ts';
import { createToken } from './manage-tokens.ts';
import { NOW, type OpenedPeople, openPeople } from './opened-people.fixture.ts';
import { SCOPES } from './scopes.ts';
import { acceptLink } from './use-links.ts';

const CLIENTS = [null, 'demo', 'other'] as const;
const NAMES = ['root', 'ann', 'ben', 'eve', 'kim', 'new'] as const;

type Act =
  | {
      readonly kind: 'invite';
      readonly by: string;
      readonly who: string;
      readonly client: string | null;
      readonly role: Role;
    }
  | {
      readonly kind: 'role';
      readonly by: string;
      readonly who: string;
      readonly client: string | null;
      readonly role: Role;
    }
  | { readonly kind: 'remove'; readonly by: string; readonly who: string; readonly client: string | null }
  | { readonly kind: 'disable'; readonly by: string; readonly who: string; readonly disabled: boolean }
  /** With the nth link that was made; `as`: who is signed in. */
  | { readonly kind: 'accept'; readonly nth: number; readonly as: string }
  | { readonly kind: 'reset'; readonly by: string; readonly who: string }
  | { readonly kind: 'token'; readonly by: string; readonly client: string; readonly scope: string };

const name = fc.constantFrom(...NAMES);
/** Those who may do much do it more often, else most would be refused. */
const by = fc.constantFrom(...NAMES, 'root', 'root', 'ann', 'ann');
const client = fc.constantFrom(...CLIENTS);
const role = fc.constantFrom(...ROLES);
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('invite' as const), by, who: name, client, role }),
    fc.record({ kind: fc.constant('role' as const), by, who: name, client, role }),
    fc.record({ kind: fc.constant('remove' as const), by, who: name, client }),
    fc.record({ kind: fc.constant('disable' as const), by, who: name, disabled: fc.boolean() }),
    fc.record({ kind: fc.constant('accept' as const), nth: fc.nat(5), as: name }),
    fc.record({ kind: fc.constant('reset' as const), by, who: name }),
    fc.record({
      ...{ kind: fc.constant('token' as const), by },
      ...{ client: fc.constantFrom('demo', 'other'), scope: fc.constantFrom(...SCOPES, 'people:change') },
    }),
  ),
  { minLength: 30, maxLength: 60, size: 'max' },
);

/** What owners gave, by address and client, whether it was taken or not. A role includes the smaller ones. */
class Given {
  readonly #given = new Map<string, Role[]>();

  add(email: string, at: string | null, what: Role): void {
    const key = `${email} ${at}`;
    this.#given.set(key, [...(this.#given.get(key) ?? []), what]);
  }

  has(email: string, at: string | null, what: Role): boolean {
    return (this.#given.get(`${email} ${at}`) ?? []).includes(what);
  }
}

/** Ids of people who came by an invitation are made at random. */
const find = async ({ people }: OpenedPeople, who: string) => people.findByEmail(`${who}@shop.example`);

/** By what the store says, and not by the code under test. */
async function isOwner(opened: OpenedPeople, who: string, at: string | null): Promise<boolean> {
  const found = await find(opened, who);
  if (found === null || found.person.disabledAt !== null) return false;
  return found.roles.some((held) => held.role === 'owner' && (held.client === null || held.client === at));
}

test('nobody ever has a right that no owner gave, no token more than its maker, and an owner remains', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const opened = await openPeople();
      const given = new Given();
      const links: string[] = [];
      const tokens: string[] = [];
      try {
        await opened.add('root', { '*': 'owner' });
        given.add('root', null, 'owner');
        for (const [who, at, what] of [
          ['ann', 'demo', 'owner'],
          ['ben', 'other', 'owner'],
          ['eve', 'demo', 'editor'],
          ['kim', 'demo', 'viewer'],
        ] as const) {
          await opened.add(who, { [at]: what });
          given.add(who, at, what);
        }
        // Somebody with roles in two shops, of which each has an owner of its own.
        await opened.people.change((change) => change.setRole('person_kim', 'other', 'viewer'));
        given.add('kim', 'other', 'viewer');
        for (const act of sequence) {
          await carryOut(opened, act, given, links, tokens);
          await check(opened, given, tokens);
        }
      } finally {
        await opened.close();
      }
    }),
    runs(15),
  );
});

async function carryOut(
  opened: OpenedPeople,
  act: Act,
  given: Given,
  links: string[],
  tokens: string[],
): Promise<void> {
  const { people, parts } = opened;
  const idOf = async (who: string) => (await find(opened, who))?.person.id ?? 'person_nobody';
  const by = 'by' in act ? await idOf(act.by) : '';
  switch (act.kind) {
    case 'invite': {
      const isTheirs = await isOwner(opened, act.by, act.client);
      const made = await invite(
        people,
        by,
        { email: `${act.who}@shop.example`, client: act.client, role: act.role },
        NOW,
      );
      if (made.kind !== 'invited') return;
      expect(isTheirs).toBe(true);
      given.add(act.who, act.client, act.role);
      links.push(made.link.secret);
      return;
    }
    case 'role': {
      const isTheirs = await isOwner(opened, act.by, act.client);
      const changed = await changeRole(people, by, act.client, await idOf(act.who), act.role);
      if (changed.kind !== 'changed') return;
      expect(isTheirs).toBe(true);
      given.add(act.who, act.client, act.role);
      return;
    }
    case 'remove': {
      const isTheirs = act.by === act.who || (await isOwner(opened, act.by, act.client));
      const removed = await removeMember(people, by, act.client, await idOf(act.who));
      if (removed.kind === 'changed') expect(isTheirs).toBe(true);
      return;
    }
    case 'disable': {
      const isTheirs = await isOwner(opened, act.by, null);
      const done = await setDisabled(people, by, await idOf(act.who), act.disabled, NOW);
      if (done.kind === 'done') expect(isTheirs).toBe(true);
      return;
    }
    case 'accept': {
      const [secret, signedIn] = [links[act.nth] ?? '', (await find(opened, act.as))?.person.id ?? null];
      const acceptance = { name: 'Newcomer', password: 'purple lantern drifts sideways', agent: '', signedIn };
      await acceptLink(parts, { secret, ...acceptance }, NOW);
      return;
    }
    case 'reset': {
      const reach = (await find(opened, act.who))?.roles ?? [];
      const covers = await Promise.all(reach.map((held) => isOwner(opened, act.by, held.client)));
      const made = await makeResetLink(people, by, await idOf(act.who), NOW);
      if (made.kind !== 'made') return;
      expect([act.by === act.who, covers.includes(false)]).toEqual([false, false]);
      links.push(made.link.secret);
      return;
    }
    case 'token': {
      const made = await createToken(people, by, act.client, { name: 'CI', scopes: [act.scope] }, NOW);
      if (made.kind === 'created') tokens.push(made.token);
    }
  }
}

async function check(opened: OpenedPeople, given: Given, tokens: readonly string[]): Promise<void> {
  for (const who of NAMES)
    for (const held of (await find(opened, who))?.roles ?? [])
      expect(given.has(who, held.client, held.role), `${who} is ${held.role} of ${held.client}`).toBe(true);
  expect((await opened.people.listOwners(null)).length).toBeGreaterThan(0);
  for (const token of tokens) {
    const caller = await opened.callers.ofToken(token, NOW);
    if (caller === null) continue;
    expect(caller.mayDo(null, 'catalogs', 'read')).toBe(false);
    const maker = await opened.people.findPerson(caller.person.id);
    for (const at of ['demo', 'other'])
      for (const part of PARTS)
        for (const access of ['read', 'change'] as const) {
          if (!caller.mayDo(at, part, access)) continue;
          const roles = maker?.roles.filter((held) => held.client === null || held.client === at) ?? [];
          expect(roles.some((held) => roleMay(held.role, part, access))).toBe(true);
          expect([part, access]).not.toEqual(['people', 'change']);
        }
  }
}
