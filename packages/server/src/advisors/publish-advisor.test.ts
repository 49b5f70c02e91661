import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogStore } from '../catalogs/catalog-store.ts';
import { product } from '../storage/definitions/contract/catalogs.fixture.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { publishAdvisor } from './publish-advisor.ts';
import { rollbackAdvisor } from './rollback-advisor.ts';
import { simulateAdvisor } from './simulate-advisor.ts';
import { unpublishAdvisor } from './unpublish-advisor.ts';

const ADVISOR = `advisor: lamps
client: shop
name: Lamps
language: en
catalog: lamps
questions:
  - id: room
    type: SINGLE
    role: filter
    title: Which room?
    answers:
      - { id: bath, title: Bath, where: { room: bath } }
      - { id: hall, title: Hall, where: { room: hall } }
`;

let folder: string;
let stores: DefinitionStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-publish-'));
  stores = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  await importRooms('bath', 'hall');
});
afterEach(async () => {
  await stores.close();
  rmSync(folder, { recursive: true });
});

const importRooms = (...rooms: string[]) =>
  writeCatalog(
    stores.catalogs,
    { client: 'shop', catalog: 'lamps', currency: 'EUR', language: 'en', mapping: null },
    'replace',
    rooms.flatMap((room) => [1, 2].map((nth) => product(`${room}-${nth}`, { attributes: { room } }))),
    () => [{ name: rooms.includes('none') ? 'place' : 'room', type: 'text', unit: null, label: null }],
    1,
  );

/** A catalog that is imported again right after it was read for the check. */
const changingOnce = (...rooms: string[]): CatalogStore => {
  let isChanged = false;
  return {
    ...stores.catalogs,
    async *read(client, catalog) {
      yield* stores.catalogs.read(client, catalog);
      if (!isChanged) await importRooms(...rooms);
      isChanged = true;
    },
  };
};

const FILE = { name: 'lamps.yaml', text: ADVISOR };

test('what is published was checked against the catalog as it is, also when that changes during the check', async () => {
  const changing = { ...stores, catalogs: changingOnce('bath', 'hall', 'attic') };
  const outcome = await publishAdvisor(changing, FILE);
  expect(outcome).toMatchObject({ kind: 'published', version: 1, report: { catalog: { revision: 2, products: 6 } } });
});

test('an advisor that no longer fits a catalog that changed during the check is not published', async () => {
  const changing = () => ({ ...stores, catalogs: changingOnce('none') });
  const outcome = await publishAdvisor(changing(), FILE);
  expect(outcome).toMatchObject({ kind: 'refused', report: { catalog: { revision: 2 } } });
  expect(await stores.advisors.findPublished('shop', 'lamps')).toBeNull();

  await importRooms('bath', 'hall');
  await publishAdvisor(stores, FILE);
  await stores.advisors.unpublish('shop', 'lamps');
  expect((await rollbackAdvisor(changing(), 'shop', 'lamps', 1)).kind).toBe('refused');
  expect(await stores.advisors.findPublished('shop', 'lamps')).toBeNull();
});

test('an advisor is taken off once, and then it is said which are published', async () => {
  await publishAdvisor(stores, FILE);
  await publishAdvisor(stores, { name: 'others.yaml', text: ADVISOR.replace('advisor: lamps', 'advisor: others') });
  expect(await unpublishAdvisor(stores.advisors, 'shop', 'lamps')).toEqual({ kind: 'unpublished' });
  const known = { kind: 'not-published', known: ['others'] };
  expect(await unpublishAdvisor(stores.advisors, 'shop', 'lamps')).toEqual(known);
});

test('a file that may be of one shop only is published for no other, and nothing is said of what the other has', async () => {
  const outcome = await publishAdvisor(stores, { ...FILE, client: 'other' });
  expect(outcome).toMatchObject({ kind: 'refused', report: { advisor: null, catalog: null } });
  expect(outcome.report.findings.map(({ code, line, mend }) => [code, line, mend])).toEqual([
    ['other-client', 2, 'Write `client: other`.'],
  ]);
  expect(await stores.advisors.findPublished('shop', 'lamps')).toBeNull();
  const target = { file: { ...FILE, client: 'other' } };
  expect(await simulateAdvisor(stores, target, {})).toMatchObject({ kind: 'has-errors' });
  expect((await publishAdvisor(stores, { ...FILE, client: 'shop' })).kind).toBe('published');
});
