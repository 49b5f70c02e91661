// What a merchandiser is told of a file and a catalog: everything in one round, at the word to be changed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attribute } from '@guidepost/engine/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYOUT, packCatalog } from '../catalogs/snapshot-pieces.ts';
import { type SnapshotAtHand, takeSnapshot } from '../catalogs/take-snapshot.ts';
import { spell } from '../cli/spell-remedy.ts';
import { buildCatalog } from '../live/build-catalog.ts';
import { product } from '../storage/definitions/contract/catalogs.fixture.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { writeCatalog } from '../storage/write-catalog.fixture.ts';
import { checkAdvisorFile, mendAdvisor } from './check-advisor-file.ts';

const COFFEE = `advisor: coffee
client: kaffee
name: Kaffeeberater
language: de
catalog: main
questions:
  - id: art
    type: SINGLE
    role: filter
    title: Was suchen Sie?
    answers:
      - { id: kapsel, title: Kapseln, where: { art: [Kapselmaschine] } }
      - { id: hebel, title: Handhebel, where: { art: Handhebel } }
  - id: breite
    type: SINGLE
    role: filter
    title: Wie breit?
    answers:
      - { id: schmal, title: Bis 20 cm, where: { breite: { lte: 20 } } }
      - { id: breit, title: Breiter, where: { breite: { gt: 20 } } }
texts:
  en:
    art.title: What are you looking for?
`;

let folder: string;
let stores: DefinitionStore;

const attribute = (name: string, type: Attribute['type']): Attribute => ({ name, type, unit: null, label: null });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-check-'));
  stores = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
  const kinds = ['Kapselmaschine', 'Handhebel', 'Vollautomat'];
  const products = kinds.flatMap((art, nth) =>
    [18, 25].map((breite) => product(`${nth}-${breite}`, { attributes: { art, breite } })),
  );
  const of = { client: 'kaffee', catalog: 'main', currency: 'EUR', language: 'de', mapping: null };
  const attributes = [attribute('art', 'text'), attribute('breite', 'number')];
  await writeCatalog(stores.catalogs, of, 'replace', products, () => attributes, 1);
  const unmeasured = [...kinds, ...kinds, ...kinds].map((art, nth) => product(`${nth}-?`, { attributes: { art } }));
  const gaps = { ...of, client: 'moebel' };
  await writeCatalog(stores.catalogs, gaps, 'replace', [...products, ...unmeasured], () => attributes, 1);
});
afterAll(async () => {
  await stores.close();
  rmSync(folder, { recursive: true });
});

const check = async (text: string) => (await checkAdvisorFile(stores, { name: 'a.yaml', text })).findings;
const mend = (text: string) => mendAdvisor(stores, { name: 'a.yaml', text });

test('a misspelt client is told at the client, with the one that was meant, and can be mended', async () => {
  const wrong = COFFEE.replace('client: kaffee', 'client: kafee');
  const [finding] = (await check(wrong)).filter(({ severity }) => severity === 'error');
  expect(finding).toMatchObject({ line: 2, code: 'unknown-catalog', message: 'There is no client "kafee".' });
  expect(spell(finding?.mend ?? '')).toContain('Did you mean `kaffee`? It has the catalog main.');
  expect((await mend(wrong)).text).toBe(COFFEE);
});

test('a misspelt catalog is told at the catalog; where no client is near, those that there are', async () => {
  const [finding] = await check(COFFEE.replace('catalog: main', 'catalog: mian'));
  expect(finding).toMatchObject({ line: 5, mend: 'Did you mean `main`? The client has: main.' });
  const [other] = await check(COFFEE.replace('client: kaffee', 'client: bikes'));
  expect(other).toMatchObject({ line: 2, message: 'There is no client "bikes".' });
  expect(spell(other?.mend ?? '')).toContain('Clients are: kaffee, moebel. For a new one, import a file as bikes/');
  expect(spell(other?.mend ?? '')).toContain('(guidepost import FILE --client bikes --catalog ');
});

test('--fix mends a misspelt value and a misspelt path of a text, where only one can be meant', async () => {
  const wrong = COFFEE.replace('[Kapselmaschine]', '[Kapselmachine]').replace('art.title:', 'art.titel:');
  const { text, mended } = await mend(wrong);
  expect(text).toBe(COFFEE);
  expect(mended).toHaveLength(2);
});

test('--fix leaves a short word alone that may be another word, and values that may be meant', async () => {
  const other = COFFEE.replace('art: Handhebel }', 'art: Handhubelwagen }');
  expect((await mend(other)).text).toBe(other);
});

test('a misspelt attribute is told in the same round as a misspelt member', async () => {
  const wrong = COFFEE.replace('role: filter', 'rolle: filter').replace('breite: { lte', 'briete: { lte');
  const findings = (await check(wrong)).filter(({ severity }) => severity === 'error');
  expect(findings.map(({ line, code }) => [line, code])).toEqual([
    [9, 'file'],
    [19, 'unknown-attribute'],
  ]);
  expect(findings[1]?.mend).toBe('Did you mean `breite`?');
});

test('texts that a language lacks are a note with their number and paths; numbers with units need none', async () => {
  const notes = (await check(COFFEE)).filter(({ code }) => code === 'texts-missing');
  expect(notes).toMatchObject([{ severity: 'note', line: 23 }]);
  expect(notes[0]?.message).toBe(
    "en: 5 of 6 texts are missing and are shown in the advisor's own language (de): `art.kapsel.title`, `art.hebel.title`, `breite.title`, `breite.schmal.title` and 1 more.",
  );
  const figures = COFFEE.replace('Bis 20 cm', '20 cm').replace('Breiter', '25');
  expect((await check(figures)).find(({ code }) => code === 'texts-missing')?.message).toContain('en: 3 of 4 texts');
  const codes = (await check(COFFEE.slice(0, COFFEE.indexOf('texts:')))).map(({ code }) => code);
  expect(codes).not.toContain('texts-missing');
});

test("the file's own language has no texts that are missing, whatever it calls attributes", async () => {
  const shown = COFFEE.slice(0, COFFEE.indexOf('texts:')).replace(
    'questions:',
    'results: { attributes: [breite] }\nquestions:',
  );
  const named = `${shown}\ntexts: { de: { results.breite.label: Wie breit sie ist } }\n`;
  expect((await check(named)).map(({ code, message }) => [code, message])).toEqual(
    (await check(shown)).map(({ code, message }) => [code, message]),
  );
});

test('a filter that loses products of unknown value is told, unless its author wrote that it drops them', async () => {
  const lossy = COFFEE.replace('client: kaffee', 'client: moebel');
  const codes = async (text: string) => (await check(text)).map(({ code }) => code);
  expect(await codes(lossy)).toContain('filter-drops-missing');
  const said = lossy.replace('title: Wie breit?', 'title: Wie breit?\n    missing: drop');
  expect(await codes(said)).not.toContain('filter-drops-missing');
});

test('a value that products have and no answer leads to is a note at the answers, with the number of products', async () => {
  const notes = (await check(COFFEE)).filter(({ code }) => code === 'values-without-answer');
  expect(notes).toMatchObject([{ severity: 'note', line: 12, pointer: '/questions/0/answers' }]);
  expect(notes[0]?.message).toContain('`Vollautomat` (2 products) has no answer');
});

test('that most products have no value for a question that keeps them is a note at the question', async () => {
  const codes = async (text: string) => (await check(text)).map(({ code }) => code);
  const kept = COFFEE.replace('client: kaffee', 'client: moebel').replace(
    'title: Wie breit?',
    'title: Wie breit?\n    missing: keep',
  );
  expect(await codes(kept)).toContain('value-seldom-known');
  expect(await codes(kept.replace('missing: keep', 'missing: drop'))).not.toContain('value-seldom-known');
});

const REFERRING = COFFEE.slice(0, COFFEE.indexOf('texts:'))
  .replace('      - { id: kapsel, title: Kapseln, where: { art: [Kapselmaschine] } }', '      - { id: Kapselmaschine }')
  .replace('    answers:\n      - { id: Kapsel', '    attribute: art\n    answers:\n      - { id: Kapsel')
  .replace('title: Wie breit?', 'title: Wie breit?\n    ask_if: { art: { any_of: [Kapselmaschine] } }');

test('--fix mends the word that no product has, never the one that products have towards it', async () => {
  expect((await check(REFERRING)).filter(({ severity }) => severity !== 'note')).toEqual([]);
  const wrong = REFERRING.replace('{ id: Kapselmaschine }', '{ id: kapselmaschine }');
  const found = await check(wrong);
  const [answer, reference] = ['answer-never-offered', 'file'].map((code) => found.find((each) => each.code === code));
  expect(answer).toMatchObject({ line: 13, severity: 'warning', fix: { value: 'Kapselmaschine' } });
  expect(reference).toMatchObject({
    severity: 'error',
    mend: 'The answer in line 13 is what is misspelled: no product has `kapselmaschine`.',
  });
  expect(reference).not.toHaveProperty('fix');
  expect((await mend(wrong)).text).toBe(REFERRING);
});

test('--fix changes no reference to an answer that no product satisfies', async () => {
  const wrong = REFERRING.replace('{ id: Kapselmaschine }', '{ id: Kapselmaschinen-Set }').replace(
    '[Kapselmaschine]',
    '[Kapselmaschinenset]',
  );
  expect(await mend(wrong)).toMatchObject({ text: wrong, mended: [] });
});

test('--fix makes no change that leaves as much to mend, such as of an answer that several others refer to as it is', async () => {
  const wrong = REFERRING.replaceAll('Kapselmaschine', 'kapselmaschine');
  expect((await mend(wrong)).text).toBe(REFERRING);
  const names = 'texts: { en: { art.kapselmaschine.title: Capsules }, fr: { art.kapselmaschine.title: Capsules } }';
  const several = `${wrong}${names}\n`;
  expect(await mend(several)).toMatchObject({ text: several, mended: [] });
});

test('--fix of a client that was misspelt is kept, whatever shows then', async () => {
  const wrong = COFFEE.replace('art: Handhebel }', 'art: Zangenhebel }');
  const client = wrong.replace('client: kaffee', 'client: kafee');
  expect((await mend(client)).text).toBe(wrong);
});

test('aliases are checked like what they stand for, however many; of nothing and of too much they are told, and nothing fails', async () => {
  const answers = Array.from({ length: 150 }, (_, nth) => `{ id: a${nth}, title: *t, where: { breite: ${nth} } }`);
  const many = COFFEE.replace('title: Wie breit?', 'title: &t Wie breit?').replace(
    '      - { id: schmal, title: Bis 20 cm,',
    `      - ${answers.join('\n      - ')}\n      - { id: schmal, title: Bis 20 cm,`,
  );
  const report = await checkAdvisorFile(stores, { name: 'kaffee.yaml', text: many });
  expect(report.advisor?.questions[1]).toMatchObject({ answers: { length: 152 } });
  const bomb = `a: &a [x, x]\n${[...'bcdefghijklmnopqrstuvwxyz'].map((name, nth) => `${name}: &${name} [${`*${'abcdefghijklmnopqrstuvwxyz'[nth]}, `.repeat(20)}]\n`).join('')}`;
  // A name that can be mended, so that the file is changed too.
  for (const [text, told] of [
    [COFFEE.replace('name: Kaffeeberater', 'nmae: *nothing'), /stands for what is named `&nothing`/],
    [COFFEE.replace('name: Kaffeeberater', 'nmae: &n [*n]'), /stands for what is named `&n`/],
    [bomb + COFFEE.replace('name:', 'nmae:'), /Aliases make the file too large/],
  ] as const) {
    const { findings, advisor } = await checkAdvisorFile(stores, { name: 'kaffee.yaml', text });
    expect(advisor).toBeNull();
    expect(findings.map(({ message }) => message).join('\n')).toMatch(told);
  }
});

test('a version that was published before texts had limits is checked as it was meant then', async () => {
  const long = COFFEE.replace('Was suchen Sie?', 'Was? '.repeat(200));
  const { advisor, findings } = await checkAdvisorFile(stores, { name: 'kaffee.yaml', text: long });
  expect(advisor).toBeNull();
  expect(findings).toMatchObject([
    { line: 10, column: 12, pointer: '/questions/0/title', mend: 'Shorten it to 500 characters.' },
  ]);
  const published = await checkAdvisorFile(stores, { name: 'kaffee.yaml', text: long, origin: 'published' });
  expect(published.advisor?.questions[0]?.title).toHaveLength(999);
});

test('a snapshot at hand is taken if it is the newest of that catalog, and only then', async () => {
  const file = { name: 'kaffee.yaml', text: COFFEE };
  const proving = { seconds: 5 };
  const { attributes = [], revision = 0 } = (await stores.catalogs.find('kaffee', 'main')) ?? {};
  const whole = await takeSnapshot(attributes, stores.catalogs.read('kaffee', 'main'), revision);
  const fromStore = await checkAdvisorFile(stores, file, proving);
  // Nothing is in it, so it shows whether it was taken.
  const empty = async function* () {};
  const bare = await takeSnapshot(attributes, empty(), revision);
  const own = { client: 'kaffee', catalog: 'main' };
  const check = (atHand: SnapshotAtHand) => checkAdvisorFile(stores, file, proving, atHand);
  expect(await check({ ...own, snapshot: whole })).toEqual(fromStore);
  expect(await check({ ...own, snapshot: bare })).not.toEqual(fromStore);
  expect(await check({ ...own, snapshot: { ...bare, revision: revision - 1 } })).toEqual(fromStore);
  expect(await check({ ...own, client: 'moebel', snapshot: bare })).toEqual(fromStore);
  expect(await check({ ...own, catalog: 'other', snapshot: bare })).toEqual(fromStore);
});

test('--fix mends more mistakes than are told at once', async () => {
  const answers = (title: string) =>
    Array.from(
      { length: 230 },
      (_, nth) => `      - { id: a${nth}, ${title}: Art ${nth}, where: { art: Kapselmaschine } }\n`,
    );
  const whole = (title: string) =>
    `advisor: kaffee\nclient: kaffee\nname: Kaffee\nlanguage: de\ncatalog: main\nquestions:\n  - id: art\n    type: SINGLE\n    role: filter\n    title: Welche?\n    answers:\n${answers(title).join('')}`;
  expect((await check(whole('titel'))).length).toBeLessThan(230);
  const { text, mended } = await mend(whole('titel'));
  expect(mended).toHaveLength(230);
  expect(text).toBe(whole('title'));
});

test('a check takes what was kept for the servers, and reads the products where nothing was', async () => {
  const file = { name: 'kaffee.yaml', text: COFFEE };
  const [client, catalog] = ['kaffee', 'main'];
  const found = (await stores.catalogs.find(client, catalog)) ?? expect.unreachable();
  const fromProducts = await checkAdvisorFile(stores, file, { seconds: 5 });
  const content = await buildCatalog(
    stores,
    found,
    (bytes) => new ArrayBuffer(bytes),
    async () => {},
  );
  const key = { client, catalog, revision: found.revision, layout: LAYOUT };
  await stores.snapshots.keep(key, await packCatalog(content, async () => {}));
  const unread = { ...stores.catalogs, read: () => expect.unreachable() };
  expect(await checkAdvisorFile({ ...stores, catalogs: unread }, file, { seconds: 5 })).toEqual(fromProducts);
});
