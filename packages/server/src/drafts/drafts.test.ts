// Drafts from their beginning to their end, in a real store.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAdvisorFile } from '@guidepost/advisor-file/read/read-advisor-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditActor } from '../audit/audit-store.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { openDefinitions } from '../storage/definitions/open-definitions.ts';
import { compareStates } from './compare-states.ts';
import { createDraft, type DraftStart } from './create-draft.ts';
import { fileOf } from './draft-file.ts';
import type { DraftOperation } from './draft-operation.ts';
import { EDITS_KEPT } from './draft-store.ts';
import { type EditOutcome, editDraft } from './edit-draft.ts';
import { discardDraft, replaceDraft, restoreDraft } from './replace-draft.ts';

let folder: string;
let store: DefinitionStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-drafts-'));
  store = await openDefinitions({ kind: 'embedded', folder }, 'if-empty');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const ADA = { kind: 'person', id: 'a', name: 'Ada' } as const;
const GRACE = { kind: 'token', id: 'g', name: 'Grace' } as const;

const LAMPS = { client: 'shop', advisor: 'lamps' };

const FILE = `# What our lamps are for.
advisor: lamps
client: shop
name: Lamp finder
language: en
catalog: lamps
questions:
  # People know their room.
  - id: room
    type: SINGLE
    role: filter
    title: "Which room?"   # asked first
    attribute: room
    answers:
      - { id: bath, title: Bathroom }
      - { id: 10, title: 1.10 }
  - id: style
    type: MULTIPLE
    role: preference
    title: Which style?
    attribute: style
    ask_if: { room: { any_of: [10] } }
texts:
  de: { room.title: Welcher Raum?, room.bath.title: Bad }
`;

const begin = async (
  start: DraftStart = { kind: 'file', name: 'lamps.yaml', text: FILE },
  name = LAMPS,
  at?: number,
) => {
  const outcome = await createDraft(store, { ...name, start, by: ADA }, at);
  if (outcome.kind !== 'created') throw new Error(JSON.stringify(outcome));
  return outcome;
};

const edit = (
  base: number,
  operations: readonly DraftOperation[],
  by: AuditActor = ADA,
  at?: number,
): Promise<EditOutcome> => editDraft(store.drafts, { ...LAMPS, base, operations, by }, at);

const edited = async (...order: Parameters<typeof edit>) => {
  const outcome = await edit(...order);
  if (outcome.kind !== 'edited') throw new Error(JSON.stringify(outcome));
  return outcome;
};

const title = (value: string, question = 'room'): DraftOperation => ({
  ...{ kind: 'set', path: ['questions', question, 'title'], value },
});

const current = async () => {
  const draft = await store.drafts.find('shop', 'lamps');
  if (draft === null) throw new Error('there is no draft');
  return draft;
};

describe('a draft begins', () => {
  test('from nothing, with a name, a language and a catalog', async () => {
    const { document, draft } = await begin({ kind: 'nothing', name: 'Lamps', language: 'de', catalog: 'lamps' });
    const about = { advisor: 'lamps', client: 'shop', name: 'Lamps', language: 'de', catalog: 'lamps' };
    expect(document).toEqual({ ...about, questions: [] });
    expect([draft.revision, draft.createdBy, draft.basedOn]).toEqual([1, ADA, null]);
  });

  test('from a file, in which numbers that are texts keep their spelling', async () => {
    const { document, named } = await begin();
    expect(document).toMatchObject({
      questions: [{ answers: [{ id: 'bath' }, { id: '10', title: '1.10' }] }, { ask_if: { room: { any_of: ['10'] } } }],
    });
    expect(named).toBeNull();
  });

  test('from a file of another shop, which it says', async () => {
    const name = { client: 'other', advisor: 'lights' };
    const { document, named } = await begin(undefined, name);
    expect(document).toMatchObject(name);
    expect(named).toEqual(LAMPS);
  });

  test('from a version, the published one or another', async () => {
    const reading = readAdvisorFile(FILE, 'lamps.yaml');
    if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
    await store.advisors.publish(reading.advisor, FILE.replace('Lamp finder', 'First'), 1);
    await store.advisors.publish(reading.advisor, FILE, 2);
    const published = await begin({ kind: 'version', version: null });
    expect([published.document.name, published.draft.basedOn]).toEqual(['Lamp finder', 2]);
    await discardDraft(store.drafts, { ...LAMPS, base: 1, by: ADA });
    const first = await begin({ kind: 'version', version: 1 });
    expect([first.document.name, first.draft.basedOn, first.draft.revision]).toEqual(['First', 1, 3]);
    expect(fileOf(first.draft.cells, 'yaml')).toBe(FILE.replace('Lamp finder', 'First'));
  });

  test('as a copy of a draft, or of a version where there is no draft', async () => {
    const reading = readAdvisorFile(FILE, 'lamps.yaml');
    if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
    await store.advisors.publish(reading.advisor, FILE, 1);
    const copied = { client: 'shop', advisor: 'copied' };
    const ofVersion = await begin({ kind: 'copy', advisor: 'lamps' }, copied);
    expect(ofVersion.document).toMatchObject({ ...copied, name: 'Lamp finder' });
    await begin();
    await edited(1, [title('Where?')]);
    const ofDraft = await begin({ kind: 'copy', advisor: 'lamps' }, { client: 'shop', advisor: 'again' });
    expect(ofDraft.document).toMatchObject({ advisor: 'again', questions: [{ title: 'Where?' }, {}] });
    expect(fileOf(ofDraft.draft.cells, 'yaml')).toContain('# People know their room.');
    const none = await createDraft(store, { ...LAMPS, advisor: 'x', start: { kind: 'copy', advisor: 'y' }, by: ADA });
    expect(none).toEqual({ kind: 'no-advisor' });
  });

  test('once: who comes second is told', async () => {
    await begin();
    await edited(1, [title('Where?')]);
    const start = { kind: 'file', name: 'lamps.yaml', text: FILE } as const;
    expect(await createDraft(store, { ...LAMPS, start, by: GRACE })).toEqual({ kind: 'exists', revision: 2 });
  });

  test.each([
    ['questions:\n  - id: a\n  - id: b\n  - id: a\n', 4, 'Another one has the id `a`, too.'],
    ['questions:\n  - title: A\n', 2, 'It has no `id`, by which it could be changed.'],
    ['questions: many\n', 1, 'There must be a list here.'],
    ['name: A\nname: B\n', 2, ''],
    ['- a\n', 1, 'There must be members here.'],
  ])('from no file in which parts cannot be told apart: %j', async (text, line, message) => {
    const outcome = await createDraft(store, { ...LAMPS, start: { kind: 'file', name: 'f.yaml', text }, by: ADA });
    if (outcome.kind !== 'unreadable') throw new Error(outcome.kind);
    expect(outcome.faults).toHaveLength(1);
    expect(outcome.faults[0]).toMatchObject({ file: 'f.yaml', line, message: expect.stringContaining(message) });
  });

  test('also from a file that is wrong, and is what the file says', async () => {
    const text =
      'name: 7\nresults: { limit: many }\nquestions:\n  - { id: a, type: ODD, where: .inf }\ncolour: [red]\n';
    const { document } = await begin({ kind: 'file', name: 'f.yaml', text });
    expect(document).toEqual({
      ...LAMPS,
      ...{ name: '7', results: { limit: 'many' }, colour: ['red'] },
      questions: [{ id: 'a', type: 'ODD', where: '.inf' }],
    });
  });
});

describe('two people who edit at once', () => {
  beforeEach(() => begin());

  test('do not disturb each other while they change different questions', async () => {
    await edited(1, [title('Where?', 'style')], GRACE);
    const { document, isMerged, draft } = await edited(1, [title('In which room?')]);
    expect(document).toMatchObject({ questions: [{ title: 'In which room?' }, { title: 'Where?' }] });
    expect([isMerged, draft.revision]).toEqual([true, 3]);
  });

  test('see both texts if they change the same one, with who was first, and nothing of the second edit is made', async () => {
    await edited(1, [title('Where?')], GRACE, 77);
    const outcome = await edit(1, [{ kind: 'set', path: ['name'], value: 'Lights' }, title('In which room?')]);
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [
        {
          ...{ operation: 1, path: ['questions', 'room', 'title'], about: 'value' },
          ...{ base: 'Which room?', mine: 'In which room?', theirs: 'Where?' },
          by: { revision: 2, who: GRACE, at: 77 },
        },
      ],
    });
    expect((await current()).revision).toBe(2);
    expect(fileOf((await current()).cells, 'json')).toContain('"Lamp finder"');
  });

  test('who then chooses, does it from what is there now', async () => {
    await edited(1, [title('Where?')], GRACE);
    const { document } = await edited(2, [title('In which room?')]);
    expect(document).toMatchObject({ questions: [{ title: 'In which room?' }, {}] });
  });

  test('may mean the same', async () => {
    await edited(1, [title('Where?')], GRACE);
    const { draft, inverse } = await edited(1, [title('Where?')]);
    expect([draft.revision, inverse]).toEqual([2, []]);
  });

  test('may both move and change the same question', async () => {
    await edited(1, [{ kind: 'move', path: ['questions', 'room'] }], GRACE);
    const { document } = await edited(1, [title('Where?')]);
    expect(document).toMatchObject({ questions: [{ id: 'style' }, { id: 'room', title: 'Where?' }] });
  });

  test('may both add a question at the same place, and begin the same list or language', async () => {
    const add = (id: string): DraftOperation => ({ kind: 'insert', path: ['questions'], value: { id }, after: 'room' });
    const answer = (id: string): DraftOperation => ({
      kind: 'insert',
      path: ['questions', 'style', 'answers'],
      value: { id },
    });
    const text = (path: string): DraftOperation => ({ kind: 'set', path: ['texts', 'fr', path], value: path });
    await edited(1, [add('b'), answer('x'), text('room.title')], GRACE);
    const { document } = await edited(1, [add('a'), answer('y'), text('style.title')]);
    expect(document).toMatchObject({
      questions: [{ id: 'room' }, { id: 'a' }, { id: 'b' }, { id: 'style', answers: [{ id: 'y' }, { id: 'x' }] }],
      texts: { fr: { 'room.title': 'room.title', 'style.title': 'style.title' } },
    });
  });

  test('may both add a question at the same place, and what is placed between them stays there when that is reversed', async () => {
    const add = (id: string, after: string): DraftOperation => ({
      kind: 'insert',
      path: ['questions'],
      value: { id },
      after,
    });
    await edited(1, [add('a', 'room')], ADA);
    await edited(1, [add('b', 'room')], GRACE);
    const { draft } = await edited(3, [add('x', 'a')], ADA);
    await edited(4, [{ kind: 'undo', revision: draft.revision }], ADA);
    const { document } = await edited(4, [add('c', 'x')], GRACE);
    expect(document.questions).toMatchObject([{ id: 'room' }, { id: 'a' }, { id: 'c' }, { id: 'b' }, { id: 'style' }]);
  });

  test.each<[string, DraftOperation, DraftOperation, object]>([
    [
      'one deletes a question that the other changed',
      title('Where?'),
      { kind: 'remove', path: ['questions', 'room'] },
      { path: ['questions', 'room'], theirs: { title: 'Where?' }, mine: undefined },
    ],
    [
      'one changes a question that the other deleted',
      { kind: 'remove', path: ['questions', 'room'] },
      { kind: 'set', path: ['questions', 'room', 'description'], value: 'A hint.' },
      { path: ['questions', 'room', 'description'], mine: 'A hint.', theirs: undefined },
    ],
    [
      'one deletes a question to which the other added an answer',
      { kind: 'insert', path: ['questions', 'style', 'answers'], value: { id: 'x' } },
      { kind: 'remove', path: ['questions', 'style'] },
      { path: ['questions', 'style'], theirs: { answers: [{ id: 'x' }] } },
    ],
    [
      'one deletes a question that the other translated',
      { kind: 'set', path: ['texts', 'fr', 'room.bath.title'], value: 'Bain' },
      { kind: 'remove', path: ['questions', 'room'] },
      { path: ['texts', 'fr', 'room.bath.title'], theirs: 'Bain', base: undefined },
    ],
    [
      'one translates a question that the other deleted',
      { kind: 'remove', path: ['questions', 'room'] },
      { kind: 'set', path: ['texts', 'fr', 'room.bath.title'], value: 'Bain' },
      { path: ['questions', 'room'], theirs: undefined },
    ],
    [
      'both move the same question',
      { kind: 'move', path: ['questions', 'style'], after: null },
      { kind: 'remove', path: ['questions', 'style'] },
      { path: ['questions', 'style'], about: 'place', base: 'room', theirs: null },
    ],
    [
      'both add a question with the same id',
      { kind: 'insert', path: ['questions'], value: { id: 'new', title: 'A' } },
      { kind: 'insert', path: ['questions'], value: { id: 'new', title: 'B' } },
      { path: ['questions', 'new'], mine: { id: 'new', title: 'B' }, theirs: { id: 'new', title: 'A' } },
    ],
    [
      'one adds a question with the id that the other gave to another',
      { kind: 'rename', path: ['questions', 'style'], id: 'new' },
      { kind: 'insert', path: ['questions'], value: { id: 'new' } },
      { mine: { id: 'style' }, theirs: { id: 'new' } },
    ],
    [
      'one sets a condition of which the other changed a part',
      { kind: 'set', path: ['questions', 'style', 'ask_if'], value: { room: { any_of: ['bath'] } } },
      { kind: 'set', path: ['questions', 'style', 'ask_if'], value: { room: { none_of: ['10'] } } },
      { base: { room: { any_of: ['10'] } }, theirs: { room: { any_of: ['bath'] } } },
    ],
  ])('choose where %s', async (_, theirs, mine, conflict) => {
    await edited(1, [theirs], GRACE);
    const outcome = await edit(1, [mine]);
    if (outcome.kind !== 'conflict') throw new Error(outcome.kind);
    expect(outcome.conflicts).toHaveLength(1);
    expect(outcome.conflicts[0]).toMatchObject({ operation: 0, ...conflict, by: { who: GRACE, revision: 2 } });
  });

  test('do not go on from what somebody believed that was never there', async () => {
    const outcome = await edit(1, [{ ...title('Where?'), was: 'What room?' } as DraftOperation]);
    expect(outcome).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: 'Which room?', by: null }] });
  });

  test('send a request again whose answer was lost, and nothing is done twice', async () => {
    const operations: DraftOperation[] = [
      title('Where?'),
      { kind: 'insert', path: ['questions'], value: { id: 'new', title: 'New' }, after: null },
      { kind: 'move', path: ['questions', 'style'], after: null },
      { kind: 'remove', path: ['texts', 'de', 'room.title'] },
    ];
    const first = await edited(1, operations);
    const again = await edited(1, operations);
    expect([again.draft.revision, again.document]).toEqual([2, first.document]);
  });
});

describe('an edit', () => {
  beforeEach(() => begin());

  test('that renames a question and an answer renames them wherever they are named', async () => {
    const { document, inverse } = await edited(1, [
      { kind: 'rename', path: ['questions', 'room'], id: 'place' },
      { kind: 'rename', path: ['questions', 'place', 'answers', '10'], id: 'desk' },
      { kind: 'rename', path: ['questions', 'place', 'answers', 'bath'], id: 'spa' },
    ]);
    expect(document).toMatchObject({
      questions: [
        { id: 'place', answers: [{ id: 'spa' }, { id: 'desk' }] },
        { ask_if: { place: { any_of: ['desk'] } } },
      ],
      texts: { de: { 'place.title': 'Welcher Raum?', 'place.spa.title': 'Bad' } },
    });
    expect(Object.keys((document.texts as { de: object }).de)).toHaveLength(2);
    const back = await edited(2, inverse);
    expect(fileOf(back.draft.cells, 'yaml')).toBe(FILE);
  });

  test('that deletes a question takes its texts along', async () => {
    const { document } = await edited(1, [{ kind: 'remove', path: ['questions', 'room', 'answers', 'bath'] }]);
    expect(document).toMatchObject({ texts: { de: { 'room.title': 'Welcher Raum?' } } });
    const after = await edited(2, [{ kind: 'remove', path: ['questions', 'room'] }]);
    expect(after.document.texts).toBeUndefined();
  });

  test.each<[string, DraftOperation]>([
    ['a question that is not there', title('x', 'nowhere')],
    ['a part of a condition', { kind: 'set', path: ['questions', 'style', 'ask_if', 'room'], value: {} }],
    ['an id by setting it', { kind: 'set', path: ['questions', 'room', 'id'], value: 'x' }],
    ['a question into another one', { kind: 'set', path: ['questions', 'room'], value: { id: 'x' } }],
    ['whose advisor it is', { kind: 'set', path: ['advisor'], value: 'x' }],
    ['nothing', { kind: 'remove', path: [] }],
    ['a member by moving it', { kind: 'move', path: ['name'] }],
    ['an id to one that is taken', { kind: 'rename', path: ['questions', 'room'], id: 'style' }],
    ['a place after what is not there', { kind: 'move', path: ['questions', 'room'], after: 'x' }],
    ['a list of what is none', { kind: 'insert', path: ['results'], value: { id: 'x' } }],
    ['an edit that never was', { kind: 'undo', revision: 7 }],
    ['what nests without an end', { kind: 'set', path: ['where'], value: nested(70) }],
  ])('cannot change %s', async (_, operation) => {
    const outcome = await edit(1, [title('Where?', 'style'), operation]);
    expect(outcome).toMatchObject({
      kind: 'meaningless',
      fault: { operation: 1, message: expect.stringMatching(/\.$/) },
    });
    expect((await current()).revision).toBe(1);
  });

  test('cannot make a draft larger than an advisor file may be', async () => {
    expect(await edit(1, [title('x'.repeat(1024 * 1024))])).toEqual({ kind: 'too-large' });
  });

  test('on a revision that is to come, or on no draft, is refused', async () => {
    expect(await edit(2, [title('x')])).toEqual({ kind: 'unknown-base', revision: 1 });
    expect(await editDraft(store.drafts, { client: 'shop', advisor: 'x', base: 1, operations: [], by: ADA })).toEqual({
      kind: 'no-draft',
    });
  });
});

const nested = (levels: number): Record<string, never> => (levels === 0 ? {} : ({ not: nested(levels - 1) } as never));

describe('undo', () => {
  test('leads back through 200 edits, and redo forth again', async () => {
    const begun = await begin();
    const texts = [fileOf(begun.draft.cells, 'json')];
    for (let nth = 1; nth <= 200; nth += 1) {
      const { draft } = await edited(nth, [
        title(`Title ${nth}`),
        { kind: 'insert', path: ['questions'], value: { id: `q${nth}` }, after: null },
      ]);
      texts.push(fileOf(draft.cells, 'json'));
    }
    let revision = 201;
    for (let nth = 200; nth >= 1; nth -= 1) {
      const { draft } = await edited(revision, [{ kind: 'undo', revision: nth + 1 }]);
      revision = draft.revision;
      expect(fileOf(draft.cells, 'json')).toBe(texts[nth - 1]);
    }
    const redone = await edited(revision, [{ kind: 'undo', revision }]);
    expect(fileOf(redone.draft.cells, 'json')).toBe(texts[1]);
  });

  test('leaves what others changed, and tells if they changed the same', async () => {
    await begin();
    await edited(1, [title('Where?')]);
    await edited(2, [title('What style?', 'style')], GRACE);
    const { document } = await edited(3, [{ kind: 'undo', revision: 2 }]);
    expect(document).toMatchObject({ questions: [{ title: 'Which room?' }, { title: 'What style?' }] });
    await edited(4, [title('Style?', 'style')]);
    expect(await edit(5, [{ kind: 'undo', revision: 3 }])).toMatchObject({
      kind: 'conflict',
      conflicts: [
        { path: ['questions', 'style', 'title'], base: 'What style?', mine: 'Which style?', theirs: 'Style?' },
      ],
    });
  });
});

describe('a state', () => {
  test('of the last 90 days can be brought back, also after the draft was discarded', async () => {
    await begin(undefined, LAMPS, 1);
    for (let nth = 1; nth <= 5; nth += 1) await edited(nth, [title(`Title ${nth}`)], ADA, 1 + nth);
    const discarded = await discardDraft(store.drafts, { ...LAMPS, base: 6, by: GRACE }, 10);
    expect(discarded.kind).toBe('changed');
    expect(await edit(6, [title('x')])).toEqual({ kind: 'no-draft' });
    const restored = await restoreDraft(store.drafts, { ...LAMPS, base: 7, revision: 3, by: ADA }, 11);
    expect(restored).toMatchObject({ kind: 'changed', document: { questions: [{ title: 'Title 2' }, {}] } });
    const later = EDITS_KEPT + 5;
    await edited(8, [title('Later')], ADA, later);
    expect(await restoreDraft(store.drafts, { ...LAMPS, base: 9, revision: 3, by: ADA }, later)).toEqual({
      kind: 'unknown-state',
    });
    expect(await restoreDraft(store.drafts, { ...LAMPS, base: 9, revision: 5, by: ADA }, later)).toMatchObject({
      kind: 'changed',
      document: { questions: [{ title: 'Title 4' }, {}] },
    });
  });

  test('is brought back, discarded or replaced only by who saw what is there', async () => {
    await begin();
    await edited(1, [title('Where?')], GRACE);
    const order = { ...LAMPS, base: 1, by: ADA };
    const outdated = { kind: 'outdated', revision: 2 };
    expect(await restoreDraft(store.drafts, { ...order, revision: 1 })).toEqual(outdated);
    expect(await discardDraft(store.drafts, order)).toEqual(outdated);
    expect(await replaceDraft(store.drafts, { ...order, file: { name: 'f', text: FILE } })).toEqual(outdated);
    const replaced = await replaceDraft(store.drafts, { ...order, base: 2, file: { name: 'f', text: FILE } });
    expect(replaced).toMatchObject({ kind: 'changed', document: { questions: [{ title: 'Which room?' }, {}] } });
    const undone = await edited(3, [{ kind: 'undo', revision: 3 }]);
    expect(undone.document).toMatchObject({ questions: [{ title: 'Where?' }, {}] });
  });

  test('is compared with another one, or with a version, as a person would', async () => {
    await begin();
    await edited(1, [
      { kind: 'rename', path: ['questions', 'room'], id: 'place' },
      title('Where?', 'place'),
      { kind: 'move', path: ['questions', 'place'] },
      { kind: 'insert', path: ['questions'], value: { id: 'new', title: 'New' }, after: null },
      { kind: 'remove', path: ['questions', 'place', 'answers', 'bath'] },
      { kind: 'set', path: ['results', 'limit'], value: 5 },
      { kind: 'set', path: ['texts', 'de', 'place.title'], value: 'Wo?' },
    ]);
    const now = { kind: 'draft', revision: null } as const;
    const compared = await compareStates(store, LAMPS, { kind: 'draft', revision: 1 }, now);
    if (compared.kind !== 'compared') throw new Error(compared.kind);
    expect(
      compared.differences.map(({ kind, of, path, before, after }) => [kind, of, path.join('/'), before, after]),
    ).toEqual([
      ['added', 'member', 'results/limit', undefined, 5],
      ['added', 'question', 'questions/new', undefined, { id: 'new', title: 'New' }],
      ['changed', 'member', 'questions/style/ask_if', { room: { any_of: ['10'] } }, { place: { any_of: ['10'] } }],
      ['moved', 'question', 'questions/place', null, 'style'],
      ['changed', 'member', 'questions/place/id', 'room', 'place'],
      ['changed', 'member', 'questions/place/title', 'Which room?', 'Where?'],
      ['removed', 'answer', 'questions/room/answers/bath', { id: 'bath', title: 'Bathroom' }, undefined],
      ['removed', 'text', 'texts/de/room.title', 'Welcher Raum?', undefined],
      ['removed', 'text', 'texts/de/room.bath.title', 'Bad', undefined],
      ['added', 'text', 'texts/de/place.title', undefined, 'Wo?'],
    ]);
    const reading = readAdvisorFile(FILE, 'lamps.yaml');
    if ('faults' in reading) throw new Error(JSON.stringify(reading.faults));
    await store.advisors.publish(reading.advisor, FILE, 1);
    const published = { kind: 'version', version: null } as const;
    expect(await compareStates(store, LAMPS, published, { kind: 'draft', revision: 1 })).toMatchObject({
      kind: 'compared',
      differences: [],
    });
    const unknown = { kind: 'version', version: 9 } as const;
    expect(await compareStates(store, LAMPS, unknown, now)).toEqual({ kind: 'unknown', state: unknown });
  });
});

describe('the file of a draft', () => {
  test('is the text that it was made from, as long as nothing was changed', async () => {
    expect(fileOf((await begin()).draft.cells, 'yaml')).toBe(FILE);
  });

  test('keeps comments, quotes and lines around what was changed', async () => {
    await begin();
    const { draft } = await edited(1, [
      title('In which room?'),
      { kind: 'set', path: ['results', 'limit'], value: 5 },
      { kind: 'insert', path: ['questions', 'room', 'answers'], value: { id: 'hall', title: 'Hall' }, after: 'bath' },
      { kind: 'remove', path: ['questions', 'style'] },
    ]);
    const expected = FILE.replace('"Which room?"', '"In which room?"')
      .replace(/ {2}- id: style[\s\S]*?(?=texts:)/, '')
      .replace('      - { id: 10', '      - id: hall\n        title: Hall\n      - { id: 10')
      .replace('catalog: lamps\n', 'catalog: lamps\nresults: { limit: 5 }\n');
    expect(fileOf(draft.cells, 'yaml')).toBe(expected);
  });

  test('without a text before is written anew, and read as the same', async () => {
    const { document, draft } = await begin({
      kind: 'file',
      name: 'f.json',
      text: JSON.stringify({
        ...LAMPS,
        questions: [{ id: 'a', answers: [{ id: 'x' }], title: 'no', ask_if: { b: { any_of: ['1'] } } }],
      }),
    });
    const yaml = fileOf(draft.cells, 'yaml');
    expect(yaml).toContain('\n    ask_if: { b: { any_of: [ "1" ] } }\n    answers:\n      - { id: x }\n');
    const copy = await begin({ kind: 'file', name: 'f.yaml', text: yaml }, { client: 'shop', advisor: 'copy' });
    expect(copy.document).toEqual({ ...document, advisor: 'copy' });
    expect(JSON.parse(fileOf(draft.cells, 'json'))).toEqual(document);
  });
});
