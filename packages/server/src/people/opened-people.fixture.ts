// For tests: a store of people in a folder of its own, and people in it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@guidepost/contract/admin/rights';
import { RecentFailures } from '../limits/recent-failures.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitionStore } from '../storage/definitions/sqlite/sqlite-definition-store.ts';
import { Callers } from './callers.ts';
import { HashQueue } from './hash-queue.ts';
import type { SigningParts } from './log-in.ts';
import { LogInLimits } from './log-in-limits.ts';
import { hashPassword } from './password-hash.ts';
import type { PeopleStore, Person } from './people-store.ts';
import { type BegunSignIn, beginSignIn } from './sign-ins.ts';

export const NOW = Date.parse('2026-11-26T12:00:00Z');
export const PASSWORD = 'vogel kiste regal donner';

export interface OpenedPeople {
  readonly store: DefinitionStore;
  readonly people: PeopleStore;
  readonly parts: SigningParts;
  readonly callers: Callers;
  /** Resolves to the id; the address is the id at shop.example. `roles`: by client, `*` for all. */
  add(name: string, roles?: Readonly<Record<string, Role>>, others?: Partial<Person>): Promise<string>;
  signIn(person: string, now?: number): Promise<BegunSignIn>;
  close(): Promise<void>;
}

/** Cheap; it is made anew at the first log-in. */
const hashed = hashPassword(PASSWORD, { memory: 8, passes: 1, lanes: 1 });

export async function openPeople(): Promise<OpenedPeople> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-people-'));
  const store = await openDefinitionStore({ path: join(folder, 'guidepost.db'), migrate: 'if-empty' });
  const { people } = store;
  const limits = new LogInLimits(new Uint8Array(32), (most, seconds) => new RecentFailures(most, seconds));
  return {
    store,
    people,
    parts: { people, hashes: new HashQueue(), limits },
    callers: new Callers(store),
    add: async (name, roles = {}, others = {}) => {
      const id = `person_${name}`;
      const email = `${name}@shop.example`;
      const password = await hashed;
      await people.change(async (change) => {
        const person = {
          id,
          email,
          emailWritten: email,
          name,
          language: null,
          password,
          createdAt: 1,
          disabledAt: null,
        };
        await change.insertPerson({ ...person, ...others });
        for (const [client, role] of Object.entries(roles))
          await change.setRole(id, client === '*' ? null : client, role);
      });
      return id;
    },
    signIn: (id, now = NOW) =>
      people.change(async (change) => {
        const found = await change.findPerson(id);
        if (found === null) throw new Error(`There is no ${id}.`);
        return beginSignIn(change, found.person, 'test', now);
      }),
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
