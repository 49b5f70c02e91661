// Everything that needs a catalog reports a missing one in the same words.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainMend } from '@guidepost/fault/plain-remedy';
import { mend, mendOf } from '@guidepost/fault/remedy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { checkAdvisorFile } from './check-advisor-file.ts';
import { draftFromCatalog } from './draft-from-catalog.ts';
import { simulateAdvisor, USUAL_SIMULATION } from './simulate-advisor.ts';

let folder: string;
let stores: DefinitionStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-unknown-'));
  stores = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  const settings = { client: 'kaffee', catalog: 'main', currency: null, language: null, mapping: null };
  await writeCatalog(stores.catalogs, settings, 'replace', [], () => [], 1);
});
afterAll(async () => {
  await stores.close();
  rmSync(folder, { recursive: true });
});

const file = (client: string, catalog: string): string =>
  `advisor: a\nclient: ${client}\nname: A\nlanguage: en\ncatalog: ${catalog}\nquestions:\n  - { id: b, type: SINGLE, role: filter, title: B, attribute: brand }\n`;

test.each([
  ['kaffee', 'mian', 'The client "kaffee" has no catalog "mian". Did you mean `main`? The client has: main.'],
  ['kafee', 'main', /^There is no client "kafee"\. Did you mean `kaffee`\? It has the catalog main\./],
])('check, draft and simulate say the same of %s/%s', async (client, catalog, words) => {
  const { findings } = await checkAdvisorFile(stores, { name: 'a.yaml', text: file(client, catalog) });
  const checked = findings.find(({ code }) => code === 'unknown-catalog');
  const said = mend`${checked?.message ?? ''} ${mendOf(checked?.mend ?? '')}`;
  expect(plainMend(said)).toMatch(words);
  const order = { client, catalog, advisor: 'a', language: null, mostQuestions: 5 };
  const drafted = await draftFromCatalog(stores.catalogs, order);
  expect(drafted).toMatchObject({ kind: 'unknown-catalog', message: checked?.message, mend: checked?.mend });
  const target = { file: { name: 'a.yaml', text: file(client, catalog) } };
  expect(await simulateAdvisor(stores, target, USUAL_SIMULATION, () => {})).toEqual({ kind: 'unknown-catalog', said });
});
