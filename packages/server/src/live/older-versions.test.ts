import { beforeEach, expect, it } from 'vitest';
import type { LiveAdvisor, VersionName } from './live-advisor.ts';
import { OlderVersions } from './older-versions.ts';

const named = (version: number): VersionName => ({ client: 'shop', advisor: 'lamps', version });
/** Nothing here looks at more of it. */
const made = (name: VersionName, binding = 0) => ({ ...name, binding }) as LiveAdvisor;

let loaded: number[];
let load: (wanted: VersionName) => Promise<LiveAdvisor | null>;
let older: OlderVersions;
beforeEach(() => {
  loaded = [];
  load = async (wanted) => made(wanted);
  older = new OlderVersions((wanted) => {
    loaded.push(wanted.version);
    return load(wanted);
  });
});

it('loads a version once for all who ask for it, and then has it at once', async () => {
  const [one, other] = await Promise.all([older.find(named(1)), older.find(named(1))]);
  expect(one).toMatchObject(named(1));
  expect(other).toBe(one);
  expect(older.find(named(1))).toBe(one);
  expect(loaded).toEqual([1]);
});

it('keeps a hundred, those that were used last', async () => {
  for (let version = 0; version < 100; version += 1) older.keep(made(named(version)));
  expect(older.find(named(0))).toMatchObject(named(0));
  older.keep(made(named(100)));
  expect([...older.kept]).toHaveLength(100);
  expect(older.find(named(0))).toMatchObject(named(0));
  await older.find(named(1));
  expect(loaded).toEqual([1]);
});

it('tells what cannot be served, does not try it for each request, and serves it once it can', async () => {
  load = () => Promise.reject(new Error('torn'));
  expect(await older.find(named(3))).toBeNull();
  expect(older.find(named(3))).toBeNull();
  expect(loaded).toEqual([3]);
  expect(older.unserved).toEqual([{ kind: 'version', client: 'shop', id: 'lamps', problem: 'version 3: torn' }]);
  await older.tryAgain();
  expect(older.unserved).toHaveLength(1);
  load = async (wanted) => made(wanted);
  await older.tryAgain();
  expect(older.unserved).toEqual([]);
  expect(older.find(named(3))).toMatchObject(named(3));
});

it('a version that there is not is asked for again', async () => {
  load = async () => null;
  expect(await older.find(named(1))).toBeNull();
  expect(await older.find(named(1))).toBeNull();
  expect(loaded).toEqual([1, 1]);
  expect(older.unserved).toEqual([]);
});

it('what was renewed takes the place of what was kept, and what could not be is loaded when it is asked for', async () => {
  for (const version of [1, 2]) older.keep(made(named(version)));
  older.renew((live) => {
    if (live.version === 2) throw new Error('no such attribute');
    return made(live, 7);
  });
  expect(older.find(named(1))).toMatchObject({ binding: 7 });
  expect(await older.find(named(2))).toMatchObject(named(2));
  expect(loaded).toEqual([2]);
});
